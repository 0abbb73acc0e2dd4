"""The ways to call somebody to a table (Web Push, webhook, letter), and quiet hours."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Final, Literal, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from ridotto.server.languages import ENGLISH, Language

MAX_WAYS: Final = 8
"""The number of ways that one person, or one chair, may have."""

MAX_ADDRESS: Final = 1000
LONGEST_QUIET: Final = 14
"""The most hours of quiet a day: a warning is delayed by at most this time."""

CallKind: TypeAlias = Literal["turn", "warning", "replaced", "over"]
"""Why somebody is called: it is their turn, their time is running out or ran out, the party is
over."""

Address: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=MAX_ADDRESS)]
WayId: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Hour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=23)]
Base64: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]


MAILBOX: Final = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]+\.[A-Za-z0-9-]{2,}$"
"""The pattern of an email address; whether it works shows when its owner confirms it."""


class NoWay(ValueError):
    """This way of calling is not possible; the message says what would be right."""


class PushWay(msgspec.Struct, frozen=True, tag="push", forbid_unknown_fields=True):
    """A browser that takes push messages, with the data of its subscription."""

    endpoint: Address
    p256dh: Base64
    auth: Base64


class WebhookWay(msgspec.Struct, frozen=True, tag="webhook", forbid_unknown_fields=True):
    """An address to which calls are posted, signed with a secret."""

    url: Address


class MailWay(msgspec.Struct, frozen=True, tag="mail", forbid_unknown_fields=True):
    """A mailbox; its owner confirms it by a code that is sent there."""

    address: Annotated[str, msgspec.Meta(max_length=254, pattern=MAILBOX)]


AnyWay: TypeAlias = PushWay | WebhookWay | MailWay


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which nobody is called: full hours of a time zone."""

    since: Hour
    until: Hour
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"

    @property
    def tz(self) -> ZoneInfo:
        """Return the time zone; or raise ``NoWay``."""
        try:
            return ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError) as error:
            raise NoWay("there is no such time zone") from error

    @property
    def hours(self) -> int:
        """Return the number of quiet hours."""
        return (self.until - self.since) % 24


class WayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called, in which language, and when not."""

    way: AnyWay
    language: Language = ENGLISH
    quiet: QuietHours | None = None


class RenewWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser has another subscription; who knows all of the old one is that browser."""

    way: WayId
    old: PushWay
    new: PushWay


class StoredWay(msgspec.Struct, frozen=True, kw_only=True):
    """A way as it is stored."""

    way: AnyWay
    language: Language = ENGLISH
    quiet: QuietHours | None = None
    secret: str = ""
    """The secret that signs webhooks, and that confirms and stops letters."""
    confirmed: bool = True
    """Whether the owner has confirmed the mailbox; letters are sent only then."""


class WaySeen(msgspec.Struct, frozen=True, kw_only=True):
    """A way as its owner sees it, without the keys that make a push message readable."""

    id: str
    kind: Literal["push", "webhook", "mail"]
    to: str
    """The host of a push service, the address of a webhook, or the mailbox."""
    language: Language
    quiet: QuietHours | None
    confirmed: bool
    secret: str = ""
    """The secret of a webhook: shown once, when it is made."""


def check_quiet(quiet: QuietHours | None) -> None:
    """Raise an error for quiet hours that are not possible."""
    if quiet is None:
        return
    if not 0 < quiet.hours <= LONGEST_QUIET:
        raise NoWay(f"quiet hours are one to {LONGEST_QUIET} a day")
    quiet.tz  # noqa: B018 - it complains


def quiet_until(quiet: QuietHours | None, now: int) -> int:
    """Return when the quiet hours end that include this time; 0 if none do."""
    if quiet is None:
        return 0
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(quiet.tz)
    start = local.replace(hour=quiet.since, minute=0, second=0, microsecond=0)
    if start > local:
        start -= timedelta(days=1)
    end = (start + timedelta(hours=quiet.hours)).replace(fold=0)
    return int(1000 * end.timestamp()) if start <= local < end else 0


def seen_way(ident: str, stored: StoredWay, secret: str = "") -> WaySeen:
    """Return what the owner is shown of a way."""
    kind, to = _told_of(stored.way)
    return WaySeen(
        id=ident,
        kind=kind,
        to=to,
        language=stored.language,
        quiet=stored.quiet,
        confirmed=stored.confirmed,
        secret=secret,
    )


def _told_of(way: AnyWay) -> tuple[Any, str]:
    if isinstance(way, PushWay):
        return "push", way.endpoint.split("/")[2] if "//" in way.endpoint else ""
    if isinstance(way, WebhookWay):
        return "webhook", way.url
    return "mail", way.address
