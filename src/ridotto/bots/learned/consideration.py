"""What a master thinks of a decision: its act, the alternatives, and how the deal may go on.

The work is limited by numbers of worlds and acts, never by time. So the same view always gives the
same thoughts.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.bots.learned.courses import Course, error_of, play_on
from ridotto.bots.learned.net_player import NetPlayer, Position
from ridotto.bots.random_player import dice_for
from ridotto.kernel.search import Budget, History, Judged, Nets, World, weighed_worlds
from ridotto.kernel.search.world_weights import evened
from ridotto.table import Action, View

COURSES: Final = Budget(worlds=24, decisions=1200)
"""What all courses together may take: about half a second without a compiler."""
LEAST_WORLDS: Final = 4
SEED: Final = 17
"""The seed for lots that are drawn on the way: the same after every act."""
COMPARED: Final = 3
"""How many acts are played on: the best, and the next ones that are clearly worse."""
ALIKE: Final = 0.03
"""Acts whose values differ by less than this part of a deal's usual spread count as equal."""
SURELY: Final = 1.0
"""A loss must be at least this multiple of its standard error."""


class Considered(NamedTuple):
    """An act, its value, and how the deal may go on after it."""

    action: Action
    value: float | None
    loss: float
    """How much worse it is than the best, in the game's finest unit."""
    alike: bool
    """Whether it is as good as the best, as far as can be judged."""
    courses: tuple[Course, ...] = ()
    """The courses, world by world, in the same worlds for all acts; empty if it was not played
    on."""
    judged: bool = True
    """Whether the value comes from the judge, and not from the mean of a few courses."""
    error: float = 0.0
    """The standard error of the loss, if only courses give it."""

    @property
    def clear(self) -> bool:
        """Whether the size of the loss is certain enough to be told."""
        return self.judged or abs(self.loss) > 2 * self.error


class Thoughts(NamedTuple):
    """The result of considering a decision: its acts, the chosen one first."""

    acts: tuple[Considered, ...]
    forced: bool
    """Whether there is no other act."""
    scale: float
    """The usual spread of a deal's result, in the game's finest unit."""
    habit: float
    """How likely the actor alone does the first act; nothing, where the act has several parts."""


class _Option(NamedTuple):
    numbers: tuple[int, ...]
    action: Action
    value: float | None
    loss: float
    alike: bool


def consider(player: NetPlayer, view: View[Any]) -> Thoughts | None:
    """Return what this player would do and the alternatives; None if the novice decides."""
    position = player.position(view)
    if position is None:
        return None
    options, history = _options(player, position, view), position.history()
    compared = _compared(options)
    played: list[tuple[Course, ...]] = []
    if history is not None and len(compared) > 1:
        played = _courses(player, history, [one.numbers for one in compared], view)
    courses = {one.numbers: some for one, some in zip(compared, played, strict=False)}
    acts = [
        Considered(one.action, one.value, one.loss, one.alike, courses.get(one.numbers, ()))
        for one in options
    ]
    scale = player.nets.scale
    return Thoughts(
        _valued(acts, scale), len(options) == 1, scale, _habit(player, view, options[0])
    )


def _habit(player: NetPlayer, view: View[Any], done: _Option) -> float:
    position = player.position(view)
    if position is None or len(done.numbers) != 1:
        return 0.0
    numbers, likely = position.chances(player.nets)
    return float(likely[list(numbers).index(done.numbers[0])])


def _options(player: NetPlayer, position: Position, view: View[Any]) -> list[_Option]:
    """Return the acts to choose from: the player's own act, then the others, the best first.

    Acts that the player would not even consider come last, because its judge cannot value them.
    """
    judged = player.judged(position, dice_for(player.seed, view))
    lawful = np.flatnonzero(position.lawful()).tolist()
    if any(position.kernel.action_of(view.table, (number,)) is None for number in lawful):
        return list(_in_parts(player, view))
    numbers, likely = position.chances(player.nets)
    known = {one.number for one in judged}
    rest = [n for _, n in sorted(zip(likely, numbers, strict=True), reverse=True) if n not in known]
    judged += tuple(Judged(number, 0.0, 0.0, math.inf) for number in rest)
    return [_option(player, position, view, one, judged[0]) for one in judged]


def _option(
    player: NetPlayer, position: Position, view: View[Any], one: Judged, best: Judged
) -> _Option:
    action = position.kernel.action_of(view.table, (one.number,))
    assert action is not None
    if math.isinf(one.error):
        return _Option((one.number,), action, None, 0.0, alike=one is best)
    loss = best.value - one.value
    limit = max(ALIKE * player.nets.scale, SURELY * one.error)
    return _Option((one.number,), action, one.value, loss, alike=one is best or loss <= limit)


