"""Challenges at a strict table: each thing is judged once, by what all have seen, and offered."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE, acts
from ridotto.games.minchiate.challenges import PLAYED_OUT, REVOKES, judge_challenge, key_of, proved
from ridotto.games.minchiate.events import ChallengeDecided
from ridotto.games.minchiate.rules import Marking
from ridotto.games.minchiate.state import SEATS, Declaring, Minchiate, Settled
from ridotto.notation import parse, run, write_record
from ridotto.table import (
    HOUSE,
    Action,
    Ask,
    Do,
    Event,
    Grade,
    PickCards,
    PickSets,
    Seat,
    View,
    apply,
)
from ridotto.testing import WatchedParty, choose
from ridotto.testing.random_actions import random_action
from ridotto.testing.random_party import take_up

RULE_SETS = sorted(MINCHIATE.rule_sets)
RECORDS = files("ridotto.games.minchiate") / "records"
DEALS = 50
"""Strict deals under each rule set, and again with readings the other way."""


def offered(state: Minchiate, seat: Seat) -> set[acts.Challenge]:
    """The challenges a person may choose from, told by his own view."""
    asks = (o.action for o in MINCHIATE.offers(View(seat, state)) if isinstance(o, Ask))
    return {action for action in asks if isinstance(action, acts.Challenge)}


def some_fault(view: View[Minchiate], dice: Random) -> tuple[Action, ...]:
    """Something the view's seat could do wrongly, if there is anything."""
    assert view.seat is not None
    attempts = MINCHIATE.attempts(view)
    if not attempts:
        return ()
    attempt = dice.choice(attempts)
    assert isinstance(attempt, Do | PickCards | PickSets)
    return (take_up(MINCHIATE, view.seat, attempt, dice),)


# What is offered -------------------------------------------------------------------------------


def position(name: str, statements: int, *changes: tuple[str, str]) -> WatchedParty[Minchiate]:
    """A record's first statements, with cards exchanged, watched from every chair."""
    text = (RECORDS / f"{name}.rec").read_text("utf-8")
    told = run(parse(text))
    course = WatchedParty.open(MINCHIATE, told.rules, strict=True)
    for action in told.actions[:statements]:
        encoded = MINCHIATE.write(course.state, action)
        for old, new in changes:
            marks = {old: new, new: old}
            encoded = " ".join(marks.get(word, word) for word in encoded.split())
        for act in MINCHIATE.read(course.state, encoded.split()):
            course.do(act)
    return course


@pytest.mark.parametrize("played", ["c3", "M"])
def test_a_king_held_back_can_be_challenged_and_so_can_innocence(played: str) -> None:
    """C has followed a ruffed first round with another card than the king; does he hold him?"""
    choices = []
    for king in ("cR", "cQ"):
        changes = [("cR", "cQ")] if king == "cQ" else []
        course = position("revoke-matto-for-the-king-firenze", 3, *changes)
        assert king in course.state.deal.hands[2]
        for act in (acts.Play(2, Card(played)), acts.Play(3, Card("c9"))):
            course.do(act)
        course.do(acts.Gather(1))
        choices.append([MINCHIATE.offers(course.views[seat]) for seat in (1, 3)])
        assert acts.Challenge(3, 2, acts.Ground.REVOKE, 15) in offered(course.state, 3)
    guilty, innocent = choices
    challenges = [[o for o in offers if isinstance(o, Ask)] for offers in guilty]
    assert challenges == [[o for o in offers if isinstance(o, Ask)] for offers in innocent]


# Any acts at all -------------------------------------------------------------------------------


