"""All limits on what clients may send and ask for; and the counters that enforce the rates.

What the host of a server can set is in ``config``; everything else is a constant here.
"""

import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from ridotto.server.address_turns import COMMANDS_A_TURN, AddressTurns
from ridotto.server.config import Config
from ridotto.server.json_log import log

MAX_FRAME_BYTES: Final = 16 * 1024
"""The longest WebSocket frame of a client."""

MAX_BODY_BYTES: Final = 64 * 1024
"""The longest body of a request."""

MAX_RECORD_CHARACTERS: Final = 60_000
"""The longest record somebody sends to be replayed; the body of a request has no room for more."""

MAX_REF_CHARACTERS: Final = 64
"""The longest ref of a command."""

MAX_HEAD_BYTES: Final = 16 * 1024
"""The longest head of a request: its first line and all headers."""

MAX_HEADERS: Final = 100
"""The most headers of a request."""

MAX_WAITING_CONNECTIONS: Final = 128
"""New connections that may wait: all of them are accepted in one turn of the event loop."""

REQUEST_SECONDS: Final = 15.0
"""The time in which a request must have come whole, from the first moment of its connection."""

SLOW_READER_SECONDS: Final = 30.0
"""The time in which whoever asked must read on, once the answer fills all buffers."""

HELLO_SECONDS: Final = 20.0
"""The time a new socket has for its first frame."""

MAX_UNREAD_BYTES: Final = 1024 * 1024
"""What a slow reader may owe before it is closed; it can come back and read on."""

MAX_UNREAD_FRAMES: Final = 500
"""The most frames that may wait for a slow reader, where the server cannot measure bytes."""

MAX_WAITING_COMMANDS: Final = 8
"""Commands of one socket that may wait before it is not read from for a while."""

MAX_MISSED_PAGES: Final = 200
"""Pages that come with a welcome; the others can be asked for."""

MAX_STALE_PAGES: Final = 20
"""Pages that come with a stale answer: whoever acts has missed a few."""

MAX_PAGES_AT_ONCE: Final = 200
"""Pages of the past in one answer; whoever wants more asks again."""

COMMANDS_OF_ADDRESS: Final = 5
"""An address may send so many times the commands of one connection."""

REQUESTS_OF_ADDRESS: Final = 2
"""An address may send so many times as many requests as a connection may send commands."""

FRAMES_OF_SOCKET: Final = 2
"""A socket may send so many times as many frames as commands; then it is cut off."""

LEAST_REQUESTS: Final = 40.0
"""Requests a second of an address, and frames of a socket, however narrow the limits are set."""

LEAST_CONNECTIONS: Final = 100
"""Connections of an address, likewise: a browser opens several."""

MAX_COMPLAINTS: Final = 20
"""How often a socket is told that it is too fast, before it is cut off."""

MAX_REFUSALS: Final = 100
"""How often an address is refused within a few seconds, before it is cut off."""

CUT_OFF_SECONDS: Final = 10.0
"""How long nothing new is taken from an address that was cut off."""

MAX_WAITING_REVIEWS: Final = 12
"""Hints and replays of one address that may wait; more are refused."""

THINKING_SECONDS: Final = 30.0
"""The time a computer player has for an act, waiting not counted; then a novice acts."""

REVIEW_SECONDS: Final = 60.0
"""The time a hint or a replay may take, waiting not counted."""

READY_SECONDS: Final = 5.0
"""The time a commit may take before the server calls itself not ready."""

LOBBY_DAYS: Final = 2
MAX_LOBBY_TABLES: Final = 200

WAYS_A_MINUTE: Final = 20
"""Ways of being called that one address may add; a few more at once."""

LETTERS_A_DAY: Final = 4
"""Wishes about one mailbox: nobody is to be pestered with codes."""

CODES_AN_HOUR: Final = 6
"""Attempts at the code that was sent to a mailbox."""

PACKS_A_MINUTE: Final = 12
"""Packs to print that one address may fetch a minute."""


REVIEWS_A_MINUTE: Final = 6
"""Deals whose review one address may begin a minute; to read on costs nothing of it."""

REVIEWS_AT_FIRST: Final = 12
"""How many reviews an address may begin at once."""

REVIEW_POLL_SECONDS: Final = 10.0
"""How long whoever reads a review waits for the next decisions, before asking again."""

UNREAD_REVIEW_SECONDS: Final = 30.0
"""After so long without a reader a review rests; who comes back finds it where it was."""

REVIEWS_IN_MEMORY: Final = 64
"""Reviews that are under way, or that no table keeps."""


PARTIES_AT_ONCE: Final = 200
"""Parties of one person in one answer; whoever wants more asks again."""

MOST_PARTIES: Final = 2000
"""Parties of one person that statistics are made of: the latest."""

FIGURES_SECONDS: Final = 4.0
"""How long whoever asks for statistics waits for deals that nobody has asked about before."""


class TokenBucket:
    """Allows a number of events a second on average, with bursts of a few seconds' worth."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst, self._clock = rate, burst, clock
        self._level, self._at = burst, clock()

    def take(self) -> bool:
        """Take one, if there is one left."""
        now = self._clock()
        self._level = min(self.burst, self._level + self.rate * (now - self._at))
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def full(self) -> bool:
        """Has it been left alone long enough to be forgotten?"""
        return self._level + self.rate * (self._clock() - self._at) >= self.burst


class TokenBuckets:
    """A bucket for every address or seat; full ones are thrown away."""

    MAX_BUCKETS = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, TokenBucket] = {}
        self._most = self.MAX_BUCKETS

    def take(self, who: str) -> bool:
        """Take one from this bucket, if there is one left."""
        if len(self._buckets) > self._most:
            self._buckets = {name: b for name, b in self._buckets.items() if not b.full}
            # Where most are in use, looking through all of them for each would take too long.
            self._most = max(self.MAX_BUCKETS, 2 * len(self._buckets))
        bucket = self._buckets.setdefault(who, TokenBucket(self.rate, self.burst))
        return bucket.take()


@lru_cache(4096)
def address_key(host: str) -> str:
    """Whose limits an address shares: its own in IPv4, those of its /64 network in IPv6.

    One household, or one rented machine, has all addresses of such a network to itself.
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


