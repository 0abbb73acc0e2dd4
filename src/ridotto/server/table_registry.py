"""The tables in memory in this process: finding, opening, sitting down, leaving."""

import asyncio
import contextlib
import re
from collections.abc import Iterable
from typing import Final

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server import wire as w
from ridotto.server.automation import Automation
from ridotto.server.charter import Bot, Charter, You, complete_charter
from ridotto.server.command_checks import Denied
from ridotto.server.company import key_of, rematch_opening
from ridotto.server.correspondence import Correspondence
from ridotto.server.delayed_view import DelayedView
from ridotto.server.history import read_rows
from ridotto.server.http_bodies import Invitation, SitDown
from ridotto.server.json_log import log, table_hash
from ridotto.server.languages import ENGLISH
from ridotto.server.ledger_table import LedgerTable, read_ledger
from ridotto.server.live_table import LiveTable
from ridotto.server.names import distinct_name, own_name
from ridotto.server.persons import PersonId
from ridotto.server.record_table import NumberedEvents
from ridotto.server.services import Services
from ridotto.server.subscribers import Subscriber, turn_away
from ridotto.server.table_commands import answer_command
from ridotto.server.write_path import NoTable, Overtaken, catch_up, write
from ridotto.table import Seat

IDENT: Final = re.compile(r"[A-Za-z0-9_-]{2,32}")
"""The pattern of a table id; nothing else is searched for."""


MARKED_AT_ONCE: Final = 200
"""The number of seats that are marked as present in one transaction."""
BETWEEN_PORTIONS: Final = 0.1
"""Seconds between two such transactions: one act in a hundred may meet one, not every act."""


class HostedTable:
    """A live table, its automation, and its delayed view for onlookers."""

    def __init__(self, services: Services, table: LedgerTable) -> None:
        self.live = LiveTable(services, table)
        self.automation = Automation(self.live)
        self.correspondence = Correspondence(self.live, self.automation)
        self.delayed_view = DelayedView(self.live)

    @property
    def idle(self) -> bool:
        """Whether the table can be unloaded from memory."""
        watched = self.live.subscribers.by_seat or self.delayed_view.subscribers
        busy = self.automation.busy or self.correspondence.busy
        return not (watched or busy or self.live.lock.locked())

    def unload(self) -> None:
        """Unload the table from memory."""
        self.automation.stop()
        self.live.forget_listeners()

    def close_connections(self) -> None:
        """Tell everybody who is connected that the table is gone."""
        here = self.live.subscribers.by_seat.values()
        connected = [one for subscribers in here for one in subscribers]
        for subscriber in (*connected, *self.delayed_view.subscribers):
            turn_away(subscriber, "no-table", "the table was removed")