@dataclass
class Fuzz:
    """A strict deal with faults, true and false challenges, and nonsense."""

    state: Minchiate
    dice: Random
    actions: list[Action] = field(default_factory=list)
    revokes: set[tuple[Seat, int]] = field(default_factory=set)
    """Who has revoked in which trick, by the judge's word when the card was played."""
    decided: list[ChallengeDecided] = field(default_factory=list)
    struck: int = 0

    def __post_init__(self) -> None:
        self.opening = self.state

    def play(self) -> None:
        """One whole deal."""
        while not isinstance(self.state.phase, Settled):
            for action in self._acts():
                self.do(action)
        for action in self._challenges(12):
            self.do(action)

    def _acts(self) -> Iterator[Action]:
        lot = self.dice.random()
        seat = self.dice.choice(SEATS)
        if lot < 0.12:
            yield from some_fault(View(seat, self.state), self.dice)
        elif lot < 0.3:
            yield from self._challenges(1)
            likely = sorted(offered(self.state, seat), key=str) if lot > 0.24 else []
            yield from self.dice.sample(likely, min(1, len(likely)))
        elif lot < 0.33:
            kind = self.dice.choice(sorted(MINCHIATE.action_kinds.values(), key=str))
            if kind not in (acts.Rise, acts.SetUp, acts.Shuffle, acts.EnterFault):
                yield random_action(kind, MINCHIATE.pack(self.state), self.dice)
        else:
            seat = self.dice.choice(sorted(MINCHIATE.awaited(self.state)))
            house = seat == HOUSE
            yield (
                MINCHIATE.shuffle(self.state, self.dice)
                if house
                else choose(MINCHIATE, View(seat, self.state), self.dice)
            )

    def _challenges(self, count: int) -> Iterator[acts.Challenge]:
        for _ in range(count):
            ground = self.dice.choice(list(acts.Ground))
            seat, against = self.dice.choice((-1, *SEATS)), self.dice.choice((*SEATS, 4))
            yield acts.Challenge(seat, against, ground, self.dice.randrange(-1, 23))

    def do(self, action: Action) -> None:
        """If the table admits it, let it happen, and look at what came of it."""
        verdict = MINCHIATE.judge(self.state, action)
        if not verdict.admitted(strict=True):
            return
        before = self.state
        self.state, events = apply(MINCHIATE, before, action)
        self.actions.append(action)
        self._note(before, action, wrong=verdict.grade is Grade.FAULTY and verdict.rule in REVOKES)
        self._look(before, action, events)

    def _note(self, before: Minchiate, action: Action, *, wrong: bool) -> None:
        number = before.deal.trick_number
        if isinstance(action, acts.Play | acts.PlayFallen) and wrong:
            self.revokes.add((action.seat, number))
        if isinstance(action, acts.TakeBack):
            gone = before.deal.trick[len(self.state.deal.trick) :]
            self.revokes -= {(played.by, number) for played in gone}

    def _look(self, before: Minchiate, action: Action, events: tuple[Event, ...]) -> None:
        state, deal = self.state, self.state.deal
        assert sum(state.party.accounts) == 0
        netting = isinstance(state.phase, Declaring) and (
            state.rules.declare.marking is Marking.NETTED
        )
        if not isinstance(state.phase, PLAYED_OUT) and not netting:
            assert abs(deal.lead) < state.rules.marks.resto
        new = [event for event in events if isinstance(event, ChallengeDecided)]
        self.decided += new
        if isinstance(action, acts.Challenge):
            late = action.ground is acts.Ground.LATE_DECLARATION
            again = judge_challenge(state, acts.Challenge(action.seat, *key_terms(action)))
            assert not again.lawful
            assert late or before.deal.lead == deal.lead
            if late:
                assert sheet(state) == sheet(self._never_declared(action.against))
                self.struck += 1
        for event in new:
            foes = {*state.members(1 - state.side(event.against))}
            if event.ground == acts.Ground.REVOKE.value:
                assert {p.payer for p in event.payments} <= {event.against}
                assert {p.payee for p in event.payments} <= foes

    def _never_declared(self, seat: Seat) -> Minchiate:
        """The same deal, in which this person declared nothing too late."""
        state = self.opening
        for action in self.actions:
            declared = isinstance(action, acts.Declare) and action.seat == seat
            late = declared and state.deal.trick_number > 1
            if not late and MINCHIATE.judge(state, action).admitted(strict=True):
                state, _ = apply(MINCHIATE, state, action)
        return state


def sheet(state: Minchiate) -> tuple[int, tuple[int, int], tuple[int, ...]]:
    """The mark, the resti on the way, and what everybody has paid."""
    return state.deal.lead, state.deal.resti, state.party.accounts


def key_terms(action: acts.Challenge) -> tuple[Seat, acts.Ground, int]:
    """What a challenge says, but for who brings it."""
    return action.against, action.ground, action.trick


OTHERWISE: dict[str, Any] = {
    "declare.marking": "netted",
    "faults.conto_laid_away": "barred",
    "marks.resto": 20,
    "matto.late_lost": False,
}
"""Options that bear on marks and challenges, read the other way."""


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("options", [{}, OTHERWISE], ids=["as read", "otherwise"])
def test_each_thing_is_judged_once_and_rightly(rules: str, options: dict[str, Any]) -> None:
    """Deals of faults and senseless challenges: they end, they are just, their records replay."""
    book = MINCHIATE.rule_sets[rules].with_options(options)
    upheld = stood = struck = 0
    for seed in range(DEALS):
        fuzz = Fuzz(MINCHIATE.open(book, strict=True), Random(f"fuzz {rules} {seed}"))
        fuzz.play()
        deal = fuzz.state.deal
        assert not deal.challenges
        once = [(e.against, e.ground, e.trick) for e in fuzz.decided if e.trick]
        assert len(once) == len(set(once))
        for event in fuzz.decided:
            if event.ground == acts.Ground.REVOKE.value:
                assert event.upheld == ((event.against, event.trick) in fuzz.revokes), event
                upheld += event.upheld
                stood += not event.upheld
        for seat, number in fuzz.revokes - {(e.against, e.trick) for e in fuzz.decided}:
            enemy = fuzz.state.members(1 - fuzz.state.side(seat))[0]
            challenge = acts.Challenge(enemy, seat, acts.Ground.REVOKE, number)
            assert challenge in offered(fuzz.state, enemy)
        struck += fuzz.struck
        record = write_record(MINCHIATE, book, strict=True, actions=fuzz.actions)
        again = run(parse(record))
        assert again.state == fuzz.state
    assert upheld > DEALS // 5
    assert stood > DEALS
    assert struck > DEALS // 10


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_challenge_is_decided_by_what_every_chair_sees(rules: str) -> None:
    """While it stands nobody learns from it what lies in a hand."""
    standing = 0
    for seed in range(2):
        dice = Random(f"chairs {rules} {seed}")
        course = WatchedParty.open(MINCHIATE, MINCHIATE.rule_sets[rules], strict=True)
        while not isinstance(course.state.phase, Settled):
            action = course.step(dice)
            if dice.random() < 0.15:
                seat = dice.choice(SEATS)
                asks = sorted(offered(course.state, seat), key=str)
                choices = [*some_fault(course.views[seat], dice), *asks[-1:]]
                action = dice.choice(choices) if choices else action
            course.do(action)
            for view in course.views:
                assert view.table.deal.challenges == course.state.deal.challenges
                if view.seat is not None:
                    assert offered(view.table, view.seat) == offered(course.state, view.seat)
            if not isinstance(course.state.phase, PLAYED_OUT):
                for challenge in course.state.deal.challenges:
                    standing += 1
                    assert not any(proved(v.table, challenge) for v in course.views)
        keys = [key_of(c) for c in course.actions if isinstance(c, acts.Challenge)]
        assert len(keys) == len(set(keys))
    assert standing > 10
