"""The stored data of persons: their hashed ids, and where they played.

Every call here blocks and belongs in a thread.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Update,
    delete,
    distinct,
    func,
    select,
    update,
)

from ridotto.server.schema import (
    ATTEMPTS,
    DEALS,
    FIGURES,
    OF_PERSONS,
    PERSONS,
    PLAYED,
    RESULTS,
    TABLES,
)

FOR_EVER: Final = 2**62
"""A time in the far future, in milliseconds."""


class PlayedRow(NamedTuple):
    """A person's chair at a table, and its result by a page of that table."""

    person: str
    name: str
    table_id: str
    seat: int
    seq: int
    game: str
    at: int
    """When the page was written, in milliseconds."""
    over: bool = False
    deals: int = 0
    result: int | None = None


class PlayedWriter:
    """Writes rows of ``played`` in the same transaction as the pages they come from."""

    def __init__(self, insert: Callable[..., Any]) -> None:
        met = insert(PERSONS)
        self._met = met.on_conflict_do_update(
            index_elements=["id"], set_={"name": met.excluded.name}
        )
        played = insert(PLAYED)
        self._played = played.on_conflict_do_update(
            index_elements=["person", "table_id", "seat"],
            set_={key: played.excluded[key] for key in ("finished", "deals", "result")},
        )

    def write(self, connection: Connection, rows: Sequence[PlayedRow]) -> None:
        """Store these chairs, and their persons."""
        persons = {row.person: row for row in rows}.values()
        met = [
            {"id": row.person, "since": row.at, "name": row.name, "rated": False} for row in persons
        ]
        connection.execute(self._met, met)
        connection.execute(self._played, [_values(row) for row in rows])


def _values(row: PlayedRow) -> dict[str, Any]:
    return {
        "person": row.person,
        "table_id": row.table_id,
        "seat": row.seat,
        "game": row.game,
        "opened": row.at,
        "finished": row.at if row.over else None,
        "deals": row.deals,
        "result": row.result,
    }


class PersonRow(NamedTuple):
    """What is known of a person."""

    since: int
    name: str
    rated: bool


class PartyRow(NamedTuple):
    """A person's chair at a table, with the lobby's summary of the table.

    At a table that plays a duplicate deal: the deal's id, its contest, and when it opens.
    """

    table_id: str
    seat: int
    game: str
    opened: int
    finished: int | None
    deals: int
    result: int | None
    summary: bytes
    deal_id: str | None
    contest: str | None
    opens: int | None


class FiguresRow(NamedTuple):
    """The figures of a deal, and who judged it."""

    table_id: str
    deal: int
    judge: str
    body: bytes


def without_person(which: ColumnElement[bool]) -> Update:
    """Return what makes these results of contests those of the computer player in the place."""
    level = select(DEALS.c.level).where(DEALS.c.id == RESULTS.c.deal_id).scalar_subquery()
    of_contests = select(DEALS.c.id).where(DEALS.c.contest != "")
    nobody = {"person": "", "name": "", "level": level, "counts": False}
    return update(RESULTS).where(which & RESULTS.c.deal_id.in_(of_contests)).values(nobody)


