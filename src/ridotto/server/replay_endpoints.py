"""The requests for replays: worked hands, records, choices, and playing on."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.notation import Variation
from ridotto.notation.variations import MAX_VARIATIONS, Variations
from ridotto.server import endpoints
from ridotto.server.charter import Bot, Charter, CharterError, Name, Watching, You
from ridotto.server.deal_replay import (
    DealReplay,
    DealSpan,
    deal_is_over,
    find_deals,
    make_replay,
)
from ridotto.server.fair_queue import Asker
from ridotto.server.http_requests import language_of
from ridotto.server.http_responses import json_bytes, json_response, problem
from ridotto.server.ledger_entries import ENCODER
from ridotto.server.names import MAX_TITLE, clean_text
from ridotto.server.persons import person_of
from ridotto.server.record_table import (
    Fact,
    NumberedEvents,
    results,
)
from ridotto.server.replay_origins import FoundDeal, NoDeal, Origin, Source, find_line, source_of
from ridotto.server.scene import CompanySeen, Scene, public_company, scene_from, shared_scene
from ridotto.server.what_if import (
    action_at,
    choices,
    first_acts,
    results_if_over,
    table_before,
)
from ridotto.server.worked_claims import ClaimSeen
from ridotto.server.worked_hands import (
    NoteSeen,
    claims_in,
    hand_in,
    placed_notes,
    worked_hands,
)
from ridotto.table import HOUSE, Action, Refused, Seat

UNTITLED: Final = "a record"
"""Where a deal that has no title comes from, as its record says it."""


L = TypeVar("L", bound="LineRequest")

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
    """The number of deals in the record."""
    notes: tuple[NoteSeen, ...] = ()
    claims: tuple[ClaimSeen, ...] = ()
    """What the source claims about variations, and whether it is true."""
    result: tuple[Fact, ...] = ()
    over: bool = True
    """Whether the deal is finished; a record or a variation may stop before its end."""
    first: int = 0
    """The number of acts of the record before this deal; variations count them too."""
    variations: tuple[Variation, ...] = ()
    """The variations of the request; by default those of the record, of all its deals."""
    firsts: tuple[Action | None, ...] = ()
    """The first act of each variation; None if it belongs to another deal."""


class LineRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal, or a variation of it: line 1 is the first variation, line 0 what happened."""

    origin: Origin
    variations: Variations = ()
    line: Annotated[int, msgspec.Meta(ge=0, le=MAX_VARIATIONS)] = 0


