"""Challenges at Tresette: who is out by announcing shows what he announced, and nobody else."""

from typing import Final

from ridotto.cards import BACK, Card
from ridotto.games.tresette import TRESETTE
from ridotto.games.tresette.acts import Announce, Challenge, Ground
from ridotto.games.tresette.state import Tresette
from ridotto.notation import parse, run
from ridotto.testing import WatchedParty

# B holds no knave, D three of them; B and D lack one mark.
DEALT: Final = """Game: tresette
Rules: nuernberg-1770
Table: strict

seats A B C D dealer A marks A+C 5 B+D 20
pack s4 s5 s6 s7 h4 h3 h2 hA hK hQ d4 d5 d6 d7 c4 s3 s2 sA sK sQ h5 h6 h7 c5 c6 d3 d2 dA dK dQ
  c7 sJ hJ cJ c3 c2 cA cK cQ dJ
D cuts 20
"""
SAID_FALSE = Ground.FALSE_ANNOUNCEMENT


def dealt() -> WatchedParty[Tresette]:
    """The table after the deal, watched from every chair."""
    told = run(parse(DEALT))
    course: WatchedParty[Tresette] = WatchedParty.open(TRESETTE, told.rules, strict=True)
    for action in told.actions:
        course.do(action)
    return course


def seen_by(course: WatchedParty[Tresette], viewer: int, seat: int) -> set[Card]:
    """The cards of a hand that somebody sees."""
    return set(course.views[viewer].table.deal.hands[seat]) - {BACK}


def test_a_false_word_that_puts_out_lays_the_hand_open() -> None:
    course = dealt()
    course.do(Announce(1, ("3xJ",)))
    assert TRESETTE.settled(course.state)
    course.do(Challenge(0, 1, SAID_FALSE, item="3xJ"))
    assert not TRESETTE.settled(course.state)
    assert seen_by(course, 0, 1) == set(course.state.deal.hands[1])
    assert len(course.state.deal.hands[1]) == 10


def test_a_true_word_that_puts_out_shows_only_its_cards() -> None:
    course = dealt()
    for seat, items in ((1, ()), (2, ()), (3, ("3xJ",))):
        course.do(Announce(seat, items))
    assert TRESETTE.settled(course.state)
    course.do(Challenge(0, 3, SAID_FALSE, item="3xJ"))
    assert TRESETTE.settled(course.state)
    assert seen_by(course, 0, 3) == {"sJ", "hJ", "cJ"}


def test_the_losers_hands_stay_covered() -> None:
    """C's word did not end the deal: it stands, and nobody looks into his cards."""
    course = dealt()
    for seat, items in ((1, ()), (2, ("3xK",)), (3, ("3xJ",))):
        course.do(Announce(seat, items))
    assert TRESETTE.settled(course.state)
    course.do(Challenge(1, 2, SAID_FALSE, item="3xK"))
    assert course.state.deal.decided == ()
    assert seen_by(course, 1, 2) == set()
    again = Challenge(3, 2, SAID_FALSE, item="3xK")
    assert not TRESETTE.judge(course.state, again).admitted(strict=True)