class PersonStore:
    """Reads and changes the data of one person."""

    def __init__(self, engine: Engine, insert: Callable[..., Any]) -> None:
        self._engine = engine
        figures = insert(FIGURES)
        self._keep = figures.on_conflict_do_update(
            index_elements=["table_id", "deal"],
            set_={key: figures.excluded[key] for key in ("judge", "body")},
        )

    def person(self, person: str) -> PersonRow | None:
        """Return a person; None if nobody has come with such a key yet."""
        query = select(PERSONS.c.since, PERSONS.c.name, PERSONS.c.rated)
        with self._engine.connect() as connection:
            row = connection.execute(query.where(PERSONS.c.id == person)).first()
        return None if row is None else PersonRow(*row)

    def parties(self, person: str, before: int, most: int) -> list[PartyRow]:
        """Return the person's parties that were opened before a time, latest first."""
        columns = [PLAYED.c[name] for name in PartyRow._fields if name in PLAYED.c]
        # A day's deal is known from its beginning, that of a contest from its result.
        begun = (ATTEMPTS.c.table_id == PLAYED.c.table_id) & (ATTEMPTS.c.person == PLAYED.c.person)
        done = (RESULTS.c.table_id == PLAYED.c.table_id) & (RESULTS.c.seat == PLAYED.c.seat)
        deal = func.coalesce(ATTEMPTS.c.deal_id, RESULTS.c.deal_id)
        duplicate = deal.label("deal_id"), DEALS.c.contest, DEALS.c.opens
        query = (
            select(*columns, TABLES.c.summary, *duplicate)
            .join(TABLES, TABLES.c.id == PLAYED.c.table_id)
            .outerjoin(ATTEMPTS, begun)
            .outerjoin(RESULTS, done)
            .outerjoin(DEALS, DEALS.c.id == deal)
            .where(PLAYED.c.person == person, PLAYED.c.opened < before)
            .order_by(PLAYED.c.opened.desc(), PLAYED.c.table_id, PLAYED.c.seat)
            .limit(most)
        )
        with self._engine.connect() as connection:
            found = connection.execute(query).mappings()
            return [PartyRow(**{**row, "summary": bytes(row["summary"])}) for row in found]

    def acquaintances(self, person: str, table_id: str) -> dict[int, int]:
        """Return the seats of people the person has met before, and at how many tables."""
        here, mine, theirs = PLAYED.alias("here"), PLAYED.alias("mine"), PLAYED.alias("theirs")
        query = (
            select(here.c.seat, func.count(distinct(theirs.c.table_id)))
            .join(theirs, theirs.c.person == here.c.person)
            .join(mine, mine.c.table_id == theirs.c.table_id)
            .where(
                here.c.table_id == table_id,
                here.c.person != person,
                mine.c.person == person,
                theirs.c.table_id != table_id,
            )
            .group_by(here.c.seat)
        )
        with self._engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def figures(self, person: str) -> list[FiguresRow]:
        """Return all figures of tables at which the person sat."""
        seated = select(PLAYED.c.table_id).where(PLAYED.c.person == person)
        query = select(FIGURES).where(FIGURES.c.table_id.in_(seated))
        with self._engine.connect() as connection:
            return [
                FiguresRow(row.table_id, row.deal, row.judge, bytes(row.body))
                for row in connection.execute(query)
            ]

    def keep_figures(self, rows: Sequence[FiguresRow]) -> None:
        """Store figures with their deals, unless the table is gone."""
        with self._engine.begin() as connection:
            tables = {row.table_id for row in rows}
            query = select(TABLES.c.id).where(TABLES.c.id.in_(tables))
            there = {ident for (ident,) in connection.execute(query)}
            kept = [row._asdict() for row in rows if row.table_id in there]
            if kept:
                connection.execute(self._keep, kept)

    def set_rated(self, person: str, rated: bool) -> bool:
        """Set whether the person wants to be rated; return whether that is new."""
        other = (PERSONS.c.id == person) & (PERSONS.c.rated != rated)
        with self._engine.begin() as connection:
            return connection.execute(update(PERSONS).where(other).values(rated=rated)).rowcount > 0

    def rated_names(self) -> dict[str, str]:
        """Return the persons who want to be rated, and their last names."""
        query = select(PERSONS.c.id, PERSONS.c.name).where(PERSONS.c.rated)
        with self._engine.connect() as connection:
            return {row.id: row.name for row in connection.execute(query)}

    def forget(self, person: str) -> None:
        """Remove every row that names the person.

        What they made in a contest stays, as that of the computer player who takes the place:
        others sat at the same table. For ratings it counts no more.
        """
        with self._engine.begin() as connection:
            connection.execute(without_person(RESULTS.c.person == person))
            for column in OF_PERSONS:
                connection.execute(delete(column.table).where(column == person))
