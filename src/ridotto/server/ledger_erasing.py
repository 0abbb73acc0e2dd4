"""Removes pages and tables from the database, a portion at a time.

No act of anybody is stored meanwhile, because there is one writer. So a transaction here is small,
and people's pages are stored between two of them.
"""

import contextlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, bindparam, delete, func, or_, select, update
from sqlalchemy.exc import OperationalError

from ridotto.server.person_store import without_person
from ridotto.server.schema import FIGURES, LEDGER, OF_TABLES, PLAYED, RESULTS, REVIEWS, TABLES

PORTION: Final = 300
"""The most pages that are removed or rewritten in one transaction."""

LONG_PARTS: Final = (LEDGER.c.seq, REVIEWS.c.deal, FIGURES.c.deal)
"""What a table may have very many of, by its number. A table without its first page is none."""

REMOVED: Final = -1
"""Used instead of a page number: the whole table was removed."""

NOTIFY_REMOVED: Final = "SELECT pg_notify(%s, concat_ws(' ', %s::text, %s::text, %s::text))"


class PageChange(NamedTuple):
    """A stored page: its number, the body that was read, and the one to put in its place."""

    seq: int
    old: bytes
    new: bytes


class _Changed(Exception):
    """A page is no longer what was read."""


class LedgerErasing:
    """Erases from the ledger; every method is one transaction, and belongs in the writer."""

    def __init__(self, engine: Engine, channel: str, name: str) -> None:
        self._engine = engine
        self._postgres = engine.dialect.name == "postgresql"
        self._told = (channel, REMOVED, name)

    def old_tables(self, before: int, most: int) -> list[str]:
        """Return tables that were not written to since then, or whose removal broke off."""
        page = select(LEDGER.c.table_id).where(LEDGER.c.table_id == TABLES.c.id)
        old = (TABLES.c.touched < before) & ~page.where(LEDGER.c.at >= before).exists()
        broken = ~page.where(LEDGER.c.seq == 0).exists()
        query = select(TABLES.c.id).where(or_(old, broken)).limit(most)
        with self._engine.connect() as connection:
            return [ident for (ident,) in connection.execute(query)]

    def hide_table(self, table_id: str) -> None:
        """Remove a table's first pages: nobody finds it any more. The other processes are told."""
        with self._engine.begin() as connection:
            if self._postgres:
                channel, removed, name = self._told
                told = (channel, table_id, str(removed), name)
                connection.exec_driver_sql(NOTIFY_REMOVED, told)
            listed = update(TABLES).where(TABLES.c.id == table_id)
            connection.execute(listed.values(listed=False, over=True))
            self._remove_portion(connection, table_id)

    def remove_more(self, table_id: str) -> bool:
        """Remove a portion of a hidden table; return whether anything is left.

        Its row among the tables is the last to go: whatever breaks off, the rest is found by it.
        """
        with self._engine.begin() as connection:
            if self._remove_portion(connection, table_id):
                return True
            for column in OF_TABLES:
                connection.execute(delete(column.table).where(column == table_id))
        return False

    def _remove_portion(self, connection: Connection, table_id: str) -> bool:
        for number in LONG_PARTS:
            table = number.table
            of_table = table.c.table_id == table_id
            least = connection.execute(select(func.min(number)).where(of_table)).scalar()
            if least is not None:
                connection.execute(delete(table).where(of_table, number < least + PORTION))
                return True
        return False

    def rewrite(self, table_id: str, pages: Sequence[PageChange]) -> bool:
        """Replace the bodies of stored pages: only to forget somebody.

        Return False, and replace nothing, if another process has changed one since it was read:
        two people of one table may be forgotten at once.
        """
        with contextlib.suppress(_Changed), self._engine.begin() as connection:
            _rewrite(connection, table_id, pages)
            return True
        return False

    def forget_seat(self, table_id: str, seat: int, pages: Sequence[PageChange]) -> bool:
        """Replace the pages that have the key of the person in a seat; remove what else has it.

        Return as ``rewrite`` does. What they made in a contest stays, without the name: others sat
        at the same table.
        """
        sat_there = (PLAYED.c.table_id == table_id) & (PLAYED.c.seat == seat)
        made_there = (RESULTS.c.table_id == table_id) & (RESULTS.c.seat == seat)
        with contextlib.suppress(_Changed), self._engine.begin() as connection:
            _rewrite(connection, table_id, pages)
            connection.execute(delete(PLAYED).where(sat_there))
            connection.execute(without_person(made_there))
            return True
        return False

    def empty_log(self) -> None:
        """Let SQLite take over its log of changes, which still has the old pages, and empty it.

        If somebody reads just now, that is left to the next commits.
        """
        if self._postgres:
            return
        with self._engine.connect() as connection, contextlib.suppress(OperationalError):
            waits = connection.exec_driver_sql("PRAGMA busy_timeout").scalar()
            connection.exec_driver_sql("PRAGMA busy_timeout=0")
            try:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                connection.exec_driver_sql(f"PRAGMA busy_timeout={waits}")


def _rewrite(connection: Connection, table_id: str, pages: Sequence[PageChange]) -> None:
    page = (LEDGER.c.table_id == table_id) & (LEDGER.c.seq == bindparam("page"))
    as_read = LEDGER.c.body == bindparam("old")
    changes: list[dict[str, Any]] = [
        {"page": one.seq, "old": one.old, "new": one.new} for one in pages
    ]
    if changes:
        # All in one call of the driver.
        statement = update(LEDGER).where(page, as_read).values(body=bindparam("new"))
        if connection.execute(statement, changes).rowcount != len(changes):
            raise _Changed