def _in_parts(player: NetPlayer, view: View[Any]) -> Iterator[_Option]:
    """Yield an act in several parts, and variants of it where the actor is least certain."""
    done = player.act(view)
    position = player.position(view)
    assert position is not None
    numbers = position.kernel.acts_of(view.table, done)
    yield _Option(numbers, done, None, 0.0, alike=True)
    doubts, seen = list[tuple[float, tuple[int, ...], int]](), {frozenset(numbers)}
    for place, number in enumerate(numbers):
        lawful, likely = position.chances(player.nets)
        doubts += [
            (float(chance), numbers[:place], other)
            for other, chance in zip(lawful, likely, strict=True)
            if other != number
        ]
        if place + 1 < len(numbers):
            position.after(number)
    doubts.sort(key=lambda doubt: -doubt[0])
    # The first variant differs from the first part on: to announce nothing, for example.
    for _, begun, other in sorted(doubts, key=lambda doubt: bool(doubt[1]))[:1] + doubts:
        found = _completed(player, view, (*begun, other))
        if found is not None and frozenset(found.numbers) not in seen:
            seen.add(frozenset(found.numbers))
            yield found
        if len(seen) >= COMPARED:
            return


def _completed(player: NetPlayer, view: View[Any], begun: tuple[int, ...]) -> _Option | None:
    """Return the act that begins with these parts and continues as the actor prefers."""
    position = player.position(view)
    assert position is not None
    for number in begun:
        if position.after(number) is not None:
            break
    while (action := position.kernel.action_of(view.table, position.begun)) is None:
        if not position.lawful().any():
            return None
        numbers, likely = position.chances(player.nets)
        position.after(numbers[int(likely.argmax())])
    return _Option(position.begun, action, None, 0.0, alike=False)


def _compared(options: Sequence[_Option]) -> list[_Option]:
    """Return the act that is done, and the next ones that are not as good."""
    return [options[0], *(one for one in options[1:] if not one.alike)][:COMPARED]


def _courses(
    player: NetPlayer, history: History, acts: Sequence[tuple[int, ...]], view: View[Any]
) -> list[tuple[Course, ...]]:
    dice = dice_for(player.seed + 1, view)
    worlds = weighed_worlds(history, player.nets.actor, COURSES.worlds, dice)
    return compared_courses(history, player.nets, worlds, acts) if worlds else []


def compared_courses(
    history: History, nets: Nets, worlds: Sequence[World], acts: Sequence[tuple[int, ...]]
) -> list[tuple[Course, ...]]:
    """Return the courses after each act, in as many of these worlds as can be played on quickly."""
    found = play_on(history, nets, worlds[:1], acts, SEED)
    steps = max(1, *(len(course.told) for some in found for course in some))
    count = max(LEAST_WORLDS, COURSES.decisions // (steps * len(acts)))
    more = worlds[1:count]
    if more:
        rest = play_on(history, nets, more, acts, SEED + 1)
        found = [[*a, *b] for a, b in zip(found, rest, strict=True)]
    return [_evened(some) for some in found]


def _evened(courses: Sequence[Course]) -> tuple[Course, ...]:
    weights = evened([course.weight for course in courses])
    return tuple(c._replace(weight=w) for c, w in zip(courses, weights, strict=True))


def _valued(acts: Sequence[Considered], scale: float) -> tuple[Considered, ...]:
    """Give acts without a value from the judge the mean of their courses."""
    base = _mean(acts[0].courses)
    first = acts[0] if acts[0].value is not None else acts[0]._replace(value=base)
    found = [first]
    for one in acts[1:]:
        mean = _mean(one.courses)
        if one.value is not None:
            found.append(one)
        elif mean is not None and base is not None and first.value is not None:
            loss, error = base - mean, _error(acts[0].courses, one.courses)
            alike = max(abs(loss), error) <= ALIKE * scale
            value = first.value - loss
            found.append(
                one._replace(value=value, loss=loss, alike=alike, judged=False, error=error)
            )
    return (first, *sorted(found[1:], key=lambda one: one.loss))


def _error(these: Sequence[Course], those: Sequence[Course]) -> float:
    """Return the standard error of the mean difference, world by world."""
    weights = [course.weight for course in these]
    return error_of([a.score - b.score for a, b in zip(these, those, strict=True)], weights)


def _mean(courses: Sequence[Course]) -> float | None:
    total = sum(course.weight for course in courses)
    return sum(c.weight * c.score for c in courses) / total if total else None
