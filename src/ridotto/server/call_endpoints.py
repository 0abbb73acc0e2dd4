"""The HTTP endpoints for the ways to be called, and for standing orders."""

import hmac
import secrets
from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server import outbound
from ridotto.server.call_desk import CallDesk
from ridotto.server.call_ways import (
    MAX_WAYS,
    AnyWay,
    MailWay,
    NoWay,
    PushWay,
    RenewWish,
    StoredWay,
    WayId,
    WaySeen,
    WayWish,
    WebhookWay,
    check_quiet,
    seen_way,
)
from ridotto.server.command_checks import Denied
from ridotto.server.correspondence import seat_owner
from ridotto.server.endpoints import (
    UnknownToken,
    address_of,
    find_table,
    limits_of,
    read_body,
    registry_of,
    seat_of,
)
from ridotto.server.http_responses import json_response, problem
from ridotto.server.limits import mailbox_key
from ridotto.server.persons import known_person, person_of
from ridotto.server.sentences import say
from ridotto.server.standing_orders import OrderWish, StandingOrder, new_order
from ridotto.server.table_registry import HostedTable
from ridotto.server.web_push import BadSubscription, read_subscription
from ridotto.table import Seat
from ridotto.table.rendering import render

CODE_DIGITS: Final = 8


class CallOffer(msgspec.Struct, frozen=True):
    """The ways in which this server can call people."""

    push_key: str
    """The server's public key, for a browser that subscribes to push messages."""
    mail: bool
    """Whether the server can send letters."""


class WaysReply(msgspec.Struct, frozen=True):
    """The ways in which somebody is called."""

    ways: tuple[WaySeen, ...]


class CodeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was sent to a mailbox."""

    way: WayId
    code: Annotated[str, msgspec.Meta(max_length=40)]


class OrderReply(msgspec.Struct, frozen=True):
    """A seat's standing order, and how often it will still be done; or nothing."""

    order: OrderWish | None
    left: int = 0


class Stopped(msgspec.Struct, frozen=True):
    """Confirms that no more letters are sent."""

    stopped: bool


def desk_of(request: Request) -> CallDesk:
    """Return the desk that calls people."""
    return registry_of(request).services.desk


async def get_call_offer(request: Request) -> Response:
    """Return the ways in which this server can call people."""
    desk = desk_of(request)
    return json_response(CallOffer(desk.vapid.public, desk.mail is not None and bool(desk.base)))


async def _my_chair(request: Request) -> tuple[HostedTable, Seat]:
    hosted = await find_table(request)
    seat = seat_of(request, hosted.live)
    if seat is None:
        raise UnknownToken
    return hosted, seat


async def _my_ways(request: Request) -> tuple[str, str]:
    """Return the owner of the ways, and the table if they belong to a chair.

    A person with a key has the same ways at all tables; others have separate ways for each chair.
    """
    if "table" not in request.path_params:
        return known_person(request), ""
    hosted, seat = await _my_chair(request)
    table, person = hosted.live.table, person_of(request)
    if person is not None and table.company.chairs[seat].owner == person:
        return person, ""
    return seat_owner(table.ident, seat), table.ident


async def get_ways(request: Request) -> Response:
    """Return the ways in which one is called."""
    return await ways_of(request, (await _my_ways(request))[0])


async def ways_of(request: Request, owner: str) -> Response:
    """Return the ways of an owner."""
    services = registry_of(request).services
    found = await services.workers.read(services.desk.store.ways, (owner,))
    return json_response(WaysReply(tuple(seen_way(ident, way) for ident, way in found)))


async def post_way(request: Request) -> Response:
    """Add a way of being called."""
    wish = await read_body(request, WayWish)
    return await add_way(request, wish, *await _my_ways(request))


async def add_way(request: Request, wish: WayWish, owner: str, table: str) -> Response:
    """Add a way for an owner; a mailbox gets a code first."""
    if not limits_of(request).ways.take(address_of(request)):
        return problem(429, "too-fast", "too many ways from here; wait a minute")
    services, desk = registry_of(request).services, desk_of(request)
    check_quiet(wish.quiet)
    await _check_way(desk, wish.way)
    mail = isinstance(wish.way, MailWay)
    secret = f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}" if mail else ""
    if isinstance(wish.way, WebhookWay):
        secret = secrets.token_urlsafe(24)
    stored = StoredWay(
        way=wish.way, language=wish.language, quiet=wish.quiet, secret=secret, confirmed=not mail
    )
    ident = secrets.token_urlsafe(12)
    kept = await services.writer.run(desk.store.add_way, ident, owner, table, stored, MAX_WAYS)
    if kept is None:
        raise NoWay(f"there are {MAX_WAYS} ways at most; remove one first")
    if isinstance(wish.way, MailWay) and kept == ident:
        if not _may_write_to(request, wish.way):
            await services.writer.run(desk.store.drop_way, kept)
            return problem(429, "too-fast", "this mailbox has been written to; wait a day")
        await _send_code(desk, stored)
    found = await services.workers.read(desk.store.find_way, kept)
    assert found is not None
    told = found.secret if isinstance(wish.way, WebhookWay) and kept == ident else ""
    return json_response(seen_way(kept, found, told), 201)


def _may_write_to(request: Request, way: MailWay) -> bool:
    """Return whether a code may be sent: few to one mailbox, and few for one address."""
    limits = limits_of(request)
    return limits.letters_of_address.take(address_of(request)) and limits.letters.take(
        mailbox_key(way.address)
    )


