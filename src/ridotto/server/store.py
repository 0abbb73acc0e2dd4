"""The database: pages in, pages out. Every call here blocks and belongs in a thread."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url

from ridotto.server.migrate import bring_up_to_date
from ridotto.server.schema import LEDGER, PRESENCE, TABLES

CHANNEL: Final = "ridotto"
"""Where PostgreSQL tells the other processes of new pages."""


class PageRow(NamedTuple):
    """A page for the ledger, and when it was written, in milliseconds."""

    table_id: str
    seq: int
    at: int
    body: bytes


class LobbyRow(NamedTuple):
    """What the lobby shows of a table."""

    id: str
    game: str
    listed: bool
    over: bool
    touched: int
    summary: bytes


class Store:
    """A ledger in SQLite or PostgreSQL; ``name`` is this process among several."""

    def __init__(self, url: str, *, name: str = "") -> None:
        self.name = name
        self.engine = _engine(url)
        self._connection: Connection | None = None
        self.postgres = self.engine.dialect.name == "postgresql"
        insert = postgresql.insert if self.postgres else sqlite.insert
        append = insert(LEDGER).on_conflict_do_nothing()
        # Compiled once: in one call of the driver a page costs a tenth of what it costs otherwise.
        self._append_many = str(append.compile(dialect=self.engine.dialect))
        upsert = insert(TABLES)
        self._summarise = upsert.on_conflict_do_update(
            index_elements=["id"],
            set_={key: upsert.excluded[key] for key in ("over", "touched", "summary")},
        )
        seen = insert(PRESENCE)
        self._presence = seen.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"seen": seen.excluded.seen}
        )

    def prepare(self) -> None:
        """Bring the database's tables up to date."""
        with self.engine.begin() as connection:
            bring_up_to_date(connection)

    def write(self, rows: Sequence[PageRow], summaries: Sequence[LobbyRow]) -> set[tuple[str, int]]:
        """Store all in one transaction; returns the pages that were stored, not taken already.

        One thread at a time writes, and keeps its connection.
        """
        with self._writer().begin():
            stored = self._write_rows(self._writer(), rows) if rows else set()
            if stored and self.postgres:
                self._notify(self._writer(), stored)
            if summaries:
                values = [{**s._asdict(), "opened": s.touched} for s in summaries]
                self._writer().execute(self._summarise, values)
        return stored

    def _writer(self) -> Connection:
        if self._connection is None or self._connection.invalidated or self._connection.closed:
            self._connection = self.engine.connect()
        return self._connection

    def _write_rows(self, connection: Connection, rows: Sequence[PageRow]) -> set[tuple[str, int]]:
        """Insert all at once; only if a number was taken, look which rows are ours."""
        values: Any = [row._asdict() for row in rows] if self.postgres else list(rows)
        done = connection.exec_driver_sql(self._append_many, values)
        if done.rowcount == len(rows):
            return {(row.table_id, row.seq) for row in rows}
        return {(row.table_id, row.seq) for row in rows if self._is_ours(connection, row)}

    def _is_ours(self, connection: Connection, row: PageRow) -> bool:
        query = select(LEDGER.c.at, LEDGER.c.body).where(
            LEDGER.c.table_id == row.table_id, LEDGER.c.seq == row.seq
        )
        at, body = connection.execute(query).one()
        return bool(at == row.at and bytes(body) == row.body)

    def _notify(self, connection: Connection, stored: Iterable[tuple[str, int]]) -> None:
        """PostgreSQL tells all processes when the transaction is committed, not before."""
        words = [f"{table_id} {seq} {self.name}" for table_id, seq in stored]
        connection.execute(
            text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word"),
            {"channel": CHANNEL, "words": words},
        )

    def read(self, table_id: str, after: int = -1) -> list[tuple[int, int, bytes]]:
        """The pages of a table after this one: number, time, body."""
        query = (
            select(LEDGER.c.seq, LEDGER.c.at, LEDGER.c.body)
            .where(LEDGER.c.table_id == table_id, LEDGER.c.seq > after)
            .order_by(LEDGER.c.seq)
        )
        with self.engine.connect() as connection:
            return [(seq, at, bytes(body)) for seq, at, body in connection.execute(query)]

    def lobby(self, since: int, most: int) -> list[bytes]:
        """The summaries of listed tables that are not over and not forgotten, latest first."""
        query = (
            select(TABLES.c.summary)
            .where(TABLES.c.listed, ~TABLES.c.over, TABLES.c.touched >= since)
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [bytes(summary) for (summary,) in connection.execute(query)]

    def mark_present(self, seats: Iterable[tuple[str, int]], at: int) -> None:
        """These seats are connected here now."""
        values = [{"table_id": table, "seat": seat, "seen": at} for table, seat in seats]
        if values:
            with self.engine.begin() as connection:
                connection.execute(self._presence, values)

    def present(self, table_id: str, since: int) -> set[int]:
        """The seats some process has seen connected since then."""
        query = select(PRESENCE.c.seat).where(
            PRESENCE.c.table_id == table_id, PRESENCE.c.seen >= since
        )
        with self.engine.connect() as connection:
            return {seat for (seat,) in connection.execute(query)}

    def healthy(self) -> bool:
        """Does the database answer?"""
        with self.engine.connect() as connection:
            return connection.execute(select(1)).scalar() == 1

    def close(self) -> None:
        """Close the connections to the database."""
        if self._connection is not None:
            self._connection.close()
        self.engine.dispose()


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        # One driver, whichever way the address was written.
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed)
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