class Limits:
    """The counters of one process. Addresses are those of ``address_key``."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._sockets: Counter[str] = Counter()
        self._connections: Counter[str] = Counter()
        self._cut_off: dict[str, float] = {}
        self._reported: dict[str, tuple[float, int]] = {}
        self.cut_offs: Counter[str] = Counter()
        """How often somebody was cut off, by reason."""
        minute = config.tables_a_minute
        self.tables = TokenBuckets(minute / 60, minute)
        """Tables opened and chairs taken, by address."""
        rate = config.commands_a_second
        self.commands = TokenBuckets(rate, 3 * rate)
        """Commands over HTTP, by seat; and requests that compute something, by address."""
        of_address = COMMANDS_OF_ADDRESS * rate
        self.commands_of_address = TokenBuckets(of_address, 3 * of_address)
        """Commands over all sockets, and HTTP, by address."""
        requests = max(LEAST_REQUESTS, REQUESTS_OF_ADDRESS * rate)
        self.requests = TokenBuckets(requests, 6 * requests)
        """Requests of any kind, by address."""
        self.command_turns = AddressTurns(COMMANDS_A_TURN)
        """Commands that begin together, by address."""
        self._room = max(LEAST_CONNECTIONS, config.from_one_address)
        self.arrivals = TokenBuckets(self._room / 5, 2 * self._room)
        """New connections, by address."""
        self._refusals = TokenBuckets(MAX_REFUSALS / 10, MAX_REFUSALS)
        self.packs = TokenBuckets(PACKS_A_MINUTE / 60, PACKS_A_MINUTE)
        """Packs fetched, by address."""
        self.ways = TokenBuckets(WAYS_A_MINUTE / 60, WAYS_A_MINUTE)
        """Ways of being called that are added, by address."""
        self.letters = TokenBuckets(LETTERS_A_DAY / 86400, LETTERS_A_DAY)
        """Codes sent to a mailbox that nobody has confirmed, by mailbox."""
        self.codes = TokenBuckets(CODES_AN_HOUR / 3600, CODES_AN_HOUR)
        """Attempts at the code of a mailbox, by its way."""
        self.reviews = TokenBuckets(REVIEWS_A_MINUTE / 60, REVIEWS_AT_FIRST)
        """Reviews begun, by address."""

    def commands_of_socket(self) -> TokenBucket:
        """A bucket for the commands of one socket."""
        rate = self._config.commands_a_second
        return TokenBucket(rate, 3 * rate)

    def frames_of_socket(self) -> TokenBucket:
        """A bucket for the frames of one socket, of whatever kind."""
        rate = max(LEAST_REQUESTS, FRAMES_OF_SOCKET * self._config.commands_a_second)
        return TokenBucket(rate, 3 * rate)

    def complaints_of_socket(self) -> TokenBucket:
        """A bucket for what one socket is told of its haste."""
        return TokenBucket(1.0, MAX_COMPLAINTS)

    # Connections

    def add_connection(self, address: str) -> bool:
        """Count a new connection over TCP, if it is welcome."""
        if self.is_cut_off(address):
            return False
        if self._connections[address] >= self._room:
            self.refuse(address, "connections")
            return False
        if not self.arrivals.take(address):
            self.refuse(address, "arrivals")
            return False
        self._connections[address] += 1
        return True

    def remove_connection(self, address: str) -> None:
        """A counted connection is gone, or has become a socket."""
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]

    def add_socket(self, address: str) -> bool:
        """Count a new socket, if there is room for it."""
        config, sockets = self._config, self._sockets
        full = sockets.total() >= config.connections
        if full or sockets[address] >= config.from_one_address:
            return False
        sockets[address] += 1
        return True

    def remove_socket(self, address: str) -> None:
        """A counted socket is gone."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    # Cutting off

    def refuse(self, address: str, why: str, times: int = 1) -> None:
        """Something of this address was refused; too much of it, and the address is cut off."""
        for _ in range(times):
            if not self._refusals.take(address):
                self.cut_off(address, why)
                return

    def cut_off(self, address: str, why: str) -> None:
        """Take nothing new from this address for a while. The log names no addresses."""
        if not self.is_cut_off(address):
            self.report(why)
        self._cut_off[address] = time.monotonic() + CUT_OFF_SECONDS

    def report(self, why: str) -> None:
        """Log that somebody was cut off; once a second for each reason, with how often."""
        at, times = self._reported.get(why, (0.0, 0))
        now, times = time.monotonic(), times + 1
        self.cut_offs[why] += 1
        if now - at >= 1:
            log.warning("cut-off", why=why, times=times)
            at, times = now, 0
        self._reported[why] = at, times

    def is_cut_off(self, address: str) -> bool:
        """Is nothing taken from this address now?"""
        until = self._cut_off.get(address)
        if until is None:
            return False
        if until < time.monotonic():
            del self._cut_off[address]
            return False
        return True
