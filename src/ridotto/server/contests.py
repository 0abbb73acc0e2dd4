"""The contests of this server: challenges of friends and duplicate evenings.

``ridotto.duplicate.contest`` decides who takes part and who meets whom. This module opens a table
when somebody comes to play, and releases a deal when nobody plays it any more.
"""

import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from ridotto.bots import nearest_level
from ridotto.duplicate.contest import (
    CHAIR,
    Contest,
    ContestSeat,
    completed,
    current_round,
    deal_of,
    deals_in,
    schedule,
    seat_of_member,
    sides_of,
    table_key,
)
from ridotto.duplicate.movements import MOST_COMPUTERS, MOST_PEOPLE, Round
from ridotto.duplicate.same_deal import Score
from ridotto.games import GAMES
from ridotto.server.command_checks import Denied
from ridotto.server.contest_computers import ComputerTables
from ridotto.server.contest_joining import Joining, joined
from ridotto.server.contest_names import (
    chair_of,
    check_contest,
    computers_key,
    deal_name,
    member_of,
    refuse_unless_host,
)
from ridotto.server.duplicate_opening import open_duplicate
from ridotto.server.duplicate_play import ChairOffer
from ridotto.server.duplicate_store import ContestRow, DealRow, DuplicateStore
from ridotto.server.http_bodies import Invitation
from ridotto.server.table_registry import IDENT, TableRegistry

TRIES: Final = 8
"""How often a change is retried if another process was quicker."""

NUMBERS: Final = tuple(str(n) for n in range(1, MOST_PEOPLE + MOST_COMPUTERS))
"""The names of computer players."""


DEALS_AT_ONCE: Final = 100
"""The number of deals that are stored in one transaction."""


