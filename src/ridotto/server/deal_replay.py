"""Replays a finished deal step by step: with every card open, or as one seat saw it."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from ridotto.server.ledger_entries import ENCODER
from ridotto.server.ledger_table import LedgerTable, mask, read_ledger
from ridotto.server.patch import SAME, difference
from ridotto.table import Event, Game, Seat, State, fold_all


class ReplayStep(msgspec.Struct, frozen=True):
    """An act and its events, what changed on the table, the winning card, and all hands."""

    seq: int
    events: tuple[Any, ...]
    patch: Any
    winning: Seat | None
    tally: tuple[int, ...]


class DealReplay(msgspec.Struct, frozen=True):
    """A deal from before its shuffle to its settlement.

    The first deal includes the draw for seats.
    """

    deal: int
    table: State
    steps: tuple[ReplayStep, ...]
    sides: tuple[int, ...]
    """The side of each seat in this deal."""


class DealSpan(NamedTuple):
    """A deal within the acts of a table: the index of its first act, and that after its last."""

    first: int
    end: int


def find_deals(table: LedgerTable, *, unfinished: bool = False) -> list[DealSpan]:
    """Return the finished deals; with ``unfinished`` also the one in which the acts end."""
    found: list[DealSpan] = []
    state, first = table.opening, 0
    for n, (_, events) in enumerate(table.happened):
        after = fold_all(table.game, state, events)
        if deal_is_over(table.game, after) and not deal_is_over(table.game, state):
            found.append(DealSpan(first, n + 1))
            first = n + 1
        state = after
    if unfinished and first < len(table.happened) and not deal_is_over(table.game, state):
        found.append(DealSpan(first, len(table.happened)))
    return found


def replay_deal(table: LedgerTable, number: int) -> DealReplay | None:
    """Return the deal of this number, counted from 1; None unless it is over."""
    found = find_deals(table)
    return make_replay(table, number, found[number - 1]) if 0 < number <= len(found) else None


def stored_deal(
    ident: str, rows: list[tuple[int, int, bytes]], number: int, *, opened: bool = False
) -> bytes:
    """Return a deal as JSON from the pages of a table; runs in a thinking process.

    ``opened`` says that a duplicate deal no longer counts; until then it is shown to nobody.
    """
    table = read_ledger(ident, rows)
    if table.company.duplicate is not None and not opened:
        return ENCODER.encode(None)
    return ENCODER.encode(replay_deal(table, number))


def open_deal(ident: str, rows: list[tuple[int, int, bytes]], number: int) -> bytes:
    """Return a deal for a client who is known to be allowed to see a duplicate deal."""
    return stored_deal(ident, rows, number, opened=True)


def make_replay(
    table: LedgerTable, number: int, span: DealSpan, seat: Seat | None = None
) -> DealReplay:
    """Return a deal step by step; with a seat, only what that seat saw."""
    game = table.game
    acts = [(seq, events if seat is None else mask(events, seat)) for seq, events in table.happened]
    before = (event for _, events in acts[: span.first] for event in events)
    begun = fold_all(game, table.opening, before)
    steps = tuple(_steps(game, begun, acts[span.first : span.end]))
    ended = fold_all(game, table.opening, (e for _, es in table.happened[: span.end] for e in es))
    return DealReplay(number, begun, steps, game.sides(ended))


def deal_is_over(game: Game[Any], state: State) -> bool:
    """Return whether no deal is being played: between two deals, or after the last."""
    return game.settled(state) or game.over(state)


def _steps(
    game: Game[Any], state: State, acts: Iterable[tuple[int, tuple[Event, ...]]]
) -> Iterable[ReplayStep]:
    for seq, events in acts:
        after = fold_all(game, state, events)
        change = difference(state, after)
        patch = {} if change is SAME else change
        yield ReplayStep(seq, events, patch, game.winning(after), game.tally(after))
        state = after
