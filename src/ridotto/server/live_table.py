"""A live table: one page after another is written, taken, and told to everybody there."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ridotto.bots.warmth import by_the_book
from ridotto.server import ledger_entries as e
from ridotto.server.batch_writer import Clerk
from ridotto.server.ledger_table import Table
from ridotto.server.metrics import Metrics
from ridotto.server.patch import SAME, Scribe, difference
from ridotto.server.scene import (
    CompanySeen,
    Own,
    Scene,
    find_own,
    own_difference,
    put_together,
    seen_company,
    set_frame,
    set_scene,
)
from ridotto.server.seals import Chance
from ridotto.server.store import Row, Store, Summary
from ridotto.server.table_summary import summarise
from ridotto.server.wire import PageSeen, Presence, Welcome, encode, encode_news
from ridotto.server.workers import Workers
from ridotto.table import Seat, State

QUIET: Final = (
    e.Acted,
    e.Sealed,
    e.Unsealed,
    e.Ready,
    e.Said,
    e.UndoAsked,
    e.UndoAnswered,
    e.Undone,
)
"""Entries that change nothing about what the lobby shows."""


class Overtaken(Exception):
    """Another process wrote this page first; the table has been brought up to date."""


class Guest(Protocol):
    """A connection that looks at the table from a seat, or from beside it."""

    seat: Seat | None

    def send(self, frame: bytes) -> None:
        """Give it a frame; never waits."""


@dataclass(frozen=True)
class House:
    """What every table of a process shares."""

    store: Store
    clerk: Clerk
    workers: Workers
    chance: Chance
    metrics: Metrics
    now: Callable[[], int]
    """Milliseconds since the epoch."""
    absence: float = 60.0
    """Seconds without a connection after which a computer player takes over."""
    able: Callable[[str, str], str] = by_the_book
    """The level that can play a game at once, of the one that is wanted."""


class Desk:
    """A table with its guests. Whoever changes it holds its lock."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.guests: dict[Seat | None, list[Guest]] = {}
        self.changed: Callable[[bool], None] = lambda _heard: None
        """Called after every page: whether it was heard from another process."""
        self.polled: dict[Seat, int] = {}
        """When seats without a socket last asked something."""
        self.elsewhere: frozenset[Seat] = frozenset()
        """Seats another process has seen of late."""
        self.advised: set[Seat] = set()
        """Who waits for advice."""
        self.touched = house.now()
        self._own: dict[Seat | None, Own] = {}
        self._scribe = Scribe()
        self._company: CompanySeen = seen_company(table.company)
        self._company_of = table.company
        self._frame = set_frame(table, self._company)
        """What everybody who is here was told last."""
        self._since: dict[Seat, int] = {}
        """The page since which a connected seat has been offered the same."""

    # Writing

    async def write(self, *page: e.AnyEntry, steps: Sequence[State] = ()) -> int:
        """Store a page, take it, tell it. The lock is held; the steps of an act may be known."""
        seq, body = self.table.seq + 1, e.encode_page(page)
        row = Row(self.table.ident, seq, self.house.now(), body)
        summary = self._summary(page, steps)
        if not await self.house.clerk.write(row, summary):
            await self.catch_up()
            raise Overtaken
        self._turn(seq, page, body, steps)
        self.changed(False)
        return seq

    def _summary(self, page: e.Page, steps: Sequence[State]) -> Summary | None:
        """The lobby's row, where the page changes something about it."""
        over = bool(steps) and self.table.game.over(steps[-1])
        if not over and all(isinstance(entry, QUIET) for entry in page):
            return None
        return summarise(self.table, page, self.house.now(), over=over)

    async def catch_up(self) -> None:
        """Take the pages other processes have written."""
        rows = await self.house.workers.read(
            self.house.store.read, self.table.ident, self.table.seq
        )
        for seq, _, body in rows:
            if seq == self.table.seq + 1:
                self._turn(seq, e.decode_page(self.table.game.name, body), body)
        if rows:
            self.changed(True)

    def _turn(self, seq: int, page: e.Page, body: bytes, steps: Sequence[State] = ()) -> None:
        self.table.take(seq, page, steps=steps)
        self.touched = self.house.now()
        if self.guests:
            self._tell(seq, page, body)

    # Telling

    @property
    def company(self) -> CompanySeen:
        """The company as everybody sees it."""
        if self._company_of is not self.table.company:
            self._company_of = self.table.company
            self._company = seen_company(self.table.company)
        return self._company

    def _tell(self, seq: int, page: e.Page, body: bytes) -> None:
        frame = set_frame(self.table, self.company)
        # Every guest holds the last frame, or one set since then of the same table.
        common = difference(self._frame, frame)
        common, self._frame = {} if common is SAME else common, frame
        # A page without anything hidden is told by the very bytes that were stored.
        is_open = all(map(e.is_open, page))
        for seat, guests in self.guests.items():
            patch = {**common, **self._turn_own(seat, seq)}
            entries = body if is_open else e.encode_page(tuple(e.masked(x, seat) for x in page))
            text = encode_news(seq, entries, patch)
            for guest in guests:
                guest.send(text)

    def _turn_own(self, seat: Seat | None, seq: int) -> dict[str, Any]:
        """What changed in that which is a seat's own."""
        old = self._own[seat]
        new = self._own[seat] = find_own(self.table, self._frame, seat)
        change = own_difference(old, new, self._scribe)
        if seat is not None and "offers" in change:
            self._since[seat] = seq
        return change

    def scene(self, seat: Seat | None) -> Scene:
        """The table from a seat, or from beside it."""
        own = self._own.get(seat)
        if own is None:
            return set_scene(self.table, set_frame(self.table, self.company), seat)
        return put_together(self._frame, seat, own)

    def stale(self, seat: Seat, seq: int) -> bool:
        """Has something happened since that page which changed what this seat may do?"""
        return seq < self._since.get(seat, self.table.moved)

    async def pages_after(self, seat: Seat | None, seq: int) -> tuple[PageSeen, ...]:
        """The pages after this one as a seat sees them."""
        if seq >= self.table.seq:
            return ()
        rows = await self.house.workers.read(self.house.store.read, self.table.ident, seq)
        pages = ((n, e.decode_page(self.table.game.name, body)) for n, _, body in rows)
        return tuple(
            PageSeen(n, tuple(e.masked(entry, seat) for entry in page))
            for n, page in pages
            if n <= self.table.seq
        )

    # Guests

    async def welcome(self, guest: Guest, seq: int | None) -> None:
        """Let a connection in: the whole scene, and what it missed. The lock is held."""
        missed = () if seq is None else await self.pages_after(guest.seat, seq)
        if not self.guests:
            self._frame = set_frame(self.table, self.company)
        if guest.seat not in self._own:
            self._own[guest.seat] = find_own(self.table, self._frame, guest.seat)
        scene = self.scene(guest.seat)
        if guest.seat is not None:
            self._since.setdefault(guest.seat, self.table.moved)
        self.guests.setdefault(guest.seat, []).append(guest)
        frame = Welcome(
            table=self.table.ident,
            seq=self.table.seq,
            scene=scene,
            missed=missed,
            present=self.present,
        )
        guest.send(encode(frame))
        self._tell_presence(guest)

    def farewell(self, guest: Guest) -> None:
        """A connection is gone."""
        guests = self.guests.get(guest.seat, [])
        with contextlib.suppress(ValueError):
            guests.remove(guest)
        if not guests:
            self.guests.pop(guest.seat, None)
            self._own.pop(guest.seat, None)
            if guest.seat is not None:
                self._since.pop(guest.seat, None)
            self.table.forget(guest.seat)
            self._tell_presence(guest)
        self.touched = self.house.now()

    @property
    def here(self) -> frozenset[Seat]:
        """The seats this process has to do with now: connected, or polling."""
        since = self.house.now() - int(1000 * self.house.absence)
        polling = (seat for seat, at in self.polled.items() if at >= since)
        return frozenset(seat for seat in (*self.guests, *polling) if seat is not None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """Everybody who is there, at whichever process."""
        return tuple(sorted(self.here | self.elsewhere))

    def _tell_presence(self, about: Guest) -> None:
        if about.seat is not None and len(self.guests.get(about.seat, ())) <= 1:
            self._send_presence(but=about)

    def heard_of(self, seats: frozenset[Seat]) -> None:
        """Another process has seen these seats; tell everybody if that is news."""
        if seats - self.here != self.elsewhere - self.here:
            self.elsewhere = seats
            self._send_presence()
        self.elsewhere = seats

    def _send_presence(self, but: Guest | None = None) -> None:
        text = encode(Presence(present=self.present))
        for guests in self.guests.values():
            for guest in guests:
                if guest is not but:
                    guest.send(text)
