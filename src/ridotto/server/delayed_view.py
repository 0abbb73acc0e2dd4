"""What onlookers of an open table see: all hands, as late as the host has set."""

import asyncio

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server.history import read_rows
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.live_table import LiveTable
from ridotto.server.patch import SAME, difference
from ridotto.server.scene import Scene, public_company, scene_from, shared_scene
from ridotto.server.subscribers import Subscriber
from ridotto.server.wire import News, Welcome, encode


class DelayedView:
    """A second reading of the ledger, so many seconds late, with every card open."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.subscribers: list[Subscriber] = []
        self.table: LedgerTable | None = None
        self._scene: Scene | None = None
        self._reading: asyncio.Task[None] | None = None

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Add an onlooker: send the table as it was then."""
        await self.advance()
        self.subscribers.append(subscriber)
        if self.table is not None and self._scene is not None:
            frame = Welcome(table=self.table.ident, seq=self.table.seq, scene=self._scene)
            subscriber.send(encode(frame))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_on())

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """An onlooker has gone."""
        self.subscribers.remove(subscriber)
        if not self.subscribers and self._reading is not None:
            self._reading.cancel()
            self._reading = None

    async def _read_on(self) -> None:
        while True:
            await asyncio.sleep(1)
            await self.advance()

    async def advance(self) -> None:
        """Take the pages that are old enough by now. The first is shown at once."""
        services, table = self.live.services, self.live.table
        after = -1 if self.table is None else self.table.seq
        if after == table.seq:
            return
        for seq, at, body in await read_rows(services, table.ident, after):
            if seq == 0 or at + 1000 * table.company.charter.watching.delay <= services.now():
                self._take(seq, e.decode_page(table.game.name, body))

    def _take(self, seq: int, page: e.Page) -> None:
        if self.table is None:
            assert isinstance(page[0], e.Opened)
            self.table = LedgerTable(self.live.table.ident, page[0])
        if seq != self.table.seq + 1:
            return
        self.table.take(seq, page)
        old, self._scene = self._scene, _open_scene(self.table)
        change = difference(old, self._scene) if old is not None else SAME
        entries = tuple(open_entry(entry) for entry in page)
        frame = encode(News(seq=seq, entries=entries, patch={} if change is SAME else change))
        for subscriber in self.subscribers:
            subscriber.send(frame)


def open_entry(entry: e.AnyEntry) -> e.AnyEntry:
    """The entry with all cards open; keys and unopened seals stay hidden."""
    return entry if isinstance(entry, e.Acted) else e.masked(entry, None)


def _open_scene(table: LedgerTable) -> Scene:
    """An onlooker's scene, but with the true state of the game."""
    shared = shared_scene(table, public_company(table.company))
    return msgspec.structs.replace(scene_from(table, shared, None), table=table.state)
