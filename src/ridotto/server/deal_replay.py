"""A finished deal once more, step by step: with every card open, or as one seat saw it."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from ridotto.server.ledger_table import LedgerTable, mask
from ridotto.server.patch import SAME, difference
from ridotto.table import Event, Game, Seat, State, fold_all


class Step(msgspec.Struct, frozen=True):
    """An act and what followed, what changed on the table, whose card is winning, who has what."""

    seq: int
    events: tuple[Any, ...]
    patch: Any
    winning: Seat | None
    tally: tuple[int, ...]


class DealAgain(msgspec.Struct, frozen=True):
    """A deal from before its shuffle to its settlement; the first deal has the draw before it."""

    deal: int
    table: State
    steps: tuple[Step, ...]
    sides: tuple[int, ...]
    """The side of each seat in this deal."""


class Span(NamedTuple):
    """Where a deal stands in what happened at a table, the first act and the one after the last."""

    first: int
    end: int


def spans(table: LedgerTable, *, unfinished: bool = False) -> list[Span]:
    """The deals that are over, and on request the one in which the telling breaks off."""
    found: list[Span] = []
    state, first = table.opening, 0
    for n, (_, events) in enumerate(table.happened):
        after = fold_all(table.game, state, events)
        if is_over(table.game, after) and not is_over(table.game, state):
            found.append(Span(first, n + 1))
            first = n + 1
        state = after
    if unfinished and first < len(table.happened) and not is_over(table.game, state):
        found.append(Span(first, len(table.happened)))
    return found


def replay_deal(table: LedgerTable, number: int) -> DealAgain | None:
    """The deal of that number, counted from 1; None unless it is over."""
    found = spans(table)
    return tell(table, number, found[number - 1]) if 0 < number <= len(found) else None


def tell(table: LedgerTable, number: int, span: Span, seat: Seat | None = None) -> DealAgain:
    """A deal step by step; with a seat only what was to be seen from there."""
    game = table.game
    acts = [(seq, events if seat is None else mask(events, seat)) for seq, events in table.happened]
    before = (event for _, events in acts[: span.first] for event in events)
    begun = fold_all(game, table.opening, before)
    steps = tuple(_steps(game, begun, acts[span.first : span.end]))
    ended = fold_all(game, table.opening, (e for _, es in table.happened[: span.end] for e in es))
    return DealAgain(number, begun, steps, game.sides(ended))


def is_over(game: Game[Any], state: State) -> bool:
    """Between two deals, or after the last: what is still said there belongs to no deal."""
    return game.settled(state) or game.over(state)


def _steps(
    game: Game[Any], state: State, acts: Iterable[tuple[int, tuple[Event, ...]]]
) -> Iterable[Step]:
    for seq, events in acts:
        after = fold_all(game, state, events)
        change = difference(state, after)
        patch = {} if change is SAME else change
        yield Step(seq, events, patch, game.winning(after), game.tally(after))
        state = after
