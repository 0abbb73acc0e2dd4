"""Computer players at strict tables of Minchiate, Taroc and Tresette, among people who err.

They challenge what a person would notice, after the count too. What they hold against somebody is
always true, since it follows from what their chair has seen.
"""

from importlib.resources import files
from typing import Any, Final

import pytest

from bench.strict import tables_of
from ridotto.bots import make_player
from ridotto.bots.game_players import players_of
from ridotto.bots.player_challenges import find_claim
from ridotto.cards import BACK
from ridotto.games import GAMES
from ridotto.games.minchiate.acts import Challenge, Ground
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Action, Seat, apply
from ridotto.table.acts import Shuffle
from ridotto.testing import WatchedParty
from ridotto.testing.challenge_decisions import decisions
from ridotto.testing.challenge_laws import StrictTable

DEALS: Final = {"minchiate": 12, "taroc": 16, "tresette": 36}


class Company(StrictTable[Any]):
    """People who err and never challenge, and computer players who do."""

    def __init__(self, name: str, seed: int) -> None:
        tables = tables_of(name)
        super().__init__(GAMES[name], tables[seed % len(tables)], seed)
        self.name = name
        self.spoken: list[Action] = []
        self.during = self.after = 0

    def play_deal(self) -> None:
        """One deal; after every act everybody says what he knows."""
        while not self.game.settled(self.course.state):
            action = self.mischief.next_act()
            if not isinstance(action, self.mischief.kind):
                self.try_act(action)
                # Seldom enough that something is left to say when the deal is over.
                if self.game.settled(self.course.state) or self.dice.random() < 0.2:
                    self.let_speak()
            if self.game.over(self.course.state):
                return

    def let_speak(self) -> None:
        """Whoever has something to challenge does it, until nobody has."""
        seats = range(self.game.seats(self.course.state))
        while sum(self.has_spoken(seat) for seat in seats):
            pass

    def has_spoken(self, seat: Seat) -> bool:
        """Does this chair hold something against somebody? Then it says so."""
        settled = self.game.settled(self.course.state)
        players = players_of(self.name)
        assert players is not None
        assert players.find_claim is not None
        found = players.find_claim(self.course.views[seat])
        assert find_claim(self.game, self.course.views[seat]) == (found if settled else None)
        if found is not None:
            self.speak(seat, found, settled=settled)
        return found is not None

    def speak(self, seat: Seat, found: Action, *, settled: bool) -> None:
        """He is offered it, and what he says is no doubtful matter."""
        assert found.seat == seat
        assert found in self.mischief.offered(seat)
        awaited = self.game.awaited(self.course.state)
        if seat in awaited or (settled and awaited == {HOUSE}):
            assert make_player(self.name, seed=1).act(self.course.views[seat]) == found
        self.spoken.append(found)
        self.during, self.after = self.during + (not settled), self.after + settled
        self.try_act(found)

    def all_seen(self) -> bool:
        """Is the deal over, and no card left over that only its owner has seen?"""
        onlooker = self.course.views[-1].table
        hands = [v for k, v in self.game.places(onlooker).items() if "hand" in k]
        return self.game.settled(self.course.state) and not any(BACK in hand for hand in hands)

    def would_be_upheld(self, challenge: Action) -> bool:
        """Would it be upheld by what lies open, without anybody showing his hand for it?"""
        state = self.course.state
        if not self.game.judge(state, challenge).admitted(strict=True):
            return False
        _, events = apply(self.game, state, challenge)
        return any(one.upheld and not getattr(one, "shown", ()) for one in decisions(events))


@pytest.mark.parametrize("name", DEALS)
def test_players_challenge_what_they_have_seen_and_only_what_is_true(name: str) -> None:
    during = after = upheld = 0
    for seed in range(DEALS[name]):
        company = Company(name, seed)
        company.play_deal()
        # Nothing that they said was dismissed, and nothing is left that they ought to have said.
        assert company.dismissed == 0
        if company.all_seen():
            for seat in range(company.game.seats(company.course.state)):
                left = company.mischief.many_challenges(seat, 800)
                assert not [one for one in left if company.would_be_upheld(one)]
        during, after = during + company.during, after + company.after
        upheld += company.upheld
    assert during > 5
    assert after > 0
    assert upheld > 5


def test_who_has_seen_nothing_says_nothing() -> None:
    """Before the first card of a deal no chair holds anything against anybody."""
    for name in DEALS:
        company = Company(name, 3)
        dice = company.dice
        while not company.game.over(company.course.state):
            company.try_act(company.mischief.awaited_act())
            last = company.course.actions[-1]
            views = company.course.views[:-1]
            assert all(find_claim(company.game, view) is None for view in views)
            if isinstance(last, Shuffle) and dice.random() < 0.5:
                break


@pytest.mark.parametrize(
    ("record", "challenge"),
    [
        # The card of the lead is all that proves it, and it was never played.
        ("revoke-shown-by-card-left-over", Challenge(1, 0, Ground.REVOKE, 21)),
        # A carta di conto lies among the discards that all have seen.
        ("wrong-discard-challenged", Challenge(1, 0, Ground.WRONG_DISCARD)),
    ],
)
def test_minchiate_players_see_what_lies_open(record: str, challenge: Challenge) -> None:
    told = run(parse((files("ridotto.games.minchiate") / f"records/{record}.rec").read_text()))
    course = WatchedParty.open(GAMES["minchiate"], told.rules, strict=True)
    for action in told.actions[: told.actions.index(challenge)]:
        course.do(action)
    assert make_player("minchiate", seed=1).act(course.views[challenge.seat]) == challenge
