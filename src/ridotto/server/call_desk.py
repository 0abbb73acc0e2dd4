"""The desk that calls people to their tables: it reads calls from the database and sends them.

A call is stored before it is sent, and sent from a separate thread, so no table waits for it. A
failed call is retried at growing intervals, and given up in the end.
"""

import asyncio
import contextlib
import hashlib
import hmac
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

from ridotto.games import GAMES
from ridotto.server import outbound
from ridotto.server.batch_writer import BatchWriter
from ridotto.server.call_store import CallStore, ClaimedCall, decode_way
from ridotto.server.call_ways import MailWay, PushWay, StoredWay, WebhookWay, quiet_until
from ridotto.server.json_log import log
from ridotto.server.mail_sender import MailServer, send_letter
from ridotto.server.sentences import say
from ridotto.server.table_summary import TableSummary
from ridotto.server.web_push import BadSubscription, Vapid, encrypt, read_subscription
from ridotto.table.rendering import render
from ridotto.table.sentence import Sentence

LOOK_SECONDS: Final = 1.0
"""Seconds between two searches for due calls, if nothing wakes the desk."""
AT_ONCE: Final = 100
"""Calls that are claimed together."""
IN_FLIGHT: Final = 300
"""Calls that may be on their way at once."""
AT_ONE_HOST: Final = 50
"""Of these, calls to one host, so that a slow host delays only its own calls."""
CLAIMED: Final = 120_000
"""Milliseconds after which a claimed call is free again, in case its sender has vanished."""
AGAIN: Final = (5, 30, 120, 600, 1800, 3600)
"""Seconds until each retry; after the last one a call is given up."""
GONE: Final = (404, 410)
"""The status codes of a push service for a subscription that no longer exists."""
LONGEST_KEPT: Final = 14 * 86400
"""Seconds for which a push service may keep a message for a browser that is off."""

Outcome: TypeAlias = Literal["sent", "again", "gone", "refused"]


class CallTold(msgspec.Struct, frozen=True):
    """The text of a call: which table waits, never a card.

    It is the body of pushes and webhooks.
    """

    kind: str
    table: str
    game: str
    title: str
    text: str
    language: str
    until: int
    """When the time runs out, in milliseconds since the epoch; 0 if it does not."""