class ContestState(msgspec.Struct, frozen=True):
    """A contest and its progress."""

    contest: Contest
    rounds: tuple[Round, ...]
    played: dict[str, dict[int, Score]]
    turn: int
    """The round being played, counted from 0; the number of rounds if all are done."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        contest = self.contest
        if contest.closed:
            return True
        enough = contest.movement != "alone" or len(contest.members) >= contest.wanted
        return contest.started and enough and self.turn >= len(self.rounds)


class Contests:
    """All contests of this server, stored in the database."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.services = registry.services
        self.store = self.services.store.duplicates
        self._computers = ComputerTables(registry.services)

    # Beginning

    async def create(self, contest: Contest) -> Contest:
        """Store a new contest under an id that nobody can guess, and return it."""
        game = GAMES[contest.game]
        ident = self.services.random_source.table()
        wanted = nearest_level(game.name, contest.level)
        whole = msgspec.structs.replace(
            contest,
            id=ident,
            secret=secrets.token_hex(32),
            rules=contest.rules or next(iter(game.rule_sets)),
            level=self.services.level_at_table(game.name, wanted),
            started=contest.movement == "alone",
        )
        check_contest(whole)
        now = self.services.now()
        row = ContestRow(ident, whole.movement, 0, now, msgspec.json.encode(whole))
        await self.services.writer.run(self.store.add_contest, row)
        if whole.started:
            await self._add_deals(whole)
        return whole

    async def join(self, ident: str, wish: Joining) -> Contest:
        """Let a person take part; one who does already may still choose a partner."""
        return await self._change(ident, lambda contest: joined(contest, wish))

    async def start(self, ident: str, person: str) -> Contest:
        """Start the play: computer players fill the empty chairs."""

        def begun(contest: Contest) -> Contest:
            refuse_unless_host(contest, person)
            if contest.started:
                return contest
            if not contest.members:
                raise Denied("nobody", "nobody takes part yet")
            members = completed(contest, NUMBERS)
            return msgspec.structs.replace(contest, members=members, started=True)

        contest = await self._change(ident, begun)
        await self._add_deals(contest)
        return contest

    async def close(self, ident: str, person: str) -> Contest:
        """End the contest now, even if something is left to play."""

        def closed(contest: Contest) -> Contest:
            refuse_unless_host(contest, person)
            return msgspec.structs.replace(contest, closed=True)

        contest = await self._change(ident, closed)
        await self.state(ident)
        return contest

    async def _add_deals(self, contest: Contest) -> None:
        """Store the deals of all rounds, in portions: others' acts are stored in between."""
        numbers = [n for turn in range(len(schedule(contest))) for n in deals_in(contest, turn)]
        for first in range(0, len(numbers), DEALS_AT_ONCE):
            rows = [deal_row(contest, n) for n in numbers[first : first + DEALS_AT_ONCE]]
            await self.services.writer.run(self.store.add_deals, rows)

    # Progress

    async def state(self, ident: str) -> ContestState:
        """Return the contest and its progress; release deals that nobody plays any more."""
        contest = await self.find(ident)
        rounds = schedule(contest) if contest.started else ()
        played = await self.services.workers.read(read_scores, self.store, contest)
        state = ContestState(contest, rounds, played, current_round(contest, rounds, played))
        await self._open_what_is_done(state)
        if contest.started and not state.over and state.turn < len(rounds):
            self._computers.play(contest, rounds[state.turn], state.turn, played)
        return state

    async def find(self, ident: str) -> Contest:
        """Return a contest by its id; or raise ``Denied``."""
        row = None
        if IDENT.fullmatch(ident):
            row = await self.services.workers.read(self.store.contest, ident)
        if row is None:
            raise Denied("no-contest", "there is no such contest")
        return msgspec.json.decode(row.body, type=Contest)

    async def _open_what_is_done(self, state: ContestState) -> None:
        """Release the deals of finished rounds: all tables play a round at the same time."""
        contest = state.contest
        if state.over:
            numbers: tuple[int, ...] = ()
        elif contest.movement in ("howell", "individual") and state.turn:
            numbers = tuple(n for turn in range(state.turn) for n in deals_in(contest, turn))
        else:
            return
        # Whoever looks at a contest asks for this each time, and usually nothing is left to do.
        if await self.services.workers.read(self.store.has_closed_deals, contest.id, numbers):
            now = self.services.now()
            await self.services.writer.run(self.store.open_deals, contest.id, now, numbers)

    # Playing

    def to_play(self, state: ContestState, person: str) -> tuple[ContestSeat, int] | None:
        """Return where a person sits now and which deal they play there; None if there is none."""
        contest = state.contest
        member = member_of(contest, person)
        if member is None or not contest.started or state.over:
            return None
        place = seat_of_member(member, state.rounds, state.turn)
        if place is None:
            return None
        for deal in deals_in(contest, place.round):
            if table_key(place.round, place.table, deal) not in state.played:
                return place, deal
        return None

    async def play(self, ident: str, person: str, address: str = "") -> Invitation:
        """Return a chair at the table that waits for this person; open the table if needed."""
        state = await self.state(ident)
        found = self.to_play(state, person)
        if found is None:
            raise Denied("nothing", "there is nothing for you to play now")
        place, deal = found
        key = table_key(place.round, place.table, deal)
        seat = CHAIR if state.contest.movement == "alone" else place.seat
        if key not in state.contest.tables:
            opened = await self._open_table(state, place, deal, address)
            contest = await self._note_table(ident, key, opened.table)
            if contest.tables[key] == opened.table and opened.seat == seat:
                return opened
            return Invitation(contest.tables[key], seat, "")
        return Invitation(state.contest.tables[key], seat, "")

    async def _open_table(
        self, state: ContestState, place: ContestSeat, deal: int, address: str
    ) -> Invitation:
        contest = state.contest
        seats = state.rounds[place.round][place.table]
        alone = contest.movement == "alone"
        chairs = [chair_of(contest.members[member]) for member in seats]
        if alone:
            count = len(sides_of(contest))
            chairs += [ChairOffer(level=contest.level) for _ in range(count - 1)]
        return await open_duplicate(
            self.registry,
            deal_of(contest, deal),
            deal_name(contest, deal),
            chairs,
            address,
            everybody=not alone,
        )

    async def _note_table(self, ident: str, key: str, table: str) -> Contest:
        def noted(contest: Contest) -> Contest:
            return msgspec.structs.replace(contest, tables={key: table, **contest.tables})

        return await self._change(ident, noted)

    # Changes

    async def _change(self, ident: str, change: Callable[[Contest], Contest]) -> Contest:
        """Change a contest; retry if somebody else was quicker."""
        for _ in range(TRIES):
            row = None
            if IDENT.fullmatch(ident):
                row = await self.services.workers.read(self.store.contest, ident)
            if row is None:
                raise Denied("no-contest", "there is no such contest")
            contest = msgspec.json.decode(row.body, type=Contest)
            changed = change(contest)
            if changed is contest:
                return contest
            now, body = self.services.now(), msgspec.json.encode(changed)
            after = ContestRow(row.id, row.kind, row.version + 1, now, body)
            if await self.services.writer.run(self.store.change_contest, after):
                return changed
        raise Denied("busy", "others were quicker; try again")

    async def stop(self) -> None:
        """Cancel what computer players are playing."""
        await self._computers.stop()


def read_scores(store: DuplicateStore, contest: Contest) -> dict[str, dict[int, Score]]:
    """Return the results of a contest's finished tables. This blocks, and belongs in a thread."""
    keys = {table: key for key, table in contest.tables.items()}
    found: dict[str, dict[int, Score]] = {}
    for row in store.scores_of(contest.id):
        key = keys.get(row.table_id) or computers_key(contest, row.table_id)
        if key is not None:
            found.setdefault(key, {})[row.seat] = Score(row.paid, row.points)
    return found


def deal_row(contest: Contest, number: int) -> DealRow:
    """Return a deal of a contest as it is stored."""
    deal = deal_of(contest, number)
    return DealRow(
        id=deal_name(contest, number),
        game=deal.game,
        rules=deal.rules,
        number=number,
        seed=deal.seed,
        level=contest.level,
        contest=contest.id,
    )
