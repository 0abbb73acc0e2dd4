"""The database: writes and reads pages. Every call here blocks and belongs in a thread."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    event,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url

from ridotto.server.duplicate_store import DuplicateStore
from ridotto.server.ledger_erasing import LedgerErasing
from ridotto.server.migrate import bring_up_to_date
from ridotto.server.person_store import PersonStore, PlayedRow, PlayedWriter
from ridotto.server.schema import (
    LEDGER,
    PRESENCE,
    REVIEWS,
    SLOW_TABLES,
    TABLES,
)
from ridotto.server.sqlite_file import SqliteFile

CHANNEL: Final = "ridotto"
"""The channel on which PostgreSQL tells the other processes of new pages."""


READINESS: Final = "-"
"""The table name that is used to test whether the database can be written to. No real table has
it."""


APPEND_AND_NOTIFY: Final = """
WITH stored AS (
    INSERT INTO ledger (table_id, seq, at, body)
    SELECT * FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::bytea[])
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq
)
SELECT table_id, seq, pg_notify(%s, concat_ws(' ', table_id, seq, %s::text)) FROM stored
"""


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


class DueRow(NamedTuple):
    """When a table by correspondence must be checked again, as of its last page."""

    table_id: str
    due: int
    seq: int


class ReviewRow(NamedTuple):
    """The review of a deal, and who judged it."""

    table_id: str
    deal: int
    judge: str
    body: bytes


class Store:
    """A ledger in SQLite or PostgreSQL; ``name`` identifies this process among several."""

    def __init__(self, url: str, *, name: str = "") -> None:
        self.name = name
        self.engine = _engine(url)
        self._file = _file_of(self.engine)
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

        look = insert(SLOW_TABLES)
        self._look_again = look.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"due": look.excluded.due, "seq": look.excluded.seq},
            where=SLOW_TABLES.c.seq <= look.excluded.seq,
        )

        review = insert(REVIEWS)
        self._keep_review = review.on_conflict_do_update(
            index_elements=["table_id", "deal"],
            set_={key: review.excluded[key] for key in ("judge", "body")},
        )
        self._played = PlayedWriter(insert)
        self.persons = PersonStore(self.engine, insert)
        self.duplicates = DuplicateStore(self.engine)
        self.erasing = LedgerErasing(self.engine, CHANNEL, name)

    def prepare(self) -> None:
        """Migrate the database's tables; or raise ``DatabaseInUse``."""
        if self._file is not None:
            self._file.open()
        with self.engine.begin() as connection:
            bring_up_to_date(connection)

    def write(
        self,
        rows: Sequence[PageRow],
        summaries: Sequence[LobbyRow],
        played: Sequence[PlayedRow] = (),
        due: Sequence[DueRow] = (),
    ) -> set[tuple[str, int]]:
        """Store everything in one transaction.

        Return the pages that were stored, not already taken. A row of ``played`` counts only if its
        page was stored.

        One thread at a time writes, and keeps its connection.
        """
        write_rows = self._write_and_notify if self.postgres else self._write_rows
        with self._writer().begin():
            stored = write_rows(self._writer(), rows) if rows else set()
            if summaries:
                values = [{**s._asdict(), "opened": s.touched} for s in summaries]
                self._writer().execute(self._summarise, values)
            true = [row for row in played if (row.table_id, row.seq) in stored]
            if true:
                self._played.write(self._writer(), true)
            if due:
                self._writer().execute(self._look_again, [row._asdict() for row in due])
        return stored

    def _writer(self) -> Connection:
        if self._connection is None or self._connection.invalidated or self._connection.closed:
            self._connection = self.engine.connect()
        return self._connection

    def _write_rows(self, connection: Connection, rows: Sequence[PageRow]) -> set[tuple[str, int]]:
        """Insert all rows at once; only if a number was taken, find out which rows are ours."""
        values: Any = list(rows)
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

    def _write_and_notify(
        self, connection: Connection, rows: Sequence[PageRow]
    ) -> set[tuple[str, int]]:
        """Insert all rows and notify of them in one statement; return the rows with free numbers.

        PostgreSQL tells all processes when the transaction is committed, not before.
        """
        columns = tuple(map(list, zip(*rows, strict=True)))
        done = connection.exec_driver_sql(APPEND_AND_NOTIFY, (*columns, CHANNEL, self.name))
        return {(table_id, seq) for table_id, seq, _ in done}

    def read(
        self, table_id: str, after: int = -1, until: int | None = None
    ) -> list[tuple[int, int, bytes]]:
        """Return the pages of a table after one and up to another: number, time, body."""
        query = (
            select(LEDGER.c.seq, LEDGER.c.at, LEDGER.c.body)
            .where(LEDGER.c.table_id == table_id, LEDGER.c.seq > after)
            .order_by(LEDGER.c.seq)
        )
        if until is not None:
            query = query.where(LEDGER.c.seq <= until)
        with self.engine.connect() as connection:
            return [(seq, at, bytes(body)) for seq, at, body in connection.execute(query)]

    def lobby(self, since: int, most: int) -> list[bytes]:
        """Return the summaries of listed tables that are not over and not removed, latest first."""
        query = (
            select(TABLES.c.summary)
            .where(TABLES.c.listed, ~TABLES.c.over, TABLES.c.touched >= since)
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [bytes(summary) for (summary,) in connection.execute(query)]

    def mark_present(self, seats: Iterable[tuple[str, int]], at: int) -> None:
        """Note that these seats are connected here now."""
        values = [{"table_id": table, "seat": seat, "seen": at} for table, seat in seats]
        if values:
            with self.engine.begin() as connection:
                connection.execute(self._presence, values)

    def present(self, table_id: str, since: int) -> set[int]:
        """Return the seats that some process has seen connected since then."""
        query = select(PRESENCE.c.seat).where(
            PRESENCE.c.table_id == table_id, PRESENCE.c.seen >= since
        )
        with self.engine.connect() as connection:
            return {seat for (seat,) in connection.execute(query)}

    def healthy(self) -> bool:
        """Return whether the database answers."""
        with self.engine.connect() as connection:
            return connection.execute(select(1)).scalar() == 1

    def check_write(self, at: int) -> None:
        """Write something on the connection that writes pages; raise an error if that fails."""
        if self._file is not None:
            self._file.check_room()
        value = {"table_id": READINESS, "seat": 0, "seen": at}
        with self._writer().begin():
            self._writer().execute(self._presence, [value])

    # Reviews

    def review(self, table_id: str, deal: int, judge: str) -> bytes | None:
        """Return the review of a deal by this judge; None if there is none."""
        query = select(REVIEWS.c.body).where(
            REVIEWS.c.table_id == table_id, REVIEWS.c.deal == deal, REVIEWS.c.judge == judge
        )
        with self.engine.connect() as connection:
            found = connection.execute(query).scalar()
        return None if found is None else bytes(found)

    def keep_review(self, row: ReviewRow) -> None:
        """Store a review with its deal, replacing an older one, unless the table is gone."""
        with self._writer().begin():
            table = select(LEDGER.c.seq).where(LEDGER.c.table_id == row.table_id).limit(1)
            if self._writer().execute(table).first() is not None:
                self._writer().execute(self._keep_review, [row._asdict()])

    def close(self) -> None:
        """Close the connections to the database."""
        if self._connection is not None:
            self._connection.close()
        self.engine.dispose()
        if self._file is not None:
            self._file.close()


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        # Always the same driver, however the address was written.
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    engine = create_engine(parsed)
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _file_of(engine: Engine) -> SqliteFile | None:
    """Return the file of a SQLite database; None if it has none."""
    name = engine.url.database
    in_file = engine.dialect.name == "sqlite" and name and name != ":memory:"
    return SqliteFile(Path(name)) if in_file and name else None


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """Let readers not wait for the writer, and a commit be on disk when it returns.

    What is removed is overwritten in the file, and not only no longer found.
    """
    cursor = connection.cursor()
    settings = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "secure_delete=ON")
    for pragma in settings:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
