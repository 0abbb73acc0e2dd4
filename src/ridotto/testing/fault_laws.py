"""The laws of strict tables: what can be attempted, and that every fault can be."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

import msgspec

from ridotto.table import (
    Action,
    Attempt,
    Do,
    FillIn,
    Grade,
    PickGroup,
    PickWords,
    Seat,
    State,
    tag_of,
)
from ridotto.table.acts import Play
from ridotto.testing.laws import LawBroken
from ridotto.testing.random_actions import random_action
from ridotto.testing.random_party import WatchedParty, take_up

S = TypeVar("S", bound=State)


def attempts_are_possible(course: WatchedParty[S], dice: Random) -> None:
    """A courteous table has none; at a strict one a whole act is a fault, a choice never absurd."""
    game, state = course.game, course.state
    for view in course.views:
        attempts = game.attempts(view)
        if attempts and not state.strict:
            raise LawBroken(f"seat {view.seat} may attempt {attempts} at a courteous table")
        for attempt in attempts:
            assert view.seat is not None, "an onlooker may attempt nothing"
            action = attempted(course, view.seat, attempt, dice)
            grade = game.judge(state, action).grade
            if grade is Grade.IMPOSSIBLE or (isinstance(attempt, Do) and grade is Grade.LAWFUL):
                raise LawBroken(f"{action} may be attempted and is judged {grade}")


def attempted(course: WatchedParty[S], seat: Seat, attempt: Attempt, dice: Random) -> Action:
    """Something an attempt makes; of a form the highest it takes."""
    if isinstance(attempt, FillIn):
        words = {field: dice.choice(some) for field, some in attempt.words.items()}
        numbers = {field: most for field, (_, most) in attempt.numbers.items()}
        filled = {"type": attempt.kind, "seat": seat, **words, **numbers}
        return msgspec.convert(filled, course.game.action_kinds[attempt.kind])
    if isinstance(attempt, PickGroup | PickWords):
        make: Callable[[Seat, Any], Action] = course.game.action_kinds[attempt.kind]
        if isinstance(attempt, PickWords):
            return make(seat, (dice.choice(attempt.words),))
        return make(seat, (tuple(dice.sample(attempt.cards, attempt.size)),))
    return take_up(course.game, seat, attempt, dice)


def faults_can_be_attempted(course: WatchedParty[S], dice: Random, tries: int) -> None:
    """Everything wrong that a strict table would let a person do is listed among the attempts."""
    game, state = course.game, course.state
    if not state.strict:
        return
    for action in _all_sorts(course, dice, tries):
        if game.judge(state, action).grade is Grade.FAULTY:
            attempts = game.attempts(course.views[action.seat])
            if not any(covers(attempt, action) for attempt in attempts):
                raise LawBroken(f"{action} would be a fault, and is not among {attempts}")


def _all_sorts(course: WatchedParty[S], dice: Random, tries: int) -> Iterator[Action]:
    """Every card of every hand, and senseless acts of every kind."""
    for seat in range(len(course.views) - 1):
        for card in course.game.places(course.state).get(f"hand {seat}", ()):
            yield Play(seat, card)
    for kind in course.game.action_kinds.values():
        for _ in range(tries):
            yield random_action(kind, course.game.pack(course.state), dice)


def covers(attempt: Attempt, action: Action) -> bool:
    """Is the act this one, or one of the kind that is open to choice?"""
    if isinstance(attempt, Do):
        return attempt.action == action
    return attempt.kind == tag_of(type(action))
