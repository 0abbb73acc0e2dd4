"""Compares one deal at several tables, trick by trick; runs in a thinking process."""

from typing import Any

import msgspec

from ridotto.server.duplicate_play import same_deal
from ridotto.server.history import StoredPage
from ridotto.server.ledger_table import LedgerTable, read_ledger
from ridotto.table import State, fold_all


class PlayedCard(msgspec.Struct, frozen=True):
    """A card of a trick."""

    seat: int
    card: str


class TrickSeen(msgspec.Struct, frozen=True):
    """A trick, and who won it."""

    plays: tuple[PlayedCard, ...]
    winner: int


class ComparedTable(msgspec.Struct, frozen=True, kw_only=True):
    """How a deal went at one table."""

    table: str
    members: tuple[int, ...]
    """The member in each seat; -1 is a computer player who takes no part."""
    tricks: tuple[TrickSeen, ...]
    paid: tuple[float, ...]
    points: tuple[float, ...]


def compare_tables(
    tables: list[tuple[str, list[StoredPage], tuple[int, ...]]],
) -> list[ComparedTable]:
    """Return all tables at which a deal was played to its end."""
    found = (_compared(*one) for one in tables)
    return [one for one in found if one is not None]


def _compared(ident: str, rows: list[StoredPage], members: tuple[int, ...]) -> ComparedTable | None:
    table = read_ledger(ident, rows)
    state, deal = _when_done(table), same_deal(table)
    if state is None or deal is None:
        return None
    scores = deal.scores(state)
    return ComparedTable(
        table=ident,
        members=members + (-1,) * (len(scores) - len(members)),
        tricks=tuple(_tricks(state)),
        paid=tuple(score.paid for score in scores),
        points=tuple(score.points for score in scores),
    )


def _when_done(table: LedgerTable) -> State | None:
    deal = same_deal(table)
    state: State = table.opening
    for _, events in table.happened:
        state = fold_all(table.game, state, events)
        if deal is not None and deal.is_done(state):
            return state
    return None


def _tricks(state: Any) -> list[TrickSeen]:
    """Return the tricks of a deal, for every game that plays tricks."""
    tricks = getattr(getattr(state, "deal", None), "tricks", ())
    return [
        TrickSeen(tuple(PlayedCard(p.seat, p.card) for p in trick.plays), trick.winner)
        for trick in tricks
    ]