class TableRegistry:
    """Loads tables from their ledgers when somebody comes, and unloads them when all have gone."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.closing = False
        self._tables: dict[str, HostedTable] = {}
        self._loading: dict[str, asyncio.Task[HostedTable]] = {}

    # Finding

    async def find(self, ident: str) -> HostedTable:
        """Return a table by its id, from memory or from its ledger."""
        if not IDENT.fullmatch(ident):
            raise NoTable
        hosted = self._tables.get(ident)
        if hosted is not None:
            hosted.live.touched = self.services.now()
            return hosted
        if ident not in self._loading:
            self._loading[ident] = asyncio.create_task(self._load(ident))
        try:
            return await asyncio.shield(self._loading[ident])
        finally:
            self._loading.pop(ident, None)

    async def _load(self, ident: str) -> HostedTable:
        rows = await read_rows(self.services, ident)
        if not rows or rows[0][0] != 0:
            raise NoTable
        table = await self.services.workers.read(read_ledger, ident, rows)
        hosted = HostedTable(self.services, table)
        if hosted.correspondence.slow:
            await hosted.correspondence.load()
        self._add(hosted)
        hosted.automation.plan()
        if self.services.store.postgres:
            # Pages that another process wrote while we were reading were not announced here.
            async with hosted.live.lock:
                await catch_up(hosted.live)
        return hosted

    def _add(self, hosted: HostedTable) -> None:
        self._tables[hosted.live.table.ident] = hosted
        self.services.metrics.tables.set(len(self._tables))

    def loaded(self, ident: str) -> HostedTable | None:
        """Return a table that is in memory here; None if it is not."""
        return self._tables.get(ident)

    @property
    def all_loaded(self) -> Iterable[HostedTable]:
        """Return all tables that are in memory here."""
        return tuple(self._tables.values())

    # Opening

    async def open(
        self,
        wish: Charter,
        name: str,
        origin: str = "",
        happened: NumberedEvents = (),
        address: str = "",
        person: PersonId | None = None,
    ) -> Invitation:
        """Open a table and seat the person who opens it.

        Acts of a record may have happened already.
        """
        charter = complete_charter(wish)
        token = self.services.random_source.token()
        seat = next(n for n, chair in enumerate(charter.chairs) if isinstance(chair, You))
        sat = e.Sat(seat, own_name(name), key_of(token), person)
        acts = tuple(e.Acted("record", events) for _, events in happened)
        ident = await self.create(e.Opened(charter, origin=origin), (sat,), acts, address)
        await self.mark_present([(ident, seat)])
        return Invitation(ident, seat, token)

    async def create(
        self,
        opened: e.Opened,
        sat: tuple[e.Sat, ...],
        acts: tuple[e.Acted, ...] = (),
        address: str = "",
        duplicate: e.Duplicate | None = None,
    ) -> str:
        """Open a table with those who sit there; return its id."""
        ident = self.services.random_source.table()
        # The level of a duplicate deal is agreed once for all its tables, and plays at all of them.
        how = (duplicate,) if duplicate else self._true_levels(opened.charter)
        page: list[e.AnyEntry] = [opened, *sat, *how, *acts]
        taken = len(sat) + sum(isinstance(chair, Bot) for chair in opened.charter.chairs)
        if taken == len(opened.charter.chairs):
            page.append(e.Started())
        hosted = HostedTable(self.services, LedgerTable(ident, opened))
        hosted.live.address = address
        async with hosted.live.lock:
            await write(hosted.live, *page)
        self._add(hosted)
        self.services.metrics.opened.labels(opened.charter.game).inc()
        log.info("table opened", table=table_hash(ident), game=opened.charter.game)
        return ident

    def _true_levels(self, charter: Charter) -> Iterable[e.PlaysAs]:
        """Yield an entry for each chair where another level plays than was asked for."""
        for seat, wish in enumerate(charter.chairs):
            if isinstance(wish, Bot):
                level = self.services.level_at_table(charter.game, wish.level)
                if level != wish.level:
                    yield e.PlaysAs(seat, level)

    # Sitting down

    async def sit(
        self, ident: str, wish: SitDown, address: str = "", person: PersonId | None = None
    ) -> Invitation:
        """Take a free chair; when the last one is taken, the party begins."""
        live, name = (await self.find(ident)).live, own_name(wish.name)
        live.address = address
        async with live.lock:
            for _ in range(len(live.table.company.chairs)):
                seat = _free_seat(live, wish.seat)
                token = self.services.random_source.token()
                taken = [chair.name for chair in live.table.company.chairs]
                sat = e.Sat(seat, distinct_name(name, taken), key_of(token), person)
                page: list[e.AnyEntry] = [sat]
                if live.table.company.free == (seat,):
                    page.append(e.Started())
                try:
                    await write(live, *page)
                except Overtaken:
                    continue
                await self.mark_present([(ident, seat)])
                return Invitation(ident, seat, token)
        raise Denied("busy", "others were quicker; try again")

    # Commands

    async def command(
        self,
        hosted: HostedTable,
        seat: Seat | None,
        command: w.AnyCommand,
        language: str = ENGLISH,
    ) -> w.Answer:
        """Answer a command; a rematch needs another table."""
        if isinstance(command, w.RematchCommand) and seat is not None:
            return msgspec.structs.replace(await self._rematch(hosted.live), ref=command.ref)
        return await answer_command(hosted.live, seat, command, language)

    async def _rematch(self, live: LiveTable) -> w.Answer:
        """Open another table for the same people, once.

        A second request is told of the first table.
        """
        async with live.lock:
            company = live.table.company
            if not company.after:
                if company.duplicate is not None:
                    return w.Error(code="counts", message="a duplicate deal is played once")
                if not live.table.over:
                    return w.Error(code="not-over", message="the party is not over yet")
                opened, sat = rematch_opening(company, live.table.ident)
                ident = await self.create(opened, sat, address=live.address)
                # If another process was quicker, its table counts, and ours stays empty.
                with contextlib.suppress(Overtaken):
                    await write(live, e.Rematch(ident))
            return w.NewTable(table=live.table.company.after)

    # Connecting and disconnecting

    async def connect(
        self, hosted: HostedTable, subscriber: Subscriber, seq: int | None, address: str = ""
    ) -> None:
        """Add a connection; somebody who was away is back."""
        live = hosted.live
        if subscriber.seat is not None:
            live.address = address
        async with live.lock:
            await live.subscribe(subscriber, seq)
            if subscriber.seat is not None:
                await self.mark_present([(live.table.ident, subscriber.seat)])
                away = live.table.company.chairs[subscriber.seat].away
                if away and live.table.may_return(subscriber.seat):
                    with contextlib.suppress(Overtaken):
                        await write(live, e.Returned(subscriber.seat))
        hosted.automation.plan()

    def disconnect(self, hosted: HostedTable, subscriber: Subscriber) -> None:
        """Remove a connection."""
        hosted.live.unsubscribe(subscriber)

    async def replace_absent(self) -> None:
        """Let computer players take over for people who have been absent too long."""
        for hosted in self.all_loaded:
            live = hosted.live
            if hosted.correspondence.slow:
                continue
            for seat in live.table.company.persons:
                here = live.presence.here
                if here and seat not in here:
                    await _replace_if_absent(live, seat)

    async def mark_present(self, seats: list[tuple[str, Seat]]) -> None:
        """Note that these seats are connected now. Any other writer would hold up the acts."""
        services = self.services
        await services.writer.run(services.store.mark_present, seats, services.now())

    async def share_presence(self) -> None:
        """Tell the database who is here, and read from it who is at other processes."""
        here = [(ident, seat) for ident, t in self._tables.items() for seat in t.live.presence.here]
        # In portions, and not all at once: people's acts are stored in between.
        for first in range(0, len(here), MARKED_AT_ONCE):
            await asyncio.sleep(BETWEEN_PORTIONS if first else 0)
            await self.mark_present(here[first : first + MARKED_AT_ONCE])
        services = self.services
        if services.store.postgres:
            since = services.absent_before
            for hosted in self.all_loaded:
                live = hosted.live
                if live.subscribers.by_seat:
                    present = services.store.present
                    seats = await services.workers.read(present, live.table.ident, since)
                    live.presence.update_elsewhere(frozenset(seats))

    # Unloading

    def unload_idle(self, after: float) -> int:
        """Unload tables that were not used for this number of seconds; their ledgers stay."""
        limit = self.services.now() - int(1000 * after)
        idle = [n for n, t in self._tables.items() if t.idle and t.live.touched < limit]
        for ident in idle:
            self._tables.pop(ident).unload()
        self.services.metrics.tables.set(len(self._tables))
        return len(idle)

    def drop(self, ident: str) -> None:
        """Drop a table that was removed from the database, and close its connections."""
        hosted = self._tables.pop(ident, None)
        if hosted is not None:
            hosted.live.removed = True
            hosted.unload()
            hosted.close_connections()
        self.services.metrics.tables.set(len(self._tables))

    def close(self) -> None:
        """Let no new automatic act begin."""
        self.closing = True
        for hosted in self._tables.values():
            hosted.automation.stop()


async def _replace_if_absent(live: LiveTable, seat: Seat) -> None:
    """Replace an absent person, but only if others wait; otherwise the table just pauses."""
    async with live.lock:
        company = live.table.company
        others = live.presence.here - {seat}
        if not others or not company.started or not company.chairs[seat].person:
            return
        if live.table.over or await live.is_present(seat):
            return
        with contextlib.suppress(Overtaken):
            await write(live, e.Left(seat, "absent"))


def _free_seat(live: LiveTable, wished: Seat | None) -> Seat:
    company = live.table.company
    if company.started or not company.free:
        raise Denied("full", "all chairs are taken")
    if wished is None:
        return company.free[0]
    if wished not in company.free:
        free = ", ".join(map(str, company.free))
        raise Denied("taken", f"that chair is not free; free are: {free}")
    return wished
