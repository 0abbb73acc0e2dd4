"""The tables of the database. The migrations beside this file update older databases."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
)
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
"""What the lobby shows. It can be rebuilt from the ledger."""

LEDGER: Final = SqlTable(
    "ledger",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The ledger: pages are only ever added, and each page number of a table exists once."""

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
"""Reviews of finished deals, compressed. Each can be made again, as long as its judge exists."""

PERSONS: Final = SqlTable(
    "persons",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("rated", Boolean, nullable=False),
)
"""Persons who came with their own key. The id is its hash; the key itself is stored nowhere."""

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
"""Which person sat in which chair, and the result. It can be rebuilt from the ledger."""

FIGURES: Final = SqlTable(
    "figures",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("judge", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The figures of every seat in each finished deal, for statistics. They can be computed again."""

DAYS: Final = SqlTable(
    "duplicate_days",
    METADATA,
    Column("date", String(10), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""The secret of each day, from which the deals of all games come. Its seal is published in
advance."""

DEALS: Final = SqlTable(
    "duplicate_deals",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("level", String(16), nullable=False),
    Column("contest", String(32), nullable=False),
    Column("closes", BigInteger, nullable=False),
    Column("opens", BigInteger, nullable=False),
    Index("duplicate_deals_of", "contest"),
)
"""Deals that several tables play. Before ``opens`` no request shows more than the seat itself
saw."""

ATTEMPTS: Final = SqlTable(
    "duplicate_attempts",
    METADATA,
    Column("deal_id", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Index("duplicate_attempts_of", "person"),
)
"""Who has begun which deal. It is kept longer than the table, so that nobody plays a deal twice."""

RESULTS: Final = SqlTable(
    "duplicate_results",
    METADATA,
    Column("deal_id", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("person", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),
    Column("paid", Float, nullable=False),
    Column("points", Float, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("trace", LargeBinary, nullable=False),
    Index("duplicate_results_of", "person"),
)
"""Everybody's result in a duplicate deal, for rankings and ratings. ``person`` is empty for a
guest, and for a computer player, who has a ``level``."""

CONTESTS: Final = SqlTable(
    "duplicate_contests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Challenges and duplicate evenings: who takes part, and their progress."""

SLOW_TABLES: Final = SqlTable(
    "slow_tables",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Index("slow_tables_due", "due"),
)
"""Tables by correspondence, and when each must be checked: for a warning, or a time that ran
out."""

SLOW_TURNS: Final = SqlTable(
    "slow_turns",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""For whom tables by correspondence wait, and until when; true only of the table's last page."""

STANDING_ORDERS: Final = SqlTable(
    "standing_orders",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
"""Standing orders of seats. They are not in the ledger, because others would see them there."""

WAYS: Final = SqlTable(
    "call_ways",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(96), nullable=False, index=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
)
"""Ways to call people. The owner is a person's id, or a chair of the table ``table_id``."""

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
    FIGURES.c.table_id,
    RESULTS.c.table_id,
    SLOW_TABLES.c.table_id,
    SLOW_TURNS.c.table_id,
    STANDING_ORDERS.c.table_id,
    WAYS.c.table_id,
    CALLS.c.table_id,
    TABLES.c.id,
)
"""Every column that names a table: when a table is removed, its rows in these are removed too."""

OF_PERSONS: Final = (
    PLAYED.c.person,
    ATTEMPTS.c.person,
    RESULTS.c.person,
    WAYS.c.owner,
    PERSONS.c.id,
)
"""Every column that names a person: when a person is forgotten, these no longer name them."""
