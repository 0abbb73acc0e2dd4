"""Guimbarde at strict tables: whatever people do, each act is judged once and nothing breaks."""

from random import Random
from typing import Any

import pytest

from ridotto.games.guimbarde import GUIMBARDE, acts
from ridotto.games.guimbarde.events import ChallengeDecided
from ridotto.games.guimbarde.faults import shown_true
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.table import Action, Ask
from ridotto.testing import WatchedParty
from tests.strict_deals import Mischief, ends_well

(BOOK,) = GUIMBARDE.rule_sets.values()
SITTINGS = 7
DEALS_EACH = 6

VARIANTS: dict[str, dict[str, Any]] = {
    "three": {"players": 3},
    "five": {},
    "pips": {"players": 4, "point_by": "pips", "marriage_king_led": False},
    "stays": {"players": 4, "hidden_point": "stays", "hand_marriage_time": "at_boxes"},
    "fine": {"players": 6, "break_marriage": "allowed_for_fine", "fou_pay": "when_played"},
    "nine": {"players": 9, "must_overtake": False},
}


def senseless(dice: Random) -> Action:
    """Any two people, or none, on any ground, in any trick, or none."""
    seats, trick = range(-1, 6), dice.choice((0, dice.randrange(-1, 7)))
    ground = dice.choice(list(acts.Ground))
    return acts.Challenge(dice.choice(seats), dice.choice(seats), ground, trick)


def check_claim(before: WatchedParty[Guimbarde], claim: acts.Challenge) -> None:
    """Every chair judges a claim alike, knows its answer, and is offered it if it is true."""
    state = before.state
    verdict = GUIMBARDE.judge(state, claim)
    assert all(GUIMBARDE.judge(view.table, claim) == verdict for view in before.views)
    true = shown_true(state, claim)
    assert all(shown_true(view.table, claim) == true for view in before.views)
    assert not true or Ask(claim) in GUIMBARDE.offers(before.views[claim.seat])


@pytest.mark.parametrize("variant", VARIANTS)
def test_whatever_is_done_each_act_is_judged_once(variant: str) -> None:
    upheld = refused = 0
    for seed in range(SITTINGS):
        course = WatchedParty.open(GUIMBARDE, BOOK.with_options(VARIANTS[variant]), strict=True)
        play = Mischief(course, Random(seed), senseless, (acts.Rise, acts.EnterFault))
        judged: set[tuple[int, int]] = set()
        while course.state.party.deals < DEALS_EACH and not GUIMBARDE.over(course.state):
            claim = senseless(play.dice)
            assert isinstance(claim, acts.Challenge)
            if GUIMBARDE.judge(course.state, claim).lawful:
                check_claim(course, claim)
            done = play.act()
            if done is None:
                refused += 1
                continue
            if isinstance(done[0], acts.Shuffle):
                judged = set()
            for event in done[1]:
                if isinstance(event, ChallengeDecided) and event.payments:
                    assert (event.against, event.trick) not in judged, "one act was fined twice"
                    judged.add((event.against, event.trick))
                    upheld += 1
        ends_well(course)
    assert upheld >= 3
    assert refused > 100
