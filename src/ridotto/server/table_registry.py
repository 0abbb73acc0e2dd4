"""The hall: which tables are live in this process, and how one comes to a table."""

import asyncio
import contextlib
import re
from collections.abc import Iterable
from typing import Final

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server import wire as w
from ridotto.server.automation import Steward
from ridotto.server.charter import Bot, Charter, You, settle_charter
from ridotto.server.company import key_of, same_again
from ridotto.server.delayed_view import Gallery
from ridotto.server.json_log import journal, shadow
from ridotto.server.ledger_table import Table, read_ledger
from ridotto.server.live_table import Desk, Guest, House, Overtaken
from ridotto.server.record_table import Happened
from ridotto.server.table_commands import Denied, is_present, obey
from ridotto.table import Seat

IDENT: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What the name of a table can be; nothing else is looked for."""


class NoTable(LookupError):
    """There is no such table."""


class Place:
    """A live table and its steward."""

    def __init__(self, house: House, table: Table) -> None:
        self.desk = Desk(house, table)
        self.steward = Steward(self.desk)
        self.gallery = Gallery(self.desk)

    @property
    def idle(self) -> bool:
        """Could the table be folded away?"""
        looked_at = self.desk.guests or self.gallery.guests
        return not (looked_at or self.steward.busy or self.desk.lock.locked())


class Hall:
    """Tables are read from their ledgers when somebody comes, and folded when all have gone."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.closing = False
        self._places: dict[str, Place] = {}
        self._coming: dict[str, asyncio.Task[Place]] = {}

    # Finding and opening

    async def find(self, ident: str) -> Place:
        """A table by its name, from memory or from its ledger."""
        if not IDENT.fullmatch(ident):
            raise NoTable
        place = self._places.get(ident)
        if place is not None:
            place.desk.touched = self.house.now()
            return place
        if ident not in self._coming:
            self._coming[ident] = asyncio.create_task(self._read(ident))
        try:
            return await asyncio.shield(self._coming[ident])
        finally:
            self._coming.pop(ident, None)

    async def _read(self, ident: str) -> Place:
        rows = await self.house.workers.read(self.house.store.read, ident)
        if not rows:
            raise NoTable
        pages = [(seq, body) for seq, _, body in rows]
        table = await self.house.workers.read(read_ledger, ident, pages)
        place = self._place(table)
        if self.house.store.postgres:
            # What another process wrote while we were reading was told to nobody here.
            async with place.desk.lock:
                await place.desk.catch_up()
        return place

    def _place(self, table: Table) -> Place:
        place = Place(self.house, table)
        self._places[table.ident] = place
        self.house.metrics.tables.set(len(self._places))
        place.steward.plan()
        return place

    def known(self, ident: str) -> Place | None:
        """A table that is live here."""
        return self._places.get(ident)

    @property
    def places(self) -> Iterable[Place]:
        """All live tables."""
        return tuple(self._places.values())

    async def open(
        self, wish: Charter, name: str, origin: str = "", happened: Happened = ()
    ) -> w.Invitation:
        """Open a table, and sit whoever opens it; a record's acts may have happened already."""
        charter = settle_charter(wish)
        token = self.house.chance.token()
        mine = next(n for n, chair in enumerate(charter.chairs) if isinstance(chair, You))
        sat = e.Sat(mine, name, key_of(token))
        acts = tuple(e.Acted("record", events) for _, events in happened)
        ident = await self._found(e.Opened(charter, origin=origin), (sat,), acts)
        await self._mark([(ident, mine)])
        return w.Invitation(ident, mine, token)

    async def _found(
        self, opened: e.Opened, sat: tuple[e.Sat, ...], acts: tuple[e.Acted, ...] = ()
    ) -> str:
        ident = self.house.chance.table()
        page: list[e.AnyEntry] = [opened, *sat, *acts]
        full = len(sat) + sum(isinstance(chair, Bot) for chair in opened.charter.chairs)
        if full == len(opened.charter.chairs):
            page.append(e.Started())
        place = Place(self.house, Table(ident, opened))
        async with place.desk.lock:
            await place.desk.write(*page)
        self._places[ident] = place
        self.house.metrics.tables.set(len(self._places))
        self.house.metrics.opened.labels(opened.charter.game).inc()
        journal.info("table opened", table=shadow(ident), game=opened.charter.game)
        return ident

    # Sitting down

    async def sit(self, ident: str, wish: w.SitDown) -> w.Invitation:
        """Take a free chair; the last one taken begins the party."""
        place = await self.find(ident)
        desk = place.desk
        async with desk.lock:
            for _ in range(len(desk.table.company.chairs)):
                seat = _free_seat(desk, wish.seat)
                token = self.house.chance.token()
                page: list[e.AnyEntry] = [e.Sat(seat, wish.name, key_of(token))]
                if desk.table.company.free == (seat,):
                    page.append(e.Started())
                try:
                    await desk.write(*page)
                except Overtaken:
                    continue
                await self._mark([(ident, seat)])
                return w.Invitation(ident, seat, token)
        raise Denied("busy", "others were quicker; try again")

    async def command(self, place: Place, seat: Seat | None, command: w.AnyCommand) -> w.Answer:
        """Answer a command; a rematch needs another table."""
        if isinstance(command, w.Again) and seat is not None:
            return msgspec.structs.replace(await self._rematch(place.desk), ref=command.ref)
        return await obey(place.desk, place.steward, seat, command)

    async def _rematch(self, desk: Desk) -> w.Answer:
        """Another table for the same people, once; who asks again is told of it."""
        async with desk.lock:
            company = desk.table.company
            if not company.after:
                if not desk.table.over:
                    return w.Error(code="not-over", message="the party is not over yet")
                ident = await self._found(*same_again(company, desk.table.ident))
                # Where another process was quicker its table counts, and ours stays empty.
                with contextlib.suppress(Overtaken):
                    await desk.write(e.Rematch(ident))
            return w.NewTable(table=desk.table.company.after)

    # Coming and going

    async def come(self, place: Place, guest: Guest, seq: int | None) -> None:
        """A connection arrives; somebody who was away is back."""
        desk = place.desk
        async with desk.lock:
            await desk.welcome(guest, seq)
            if guest.seat is not None:
                await self._mark([(desk.table.ident, guest.seat)])
                if desk.table.company.chairs[guest.seat].away:
                    with contextlib.suppress(Overtaken):
                        await desk.write(e.Returned(guest.seat))
        place.steward.plan()

    def go(self, place: Place, guest: Guest) -> None:
        """A connection is gone."""
        place.desk.farewell(guest)

    async def look_after_absent(self) -> None:
        """Let computer players take over for those who have been gone too long."""
        for place in self.places:
            for seat in place.desk.table.company.persons:
                if place.desk.here and seat not in place.desk.here:
                    await self._replace_absent(place, seat)

    async def _replace_absent(self, place: Place, seat: Seat) -> None:
        """Only for the others' sake: where nobody waits, the table just stands."""
        desk = place.desk
        async with desk.lock:
            company = desk.table.company
            if not desk.here - {seat} or not company.started or not company.chairs[seat].person:
                return
            if desk.table.over or await is_present(desk, seat):
                return
            with contextlib.suppress(Overtaken):
                await desk.write(e.Left(seat, "absent"))

    async def _mark(self, seats: list[tuple[str, Seat]]) -> None:
        store = self.house.store
        await self.house.workers.read(store.mark_present, seats, self.house.now())

    # Keeping house

    async def keep_present(self) -> None:
        """Tell the database who is here, and hear from it who is at other processes."""
        await self._mark(
            [(ident, seat) for ident, place in self._places.items() for seat in place.desk.here]
        )
        if self.house.store.postgres:
            since = self.house.now() - int(1000 * self.house.absence)
            for place in self.places:
                if place.desk.guests:
                    read, store = self.house.workers.read, self.house.store
                    seats = await read(store.present, place.desk.table.ident, since)
                    place.desk.heard_of(frozenset(seats))

    def fold_idle(self, after: float) -> int:
        """Forget tables nobody has touched for so many seconds; their ledgers stay."""
        limit = self.house.now() - int(1000 * after)
        idle = [n for n, place in self._places.items() if place.idle and place.desk.touched < limit]
        for ident in idle:
            self._places.pop(ident).steward.rest()
        self.house.metrics.tables.set(len(self._places))
        return len(idle)

    def close(self) -> None:
        """Let no steward begin anything more."""
        self.closing = True
        for place in self._places.values():
            place.desk.changed = _nothing
            place.steward.rest()


def _nothing(_heard: bool) -> None:
    """What follows from a page once the house is closing."""


def _free_seat(desk: Desk, wished: Seat | None) -> Seat:
    company = desk.table.company
    if company.started or not company.free:
        raise Denied("full", "all chairs are taken")
    if wished is None:
        return company.free[0]
    if wished not in company.free:
        free = ", ".join(map(str, company.free))
        raise Denied("taken", f"that chair is not free; free are: {free}")
    return wished
