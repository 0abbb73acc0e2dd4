"""Claims of faults in Bieten: nobody learns a card by them, and the computer makes those it can."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from random import Random

import pytest

from ridotto.bots.bieten import BietenPlayer
from ridotto.bots.bieten.novice import find_claim
from ridotto.games.bieten import BIETEN, acts
from ridotto.games.bieten.faults import fault_found, judge_challenge
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.late_claims import about
from ridotto.games.bieten.pack import PLAIN_PACK
from ridotto.games.bieten.state import After, Answering, Before, Bieten, Settled
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Action, Ask, Seat, View, replay
from ridotto.testing import WatchedParty

WITH_WELI = BIETEN.rule_sets["innsbruck-1926-weli"]
RECORDS = files("ridotto.games.bieten") / "records"


def anything(course: WatchedParty[Bieten], seat: Seat, dice: Random) -> Action:
    """Whatever a strict table lets a person do, faults and all."""
    names = dice.sample(PLAIN_PACK.cards, 4)
    tries: list[Action] = [acts.Hold(seat), acts.Good(seat), acts.Silent(seat), acts.Done(seat)]
    tries += [acts.Bid(seat, figure) for figure in Figure]
    tries += [acts.Groschen(seat, figure) for figure in Figure]
    tries += [acts.Play(seat, card) for card in course.state.deal.hands[seat]] * 3
    tries += [acts.Baptise(seat, name) for name in names]
    dice.shuffle(tries)
    admitted = (a for a in tries if BIETEN.judge(course.state, a).admitted(strict=True))
    return next(admitted, course.step(dice))


def wild_course(seed: int, players: int, steps: int) -> Iterator[WatchedParty[Bieten]]:
    """Moments of a strict table where people do what they like."""
    dice = Random(seed)
    course = WatchedParty.open(BIETEN, WITH_WELI.with_options({"players": players}), strict=True)
    for _ in range(steps):
        if BIETEN.over(course.state):
            return
        playing = isinstance(course.state.phase, Before | After | Answering)
        seat = min(BIETEN.awaited(course.state))
        action = anything(course, seat, dice) if playing else course.step(dice)
        course.do(action)
        yield course


def all_claims(seat: Seat, players: int) -> Iterator[acts.Challenge]:
    """Everything one might claim, sensible or not."""
    figures, tricks = (None, *Figure), (0, 1, 2, 3)
    for against, ground, late in product(range(players), acts.Ground, (False, True)):
        for figure, trick in product(figures, tricks):
            yield acts.Challenge(seat, against, ground, figure, trick, late)


@pytest.mark.parametrize("seed", range(3))
def test_what_a_claim_would_bring_is_seen_from_every_chair(seed: int) -> None:
    """Whether it may be made, and its fate, follow from the claimant's own view."""
    admitted = upheld = 0
    for course in wild_course(seed, 3, 160):
        for claim in all_claims(seed, 3):
            table = course.views[seed].table
            verdict = judge_challenge(course.state, claim)
            assert judge_challenge(table, claim) == verdict
            if not verdict.lawful:
                continue
            truth, seen = about(course.state, claim), about(table, claim)
            assert truth is not None
            assert seen is not None
            assert fault_found(seen, claim) == fault_found(truth, claim)
            admitted += 1
            upheld += bool(fault_found(truth, claim))
    assert upheld
    assert admitted > upheld


def test_what_is_offered_may_be_claimed_and_every_fault_to_be_claimed_is_offered() -> None:
    found = 0
    for course in wild_course(5, 4, 250):
        for seat, view in enumerate(course.views[:-1]):
            offered = {o.action for o in BIETEN.offers(view) if isinstance(o, Ask)}
            assert all(BIETEN.judge(course.state, action).lawful for action in offered)
            for claim in all_claims(seat, 4) if seat == 0 else ():
                table = about(view.table, claim)
                if BIETEN.judge(course.state, claim).lawful and table and fault_found(table, claim):
                    assert claim in offered
                    found += 1
    assert found


