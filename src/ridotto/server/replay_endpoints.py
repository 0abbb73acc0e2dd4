"""The requests around replays: the worked hands, a record somebody brings, what if, and play on."""

import asyncio
from collections.abc import Callable
from typing import Annotated, NamedTuple, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.notation import NotationError, parse
from ridotto.server import endpoints
from ridotto.server.charter import Bot, Charter, CharterError, Name, Watching, You
from ridotto.server.deal_replay import DealAgain, Span, spans, tell
from ridotto.server.http_responses import json_response, problem
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.limits import MAX_RECORD_CHARACTERS
from ridotto.server.record_table import (
    Fact,
    Happened,
    RecordTable,
    build_table,
    results,
    table_from_record,
)
from ridotto.server.scene import CompanySeen, Scene, public_company, scene_from, shared_scene
from ridotto.server.table_commands import read_action
from ridotto.server.what_if import Otherwise, before, choices, done_at, otherwise
from ridotto.server.worked_hands import Hand, NoteSeen, notes_of, worked_hand_table, worked_hands
from ridotto.table import HOUSE, Action, Refused, Seat


class OfBook(msgspec.Struct, frozen=True, tag="worked", forbid_unknown_fields=True):
    """A worked hand of the house."""

    game: str
    hand: str


class OfTable(msgspec.Struct, frozen=True, tag="table", forbid_unknown_fields=True):
    """A deal that is over at a table; its token goes in the header as always."""

    table: str
    deal: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1


class OfRecord(msgspec.Struct, frozen=True, tag="record", forbid_unknown_fields=True):
    """A deal of a record that comes with the request."""

    record: Annotated[str, msgspec.Meta(max_length=MAX_RECORD_CHARACTERS)]
    deal: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1


Origin: TypeAlias = OfBook | OfTable | OfRecord
StepNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Retold(msgspec.Struct, frozen=True, kw_only=True):
    """A deal with all that is known of it; ``seat`` is whose eyes it is seen with."""

    game: str
    title: str
    source: str
    about: str
    emended: str
    constructed: bool
    company: CompanySeen
    again: DealAgain
    seat: Seat | None
    deals: int
    """How many deals the record has."""
    notes: tuple[NoteSeen, ...] = ()
    result: tuple[Fact, ...] = ()


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this deal step by step, open or with the eyes of a seat."""

    origin: Origin
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What could have been done at this step of the deal?"""

    origin: Origin
    step: StepNumber


