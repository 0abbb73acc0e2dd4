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

SLOW_TABLES: Final = SqlTable(
    "slow_tables",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Index("slow_tables_due", "due"),
)
"""Tables by correspondence, and when each is to be looked at: a warning, or a time run out."""

STANDING_ORDERS: Final = SqlTable(
    "standing_orders",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
"""What a seat is to do when its turn comes. Not in the ledger: others would see that it is."""

WAYS: Final = SqlTable(
    "call_ways",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(96), nullable=False, index=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
)
"""How people are called. The owner is a person's id, or a chair; then ``table_id`` says where."""

CALLS: Final = SqlTable(
    "calls",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("way", String(32), primary_key=True),
    Column("mark", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True),
    Column("attempts", Integer, nullable=False),
    Index("calls_due", "due"),
)
"""Calls to be sent, each with the page it is about. Without ``due`` it was sent, or given up."""

HOUSE_KEYS: Final = SqlTable(
    "house_keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The server's own keys, made when it first starts."""

OF_TABLES: Final = (
    LEDGER.c.table_id,
    PRESENCE.c.table_id,
    REVIEWS.c.table_id,
    PLAYED.c.table_id,
    SLOW_TABLES.c.table_id,
    STANDING_ORDERS.c.table_id,
    WAYS.c.table_id,
    CALLS.c.table_id,
    TABLES.c.id,
)
"""Every column that names a table: where one is removed, the rows go that name it."""

OF_PERSONS: Final = (PLAYED.c.person, WAYS.c.owner, PERSONS.c.id)
"""Every column that names a person: who is forgotten stands in none of them any more."""
