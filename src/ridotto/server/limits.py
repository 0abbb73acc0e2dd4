"""All limits on what clients may send and ask for, and the counters that enforce the rates.

``config`` has what the host of a server can set; everything else is a constant here.
"""

import time
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from ridotto.server.address_turns import COMMANDS_A_TURN, AddressTurns
from ridotto.server.config import Config
from ridotto.server.json_log import SparseLines, log
from ridotto.server.token_buckets import TokenBucket, TokenBuckets

MAX_FRAME_BYTES: Final = 16 * 1024
"""The longest WebSocket frame from a client, in bytes."""

MAX_BODY_BYTES: Final = 64 * 1024
"""The longest body of a request."""

MAX_RECORD_CHARACTERS: Final = 60_000
"""The longest record that can be sent for a replay; a request body has no room for more."""

MAX_REF_CHARACTERS: Final = 64
"""The longest ref of a command."""

MAX_HEAD_BYTES: Final = 16 * 1024
"""The longest head of a request: its first line and all headers, in bytes."""

MAX_HEADERS: Final = 100
"""The most headers of a request."""

MAX_PIPELINED: Final = 8
"""The most requests that a client may send before it has the answer to the first. No browser sends
any; each is read, and takes memory, before anybody can count it."""

MAX_WAITING_CONNECTIONS: Final = 128
"""New connections that may wait: all are accepted in one turn of the event loop."""

REQUEST_SECONDS: Final = 15.0
"""Seconds in which a request must arrive completely, from the start of its connection."""

SLOW_READER_SECONDS: Final = 30.0
"""Seconds in which a client must read on, once the answer fills all buffers."""

HELLO_SECONDS: Final = 20.0
"""Seconds in which a new socket must send its first frame."""

MAX_UNREAD_BYTES: Final = 1024 * 1024
"""The most unread bytes of a slow reader before it is closed; it can reconnect and read on."""

MAX_UNREAD_FRAMES: Final = 500
"""The most frames that may wait for a slow reader, if the server cannot measure bytes."""

MAX_WAITING_COMMANDS: Final = 8
"""The most commands of one socket that may wait before reading from it pauses."""

MAX_MISSED_PAGES: Final = 200
"""The most pages in a welcome; the client can ask for the others."""

MAX_STALE_PAGES: Final = 20
"""The most pages in a stale answer: the client has missed only a few."""

MAX_PAGES_AT_ONCE: Final = 200
"""The most past pages in one answer; the client can ask again for more."""

COMMANDS_OF_ADDRESS: Final = 5
"""The limit of commands for an address, as a multiple of the limit for a connection."""

REQUESTS_OF_ADDRESS: Final = 2
"""The limit of requests for an address, as a multiple of a connection's limit of commands."""

FRAMES_OF_SOCKET: Final = 2
"""The limit of frames for a socket, as a multiple of its commands; beyond it, it is cut off."""

LEAST_REQUESTS: Final = 40.0
"""The lowest limit of requests for an address, and of frames for a socket, per second."""

LEAST_CONNECTIONS: Final = 100
"""The lowest limit of connections for an address: a browser opens several."""

MAX_COMPLAINTS: Final = 20
"""How often a socket is told that it is too fast, before it is cut off."""

MAX_REFUSALS: Final = 100
"""How often an address is refused within a few seconds, before it is cut off."""

CUT_OFF_SECONDS: Final = 10.0
"""Seconds for which nothing new is accepted from an address that was cut off."""

MAX_CUT_OFF: Final = 10_000
"""After this number of addresses those whose time is over are forgotten: most never come back."""

TALK_A_MINUTE: Final = 1.0
"""What one address may say in a minute, as a multiple of a connection's commands a second."""

TALK_OF_TABLE: Final = 0.25
"""What may be said at one table, as a part of what an address may say."""

TALK_AT_FIRST: Final = 10
"""Minutes' worth of talk that may be said at once."""

RENAMES_AT_FIRST: Final = 3
"""How often a person may change their name at once."""

RENAMES_A_MINUTE: Final = 1
"""How often after that."""

MAX_WAITING_REVIEWS: Final = 12
"""The most waiting hints and replays of one address; more are refused."""

WHOLE_READS: Final = 4
"""The most ledgers that are read as a whole, and gone through, at the same time."""

WHOLE_READS_OF_ADDRESS: Final = 2
"""The most of these for one address; others wait, ``MAX_WAITING_REVIEWS`` at most with these."""

MAX_WAITING_READS: Final = 60
"""The most requests of all addresses together that wait to read a whole ledger."""

THINKING_SECONDS: Final = 30.0
"""Seconds that a computer player has for an act, without waiting; then a novice acts."""

REVIEW_SECONDS: Final = 60.0
"""Seconds that a hint or a replay may take, without waiting."""

READY_SECONDS: Final = 5.0
"""Seconds that a commit may take before the server reports that it is not ready."""

LOBBY_DAYS: Final = 2
MAX_LOBBY_TABLES: Final = 200

WAYS_A_MINUTE: Final = 20
"""The rate of new ways of being called for one address; a few more are allowed at once."""

LETTERS_A_DAY: Final = 4
"""The rate of requests about one mailbox, so that nobody is flooded with codes."""

LETTERS_OF_ADDRESS: Final = 12
"""The rate of letters a day that one address can have sent to mailboxes nobody has confirmed."""

CODES_AN_HOUR: Final = 6
"""The rate of attempts at the code that was sent to a mailbox."""

PACKS_A_MINUTE: Final = 12
"""Packs to print that one address may fetch in a minute."""


REVIEWS_A_MINUTE: Final = 6
"""Deals whose review one address may begin in a minute; reading on is not counted."""

