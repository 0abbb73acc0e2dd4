"""The desk that calls people to their tables: it takes calls from the database, and sends them.

A call is stored before it is sent, and sent by threads of its own: no table waits for it. Where it
cannot be sent it is tried again, longer apart each time, and given up after some hours.
"""

import asyncio
import contextlib
import hashlib
import hmac
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ridotto.games import GAMES
from ridotto.server import outbound
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
"""Between two looks for calls that are due, where nothing wakes the desk."""
AT_ONCE: Final = 100
"""Calls that are claimed together."""
SENDERS: Final = 16
"""Threads that send."""
CLAIMED: Final = 120_000
"""Milliseconds after which a call is anybody's again whose sender has vanished."""
AGAIN: Final = (5, 30, 120, 600, 1800, 3600)
"""Seconds to the next attempt; after the last one a call is given up."""
GONE: Final = (404, 410)
"""What a push service says of a browser that has no subscription any more."""
LONGEST_KEPT: Final = 14 * 86400
"""Seconds for which a push service may keep a message for a browser that is off."""

Outcome: TypeAlias = Literal["sent", "again", "gone", "refused"]


class CallTold(msgspec.Struct, frozen=True):
    """What a call says: which table waits, never a card. The body of push messages and webhooks."""

    kind: str
    table: str
    game: str
    title: str
    text: str
    language: str
    until: int
    """When the time runs out, in milliseconds since the epoch; 0 if it does not."""


class CallDesk:
    """Sends what is due. One a process; several share one database."""

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
        self.outcomes: dict[str, int] = {}
        """How many calls had which outcome."""
        self._now = now
        self._awake = asyncio.Event()
        self._threads = ThreadPoolExecutor(SENDERS, thread_name_prefix="caller")

    def wake(self) -> None:
        """There is something to be sent."""
        self._awake.set()

    async def run(self) -> None:
        """Send whatever is due, for ever."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), LOOK_SECONDS)
            self._awake.clear()
            try:
                while await self.send_due() >= AT_ONCE:
                    pass
            except Exception:
                log.exception("calls")
                await asyncio.sleep(LOOK_SECONDS)

    async def send_due(self) -> int:
        """Send what is due now, and say how many calls that were."""
        loop, now = asyncio.get_running_loop(), self._now()
        if not await loop.run_in_executor(self._threads, self.store.due_calls, now):
            return 0
        claim = self.store.claim_calls
        calls = await loop.run_in_executor(self._threads, claim, now, now + CLAIMED, AT_ONCE)
        await asyncio.gather(
            *(loop.run_in_executor(self._threads, self._handle, call) for call in calls)
        )
        return len(calls)

    def close(self) -> None:
        """Send nothing more; what was not sent is in the database."""
        self._threads.shutdown(wait=True, cancel_futures=True)

    # In a thread

    def _handle(self, call: ClaimedCall) -> None:
        """Send one call, and note what came of it."""
        try:
            stored, now = decode_way(call.body), self._now()
            quiet = quiet_until(stored.quiet, now)
            if quiet:
                self.store.finish_call(call, quiet, tried=False)
                return
            outcome = self._send(call, stored)
            self.outcomes[outcome] = self.outcomes.get(outcome, 0) + 1
            if outcome == "gone":
                self.store.drop_way(call.way)
            elif outcome == "again" and call.attempts < len(AGAIN):
                self.store.finish_call(call, now + 1000 * AGAIN[call.attempts], tried=True)
            else:
                self.store.finish_call(call, None, tried=True)
        except Exception:
            log.exception("call")

    def _send(self, call: ClaimedCall, stored: StoredWay) -> Outcome:
        if not stored.confirmed:
            return "refused"
        told = self._told(call, stored)
        try:
            return _SENDERS[type(stored.way)](self, stored.way, stored, told, call)
        except (outbound.NotAllowed, BadSubscription):
            return "gone"
        except OSError:  # Of the network, of TLS, and of mail servers alike.
            return "again"

    def _told(self, call: ClaimedCall, stored: StoredWay) -> CallTold:
        summary = msgspec.json.decode(bytes(call.summary), type=TableSummary)
        game = GAMES[summary.game].title
        title = render(say("call-title", table=summary.title or game), stored.language)
        text = render(_TEXTS[call.kind](), stored.language)
        return CallTold(
            call.kind, call.table_id, summary.game, title, text, stored.language, call.until
        )

    def _push(self, way: PushWay, _stored: StoredWay, told: CallTold, call: ClaimedCall) -> Outcome:
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
        status = outbound.post(way.endpoint, body, headers, private=self.private)
        return "gone" if status in GONE else _outcome(status)

    def _webhook(
        self, way: WebhookWay, stored: StoredWay, told: CallTold, _call: ClaimedCall
    ) -> Outcome:
        body = msgspec.json.encode(told)
        headers = {
            "Content-Type": "application/json",
            "Ridotto-Signature": signature(stored.secret, int(time.time()), body),
        }
        return _outcome(outbound.post(way.url, body, headers, private=self.private))

    def _letter(
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
        send_letter(self.mail, way.address, told.title, "\n\n".join(lines), stop)
        return "sent"


def signature(secret: str, at: int, body: bytes) -> str:
    """``t=…,v1=…``: HMAC-SHA-256 of the time, a dot and the body, by a webhook's secret."""
    digest = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


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
    dict[type, Callable[[CallDesk, Any, StoredWay, CallTold, ClaimedCall], Outcome]]
] = {
    PushWay: CallDesk._push,
    WebhookWay: CallDesk._webhook,
    MailWay: CallDesk._letter,
}
