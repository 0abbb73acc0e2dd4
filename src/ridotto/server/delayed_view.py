"""The gallery: onlookers who see all hands, as late as the host has set."""

import asyncio

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server.ledger_table import Table
from ridotto.server.live_table import Desk, Guest
from ridotto.server.patch import SAME, difference
from ridotto.server.scene import Scene, seen_company, set_frame, set_scene
from ridotto.server.wire import News, Welcome, encode


class Gallery:
    """A second reading of the ledger, so many seconds behind, with every card open."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.guests: list[Guest] = []
        self.table: Table | None = None
        self._scene: Scene | None = None
        self._reading: asyncio.Task[None] | None = None

    async def welcome(self, guest: Guest) -> None:
        """Somebody looks on: the table as it was then."""
        await self.advance()
        self.guests.append(guest)
        if self.table is not None and self._scene is not None:
            guest.send(
                encode(Welcome(table=self.table.ident, seq=self.table.seq, scene=self._scene))
            )
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_on())

    def farewell(self, guest: Guest) -> None:
        """Somebody has gone."""
        self.guests.remove(guest)
        if not self.guests and self._reading is not None:
            self._reading.cancel()
            self._reading = None

    async def _read_on(self) -> None:
        while True:
            await asyncio.sleep(1)
            await self.advance()

    async def advance(self) -> None:
        """Turn to the pages that are old enough by now. The first is shown at once."""
        house, delay = self.desk.house, self.desk.table.company.charter.watching.delay
        after = -1 if self.table is None else self.table.seq
        if after == self.desk.table.seq:
            return
        rows = await house.workers.read(house.store.read, self.desk.table.ident, after)
        for seq, at, body in rows:
            if seq == 0 or at + 1000 * delay <= house.now():
                self._turn(seq, e.decode_page(self.desk.table.game.name, body))

    def _turn(self, seq: int, page: e.Page) -> None:
        if self.table is None:
            assert isinstance(page[0], e.Opened)
            self.table = Table(self.desk.table.ident, page[0])
        if seq != self.table.seq + 1:
            return
        self.table.take(seq, page)
        old, self._scene = self._scene, _open_scene(self.table)
        change = difference(old, self._scene) if old is not None else SAME
        entries = tuple(open_entry(entry) for entry in page)
        text = encode(News(seq=seq, entries=entries, patch={} if change is SAME else change))
        for guest in self.guests:
            guest.send(text)


def open_entry(entry: e.AnyEntry) -> e.AnyEntry:
    """The entry with all cards open; keys and unbroken seals stay hidden."""
    return entry if isinstance(entry, e.Acted) else e.masked(entry, None)


def _open_scene(table: Table) -> Scene:
    """Set for an onlooker, but with the true state in place of what one of them would see."""
    frame = set_frame(table, seen_company(table.company))
    return msgspec.structs.replace(set_scene(table, frame, None), table=table.state)
