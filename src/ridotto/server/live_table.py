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
"""A function that is called after new pages; True if another process wrote them."""


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
        """The address of the last client that used the table; see ``limits``."""
        self.touched = services.now()
        """When a client last used the table, in milliseconds."""
        self.removed = False
        """Whether the table was removed for good; tasks that still wait for its lock then write
        nothing."""
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
        """Apply a stored page to the table, and tell everybody."""
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
        """Call this function after every new page."""
        self._listeners.append(listener)

    def call_listeners(self, *, from_elsewhere: bool) -> None:
        """Call the listeners after new pages."""
        for listener in self._listeners:
            listener(from_elsewhere)

    def forget_listeners(self) -> None:
        """Drop the listeners when the table is unloaded, so that no cycle keeps it alive."""
        self._listeners.clear()

    async def pages_after(self, seat: Seat | None, seq: int) -> tuple[PageSeen, ...]:
        """Return the first pages after this one as a seat sees them, oldest first."""
        return await pages_after(self.services, self.table, seat, seq)

    async def stale_pages(self, seat: Seat | None, seq: int) -> tuple[PageSeen, ...]:
        """Return the last pages after this one, for a client that acts too late."""
        return await self.pages_after(seat, max(seq, self.table.seq - MAX_STALE_PAGES))

    async def missed_pages(self, seat: Seat | None, seq: int) -> tuple[PageSeen, ...]:
        """Return the pages after this one as a seat sees them; only the last, if there are many."""
        return await self.pages_after(seat, max(seq, self.table.seq - MAX_MISSED_PAGES))

    # Connections

    async def subscribe(self, subscriber: Subscriber, seq: int | None) -> None:
        """Add a connection: send the scene and the missed pages. The caller holds the lock."""
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
        """Remove a connection."""
        if self.subscribers.remove(subscriber):
            self.presence.tell_change(subscriber)
        self.touched = self.services.now()

    def note_poll(self, seat: Seat) -> None:
        """Note that a seat asked over HTTP. If nobody was present, the clock starts again."""
        alone = not self.presence.everywhere
        self.presence.note_poll(seat)
        if alone:
            self.moved_at = time.monotonic()
            self.call_listeners(from_elsewhere=False)

    async def is_present(self, seat: Seat) -> bool:
        """Return whether a seat is connected to any process, or was a moment ago."""
        if seat in self.presence.here:
            return True
        services = self.services
        present, since = services.store.present, services.absent_before
        return seat in await services.workers.read(present, self.table.ident, since)

    # Time

    def patience_left(self, seat: Seat) -> float | None:
        """Return the seconds until a seat may be warned for being slow; None if nobody waits."""
        table = self.table
        chair = table.company.chairs[seat]
        if seat not in table.awaited and not (table.between and not chair.ready):
            return None
        return max(0.0, table.company.charter.patience - (time.monotonic() - self.moved_at))

    def grace_left(self, seat: Seat) -> float:
        """Return the seconds that a seat has left after its warning."""
        since = self._warned_at.get(seat, self._loaded_at)
        return max(0.0, GRACE_SECONDS - (time.monotonic() - since))

    def reserve_left(self, seat: Seat) -> int | None:
        """Return the milliseconds left of a seat's reserve if it acts now; None without a clock."""
        charter = self.table.company.charter
        if charter.clock is None:
            return None
        taken = time.monotonic() - self.moved_at
        if charter.slow:
            taken = time_taken(self.table, seat, self.services.now()) / 1000
        over = taken - charter.clock.move
        left = self.table.company.chairs[seat].reserve
        return max(0, left - int(1000 * over)) if over > 0 else left
