"""What onlookers of an open table see: all hands of finished deals, with a delay.

A page is shown when two conditions hold: its deal is over, and the page is as old as the host has
set. Time alone is not enough: a clock can jump, and a deal can last longer than any delay. A deal
is shown at the pace at which it was played.
"""

import asyncio
import time
from collections import deque
from typing import Final

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server.history import StoredPage, read_rows
from ridotto.server.json_log import log
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.live_table import LiveTable
from ridotto.server.patch import SAME, difference
from ridotto.server.scene import Scene, public_company, scene_from, shared_scene
from ridotto.server.subscribers import Subscriber
from ridotto.server.wire import News, Welcome, encode

READ_ON_SECONDS: Final = 1.0
"""Seconds between two checks for pages that may be shown."""
AT_ONCE: Final = 500
"""Pages that are read at once: a table's history may be long."""
TURN_SECONDS: Final = 0.005
"""After so long others get a turn on the event loop."""


class DelayedView:
    """A second reading of the ledger, a deal and some seconds late, with every card open."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.subscribers: list[Subscriber] = []
        self.table: LedgerTable | None = None
        self._scene: Scene | None = None
        self._waiting: deque[StoredPage] = deque()
        """Pages of finished deals that are not shown yet: a portion of them."""
        self._until = -1
        """The last page that may be read: the end of the deals that were finished last."""
        self._shift = 0
        """Extra milliseconds by which the waiting deal is shown later than the age of its pages
        asks."""
        self._keys: tuple[str, ...] = ()
        """The keys of all chairs when these pages were read."""
        self._reading: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Add an onlooker, and send the table as it was then."""
        await self.advance()
        self.subscribers.append(subscriber)
        if self.table is not None:
            self._scene = _open_scene(self.table)
            frame = Welcome(table=self.table.ident, seq=self.table.seq, scene=self._scene)
            subscriber.send(encode(frame))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_on())

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove an onlooker."""
        self.subscribers.remove(subscriber)
        if not self.subscribers and self._reading is not None:
            self._reading.cancel()
            self._reading = None

    async def _read_on(self) -> None:
        """Read on as long as somebody watches; if the database fails, try again later."""
        while True:
            await asyncio.sleep(READ_ON_SECONDS)
            try:
                await self.advance()
            except Exception:
                log.exception("delayed-view", game=self.live.table.game.name)

    async def advance(self) -> None:
        """Show the pages that may be shown by now. The first is shown at once."""
        async with self._one_at_a_time:
            self._read_again_if_forgotten()
            while self._waiting or await self._read_finished():
                await self._show_due()
                if self._waiting:
                    # What comes next is not due yet.
                    return

    def _read_again_if_forgotten(self) -> None:
        """Drop the pages that wait, if somebody was forgotten: their words may be on them."""
        keys = tuple(chair.key for chair in self.live.table.company.chairs)
        if keys != self._keys:
            self._keys = keys
            self._waiting.clear()

    @property
    def _shown(self) -> int:
        return -1 if self.table is None else self.table.seq

    async def _read_finished(self) -> bool:
        """Read some of the pages up to the end of the last finished deal, if there are more."""
        shown, live = self._shown, self.live
        if shown >= self._until and shown < (until := live.table.open_until):
            self._shift = await self._pace(shown + 1, until)
            self._until = until
        if shown < self._until:
            until = min(self._until, shown + AT_ONCE)
            self._waiting.extend(await read_rows(live.services, live.table.ident, shown, until))
        return bool(self._waiting)

    async def _pace(self, first: int, last: int) -> int:
        """Return by how much later these pages are shown, so that they come as they were written.

        If the first were shown before the last was written, the rest would be caught up with in a
        rush.
        """
        live = self.live
        ends = [
            await read_rows(live.services, live.table.ident, seq - 1, seq) for seq in (first, last)
        ]
        written = [at for rows in ends for _, at, _ in rows]
        took = written[-1] - written[0] if written else 0
        return max(0, took - 1000 * live.table.company.charter.watching.delay)

    async def _show_due(self) -> None:
        delay = 1000 * self.live.table.company.charter.watching.delay + self._shift
        now, begun = self.live.services.now(), time.monotonic()
        while self._waiting and (self._waiting[0][0] == 0 or self._waiting[0][1] + delay <= now):
            seq, _, body = self._waiting.popleft()
            self._take(seq, e.decode_page(self.live.table.game.name, body))
            if time.monotonic() - begun > TURN_SECONDS:
                await asyncio.sleep(0)
                begun = time.monotonic()

    def _take(self, seq: int, page: e.Page) -> None:
        if self.table is None:
            assert isinstance(page[0], e.Opened)
            self.table = LedgerTable(self.live.table.ident, page[0])
        self.table.take(seq, page)
        # With nobody there a long history is only folded, not told.
        if not self.subscribers:
            return
        old, self._scene = self._scene, _open_scene(self.table)
        change = difference(old, self._scene) if old is not None else SAME
        entries = tuple(open_entry(entry) for entry in page)
        frame = encode(News(seq=seq, entries=entries, patch={} if change is SAME else change))
        for subscriber in self.subscribers:
            subscriber.send(frame)


def open_entry(entry: e.AnyEntry) -> e.AnyEntry:
    """Return the entry with all cards open; keys and unopened seals stay hidden."""
    return entry if isinstance(entry, e.Acted) else e.masked(entry, None)


def _open_scene(table: LedgerTable) -> Scene:
    """Return an onlooker's scene with the true state of the game."""
    shared = shared_scene(table, public_company(table.company))
    return msgspec.structs.replace(scene_from(table, shared, None), table=table.state)
