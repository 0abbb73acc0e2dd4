"""A finished deal once more, step by step, with every card open."""

from typing import Any

import msgspec

from ridotto.server.patch import SAME, difference
from ridotto.server.table import Table
from ridotto.table import Event, Seat, State, fold_all


class Step(msgspec.Struct, frozen=True):
    """An act and what followed, what changed on the table, and whose card is winning then."""

    seq: int
    events: tuple[Any, ...]
    patch: Any
    winning: Seat | None


class DealAgain(msgspec.Struct, frozen=True):
    """A deal from before its shuffle to its settlement; the first deal has the draw before it."""

    deal: int
    table: State
    steps: tuple[Step, ...]
    sides: tuple[int, ...]
    """The side of each seat in this deal."""


def deal_again(table: Table, number: int) -> DealAgain | None:
    """The deal of that number, counted from 1; None unless it is over."""
    deals = 0
    state = begun = table.opening
    steps: list[Step] = []
    for seq, events in table.happened:
        after = fold_all(table.game, state, events)
        steps.append(_step(table, seq, events, state, after))
        ends = _is_over(table, after) and not _is_over(table, state)
        state = after
        if ends:
            deals += 1
            if deals == number:
                return DealAgain(number, begun, tuple(steps), table.game.sides(state))
            begun, steps = state, []
    return None


def _is_over(table: Table, state: State) -> bool:
    """Between two deals, or after the last: what is still said there belongs to no deal."""
    return table.game.settled(state) or table.game.over(state)


def _step(table: Table, seq: int, events: tuple[Event, ...], old: State, new: State) -> Step:
    change = difference(old, new)
    return Step(seq, events, {} if change is SAME else change, table.game.winning(new))
