"""The requests around replays: worked hands, records, what if, and playing on."""

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server import endpoints
from ridotto.server.charter import Bot, Charter, CharterError, Name, Watching, You
from ridotto.server.deal_replay import DealReplay, DealSpan, find_deals, make_replay
from ridotto.server.http_responses import json_response, problem
from ridotto.server.record_table import (
    Fact,
    NumberedEvents,
    results,
)
from ridotto.server.replay_origins import FoundDeal, NoDeal, Origin, find_deal
from ridotto.server.scene import CompanySeen, Scene, public_company, scene_from, shared_scene
from ridotto.server.table_commands import read_action
from ridotto.server.what_if import WhatIfDeal, action_at, choices, table_before, what_if
from ridotto.server.worked_hands import (
    NoteSeen,
    placed_notes,
    worked_hands,
)
from ridotto.table import HOUSE, Action, Refused, Seat

StepNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class ReplayedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal with all that is known of it, as ``seat`` saw it; None sees every card."""

    game: str
    title: str
    source: str
    about: str
    emended: str
    constructed: bool
    company: CompanySeen
    again: DealReplay
    seat: Seat | None
    deals: int
    """How many deals the record has."""
    notes: tuple[NoteSeen, ...] = ()
    result: tuple[Fact, ...] = ()


class ReplayRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Replay this deal step by step, with every card open or as a seat saw it."""

    origin: Origin
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class ChoicesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What could have been done at this step of the deal?"""

    origin: Origin
    step: StepNumber


class WhatIfRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What if this had been done at that step?"""

    origin: Origin
    step: StepNumber
    action: msgspec.Raw


class Choices(msgspec.Struct, frozen=True):
    """What was done at a step, and what could lawfully have been done instead.

    ``choices`` are whole acts. Where cards are picked, as for a discard, the ``scene`` of whoever
    was to act has the offers from which an act can be put together.
    """

    done: Action
    choices: tuple[Action, ...]
    scene: Scene | None = None


class PlayOnRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in this seat after so many steps of the deal; computer players take the others."""

    origin: Origin
    step: StepNumber
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    name: Name
    level: str = "novice"


async def get_worked(_request: Request) -> Response:
    """The worked hands of all games."""
    return json_response([hand.seen for hand in worked_hands().values()])


async def post_replay(request: Request) -> Response:
    """A deal of a book, a table or a record somebody brings, step by step; nothing is kept."""
    wish = await endpoints.read_body(request, ReplayRequest)
    return await _answer(request, wish.origin, lambda found: _replayed(wish, found))


async def post_choices(request: Request) -> Response:
    """What could have been done at a step of a deal."""
    wish = await endpoints.read_body(request, ChoicesRequest)
    return await _answer(request, wish.origin, lambda found: _choices(wish, found))


async def post_what_if(request: Request) -> Response:
    """A deal as it would have gone had somebody done otherwise."""
    wish = await endpoints.read_body(request, WhatIfRequest)
    return await _answer(request, wish.origin, lambda found: _what_if(wish, found))


async def post_play_on(request: Request) -> Response:
    """Open a table at which a deal has gone so far, and sit down at it."""
    wish = await endpoints.read_body(request, PlayOnRequest)
    refusal = endpoints.refuse_too_fast(request)
    if refusal is not None:
        return refusal
    try:
        async with endpoints.limits_of(request).replays:
            found = await find_deal(request, wish.origin)
            charter, happened = await asyncio.to_thread(_opening_at, wish, found)
        invitation = await endpoints.registry_of(request).open(
            charter, wish.name, found.title, happened
        )
        return json_response(invitation, 201)
    except NoDeal as error:
        return error.answer
    except CharterError as error:
        return problem(422, "charter", str(error))


async def _answer(
    request: Request, origin: Origin, work: Callable[[FoundDeal], object]
) -> Response:
    """Find the deal and do something with it, in a thread."""
    address = endpoints.address_of(request)
    if not endpoints.limits_of(request).commands.take(f"replay/{address}"):
        return problem(429, "too-fast", "too much to replay; wait a moment")
    try:
        # A record can take long to run: only a few at a time, so that the tables are not held up.
        async with endpoints.limits_of(request).replays:
            found = await find_deal(request, origin)
            return json_response(await asyncio.to_thread(work, found))
    except NoDeal as error:
        return error.answer
    except Refused as refused:
        return problem(422, "not-lawful", str(refused))


# Telling


def _replayed(wish: ReplayRequest, found: FoundDeal) -> ReplayedDeal:
    table, record = found.table, found.record_table.record if found.record_table else None
    seats = len(table.company.chairs)
    seat = wish.seat if wish.seat is not None and wish.seat < seats else None
    seen = found.hand.seen if found.hand else None
    ended = table_before(table, found.span, found.span.end - found.span.first)
    return ReplayedDeal(
        game=table.game.name,
        title=seen.title if seen else found.title,
        source=seen.source if seen else record.header("Authority") if record else "",
        about=seen.about if seen else "",
        emended=record.header("Emended") if record else "",
        constructed=bool(seen and seen.constructed),
        company=public_company(table.company),
        again=make_replay(table, found.number, found.span, seat),
        seat=seat,
        deals=len(find_deals(table, unfinished=True)),
        notes=placed_notes(found.hand, found.record_table, found.span)
        if found.hand and found.record_table
        else (),
        result=results(table.game, ended.state),
    )


def _choices(wish: ChoicesRequest, found: FoundDeal) -> Choices:
    _check(found.span, wish.step + 1)
    done = action_at(found.table, found.span, wish.step)
    table = table_before(found.table, found.span, wish.step)
    if done.seat == HOUSE:
        return Choices(done, ())
    shared = shared_scene(table, public_company(table.company))
    return Choices(done, choices(table, done), scene_from(table, shared, done.seat))


def _what_if(wish: WhatIfRequest, found: FoundDeal) -> WhatIfDeal:
    _check(found.span, wish.step + 1)
    action = read_action(found.table.game, wish.action)
    if action.seat != action_at(found.table, found.span, wish.step).seat or action.seat == HOUSE:
        raise NoDeal(problem(422, "not-lawful", "that seat did nothing at this step"))
    return what_if(found.table, found.number, found.span, wish.step, action)


def _check(span: DealSpan, step: int) -> None:
    if step > span.end - span.first:
        raise NoDeal(problem(404, "no-step", f"the deal has {span.end - span.first} steps"))


def _opening_at(wish: PlayOnRequest, found: FoundDeal) -> tuple[Charter, NumberedEvents]:
    """A private table for one person and computer players, and all that has happened there."""
    _check(found.span, wish.step)
    begun = table_before(found.table, found.span, wish.step)
    if begun.over:
        raise NoDeal(problem(409, "over", "the party has ended there"))
    seats = range(len(begun.company.chairs))
    if wish.seat not in seats:
        raise CharterError(f"this table has {len(seats)} chairs, counted from 0")
    old = begun.company.charter
    charter = Charter(
        game=old.game,
        rules=old.rules,
        options=old.options,
        strict=old.strict,
        chairs=tuple(You() if seat == wish.seat else Bot(wish.level) for seat in seats),
        title=found.title[:60],
        watching=Watching("no"),
    )
    return charter, begun.happened
