"""For whom tables wait, as the database knows it. Every call here blocks."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, select

from ridotto.server.schema import PLAYED, SLOW_TABLES, SLOW_TURNS, TABLES
from ridotto.table import Seat


class TurnRow(NamedTuple):
    """A person's chair for which a table by correspondence waits, and until when."""

    table_id: str
    seat: Seat
    until: int
    summary: bytes


def keep_turns(connection: Connection, table_id: str, seq: int, waited: Mapping[Seat, int]) -> None:
    """Note for whom a table waits as of a page, in the place of what was noted before."""
    connection.execute(delete(SLOW_TURNS).where(SLOW_TURNS.c.table_id == table_id))
    rows = [
        {"table_id": table_id, "seat": seat, "seq": seq, "until": until}
        for seat, until in waited.items()
    ]
    if rows:
        connection.execute(SLOW_TURNS.insert(), rows)


def slow_turns(engine: Engine, person: str, most: int) -> list[TurnRow]:
    """The chairs in which a person is waited for, the most urgent first.

    What was noted of an earlier page is not true any more: the person may have acted since.
    """
    seat = and_(SLOW_TURNS.c.table_id == PLAYED.c.table_id, SLOW_TURNS.c.seat == PLAYED.c.seat)
    last = and_(
        SLOW_TABLES.c.table_id == SLOW_TURNS.c.table_id, SLOW_TABLES.c.seq == SLOW_TURNS.c.seq
    )
    query = (
        select(PLAYED.c.table_id, PLAYED.c.seat, SLOW_TURNS.c.until, TABLES.c.summary)
        .join(SLOW_TURNS, seat)
        .join(SLOW_TABLES, last)
        .join(TABLES, TABLES.c.id == PLAYED.c.table_id)
        .where(_playing(person))
        .order_by(SLOW_TURNS.c.until, PLAYED.c.table_id, PLAYED.c.seat)
        .limit(most)
    )
    with engine.connect() as connection:
        return [TurnRow(*row) for row in connection.execute(query)]


def slow_chairs(engine: Engine, person: str) -> list[tuple[str, Seat]]:
    """All of a person's chairs at tables by correspondence that are not over."""
    query = (
        select(PLAYED.c.table_id, PLAYED.c.seat)
        .join(SLOW_TABLES, SLOW_TABLES.c.table_id == PLAYED.c.table_id)
        .where(_playing(person))
        .order_by(PLAYED.c.opened, PLAYED.c.table_id, PLAYED.c.seat)
    )
    with engine.connect() as connection:
        return [(table, seat) for table, seat in connection.execute(query)]


def quick_chairs(engine: Engine, person: str, most: int) -> list[tuple[str, Seat]]:
    """A person's latest chairs at tables that are not played by correspondence, and not over."""
    query = (
        select(PLAYED.c.table_id, PLAYED.c.seat)
        .outerjoin(SLOW_TABLES, SLOW_TABLES.c.table_id == PLAYED.c.table_id)
        .where(_playing(person), SLOW_TABLES.c.table_id.is_(None))
        .order_by(PLAYED.c.opened.desc())
        .limit(most)
    )
    with engine.connect() as connection:
        return [(table, seat) for table, seat in connection.execute(query)]


def _playing(person: str) -> ColumnElement[bool]:
    return and_(PLAYED.c.person == person, PLAYED.c.finished.is_(None))
