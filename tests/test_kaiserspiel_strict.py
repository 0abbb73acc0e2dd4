"""Kaiserspiel at strict tables: whatever people do, each act is judged once and nothing breaks."""

from random import Random
from typing import Any

import pytest

from ridotto.games.kaiserspiel import KAISERSPIEL, acts
from ridotto.games.kaiserspiel.events import ChallengeDecided
from ridotto.games.kaiserspiel.faults import IN_PLAY, shown_true
from ridotto.games.kaiserspiel.marks import reckon
from ridotto.games.kaiserspiel.public_knowledge import laid_open, lays_open
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.table import Action, Ask
from ridotto.testing import WatchedParty
from tests.strict_deals import Mischief, ends_well

BOOK = KAISERSPIEL.rule_sets["nuernberg-1770"]
PARTIES = 22
DEALS_EACH = 4

VARIANTS: dict[str, dict[str, Any]] = {
    "two": {"partien": 50},
    "three": {"players": 3, "partien": 50},
    "free": {"pack": 36, "unrestricted": True, "tournee_for": "both", "target": 2, "partien": 50},
    "cheap": {
        "fine_wins": True,
        "faults.false_claim": 0,
        "faults.revoke": 0,
        "target": 1,
        "partien": 50,
    },
    "by cards": {
        "players": 3,
        "fine_wins": True,
        "point_by": "cards_then_pips",
        "target": 3,
        "partien": 50,
    },
    "chosen": {"fine_takes": "offender_chooses", "target": 4, "partien": 50},
    "chosen by three": {
        "players": 3,
        "fine_takes": "offender_chooses",
        "fine_wins": True,
        "target": 4,
        "partien": 50,
    },
}


def senseless(dice: Random) -> Action:
    """Any two people, or none, on any ground, in any trick, or none."""
    seats, trick = range(-1, 4), dice.choice((0, dice.randrange(-1, 14)))
    ground = dice.choice(list(acts.Ground))
    return acts.Challenge(dice.choice(seats), dice.choice(seats), ground, trick)


def check_claim(before: WatchedParty[Kaiserspiel], claim: acts.Challenge) -> None:
    """Every chair judges a claim alike, knows its answer, and is offered it if it is true."""
    state = before.state
    verdict = KAISERSPIEL.judge(state, claim)
    assert all(KAISERSPIEL.judge(view.table, claim) == verdict for view in before.views)
    true = shown_true(state, claim)
    assert all(shown_true(view.table, claim) == true for view in before.views)
    if lays_open(state, claim.against):
        true = shown_true(laid_open(state, claim.against), claim)
    assert not true or Ask(claim) in KAISERSPIEL.offers(before.views[claim.seat])


def check_board(state: Kaiserspiel) -> None:
    """What lies there is what the lines come to, and nobody has won with too few fiches."""
    rules, deal = state.rules, state.deal
    assert reckon(rules, deal.before, deal.lines) == state.board
    assert deal.winner is None or state.board.fiches[deal.winner] >= rules.target


@pytest.mark.parametrize("variant", VARIANTS)
def test_whatever_is_done_each_act_is_judged_once(variant: str) -> None:
    upheld = refused = 0
    for seed in range(PARTIES):
        course = WatchedParty.open(KAISERSPIEL, BOOK.with_options(VARIANTS[variant]), strict=True)
        play = Mischief(course, Random(seed), senseless, (acts.Leave, acts.Rise, acts.EnterFault))
        judged: set[tuple[Any, ...]] = set()
        while course.state.party.deals < DEALS_EACH and not KAISERSPIEL.over(course.state):
            claim = senseless(play.dice)
            assert isinstance(claim, acts.Challenge)
            if KAISERSPIEL.judge(course.state, claim).lawful:
                check_claim(course, claim)
            done = play.act()
            if done is None:
                refused += 1
                continue
            check_board(course.state)
            if isinstance(done[0], acts.Shuffle):
                judged = set()
            for event in done[1]:
                if isinstance(event, ChallengeDecided) and event.upheld:
                    ground = acts.Ground(event.ground)
                    key = (event.against, ground in IN_PLAY or ground, event.trick)
                    again = ground is acts.Ground.FALSE_IMPERIAL
                    assert key not in judged or again, "one act was fined twice"
                    judged.add(key)
                    upheld += 1
        ends_well(course)
    assert upheld > 5
    assert refused > 100
