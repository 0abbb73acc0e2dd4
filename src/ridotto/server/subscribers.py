"""The connections to a table, and what each of them is sent."""

import contextlib
from typing import Any, Protocol

from ridotto.server import ledger_entries as e
from ridotto.server.languages import ENGLISH, tell_problem
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.patch import SAME, ListEncoder, difference
from ridotto.server.scene import (
    CompanySeen,
    OwnScene,
    Scene,
    join_scene,
    own_difference,
    own_scene,
    patch_in,
    public_company,
    scene_from,
    shared_scene,
)
from ridotto.server.wire import Bye, encode, encode_news
from ridotto.table import Seat


class Subscriber(Protocol):
    """A connection that follows the table from a seat, or as an onlooker (None)."""

    seat: Seat | None
    language: str

    def send(self, frame: bytes) -> None:
        """Send a frame; never waits."""

    def close(self) -> None:
        """Close the connection for good."""


def turn_away(subscriber: Subscriber, code: str, message: str) -> None:
    """Say in the subscriber's language why there is nothing more to see, and close."""
    told = tell_problem(code, message, subscriber.language)
    subscriber.send(encode(Bye(reason=told, again=False)))
    subscriber.close()


class Subscribers:
    """The subscribers of one table. Each holds the last scene and gets patches to it."""

    def __init__(self, table: LedgerTable) -> None:
        self.table = table
        self.by_seat: dict[Seat | None, list[Subscriber]] = {}
        self._own: dict[Seat | None, OwnScene] = {}
        self._list_encoder = ListEncoder()
        self._company: CompanySeen = public_company(table.company)
        self._company_of = table.company
        self._shared = shared_scene(table, self._company)
        """The shared part of the scene that every subscriber holds."""
        self._offered_since: dict[Seat, int] = {}
        """For each connected seat, the page since which its offers are the same."""

    # Coming and going

    def add(self, subscriber: Subscriber) -> Scene:
        """Add a connection; return the scene to send it."""
        seat = subscriber.seat
        if not self.by_seat:
            self._shared = shared_scene(self.table, self.company)
        if seat not in self._own:
            self._own[seat] = own_scene(self.table, self._shared, seat)
        scene = self.scene(seat, subscriber.language)
        if seat is not None:
            self._offered_since.setdefault(seat, self.table.moved)
        self.by_seat.setdefault(seat, []).append(subscriber)
        return scene

    def remove(self, subscriber: Subscriber) -> bool:
        """Remove a connection; return whether it was the last of its seat."""
        seat = subscriber.seat
        left = self.by_seat.get(seat, [])
        with contextlib.suppress(ValueError):
            left.remove(subscriber)
        if left:
            return False
        self.by_seat.pop(seat, None)
        self._own.pop(seat, None)
        if seat is not None:
            self._offered_since.pop(seat, None)
        # The view stays with the table, so that a client that comes and goes does not cause it to
        # be
        # computed again from the first page each time.
        return True

    # Telling

    def tell(self, seq: int, page: e.Page, body: bytes) -> None:
        """Send a page to everybody: its entries as each may see them, and a patch."""
        if not self.by_seat:
            return
        shared = shared_scene(self.table, self.company)
        # Every subscriber holds the last shared scene, or a newer one of the same table.
        common = difference(self._shared, shared)
        common, self._shared = {} if common is SAME else common, shared
        # A page that hides nothing is sent as the stored bytes.
        is_open = all(map(e.is_open, page))
        for seat, subscribers in self.by_seat.items():
            patch = {**common, **self._own_patch(seat, seq)}
            entries = body if is_open else e.encode_page(tuple(e.masked(x, seat) for x in page))
            frames: dict[str, bytes] = {}
            for subscriber in subscribers:
                language = subscriber.language
                if language not in frames:
                    told = patch_in(self.table.game.name, patch, language)
                    frames[language] = encode_news(seq, entries, told)
                subscriber.send(frames[language])

    def send_all(self, frame: bytes, but: Subscriber | None = None) -> None:
        """Send the same frame to everybody, except ``but``."""
        for subscribers in self.by_seat.values():
            for subscriber in subscribers:
                if subscriber is not but:
                    subscriber.send(frame)

    def _own_patch(self, seat: Seat | None, seq: int) -> dict[str, Any]:
        """Return what changed in a seat's own part of the scene."""
        old = self._own[seat]
        new = self._own[seat] = own_scene(self.table, self._shared, seat)
        change = own_difference(old, new, self._list_encoder)
        if seat is not None and "offers" in change:
            self._offered_since[seat] = seq
        return change

    # Scenes

    @property
    def company(self) -> CompanySeen:
        """Return the company as everybody sees it; computed again only when it changed."""
        if self._company_of is not self.table.company:
            self._company_of = self.table.company
            self._company = public_company(self.table.company)
        return self._company

    def scene(self, seat: Seat | None, language: str = ENGLISH) -> Scene:
        """Return the table from a seat, or as an onlooker sees it."""
        own = self._own.get(seat)
        if own is None:
            shared = shared_scene(self.table, self.company)
            return scene_from(self.table, shared, seat, language)
        return join_scene(self._shared, seat, own, language)

    def is_stale(self, seat: Seat, seq: int) -> bool:
        """Return whether something since that page changed what this seat may do."""
        return seq < self._offered_since.get(seat, self.table.moved)
