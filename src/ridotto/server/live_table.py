"""A table in memory: its state, its lock, its subscribers, and when the game last moved.

Nothing here writes to the database: ``write_path`` does, and then hands the page to ``take``.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

from ridotto.server import ledger_entries as e
from ridotto.server.company import GRACE_SECONDS
from ridotto.server.fair_queue import Asker
from ridotto.server.history import pages_after
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.limits import MAX_MISSED_PAGES, MAX_STALE_PAGES
from ridotto.server.presence import SeatPresence
from ridotto.server.services import Services
from ridotto.server.slow_clock import time_taken
from ridotto.server.subscribers import Subscriber, Subscribers, turn_away
from ridotto.server.wire import PageSeen, Welcome, encode
from ridotto.table import Seat, State

PageListener: TypeAlias = Callable[[bool], None]
"""Called after pages were taken; True if another process wrote them."""


class LiveTable:
    """One table in memory. Whoever changes it holds its lock."""

    def __init__(self, services: Services, table: LedgerTable) -> None:
        self.services = services
        self.table = table
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers(table)
        self.presence = SeatPresence(services, self.subscribers)
        self.waiting_for_advice: set[Seat] = set()
        self.address = ""
        """The address from which somebody last had to do with the table; see ``limits``."""
        self.touched = services.now()
        """When somebody last had to do with the table, in milliseconds."""
        self.removed = False
        """Was the table removed for good? Whoever still waits for its lock writes nothing."""
        self.moved_at = time.monotonic()
        """When something last happened in the game, in seconds."""
        self._warned_at: dict[Seat, float] = {}
        self._loaded_at = time.monotonic()
        self._listeners: list[PageListener] = []

    @property
    def asker(self) -> Asker:
        """For whom this table's computer players think."""
        return Asker(self.address, self.table.ident)

    # Pages

    def take(
        self, seq: int, page: e.Page, body: bytes, steps: Sequence[State] = (), at: int = 0
    ) -> None:
        """Take over a stored page, and tell everybody."""
        moved = self.table.moved
        self.table.take(seq, page, steps=steps, at=at)
        if self.table.moved != moved:
            self.moved_at = time.monotonic()
        self.touched = self.services.now()
        self.subscribers.tell(seq, page, body)
        for entry in page:
            if isinstance(entry, e.Warned):
                self._warned_at[entry.seat] = time.monotonic()
            elif isinstance(entry, e.Forgotten):
                for subscriber in tuple(self.subscribers.by_seat.get(entry.seat, ())):
                    turn_away(subscriber, "no-seat", "you are forgotten here")

    def on_pages(self, listener: PageListener) -> None:
        """Call this after pages were taken."""
        self._listeners.append(listener)

    def call_listeners(self, *, from_elsewhere: bool) -> None:
        """Pages were taken."""
        for listener in self._listeners:
            listener(from_elsewhere)

    def forget_listeners(self) -> None:
        """The table leaves the memory: without them nothing holds it in a cycle."""
        self._listeners.clear()

    async def pages_after(self, seat: Seat | None, seq: int) -> tuple[PageSeen, ...]:
        """The pages after this one as a seat sees them, the oldest first, and not all at once."""
        return await pages_after(self.services, self.table, seat, seq)

    async def stale_pages(self, seat: Seat | None, seq: int) -> tuple[PageSeen, ...]:
        """The last pages after this one, for somebody who acts too late."""
        return await self.pages_after(seat, max(seq, self.table.seq - MAX_STALE_PAGES))

    async def missed_pages(self, seat: Seat | None, seq: int) -> tuple[PageSeen, ...]:
        """The pages after this one as a seat sees them, or the last of them, where it is many."""
        return await self.pages_after(seat, max(seq, self.table.seq - MAX_MISSED_PAGES))

    # Connections

    async def subscribe(self, subscriber: Subscriber, seq: int | None) -> None:
        """Add a connection: send the scene and the pages it missed. The lock is held."""
        if subscriber.seat is not None and not self.presence.everywhere:
            self.moved_at = time.monotonic()
        missed = () if seq is None else await self.missed_pages(subscriber.seat, seq)
        frame = Welcome(
            table=self.table.ident,
            seq=self.table.seq,
            scene=self.subscribers.add(subscriber),
            missed=missed,
            present=self.presence.everywhere,
        )
        subscriber.send(encode(frame))
        self.presence.tell_change(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A connection is gone."""
        if self.subscribers.remove(subscriber):
            self.presence.tell_change(subscriber)
        self.touched = self.services.now()

    def note_poll(self, seat: Seat) -> None:
        """A seat asked over HTTP. Where nobody was, time begins to run anew."""
        alone = not self.presence.everywhere
        self.presence.note_poll(seat)
        if alone:
            self.moved_at = time.monotonic()
            self.call_listeners(from_elsewhere=False)

    async def is_present(self, seat: Seat) -> bool:
        """Is a seat connected to any process, or was it a moment ago?"""
        if seat in self.presence.here:
            return True
        services = self.services
        present, since = services.store.present, services.absent_before
        return seat in await services.workers.read(present, self.table.ident, since)

    # Time

    def patience_left(self, seat: Seat) -> float | None:
        """Seconds until a seat may be warned for letting the others wait; None if nobody waits."""
        table = self.table
        chair = table.company.chairs[seat]
        if seat not in table.awaited and not (table.between and not chair.ready):
            return None
        return max(0.0, table.company.charter.patience - (time.monotonic() - self.moved_at))

    def grace_left(self, seat: Seat) -> float:
        """Seconds that are left to a seat after its warning."""
        since = self._warned_at.get(seat, self._loaded_at)
        return max(0.0, GRACE_SECONDS - (time.monotonic() - since))

    def reserve_left(self, seat: Seat) -> int | None:
        """The milliseconds left of a seat's reserve if it acts now; None without a clock."""
        charter = self.table.company.charter
        if charter.clock is None:
            return None
        taken = time.monotonic() - self.moved_at
        if charter.slow:
            taken = time_taken(self.table, seat, self.services.now()) / 1000
        over = taken - charter.clock.move
        left = self.table.company.chairs[seat].reserve
        return max(0, left - int(1000 * over)) if over > 0 else left