async def _check_way(desk: CallDesk, way: AnyWay) -> None:
    """Raise an error for an address that cannot work, or that is not allowed."""
    if isinstance(way, MailWay):
        if desk.mail is None or not desk.base:
            raise NoWay("this server sends no letters")
        return
    try:
        url = way.endpoint if isinstance(way, PushWay) else way.url
        await outbound.find(url, private=desk.private)
        if isinstance(way, PushWay):
            read_subscription(way.p256dh, way.auth)
    except (outbound.NotAllowed, BadSubscription, OSError) as error:
        raise NoWay(str(error)) from error


async def _send_code(desk: CallDesk, stored: StoredWay) -> None:
    """Send a code to a mailbox, so that its owner can confirm it."""
    assert isinstance(stored.way, MailWay)
    language = stored.language
    title = render(say("letter-code-title"), language)
    lines = (
        render(say("letter-code", code=stored.secret), language),
        render(say("letter-code-not-you"), language),
    )
    try:
        await desk.send_letter(stored.way.address, title, "\n\n".join(lines))
    except OSError as error:
        raise NoWay("the mail server did not take the letter") from error


async def post_renewal(request: Request) -> Response:
    """A browser's subscription has changed: be called at the new one, by the proof of the old."""
    wish = await read_body(request, RenewWish)
    if not limits_of(request).ways.take(address_of(request)):
        return problem(429, "too-fast", "too many ways from here; wait a minute")
    services, desk = registry_of(request).services, desk_of(request)
    stored = await services.workers.read(desk.store.find_way, wish.way)
    # The answer may have been lost on its way: then the new one is known already.
    if stored is None or not (_is_push(stored, wish.old) or _is_push(stored, wish.new)):
        return problem(404, "no-way", "there is no such way")
    await _check_way(desk, wish.new)
    kept = msgspec.structs.replace(stored, way=wish.new)
    ident = await services.writer.run(desk.store.renew_way, wish.way, kept)
    found = await services.workers.read(desk.store.find_way, ident)
    return json_response(seen_way(ident, found or kept))


def _is_push(stored: StoredWay, said: PushWay) -> bool:
    way = stored.way
    if not isinstance(way, PushWay) or (way.endpoint, way.p256dh) != (said.endpoint, said.p256dh):
        return False
    return hmac.compare_digest(way.auth.encode(), said.auth.encode())


async def delete_way(request: Request) -> Response:
    """Remove a way of being called."""
    owner, _ = await _my_ways(request)
    services = registry_of(request).services
    way = request.path_params["way"]
    if not await services.writer.run(services.desk.store.drop_ways, owner, way):
        return problem(404, "no-way", "there is no such way")
    return await ways_of(request, owner)


async def post_code(request: Request) -> Response:
    """Confirm a mailbox by the code that was sent to it."""
    wish = await read_body(request, CodeWish)
    services = registry_of(request).services
    stored = await services.workers.read(services.desk.store.find_way, wish.way)
    # Attempts are counted for ways that exist: anything else would be kept in memory, too.
    if stored is not None and not limits_of(request).codes.take(wish.way):
        return problem(429, "too-fast", "too many attempts; wait a while")
    if stored is None or not _is_code(stored, wish.code):
        return problem(404, "no-way", "this is not the code that was sent")
    # The code was short, to be typed; from now on a long secret stops letters.
    kept = msgspec.structs.replace(stored, confirmed=True, secret=secrets.token_urlsafe(24))
    await services.writer.run(services.desk.store.change_way, wish.way, kept)
    return json_response(seen_way(wish.way, kept))


def _is_code(stored: StoredWay, code: str) -> bool:
    right = hmac.compare_digest(stored.secret.encode(), code.strip().encode())
    return right and isinstance(stored.way, MailWay) and not stored.confirmed


async def post_stop(request: Request) -> Response:
    """Stop sending letters, by the secret that is in each of them."""
    way, _, secret = str(request.path_params["stop"]).partition(".")
    services = registry_of(request).services
    stored = await services.workers.read(services.desk.store.find_way, way)
    right = stored is not None and hmac.compare_digest(stored.secret.encode(), secret.encode())
    if stored is None or not right or not isinstance(stored.way, MailWay):
        return problem(404, "no-way", "there is no such way")
    await services.writer.run(services.desk.store.drop_way, way)
    return json_response(Stopped(True))


# Standing orders


def _told(order: StandingOrder | None) -> OrderReply:
    return OrderReply(None) if order is None else OrderReply(order.wish, order.left)


async def get_order(request: Request) -> Response:
    """Return one's standing order at a table."""
    hosted, seat = await _my_chair(request)
    return json_response(_told(hosted.correspondence.orders.get(seat)))


async def put_order(request: Request) -> Response:
    """Give a standing order: what to do when one's turn comes."""
    wish = await read_body(request, OrderWish)
    hosted, seat = await _my_chair(request)
    live = hosted.live
    if not hosted.correspondence.slow:
        raise Denied("not-slow", "orders are left at tables by correspondence")
    async with live.lock:
        order = new_order(live.table, wish)
        await hosted.correspondence.give_order(seat, order)
    await hosted.correspondence.settle()
    return json_response(_told(order))


async def delete_order(request: Request) -> Response:
    """Withdraw one's standing order."""
    hosted, seat = await _my_chair(request)
    async with hosted.live.lock:
        await hosted.correspondence.give_order(seat, None)
    if hosted.correspondence.slow:
        await hosted.correspondence.settle()
    return json_response(_told(None))