REVIEWS_AT_FIRST: Final = 12
"""How many reviews an address may begin at once."""

REVIEW_POLL_SECONDS: Final = 10.0
"""Seconds that a reader of a review waits for the next decisions, before asking again."""

UNREAD_REVIEW_SECONDS: Final = 30.0
"""Seconds without a reader after which a review is paused; it resumes where it was."""

REVIEWS_IN_MEMORY: Final = 64
"""The most reviews that are being made, or that no table stores."""


PARTIES_AT_ONCE: Final = 200
"""The most parties of one person in one answer; the client can ask again for more."""

MOST_PARTIES: Final = 2000
"""The most parties of one person in statistics: the latest ones."""

FIGURES_SECONDS: Final = 4.0
"""Seconds that a request for statistics waits for deals that have no figures yet."""


@lru_cache(4096)
def address_key(host: str) -> str:
    """Return the key of an address for limits: the address in IPv4, its /64 network in IPv6.

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


def mailbox_key(mailbox: str) -> str:
    """Return the key of a mailbox for limits: nearly all take capitals and tags for the same."""
    name, _, host = mailbox.casefold().partition("@")
    return f"{name.partition('+')[0]}@{host}"


class Limits:
    """The counters of one process. Addresses are those of ``address_key``."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._sockets: Counter[str] = Counter()
        self._connections: Counter[str] = Counter()
        self._cut_off: dict[str, float] = {}
        self._reported = SparseLines()
        self.cut_offs: Counter[str] = Counter()
        """How many clients were cut off, by reason."""
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
        """Commands that begin in the same turn, by address."""
        self._room = max(LEAST_CONNECTIONS, config.from_one_address)
        self.arrivals = TokenBuckets(self._room / 5, 2 * self._room)
        """New connections, by address."""
        self._refusals = TokenBuckets(MAX_REFUSALS / 10, MAX_REFUSALS)
        self.packs = TokenBuckets(PACKS_A_MINUTE / 60, PACKS_A_MINUTE)
        """Packs fetched, by address."""
        self.ways = TokenBuckets(WAYS_A_MINUTE / 60, WAYS_A_MINUTE)
        """Ways of being called that are added, by address."""
        self.letters = TokenBuckets(LETTERS_A_DAY / 86400, LETTERS_A_DAY)
        """Codes sent to a mailbox that nobody has confirmed, by ``mailbox_key``."""
        self.letters_of_address = TokenBuckets(LETTERS_OF_ADDRESS / 86400, LETTERS_OF_ADDRESS)
        """Codes sent to such a mailbox, by the address that asks for them."""
        self.codes = TokenBuckets(CODES_AN_HOUR / 3600, CODES_AN_HOUR)
        """Attempts at the code of a mailbox, by the id of its way."""
        minute = TALK_A_MINUTE * rate
        self.talk_of_address = TokenBuckets(minute / 60, TALK_AT_FIRST * minute)
        """What is said, and new names, by address."""
        minute *= TALK_OF_TABLE
        self.talk_of_table = TokenBuckets(minute / 60, TALK_AT_FIRST * minute)
        """What is said, by table."""
        self.renames = TokenBuckets(RENAMES_A_MINUTE / 60, RENAMES_AT_FIRST)
        """New names, by table and seat."""
        self.reviews = TokenBuckets(REVIEWS_A_MINUTE / 60, REVIEWS_AT_FIRST)
        """Reviews begun, by address."""

    def commands_of_socket(self) -> TokenBucket:
        """Return a bucket for the commands of one socket."""
        rate = self._config.commands_a_second
        return TokenBucket(rate, 3 * rate)

    def frames_of_socket(self) -> TokenBucket:
        """Return a bucket for the frames of one socket, of any kind."""
        rate = max(LEAST_REQUESTS, FRAMES_OF_SOCKET * self._config.commands_a_second)
        return TokenBucket(rate, 3 * rate)

    def complaints_of_socket(self) -> TokenBucket:
        """Return a bucket for the complaints to one socket that it is too fast."""
        return TokenBucket(1.0, MAX_COMPLAINTS)

    # Connections

    def add_connection(self, address: str) -> bool:
        """Count a new TCP connection; return False if it is not allowed."""
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
        """Stop counting a connection that is closed, or has become a socket."""
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]

    def add_socket(self, address: str) -> bool:
        """Count a new socket; return False if there are too many."""
        config, sockets = self._config, self._sockets
        full = sockets.total() >= config.connections
        if full or sockets[address] >= config.from_one_address:
            return False
        sockets[address] += 1
        return True

    def remove_socket(self, address: str) -> None:
        """Stop counting a socket that is closed."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    # Cutting off

    def refuse(self, address: str, why: str, times: int = 1) -> None:
        """Note that something of this address was refused; after too many refusals, cut it off."""
        for _ in range(times):
            if not self._refusals.take(address):
                self.cut_off(address, why)
                return

    def cut_off(self, address: str, why: str) -> None:
        """Accept nothing new from this address for a while. The log names no addresses."""
        if not self.is_cut_off(address):
            self.report(why)
        now = time.monotonic()
        if len(self._cut_off) >= MAX_CUT_OFF:
            self._cut_off = {one: until for one, until in self._cut_off.items() if until > now}
        self._cut_off[address] = now + CUT_OFF_SECONDS

    def report(self, why: str) -> None:
        """Log that a client was cut off: once a second for each reason, with the count."""
        self.cut_offs[why] += 1
        times = self._reported.count(why)
        if times:
            log.warning("cut-off", why=why, times=times)

    def is_cut_off(self, address: str) -> bool:
        """Return whether this address is cut off now."""
        until = self._cut_off.get(address)
        if until is None:
            return False
        if until < time.monotonic():
            del self._cut_off[address]
            return False
        return True