class CallDesk:
    """Sends due calls in its own thread and event loop. Several processes share a database."""

    def __init__(
        self,
        store: CallStore,
        vapid: Vapid,
        now: Callable[[], int],
        *,
        base: str = "",
        private: bool = False,
        mail: MailServer | None = None,
    ) -> None:
        self.store, self.vapid, self.mail, self.base = store, vapid, mail, base
        self.private = private
        self.outcomes: Counter[str] = Counter()
        """The number of calls by outcome."""
        self._now = now
        self._loop: asyncio.AbstractEventLoop | None = None
        self._awake = asyncio.Event()
        self._closing = False
        self._room = asyncio.Semaphore(IN_FLIGHT)
        self._hosts: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._letters = ThreadPoolExecutor(2, thread_name_prefix="letters")
        self._thread = threading.Thread(target=self._serve, name="call-desk", daemon=True)

    def start(self, writer: BatchWriter) -> None:
        """Start sending; notes are written through the one thread that writes."""
        self._writer, self._loop = writer, asyncio.new_event_loop()
        self._thread.start()

    def wake(self) -> None:
        """Say that there is something to send. Any thread may call this."""
        if self._loop is not None and self._thread.is_alive():
            with contextlib.suppress(RuntimeError):  # The desk has just closed.
                self._loop.call_soon_threadsafe(self._awake.set)

    def close(self) -> None:
        """Stop sending; unsent calls stay in the database."""
        self._closing = True
        self.wake()
        if self._thread.ident is not None:
            self._thread.join()
        self._letters.shutdown(wait=True, cancel_futures=True)

    # In the desk's own loop

    def _serve(self) -> None:
        loop = self._loop
        assert loop is not None
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(self._run())

    async def _run(self) -> None:
        """Send due calls until the desk closes; calls that are under way are then cancelled."""
        while not self._closing:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), LOOK_SECONDS)
            self._awake.clear()
            try:
                while await self._begin_due() >= AT_ONCE:
                    pass
            except Exception:
                log.exception("calls")
                await asyncio.sleep(LOOK_SECONDS)

    async def _begin_due(self) -> int:
        """Start sending the calls that are due now; return their number."""
        now = self._now()
        if self._closing or not await asyncio.to_thread(self.store.due_calls, now):
            return 0
        claim = self.store.claim_calls
        calls = await self._writer.run(claim, now, now + CLAIMED, AT_ONCE)
        for call in calls:
            # While too many calls are on their way, no new one is started.
            await self._room.acquire()
            task = asyncio.create_task(self._handle(call))
            task.add_done_callback(lambda _done: self._room.release())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return len(calls)

    async def _handle(self, call: ClaimedCall) -> None:
        """Send one call, and store its outcome."""
        try:
            stored, now = decode_way(call.body), self._now()
            quiet, host = quiet_until(stored.quiet, now), _host(stored)
            if quiet:
                await self._finish(call, quiet, tried=False)
                return
            if self._hosts[host] >= AT_ONE_HOST:
                await self._finish(call, now + 1000 * AGAIN[0], tried=False)
                return
            self._hosts[host] += 1
            try:
                outcome = await self._send(call, stored)
            finally:
                self._hosts[host] -= 1
                self._hosts += Counter()  # Drops hosts with no calls left.
            self.outcomes[outcome] += 1
            await self._note(call, outcome)
        except Exception:
            log.exception("call")

    async def _note(self, call: ClaimedCall, outcome: Outcome) -> None:
        if outcome == "gone":
            await self._writer.run(self.store.drop_way, call.way)
        elif outcome == "again" and call.attempts < len(AGAIN):
            later = self._now() + 1000 * AGAIN[call.attempts]
            await self._finish(call, later, tried=True)
        else:
            await self._finish(call, None, tried=True)

    async def _finish(self, call: ClaimedCall, due: int | None, *, tried: bool) -> None:
        await self._writer.run(self.store.finish_call, call, due, tried=tried)

    async def _send(self, call: ClaimedCall, stored: StoredWay) -> Outcome:
        if not stored.confirmed:
            return "refused"
        told = self._told(call, stored)
        try:
            return await _SENDERS[type(stored.way)](self, stored.way, stored, told, call)
        except (outbound.NotAllowed, BadSubscription):
            return "gone"
        except (OSError, ValueError):  # Network, TLS or mail errors; a line too long.
            return "again"

    def _told(self, call: ClaimedCall, stored: StoredWay) -> CallTold:
        summary = msgspec.json.decode(bytes(call.summary), type=TableSummary)
        game = GAMES[summary.game].title
        title = render(say("call-title", table=summary.title or game), stored.language)
        text = render(_TEXTS[call.kind](), stored.language)
        return CallTold(
            call.kind, call.table_id, summary.game, title, text, stored.language, call.until
        )

    async def _push(
        self, way: PushWay, _stored: StoredWay, told: CallTold, call: ClaimedCall
    ) -> Outcome:
        key, secret = read_subscription(way.p256dh, way.auth)
        now = self._now() / 1000
        keep = int(call.until / 1000 - now) if call.until else LONGEST_KEPT
        headers = {
            "Authorization": self.vapid.authorization(way.endpoint, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(min(LONGEST_KEPT, max(60, keep))),
            "Topic": call.table_id.replace("-", "A")[:32],
            "Urgency": "high" if call.kind == "warning" else "normal",
        }
        body = encrypt(msgspec.json.encode(told), key, secret)
        status = await outbound.post(way.endpoint, body, headers, private=self.private)
        return "gone" if status in GONE else _outcome(status)

    async def _webhook(
        self, way: WebhookWay, stored: StoredWay, told: CallTold, _call: ClaimedCall
    ) -> Outcome:
        body = msgspec.json.encode(told)
        headers = {
            "Content-Type": "application/json",
            "Ridotto-Signature": signature(stored.secret, int(time.time()), body),
        }
        status = await outbound.post(way.url, body, headers, private=self.private)
        return _outcome(status)

    async def _letter(
        self, way: MailWay, stored: StoredWay, told: CallTold, call: ClaimedCall
    ) -> Outcome:
        if self.mail is None or not self.base:
            return "refused"
        stop = f"{self.base}/api/calls/stop/{call.way}.{stored.secret}"
        shown = f"{self.base}/#/stop/{call.way}.{stored.secret}"
        lines = [
            told.text,
            render(say("letter-link", address=f"{self.base}/#/table/{told.table}"), told.language),
            render(say("letter-stop", address=shown), told.language),
        ]
        await self.send_letter(way.address, told.title, "\n\n".join(lines), stop)
        return "sent"

    async def send_letter(self, to: str, title: str, text: str, stop: str = "") -> None:
        """Send a letter in a thread, because mail servers are slow.

        Any event loop may call this.
        """
        assert self.mail is not None
        send = partial(send_letter, self.mail, to, title, text, stop)
        await asyncio.get_running_loop().run_in_executor(self._letters, send)


def signature(secret: str, at: int, body: bytes) -> str:
    """Return ``t=…,v1=…``: the HMAC-SHA-256 of time, dot and body with a webhook's secret."""
    digest = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


def _host(stored: StoredWay) -> str:
    way = stored.way
    if isinstance(way, MailWay):
        return "mail"
    return urlsplit(way.endpoint if isinstance(way, PushWay) else way.url).netloc


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    return "again" if status in (408, 425, 429) or status >= 500 else "refused"


_TEXTS: Final[dict[str, Callable[[], Sentence]]] = {
    "turn": lambda: say("call-turn"),
    "warning": lambda: say("call-warning"),
    "replaced": lambda: say("call-replaced"),
    "over": lambda: say("call-over"),
}

_SENDERS: Final[
    dict[type, Callable[[CallDesk, Any, StoredWay, CallTold, ClaimedCall], Awaitable[Outcome]]]
] = {
    PushWay: CallDesk._push,
    WebhookWay: CallDesk._webhook,
    MailWay: CallDesk._letter,
}
