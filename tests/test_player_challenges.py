"""Computer players at strict tables: they challenge what everybody saw, and nothing else.

People do wrong things on purpose here. Whenever a chair could challenge a fault that has been seen
by all, a computer player in it finds one, also when the deal is over and only the house is awaited;
and what it finds is upheld, since it follows from what an onlooker saw.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from ridotto.bots import make_player
from ridotto.bots.bieten.novice import find_claim as find_in_bieten
from ridotto.bots.guimbarde.novice import find_challenge as find_in_guimbarde
from ridotto.bots.kaiserspiel.novice import find_challenge as find_in_kaiserspiel
from ridotto.bots.player_challenges import find_claim
from ridotto.games import GAMES
from ridotto.games.bieten import acts as bieten
from ridotto.games.bieten import events as in_bieten
from ridotto.games.bieten.faults import proved as proved_in_bieten
from ridotto.games.guimbarde import acts as guimbarde
from ridotto.games.guimbarde import events as in_guimbarde
from ridotto.games.guimbarde.faults import shown_true as shown_in_guimbarde
from ridotto.games.kaiserspiel import acts as kaiserspiel
from ridotto.games.kaiserspiel import events as in_kaiserspiel
from ridotto.games.kaiserspiel.faults import shown_true as shown_in_kaiserspiel
from ridotto.table import HOUSE, Action, Ask, View
from ridotto.testing import WatchedParty
from tests.strict_deals import Mischief

SHUFFLES: Final = (kaiserspiel.Shuffle, guimbarde.Shuffle, bieten.Shuffle)
DECISIONS: Final = (
    in_kaiserspiel.ChallengeDecided,
    in_guimbarde.ChallengeDecided,
    in_bieten.ChallengeDecided,
)
CHALLENGES: Final = (kaiserspiel.Challenge, guimbarde.Challenge, bieten.Challenge)


class Company(NamedTuple):
    """What is agreed, how long it lasts, how claims are found and proved, what is done seldom."""

    options: dict[str, Any]
    deals: int
    find: Callable[[View[Any]], Action | None]
    proved: Callable[[Any, Any], bool]
    seldom: tuple[type[Action], ...]


COMPANIES: Final = {
    "kaiserspiel": Company(
        {"partien": 500},
        200,
        find_in_kaiserspiel,
        shown_in_kaiserspiel,
        (kaiserspiel.Challenge, kaiserspiel.Leave, kaiserspiel.Rise, kaiserspiel.EnterFault),
    ),
    "guimbarde": Company(
        {"players": 3, "deals": 40},
        50,
        find_in_guimbarde,
        # A wrong card noticed before its trick is complete goes back, free: nothing to gain.
        lambda table, c: c.trick < table.deal.trick_number and shown_in_guimbarde(table, c),
        (guimbarde.Challenge, guimbarde.Rise, guimbarde.EnterFault),
    ),
    "bieten": Company(
        {"players": 3, "games": 40},
        50,
        find_in_bieten,
        proved_in_bieten,
        (bieten.Challenge, bieten.Rise, bieten.EnterFault),
    ),
}


def seen_by_all(company: Company, course: WatchedParty[Any], view: View[Any]) -> set[Action]:
    """What this chair may challenge, and an onlooker knows to be true."""
    onlooker = course.views[-1].table
    asked = (offer.action for offer in course.game.offers(view) if isinstance(offer, Ask))
    challenges = (action for action in asked if isinstance(action, CHALLENGES))
    return {action for action in challenges if company.proved(onlooker, action)}


def silent(dice: Random) -> Action:
    """No challenges but those of the players: a shuffle out of time is refused."""
    del dice
    return kaiserspiel.Shuffle(HOUSE, ())


@pytest.mark.parametrize("name", COMPANIES)
def test_players_challenge_what_everybody_saw_and_nothing_else(name: str) -> None:
    company, game = COMPANIES[name], GAMES[name]
    (rules, *_) = game.rule_sets.values()
    deals = during = after = seed = 0
    while deals < company.deals:
        seed += 1
        course = WatchedParty.open(game, rules.with_options(company.options), strict=True)
        play = Mischief(course, Random(seed), silent, company.seldom)
        while deals < company.deals and not game.over(course.state):
            claimed = claim_by_a_player(company, course)
            after += claimed and game.settled(course.state)
            during += claimed and not game.settled(course.state)
            done = play.act()
            deals += done is not None and isinstance(done[0], SHUFFLES)
    assert during > 5
    assert after > 5


def claim_by_a_player(company: Company, course: WatchedParty[Any]) -> bool:
    """Every chair finds what all have seen; the first that may speak does, and is right."""
    game = course.game
    settled = game.settled(course.state)
    for seat, view in enumerate(course.views[:-1]):
        known = seen_by_all(company, course, view)
        found = company.find(view)
        assert (found is not None) == bool(known)
        if found is None:
            continue
        assert found in known
        assert find_claim(game, view) == (found if settled else None)
        if settled:
            assert make_player(game.name, seed=1).act(view) == found
        if settled or seat in game.awaited(course.state):
            decided = next(event for event in course.do(found) if isinstance(event, DECISIONS))
            assert decided.upheld
            return True
    return False
