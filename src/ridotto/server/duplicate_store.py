"""The stored data of duplicate deals. Every call here blocks and belongs in a thread."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Engine, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ridotto.server.schema import ATTEMPTS, CONTESTS, DAYS, DEALS, RESULTS

SECRET_MILLISECONDS: Final = 14 * 24 * 3600 * 1000
"""The shortest time for which the secret of a day is kept."""


class DealRow(NamedTuple):
    """A deal that several tables play; times are in milliseconds, and 0 means not decided yet."""

    id: str
    game: str
    rules: str
    number: int
    seed: str
    level: str
    """The level of the computer players at the tables."""
    contest: str = ""
    closes: int = 0
    """The time from which on the deal can no longer be begun."""
    opens: int = 0
    """The time from which on everybody may see its cards."""


class AttemptRow(NamedTuple):
    """Somebody has begun a deal."""

    deal_id: str
    person: str
    table_id: str
    seat: int
    begun: int


class ResultRow(NamedTuple):
    """A result in a deal: of a person, a guest without a key, or a computer player."""

    deal_id: str
    table_id: str
    seat: int
    game: str
    person: str
    name: str
    level: str
    paid: float
    points: float
    counts: bool
    at: int
    trace: bytes


class ContestRow(NamedTuple):
    """A challenge or an evening; every change raises its version."""

    id: str
    kind: str
    version: int
    touched: int
    body: bytes


class ScoreRow(NamedTuple):
    """What was paid to a chair in a deal, and its points."""

    table_id: str
    seat: int
    paid: float
    points: float


class DuplicateStore:
    """Reads and writes these rows in the database of a ``Store``."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._add: dict[str, Any] = {
            table.name: insert(table).on_conflict_do_nothing()
            for table in (DAYS, DEALS, ATTEMPTS, CONTESTS)
        }
        kept = insert(RESULTS)
        # A table that is resumed after a crash reports its result again.
        self._result = kept.on_conflict_do_nothing()

    # Days and deals

    def day_secret(self, date: str, offered: str, now: int) -> str:
        """Return the secret of a day: the first that any process offered."""
        with self.engine.begin() as connection:
            values = {"date": date, "secret": offered, "made": now}
            connection.execute(self._add[DAYS.name], values)
            found = connection.execute(select(DAYS.c.secret).where(DAYS.c.date == date))
            return str(found.scalar_one())

    def sealed_days(self) -> dict[str, int]:
        """Return the days that have a secret, and when each was made."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(DAYS.c.date, DAYS.c.made)).all()
        return {row.date: row.made for row in rows}

    def add_deal(self, row: DealRow) -> DealRow:
        """Store a deal; return it, or the one that already had this id."""
        with self.engine.begin() as connection:
            connection.execute(self._add[DEALS.name], row._asdict())
        found = self.deal(row.id)
        assert found is not None
        return found

    def add_deals(self, rows: Sequence[DealRow]) -> None:
        """Store those deals that are not stored yet, together: a commit for each takes long."""
        with self.engine.begin() as connection:
            connection.execute(self._add[DEALS.name], [row._asdict() for row in rows])

    def deal(self, deal_id: str) -> DealRow | None:
        """Return a deal by its id; None if there is none."""
        with self.engine.connect() as connection:
            found = connection.execute(select(DEALS).where(DEALS.c.id == deal_id)).first()
        return None if found is None else DealRow(*found)

    def has_closed_deals(self, contest: str, numbers: Collection[int]) -> bool:
        """Return whether the cards of some of a contest's deals are still hidden.

        This only reads: the writer has the acts of all tables to store.
        """
        query = select(DEALS.c.id).where(_still_closed(contest, numbers)).limit(1)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    def open_deals(self, contest: str, at: int, numbers: Collection[int] = ()) -> None:
        """Let the cards of a contest's deals be shown from now on: all deals, or some."""
        values = {"closes": at, "opens": at}
        with self.engine.begin() as connection:
            connection.execute(update(DEALS).where(_still_closed(contest, numbers)).values(values))

    # Attempts and results

    def begin(self, row: AttemptRow) -> AttemptRow:
        """Store an attempt; return it, or the one that the person had begun before."""
        with self.engine.begin() as connection:
            connection.execute(self._add[ATTEMPTS.name], row._asdict())
        found = self.attempt(row.deal_id, row.person)
        assert found is not None
        return found

    def attempt(self, deal_id: str, person: str) -> AttemptRow | None:
        """Return a person's attempt at a deal; None if there is none."""
        which = (ATTEMPTS.c.deal_id == deal_id) & (ATTEMPTS.c.person == person)
        with self.engine.connect() as connection:
            found = connection.execute(select(ATTEMPTS).where(which)).first()
        return None if found is None else AttemptRow(*found)

    def keep_results(self, rows: list[ResultRow]) -> None:
        """Store the results of a deal at a table; a stored result is never changed."""
        with self.engine.begin() as connection:
            connection.execute(self._result, [row._asdict() for row in rows])

    def results(self, deal_id: str) -> list[ResultRow]:
        """Return everybody's results in a deal."""
        query = select(RESULTS).where(RESULTS.c.deal_id == deal_id).order_by(RESULTS.c.at)
        with self.engine.connect() as connection:
            return [ResultRow(*row) for row in connection.execute(query)]

    def scores_of(self, contest: str) -> list[ScoreRow]:
        """Return everybody's results in the deals of a contest, without what they decided."""
        deals = select(DEALS.c.id).where(DEALS.c.contest == contest)
        columns = [RESULTS.c[name] for name in ScoreRow._fields]
        query = select(*columns).where(RESULTS.c.deal_id.in_(deals)).order_by(RESULTS.c.at)
        with self.engine.connect() as connection:
            return [ScoreRow(*row) for row in connection.execute(query)]

    def persons_in(self, deal_ids: list[str]) -> dict[str, int]:
        """Return how many persons have a counting result in each of these deals."""
        which = RESULTS.c.deal_id.in_(deal_ids) & RESULTS.c.counts & (RESULTS.c.person != "")
        query = select(RESULTS.c.deal_id, func.count()).where(which).group_by(RESULTS.c.deal_id)
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def attempts_of(self, person: str, deal_ids: list[str]) -> dict[str, AttemptRow]:
        """Return a person's attempts at these deals."""
        which = (ATTEMPTS.c.person == person) & ATTEMPTS.c.deal_id.in_(deal_ids)
        with self.engine.connect() as connection:
            rows = [AttemptRow(*row) for row in connection.execute(select(ATTEMPTS).where(which))]
        return {row.deal_id: row for row in rows}

    def finished_by(self, person: str, deal_ids: list[str]) -> set[str]:
        """Return which of these deals a person has finished."""
        which = (RESULTS.c.person == person) & RESULTS.c.deal_id.in_(deal_ids)
        with self.engine.connect() as connection:
            return {deal for (deal,) in connection.execute(select(RESULTS.c.deal_id).where(which))}

    def counting_results(self, game: str, now: int) -> list[ResultRow]:
        """Return all counting results of a game's deals that are open, oldest first, for ratings.

        A rating that others still to play the deal could read would tell them how it ends.
        """
        opened = select(DEALS.c.id).where(DEALS.c.opens > 0, DEALS.c.opens <= now)
        which = (RESULTS.c.game == game) & RESULTS.c.counts & RESULTS.c.deal_id.in_(opened)
        with self.engine.connect() as connection:
            found = connection.execute(select(RESULTS).where(which).order_by(RESULTS.c.at))
            return [ResultRow(*row) for row in found]

    # Forgetting

    def remove_old(self, before: int) -> None:
        """Remove what is older than the tables that are kept."""
        known = select(CONTESTS.c.id)
        old = (
            delete(DEALS).where(DEALS.c.opens > 0, DEALS.c.opens < before),
            delete(ATTEMPTS).where(ATTEMPTS.c.begun < before),
            delete(RESULTS).where(RESULTS.c.at < before),
            delete(CONTESTS).where(CONTESTS.c.touched < before),
            # Those of a contest that nobody finished were never opened.
            delete(DEALS).where(DEALS.c.contest != "", DEALS.c.contest.not_in(known)),
            # A secret is made some days before its day, and is needed until the day is over.
            delete(DAYS).where(DAYS.c.made < before - SECRET_MILLISECONDS),
        )
        with self.engine.begin() as connection:
            for statement in old:
                connection.execute(statement)

    # Contests

    def contests_naming(self, person: str) -> list[str]:
        """Return the ids of the contests in which a person takes part."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(CONTESTS.c.id, CONTESTS.c.body))
            return [ident for ident, body in rows if person.encode() in bytes(body)]

    def add_contest(self, row: ContestRow) -> None:
        """Store a new contest."""
        with self.engine.begin() as connection:
            connection.execute(self._add[CONTESTS.name], row._asdict())

    def contest(self, contest_id: str) -> ContestRow | None:
        """Return a contest by its id; None if there is none."""
        query = select(CONTESTS).where(CONTESTS.c.id == contest_id)
        with self.engine.connect() as connection:
            found = connection.execute(query).first()
        return None if found is None else ContestRow(*found)

    def change_contest(self, row: ContestRow) -> bool:
        """Replace the previous version of a contest.

        Return False if another process was quicker.
        """
        before = (CONTESTS.c.id == row.id) & (CONTESTS.c.version == row.version - 1)
        values = {"version": row.version, "touched": row.touched, "body": row.body}
        with self.engine.begin() as connection:
            done = connection.execute(update(CONTESTS).where(before).values(values))
            return done.rowcount == 1


def _still_closed(contest: str, numbers: Collection[int]) -> ColumnElement[bool]:
    """Return the condition for a contest's deals, or some of them, that are not shown yet."""
    which = (DEALS.c.contest == contest) & (DEALS.c.opens == 0)
    return which & DEALS.c.number.in_(numbers) if numbers else which