class ReplayRequest(LineRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Replay this deal step by step, with every card open or as a seat saw it."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class ChoicesRequest(LineRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask what could have been done at this step of the deal; one step past its end means now."""

    step: StepNumber


class SeatChoices(msgspec.Struct, frozen=True):
    """What a seat could lawfully do.

    ``choices`` are complete acts. Where cards are picked, as for a discard, ``scene`` has the
    offers from which the client can build an act.
    """

    seat: Seat
    choices: tuple[Action, ...]
    scene: Scene


class Choices(msgspec.Struct, frozen=True):
    """What was done at a step, if anything, and what every seat that could act could have done."""

    done: Action | None
    seats: tuple[SeatChoices, ...]


class PlayOnRequest(LineRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take this seat after ``steps`` steps of the deal; computer players take the others."""

    step: StepNumber
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    name: Name
    level: str = "novice"


async def get_worked(request: Request) -> Response:
    """Return the worked hands of all games."""
    language = language_of(request)
    return json_response([hand_in(*name, language).seen for name in worked_hands()])


async def post_replay(request: Request) -> Response:
    """Return a deal of a book, a table or a given record, step by step; nothing is stored."""
    wish = await endpoints.read_body(request, ReplayRequest)
    spoken = partial(_replayed, language=language_of(request))
    return await answer(request, spoken, wish)


async def post_choices(request: Request) -> Response:
    """Return what could have been done at a step of a deal."""
    wish = await endpoints.read_body(request, ChoicesRequest)
    return await answer(request, _choices, wish)


async def post_play_on(request: Request) -> Response:
    """Open a table that continues a deal from a step, and take a chair at it."""
    wish = await endpoints.read_body(request, PlayOnRequest)
    refusal = endpoints.refuse_too_fast(request)
    if refusal is not None:
        return refusal
    registry = endpoints.registry_of(request)
    try:
        source, asker = await source_of(request, wish.origin), asker_of(request)
        charter, title, happened = await registry.services.workers.review(
            asker, _opening_at, wish, source
        )
        invitation = await registry.open(
            charter, wish.name, title, happened, asker.address, person_of(request)
        )
        return json_response(invitation, 201)
    except NoDeal as error:
        return error.answer
    except CharterError as error:
        return problem(422, "charter", str(error))


async def answer(request: Request, work: Callable[[L, FoundDeal], object], wish: L) -> Response:
    """Find the line of a request and run ``work`` on it in a thinking process."""
    if not endpoints.limits_of(request).commands.take(f"replay/{endpoints.address_of(request)}"):
        return problem(429, "too-fast", "too much to replay; wait a moment")
    workers = endpoints.registry_of(request).services.workers
    try:
        source = await source_of(request, wish.origin)
        return json_bytes(await workers.review(asker_of(request), _done, work, wish, source))
    except NoDeal as error:
        return error.answer


def asker_of(request: Request) -> Asker:
    """Return the client that a computation is for."""
    return Asker(endpoints.address_of(request), "replay")


# In a thinking process


def _done(work: Callable[[L, FoundDeal], object], wish: L, source: Source) -> bytes:
    """Return the answer as JSON; or raise ``NoDeal``."""
    try:
        return ENCODER.encode(work(wish, find_line(source, wish.variations, wish.line)))
    except Refused as refused:
        raise NoDeal(422, "not-lawful", str(refused)) from refused


def _replayed(wish: ReplayRequest, found: FoundDeal, *, language: str) -> ReplayedDeal:
    table, record = found.table, found.record_table.record if found.record_table else None
    seats = len(table.company.chairs)
    seat = wish.seat if wish.seat is not None and wish.seat < seats else None
    hand = hand_in(found.hand.seen.game, found.hand.seen.name, language) if found.hand else None
    seen = hand.seen if hand else None
    ended = table_before(table, found.span, found.span.end - found.span.first)
    behind = found.record_table.variations if found.record_table else ()
    variations = wish.variations or behind
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
        notes=placed_notes(hand, found.record_table, found.happened[1], language)
        if hand and found.record_table
        else (),
        claims=claims_in(seen.game, seen.name, language) if seen else (),
        result=results_if_over(ended) if wish.line else results(table.game, ended.state),
        over=deal_is_over(table.game, ended.state),
        first=found.span.first,
        variations=variations,
        firsts=first_acts(*found.happened, variations),
    )


def _choices(wish: ChoicesRequest, found: FoundDeal) -> Choices:
    check_step(found.span, wish.step)
    table = table_before(found.table, found.span, wish.step)
    behind = wish.step == found.span.end - found.span.first
    done = None if behind else action_at(found.table, found.span, wish.step)
    if deal_is_over(table.game, table.state):
        return Choices(done, ())
    seats = set(table.awaited) if done is None else {done.seat, *table.awaited}
    shared = shared_scene(table, public_company(table.company))
    return Choices(
        done,
        tuple(
            SeatChoices(seat, choices(table, seat, done), scene_from(table, shared, seat))
            for seat in sorted(seats - {HOUSE})
        ),
    )


def check_step(span: DealSpan, step: int) -> None:
    """Raise an error unless the deal has this step."""
    if step > span.end - span.first:
        raise NoDeal(404, "no-step", f"the deal has {span.end - span.first} steps")


def _opening_at(wish: PlayOnRequest, source: Source) -> tuple[Charter, str, NumberedEvents]:
    """Return a private table for one person and computer players, with all that has happened."""
    found = find_line(source, wish.variations, wish.line)
    check_step(found.span, wish.step)
    begun = table_before(found.table, found.span, wish.step)
    if begun.over:
        raise NoDeal(409, "over", "the party has ended there")
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
        title=clean_text(found.title, MAX_TITLE),
        watching=Watching("no"),
    )
    return charter, _whence(found) or charter.title or UNTITLED, begun.happened


def _whence(found: FoundDeal) -> str:
    """Return the book a worked hand comes from; the record of what is played on says it."""
    return f"{found.hand.seen.title} ({found.hand.seen.source})" if found.hand else ""