class Supposing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in this seat after so many steps of the deal; computer players take the others."""

    origin: Origin
    step: StepNumber
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    name: Name
    level: str = "novice"


class Found(NamedTuple):
    """A deal somebody speaks of, and where it stands."""

    table: LedgerTable
    number: int
    span: Span
    title: str
    hand: Hand | None
    retelling: RecordTable | None


class NoDeal(LookupError):
    """There is no such hand or deal, or one may not look at it."""

    def __init__(self, answer: Response) -> None:
        super().__init__()
        self.answer = answer


async def get_worked(_request: Request) -> Response:
    """The worked hands of all games."""
    return json_response([hand.seen for hand in worked_hands().values()])


async def post_replay(request: Request) -> Response:
    """A deal of a book, a table or a record somebody brings, step by step; nothing is kept."""
    wish = await endpoints.read_body(request, Reading)
    return await _answer(request, wish.origin, lambda found: _retold(wish, found))


async def post_choices(request: Request) -> Response:
    """What could have been done at a step of a deal."""
    wish = await endpoints.read_body(request, Asking)
    return await _answer(request, wish.origin, lambda found: _choices(wish, found))


async def post_what_if(request: Request) -> Response:
    """A deal as it would have gone had somebody done otherwise."""
    wish = await endpoints.read_body(request, Supposing)
    return await _answer(request, wish.origin, lambda found: _otherwise(wish, found))


async def post_play_on(request: Request) -> Response:
    """Open a table at which a deal has gone so far, and sit down at it."""
    wish = await endpoints.read_body(request, PlayOn)
    refusal = endpoints.refuse_too_fast(request)
    if refusal is not None:
        return refusal
    try:
        async with endpoints.limits_of(request).replays:
            found = await _find(request, wish.origin)
            charter, happened = await asyncio.to_thread(_begun, wish, found)
        invitation = await endpoints.registry_of(request).open(
            charter, wish.name, found.title, happened
        )
        return json_response(invitation, 201)
    except NoDeal as error:
        return error.answer
    except CharterError as error:
        return problem(422, "charter", str(error))


async def _answer(request: Request, origin: Origin, work: Callable[[Found], object]) -> Response:
    """Find the deal and do something with it, beside the tables."""
    address = endpoints.address_of(request)
    if not endpoints.limits_of(request).commands.take(f"replay/{address}"):
        return problem(429, "too-fast", "too much to replay; wait a moment")
    try:
        # A record can be long to run: so many at a time, and the tables go on beside them.
        async with endpoints.limits_of(request).replays:
            found = await _find(request, origin)
            return json_response(await asyncio.to_thread(work, found))
    except NoDeal as error:
        return error.answer
    except Refused as refused:
        return problem(422, "not-lawful", str(refused))


# Finding


async def _find(request: Request, origin: Origin) -> Found:
    if isinstance(origin, OfBook):
        return await asyncio.to_thread(_of_book, origin)
    if isinstance(origin, OfRecord):
        return await asyncio.to_thread(_of_record, origin)
    return await _of_table(request, origin)


def _of_book(origin: OfBook) -> Found:
    hand = worked_hands().get((origin.game, origin.hand))
    if hand is None:
        raise NoDeal(problem(404, "no-hand", "there is no such worked hand"))
    retelling = worked_hand_table(origin.game, origin.hand)
    number = hand.commentary.deal
    span = spans(retelling.table, unfinished=True)[number - 1]
    title = f"{hand.seen.title} ({hand.seen.source})"
    return Found(retelling.table, number, span, title, hand, retelling)


def _of_record(origin: OfRecord) -> Found:
    try:
        retelling = table_from_record(parse(origin.record))
    except NotationError as error:
        raise NoDeal(problem(422, "record", str(error))) from error
    span = _span(spans(retelling.table, unfinished=True), origin.deal)
    title = retelling.record.header("Title") or "a record"
    return Found(retelling.table, origin.deal, span, title, None, retelling)


async def _of_table(request: Request, origin: OfTable) -> Found:
    """A deal that is over, for those who may look at it; the table itself is left in peace."""
    live = (await endpoints.registry_of(request).find(origin.table)).live
    table = live.table
    if endpoints.seat_of(request, live) is None and table.company.charter.watching.how == "no":
        raise NoDeal(problem(403, "private", "this table is shown to those who sit at it"))
    async with live.lock:
        names = [chair.name for chair in table.company.chairs]
        charter, happened = table.company.charter, tuple(table.happened)
    copy = await asyncio.to_thread(build_table, charter, names, happened)
    span = _span(spans(copy), origin.deal)
    return Found(copy, origin.deal, span, f"deal {origin.deal} of another table", None, None)


def _span(found: list[Span], number: int) -> Span:
    if number > len(found):
        raise NoDeal(problem(404, "no-deal", "no such deal is over yet"))
    return found[number - 1]


# Telling


def _retold(wish: Reading, found: Found) -> Retold:
    table, record = found.table, found.retelling.record if found.retelling else None
    seats = len(table.company.chairs)
    seat = wish.seat if wish.seat is not None and wish.seat < seats else None
    seen = found.hand.seen if found.hand else None
    ended = before(table, found.span, found.span.end - found.span.first)
    return Retold(
        game=table.game.name,
        title=seen.title if seen else found.title,
        source=seen.source if seen else record.header("Authority") if record else "",
        about=seen.about if seen else "",
        emended=record.header("Emended") if record else "",
        constructed=bool(seen and seen.constructed),
        company=public_company(table.company),
        again=tell(table, found.number, found.span, seat),
        seat=seat,
        deals=len(spans(table, unfinished=True)),
        notes=notes_of(found.hand, found.retelling, found.span)
        if found.hand and found.retelling
        else (),
        result=results(table.game, ended.state),
    )


def _choices(wish: Asking, found: Found) -> Choices:
    _check(found.span, wish.step + 1)
    done = done_at(found.table, found.span, wish.step)
    table = before(found.table, found.span, wish.step)
    if done.seat == HOUSE:
        return Choices(done, ())
    frame = shared_scene(table, public_company(table.company))
    return Choices(done, choices(table, done), scene_from(table, frame, done.seat))


def _otherwise(wish: Supposing, found: Found) -> Otherwise:
    _check(found.span, wish.step + 1)
    action = read_action(found.table.game, wish.action)
    if action.seat != done_at(found.table, found.span, wish.step).seat or action.seat == HOUSE:
        raise NoDeal(problem(422, "not-lawful", "that seat did nothing at this step"))
    return otherwise(found.table, found.number, found.span, wish.step, action)


def _check(span: Span, step: int) -> None:
    if step > span.end - span.first:
        raise NoDeal(problem(404, "no-step", f"the deal has {span.end - span.first} steps"))


def _begun(wish: PlayOn, found: Found) -> tuple[Charter, Happened]:
    """A private table for one person and computer players, and all that has happened there."""
    _check(found.span, wish.step)
    begun = before(found.table, found.span, wish.step)
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