def test_the_same_claims_are_offered_whether_there_was_a_fault_or_not() -> None:
    """A bid within the limit and one beyond it, a figure one has and one that is missing."""
    bids = course_of("fault-one-bid-once", "\nB good")
    lawful_bid = course_of("fault-possession", "\nB good")
    for course in (bids, lawful_bid):
        offered = {o.action for o in BIETEN.offers(course.views[1]) if isinstance(o, Ask)}
        assert offered == {acts.Challenge(1, 0, acts.Ground.OVERBID, Figure.GLEICH)}
    shown = course_of("fault-one-bid-once", "\nB plays l10")
    offered = {o.action for o in BIETEN.offers(shown.views[1]) if isinstance(o, Ask)}
    assert acts.Challenge(1, 0, acts.Ground.POSSESSION, Figure.GLEICH) in offered
    shown.do(acts.Challenge(1, 0, acts.Ground.POSSESSION, Figure.GLEICH))
    again = {o.action for o in BIETEN.offers(shown.views[2]) if isinstance(o, Ask)}
    assert not {claim.figure for claim in again if isinstance(claim, acts.Challenge)} - {None}


# Late claims ------------------------------------------------------------------------------------


def course_of(name: str, stop: str = "\nend") -> WatchedParty[Bieten]:
    """The course of a shipped record, up to a statement of it."""
    text = (RECORDS / f"{name}.rec").read_text("utf-8").split(stop)[0] + "\n"
    told = run(parse(text))
    course = WatchedParty.open(BIETEN, told.rules, strict=True)
    for action in told.actions:
        course.do(action)
    return course


def test_a_void_deal_can_be_guessed_behind_every_chair() -> None:
    """The second law of views, where a late claim has made a deal void."""
    course = course_of("fault-late-void")
    for view in course.views:
        world = BIETEN.world(course.opening, view, Random(1))
        _, log = replay(BIETEN, course.opening, world)
        again = View(view.seat, course.opening).watch(BIETEN.fold, log)
        assert again.encode() == view.encode()


def test_a_claim_after_the_deal_is_refused_at_the_first_card_of_the_next() -> None:
    course = course_of("fault-late", "A cuts 16")
    claim = acts.Challenge(2, 0, acts.Ground.REVOKE, None, 1, late=True)
    assert BIETEN.judge(course.state, claim).lawful
    assert claim in {o.action for o in BIETEN.offers(course.views[2]) if isinstance(o, Ask)}
    for action in (acts.Cut(0, 16), acts.Play(2, PLAIN_PACK.cards[0])):
        course.do(action)
    assert not BIETEN.judge(course.state, claim).lawful
    assert course.state.last is None


# The computer player ----------------------------------------------------------------------------


def test_the_player_claims_what_the_open_cards_prove() -> None:
    """In turn as soon as the revoke is seen, before the first card, and before accepting."""
    shown = course_of("fault-revoke-shown", "\nB challenges C")
    player = BietenPlayer(seed=1)
    assert player.act(shown.views[0]) == acts.Challenge(0, 2, acts.Ground.REVOKE, None, 2)
    late = course_of("fault-late", "C bids herz")
    claim = acts.Challenge(2, 0, acts.Ground.REVOKE, None, 1, late=True)
    assert player.act(late.views[2]) == claim
    late.do(claim)
    assert not isinstance(player.act(late.views[2]), acts.Challenge)


def test_the_player_never_claims_without_proof() -> None:
    for course in wild_course(9, 4, 150):
        for view in course.views[:-1]:
            claim = find_claim(view)
            if claim is not None:
                table = about(course.state, claim)
                assert table is not None
                assert fault_found(table, claim)


def test_the_slate_adds_up_through_faults_claims_and_recounts() -> None:
    """A total is the sum of its column, and what one pays another gets."""
    dice = Random(4)
    course = WatchedParty.open(BIETEN, WITH_WELI.with_options({"players": 4}), strict=True)
    claims = 0
    for _ in range(1500):
        if BIETEN.over(course.state):
            break
        asked = [c for v in course.views[:-1] if (c := find_claim(v)) is not None]
        seat = min(BIETEN.awaited(course.state))
        if asked and dice.random() < 0.3:
            course.do(dice.choice(asked))
            claims += 1
        elif isinstance(course.state.phase, Before | After | Answering):
            course.do(anything(course, seat, dice))
        else:
            course.do(BIETEN.shuffle(course.state, dice) if seat == HOUSE else course.step(dice))
        if not isinstance(course.state.phase, Settled):
            for score, column in zip(course.state.scores, course.state.columns, strict=True):
                assert sum(column) == score
        assert not sum(course.state.party.accounts)
    assert claims > 10
