"""The tables of the database. The migrations beside this file bring an older one up to date."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String
from sqlalchemy import Table as SqlTable

METADATA: Final = MetaData()

TABLES: Final = SqlTable(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("lobby", "listed", "over", "touched"),
)
"""What the lobby shows. All of it can be had from the ledger again."""

LEDGER: Final = SqlTable(
    "ledger",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The truth: pages are only ever added, and each number of a table once."""

PRESENCE: Final = SqlTable(
    "presence",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seen", BigInteger, nullable=False),
)
"""When a seat was last known to be connected to some process."""

REVIEWS: Final = SqlTable(
    "reviews",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("judge", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Reviews of finished deals, compressed. Each can be made again, as long as its judge is there."""

PERSONS: Final = SqlTable(
    "persons",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
)
"""Persons who came with a key of their own; the id is its hash, and the key is stored nowhere."""

PLAYED: Final = SqlTable(
    "played",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("deals", Integer, nullable=False),
    Column("result", Integer),
    Index("played_at", "table_id"),
)
"""Which person sat in which chair, and what came of it. It can be had from the ledger again."""

OF_TABLES: Final = (
    LEDGER.c.table_id,
    PRESENCE.c.table_id,
    REVIEWS.c.table_id,
    PLAYED.c.table_id,
    TABLES.c.id,
)
"""Every column that names a table: where one is removed, the rows go that name it."""

OF_PERSONS: Final = (PLAYED.c.person, PERSONS.c.id)
"""Every column that names a person: who is forgotten stands in none of them any more."""
