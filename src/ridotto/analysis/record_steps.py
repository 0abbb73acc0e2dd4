"""A record as decisions: every act of a deal with what its seat saw, and the deal as it truly was.

The true deal serves two things only: to follow what happened, and to say what open cards would
have shown. What a seat could know is in its view.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ridotto.analysis.findings import ReviewError
from ridotto.kernel.contract import Deal, Tables, act, turn
from ridotto.kernel.editions import Edition
from ridotto.kernel.search.deal_history import numbers_in_deal
from ridotto.table import HOUSE, Action, Event, Game, Refused, Seat, State, View, apply


class DealSpan(NamedTuple):
    """A deal among the acts of a table: its first act, and the one after its last."""

    first: int
    end: int


class Moment(NamedTuple):
    """A table before an act: as it was, as the one who acts saw it, and what he did."""

    number: int
    """Its place among all acts, from 0."""
    state: Any
    seen: tuple[Event, ...]
    """All events so far, none masked."""
    view: View[Any]
    action: Action
    trick: int
    """How many tricks of the deal were over, and one."""


class Step(NamedTuple):
    """A decision in the kernel: the true deal before it, whose it was, and what was done."""

    deal: Deal
    place: int
    """The kernel's number of the seat."""
    numbers: tuple[int, ...]
    lawful: bool = True
    """May it be done there? A fault may not, nor what the kernel asks for in another order."""


def find_deals(game: Game[Any], opening: State, actions: Sequence[Action]) -> list[DealSpan]:
    """The deals among these acts; the last of them may be unfinished."""
    found, state, first = list[DealSpan](), opening, 0
    for number, action in enumerate(actions):
        after = _applied(game, state, number, action)[0]
        if is_over(game, after) and not is_over(game, state):
            found.append(DealSpan(first, number + 1))
            first = number + 1
        state = after
    if first < len(actions) and not is_over(game, state):
        found.append(DealSpan(first, len(actions)))
    return found


def is_over(game: Game[Any], state: Any) -> bool:
    """Between two deals, or after the last."""
    return game.settled(state) or game.over(state)


def _applied(
    game: Game[Any], state: Any, number: int, action: Action
) -> tuple[Any, tuple[Event, ...]]:
    try:
        return apply(game, state, action)
    except Refused as refused:
        raise ReviewError(f"act {number + 1} cannot be done: {refused}") from refused


def moments(game: Game[Any], opening: State, actions: Sequence[Action]) -> Iterator[Moment]:
    """Every act with the table before it; tricks are counted from each first card on."""
    state: Any = opening
    seen: tuple[Event, ...] = ()
    views = [View(seat, opening) for seat in range(game.seats(opening))]
    trick = 1
    for number, action in enumerate(actions):
        seat = None if action.seat == HOUSE else action.seat
        view = View(None, state) if seat is None else views[seat]
        yield Moment(number, state, seen, view, action, trick)
        after, events = _applied(game, state, number, action)
        if is_over(game, after):
            trick = 1
        elif _trick_ended(game, state, after):
            trick += 1
        state, seen = after, seen + events
        views = [view.watch(game.fold, events) for view in views]


def _trick_ended(game: Game[Any], before: Any, after: Any) -> bool:
    return game.winning(before) is not None and game.winning(after) is None


def step_of(edition: Edition, tables: Tables, moment: Moment) -> Step | None:
    """The decision in the kernel; None where it is none, or one that the kernel does not know."""
    kernel = edition.kernel
    if moment.action.seat == HOUSE:
        return None
    try:
        deal = kernel.enter(tables, View(moment.action.seat, moment.state, moment.seen))
        numbers = numbers_in_deal(kernel, deal, moment.state, moment.action)
    except (ValueError, LookupError):
        return None
    t = edition.numbers(tables)
    place = edition.run(turn)(t, edition.numbers(deal))
    if place < 0 or not numbers:
        return None
    return Step(deal, place, numbers, _is_lawful(edition, t, deal, numbers))


def _is_lawful(edition: Edition, t: Any, deal: Deal, numbers: tuple[int, ...]) -> bool:
    copy = edition.numbers(deal)
    for number in numbers:
        if number not in bits_of(edition.lawful_acts(t, copy), edition.kernel.ACTS):
            return False
        edition.run(act)(t, copy, number)
    return True


def places_of(steps: Iterable[tuple[Seat, Step]], people: int) -> dict[Seat, int]:
    """The kernel's number of each seat: places in the order of play, as the acts show them."""
    found = {seat: step.place for seat, step in steps}
    for seat in range(people):
        if seat not in found and seat not in found.values():
            found[seat] = seat
    return found


def bits_of(words: Any, count: int) -> list[int]:
    """The numbers in a set of acts."""
    octets = np.ascontiguousarray(words).view(np.uint8)
    return np.flatnonzero(np.unpackbits(octets, bitorder="little")[:count]).tolist()
