"""What the database keeps of duplicate deals. Every call here blocks and belongs in a thread."""

from typing import Any, Final, NamedTuple

from sqlalchemy import Engine, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ridotto.server.schema import ATTEMPTS, CONTESTS, DAYS, DEALS, RESULTS

SECRET_MILLISECONDS: Final = 14 * 24 * 3600 * 1000
"""How long the secret of a day is kept at least."""


class DealRow(NamedTuple):
    """A deal that several tables play; times are in milliseconds, 0 is not decided yet."""

    id: str
    game: str
    rules: str
    number: int
    seed: str
    level: str
    """Of the computer players one plays it with."""
    contest: str = ""
    closes: int = 0
    """From then on nobody begins it any more."""
    opens: int = 0
    """From then on its cards may be shown to everybody."""


class AttemptRow(NamedTuple):
    """Somebody has begun a deal."""

    deal_id: str
    person: str
    table_id: str
    seat: int
    begun: int


class ResultRow(NamedTuple):
    """What somebody made of a deal: a person, a guest without a key, or a computer player."""

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


class DuplicateStore:
    """Reads and writes them, over the database of a ``Store``."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._add: dict[str, Any] = {
            table.name: insert(table).on_conflict_do_nothing()
            for table in (DAYS, DEALS, ATTEMPTS, CONTESTS)
        }
        kept = insert(RESULTS)
        # A table that is taken up again after a crash tells its result once more.
        self._result = kept.on_conflict_do_nothing()

    # Days and deals

    def day_secret(self, date: str, offered: str, now: int) -> str:
        """The secret of a day: the first that was offered, whichever process did."""
        with self.engine.begin() as connection:
            values = {"date": date, "secret": offered, "made": now}
            connection.execute(self._add[DAYS.name], values)
            found = connection.execute(select(DAYS.c.secret).where(DAYS.c.date == date))
            return str(found.scalar_one())

    def sealed_days(self) -> dict[str, int]:
        """The days that have a secret, and when each was made."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(DAYS.c.date, DAYS.c.made)).all()
        return {row.date: row.made for row in rows}

    def add_deal(self, row: DealRow) -> DealRow:
        """The deal of this id: the one given, or the one that was there already."""
        with self.engine.begin() as connection:
            connection.execute(self._add[DEALS.name], row._asdict())
        found = self.deal(row.id)
        assert found is not None
        return found

    def deal(self, deal_id: str) -> DealRow | None:
        """A deal by its id."""
        with self.engine.connect() as connection:
            found = connection.execute(select(DEALS).where(DEALS.c.id == deal_id)).first()
        return None if found is None else DealRow(*found)

    def deals_of(self, contest: str) -> list[DealRow]:
        """The deals of a contest, by their ids."""
        query = select(DEALS).where(DEALS.c.contest == contest).order_by(DEALS.c.number)
        with self.engine.connect() as connection:
            return [DealRow(*row) for row in connection.execute(query)]

    def open_deals(self, contest: str, at: int, *numbers: int) -> None:
        """The cards of a contest's deals may be shown now; of all of them, or of some."""
        which = DEALS.c.contest == contest
        if numbers:
            which &= DEALS.c.number.in_(numbers)
        with self.engine.begin() as connection:
            values = {"closes": at, "opens": at}
            connection.execute(update(DEALS).where(which, DEALS.c.opens == 0).values(values))

    # Attempts and results

    def begin(self, row: AttemptRow) -> AttemptRow:
        """Begin a deal: this attempt, or the one that the person has begun before."""
        with self.engine.begin() as connection:
            connection.execute(self._add[ATTEMPTS.name], row._asdict())
        found = self.attempt(row.deal_id, row.person)
        assert found is not None
        return found

    def attempt(self, deal_id: str, person: str) -> AttemptRow | None:
        """A person's attempt at a deal."""
        which = (ATTEMPTS.c.deal_id == deal_id) & (ATTEMPTS.c.person == person)
        with self.engine.connect() as connection:
            found = connection.execute(select(ATTEMPTS).where(which)).first()
        return None if found is None else AttemptRow(*found)

    def keep_results(self, rows: list[ResultRow]) -> None:
        """Keep what came of a deal at a table; once told it stands."""
        with self.engine.begin() as connection:
            connection.execute(self._result, [row._asdict() for row in rows])

    def results(self, deal_id: str) -> list[ResultRow]:
        """What everybody made of a deal."""
        query = select(RESULTS).where(RESULTS.c.deal_id == deal_id).order_by(RESULTS.c.at)
        with self.engine.connect() as connection:
            return [ResultRow(*row) for row in connection.execute(query)]

    def results_of(self, contest: str) -> list[ResultRow]:
        """What everybody made of the deals of a contest."""
        deals = select(DEALS.c.id).where(DEALS.c.contest == contest)
        query = select(RESULTS).where(RESULTS.c.deal_id.in_(deals)).order_by(RESULTS.c.at)
        with self.engine.connect() as connection:
            return [ResultRow(*row) for row in connection.execute(query)]

    def persons_in(self, deal_ids: list[str]) -> dict[str, int]:
        """How many persons have played these deals, as far as it counts."""
        which = RESULTS.c.deal_id.in_(deal_ids) & RESULTS.c.counts & (RESULTS.c.person != "")
        query = select(RESULTS.c.deal_id, func.count()).where(which).group_by(RESULTS.c.deal_id)
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def attempts_of(self, person: str, deal_ids: list[str]) -> dict[str, AttemptRow]:
        """Which of these deals a person has begun."""
        which = (ATTEMPTS.c.person == person) & ATTEMPTS.c.deal_id.in_(deal_ids)
        with self.engine.connect() as connection:
            rows = [AttemptRow(*row) for row in connection.execute(select(ATTEMPTS).where(which))]
        return {row.deal_id: row for row in rows}

    def finished_by(self, person: str, deal_ids: list[str]) -> set[str]:
        """Which of these deals a person has played to the end."""
        which = (RESULTS.c.person == person) & RESULTS.c.deal_id.in_(deal_ids)
        with self.engine.connect() as connection:
            return {deal for (deal,) in connection.execute(select(RESULTS.c.deal_id).where(which))}

    def counting_results(self, game: str, after: int = 0) -> list[ResultRow]:
        """For ratings: everything that counts in a game and was told after a time, oldest first."""
        which = (RESULTS.c.game == game) & RESULTS.c.counts & (RESULTS.c.at > after)
        with self.engine.connect() as connection:
            found = connection.execute(select(RESULTS).where(which).order_by(RESULTS.c.at))
            return [ResultRow(*row) for row in found]

    # Forgetting

    def remove_old(self, before: int) -> None:
        """Remove what is older than the tables that are kept."""
        old = (
            delete(DEALS).where(DEALS.c.opens > 0, DEALS.c.opens < before),
            delete(ATTEMPTS).where(ATTEMPTS.c.begun < before),
            delete(RESULTS).where(RESULTS.c.at < before),
            delete(CONTESTS).where(CONTESTS.c.touched < before),
            # A secret is made some days before its day, and is needed until that is over.
            delete(DAYS).where(DAYS.c.made < before - SECRET_MILLISECONDS),
        )
        with self.engine.begin() as connection:
            for statement in old:
                connection.execute(statement)

    # Contests

    def contests_naming(self, person: str) -> list[str]:
        """The contests in which a person stands, by their ids."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(CONTESTS.c.id, CONTESTS.c.body))
            return [ident for ident, body in rows if person.encode() in bytes(body)]

    def add_contest(self, row: ContestRow) -> None:
        """A new contest."""
        with self.engine.begin() as connection:
            connection.execute(self._add[CONTESTS.name], row._asdict())

    def contest(self, contest_id: str) -> ContestRow | None:
        """A contest by its id."""
        query = select(CONTESTS).where(CONTESTS.c.id == contest_id)
        with self.engine.connect() as connection:
            found = connection.execute(query).first()
        return None if found is None else ContestRow(*found)

    def change_contest(self, row: ContestRow) -> bool:
        """Put a contest in the place of the version before; False if another was quicker."""
        before = (CONTESTS.c.id == row.id) & (CONTESTS.c.version == row.version - 1)
        values = {"version": row.version, "touched": row.touched, "body": row.body}
        with self.engine.begin() as connection:
            done = connection.execute(update(CONTESTS).where(before).values(values))
            return done.rowcount == 1
