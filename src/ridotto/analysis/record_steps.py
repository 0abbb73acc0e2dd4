"""Splits a record into decisions: each act with what its seat saw, and with the true deal.

The true deal is used for two things only: to follow what happened, and to say what open cards would
have shown. What a seat could know is in its view.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from ridotto.analysis.findings import ReviewError
from ridotto.kernel.act_sets import act_list
from ridotto.kernel.contract import Deal, Tables, act, turn
from ridotto.kernel.editions import Edition
from ridotto.kernel.search.deal_history import numbers_in_deal
from ridotto.table import HOUSE, Action, Event, Game, Refused, Seat, State, View, apply


class DealSpan(NamedTuple):
    """A deal within the acts of a table: the index of its first act, and that after its last."""

    first: int
    end: int


class Moment(NamedTuple):
    """A table before an act: its true state, the view of the seat that acts, and the act."""

    number: int
    """The index of the act among all acts, counted from 0."""
    state: Any
    seen: tuple[Event, ...]
    """All events so far, unmasked."""
    view: View[Any]
    action: Action
    trick: int
    """The number of the current trick in the deal, counted from 1."""


class Step(NamedTuple):
    """A decision in the kernel: the true deal before it, the seat, and what was done."""

    deal: Deal
    place: int
    """The kernel's number of the seat."""
    numbers: tuple[int, ...]
    lawful: bool = True
    """Whether the act is lawful in the kernel. A fault is not, nor an act in another order."""


def find_deals(game: Game[Any], opening: State, actions: Sequence[Action]) -> list[DealSpan]:
    """Return the deals among these acts; the last one may be unfinished."""
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
    """Return whether no deal is being played: between two deals, or after the last."""
    return game.settled(state) or game.over(state)


def _applied(
    game: Game[Any], state: Any, number: int, action: Action
) -> tuple[Any, tuple[Event, ...]]:
    try:
        return apply(game, state, action)
    except Refused as refused:
        raise ReviewError(f"act {number + 1} cannot be done: {refused}") from refused


def moments(game: Game[Any], opening: State, actions: Sequence[Action]) -> Iterator[Moment]:
    """Yield every act with the table before it; tricks are counted from the deal's first card."""
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
    """Return the decision in the kernel's terms.

    None if the kernel does not know it as a decision.
    """
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
        if number not in act_list(edition.lawful_acts(t, copy), edition.kernel.ACTS):
            return False
        edition.run(act)(t, copy, number)
    return True


def places_of(steps: Iterable[tuple[Seat, Step]], people: int) -> dict[Seat, int]:
    """Return the kernel's number of each seat: places in order of play, as the acts show them."""
    found = {seat: step.place for seat, step in steps}
    for seat in range(people):
        if seat not in found and seat not in found.values():
            found[seat] = seat
    return found
