"""Where the deal of a replay comes from: a worked hand, a table, or a record that was sent."""

import asyncio
from typing import Annotated, NamedTuple, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.notation import NotationError, parse
from ridotto.server import endpoints
from ridotto.server.deal_replay import DealSpan, find_deals
from ridotto.server.http_responses import problem
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.limits import MAX_RECORD_CHARACTERS
from ridotto.server.record_table import RecordTable, build_table, table_from_record
from ridotto.server.worked_hands import WorkedHand, worked_hand_table, worked_hands


class WorkedOrigin(msgspec.Struct, frozen=True, tag="worked", forbid_unknown_fields=True):
    """A worked hand of a game's book."""

    game: str
    hand: str


class TableOrigin(msgspec.Struct, frozen=True, tag="table", forbid_unknown_fields=True):
    """A deal that is over at a table; its token goes in the header as always."""

    table: str
    deal: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1


class RecordOrigin(msgspec.Struct, frozen=True, tag="record", forbid_unknown_fields=True):
    """A deal of a record that comes with the request."""

    record: Annotated[str, msgspec.Meta(max_length=MAX_RECORD_CHARACTERS)]
    deal: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1


Origin: TypeAlias = WorkedOrigin | TableOrigin | RecordOrigin


class FoundDeal(NamedTuple):
    """A deal, the table it was played at, and what is known of it."""

    table: LedgerTable
    number: int
    span: DealSpan
    title: str
    hand: WorkedHand | None
    record_table: RecordTable | None


class NoDeal(LookupError):
    """There is no such hand or deal, or it is not for everybody to see."""

    def __init__(self, answer: Response) -> None:
        super().__init__()
        self.answer = answer


async def find_deal(request: Request, origin: Origin) -> FoundDeal:
    """The deal that a request names; or raise ``NoDeal``."""
    if isinstance(origin, WorkedOrigin):
        return await asyncio.to_thread(_from_book, origin)
    if isinstance(origin, RecordOrigin):
        return await asyncio.to_thread(_from_record, origin)
    return await _from_table(request, origin)


def _from_book(origin: WorkedOrigin) -> FoundDeal:
    hand = worked_hands().get((origin.game, origin.hand))
    if hand is None:
        raise NoDeal(problem(404, "no-hand", "there is no such worked hand"))
    record_table = worked_hand_table(origin.game, origin.hand)
    number = hand.commentary.deal
    span = find_deals(record_table.table, unfinished=True)[number - 1]
    title = f"{hand.seen.title} ({hand.seen.source})"
    return FoundDeal(record_table.table, number, span, title, hand, record_table)


def _from_record(origin: RecordOrigin) -> FoundDeal:
    try:
        record_table = table_from_record(parse(origin.record))
    except NotationError as error:
        raise NoDeal(problem(422, "record", str(error))) from error
    span = _span(find_deals(record_table.table, unfinished=True), origin.deal)
    title = record_table.record.header("Title") or "a record"
    return FoundDeal(record_table.table, origin.deal, span, title, None, record_table)


async def _from_table(request: Request, origin: TableOrigin) -> FoundDeal:
    """A deal that is over, for those who may look at it; a copy of the table is replayed."""
    live = (await endpoints.registry_of(request).find(origin.table)).live
    table = live.table
    if endpoints.seat_of(request, live) is None and table.company.charter.watching.how == "no":
        raise NoDeal(problem(403, "private", "this table is shown to those who sit at it"))
    async with live.lock:
        names = [chair.name for chair in table.company.chairs]
        charter, happened = table.company.charter, tuple(table.happened)
    copy = await asyncio.to_thread(build_table, charter, names, happened)
    span = _span(find_deals(copy), origin.deal)
    return FoundDeal(copy, origin.deal, span, f"deal {origin.deal} of another table", None, None)


def _span(found: list[DealSpan], number: int) -> DealSpan:
    if number > len(found):
        raise NoDeal(problem(404, "no-deal", "no such deal is over yet"))
    return found[number - 1]
