"""Which seats are connected now, to this process or another. The ledger has nothing of it."""

from ridotto.server.services import Services
from ridotto.server.subscribers import Subscriber, Subscribers
from ridotto.server.wire import Presence, encode
from ridotto.table import Seat


class SeatPresence:
    """The present seats of one table: with a socket, by polling, or at another process."""

    def __init__(self, services: Services, subscribers: Subscribers) -> None:
        self._services = services
        self._subscribers = subscribers
        self._polled: dict[Seat, int] = {}
        """When seats without a socket last sent a request."""
        self._elsewhere: frozenset[Seat] = frozenset()
        """Seats that another process has seen lately."""

    @property
    def here(self) -> frozenset[Seat]:
        """Return the seats that are connected to this process, or poll it."""
        since = self._services.absent_before
        polling = (seat for seat, at in self._polled.items() if at >= since)
        seats = (*self._subscribers.by_seat, *polling)
        return frozenset(seat for seat in seats if seat is not None)

    @property
    def everywhere(self) -> tuple[Seat, ...]:
        """Return the seats that are connected to any process."""
        return tuple(sorted(self.here | self._elsewhere))

    def note_poll(self, seat: Seat) -> None:
        """Note that a seat asked over HTTP.

        A seat with a socket is present only as long as that.
        """
        if seat not in self._subscribers.by_seat:
            self._polled[seat] = self._services.now()

    def update_elsewhere(self, seats: frozenset[Seat]) -> None:
        """Note the seats that other processes have seen; tell everybody if that changed."""
        changed = seats - self.here != self._elsewhere - self.here
        self._elsewhere = seats
        if changed:
            self._subscribers.send_all(self._frame())

    def tell_change(self, subscriber: Subscriber) -> None:
        """Tell the others if a connection that came or went changed who is present."""
        seat = subscriber.seat
        if seat is not None and len(self._subscribers.by_seat.get(seat, ())) <= 1:
            self._subscribers.send_all(self._frame(), but=subscriber)

    def _frame(self) -> bytes:
        return encode(Presence(present=self.everywhere))
