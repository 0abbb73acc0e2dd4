"""Where the deal of a replay comes from: a worked hand, a table, or a record in the request."""

from collections.abc import Sequence
from typing import Annotated, NamedTuple, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.notation import NotationError, Record, Variation, VariationError, parse
from ridotto.server import endpoints
from ridotto.server.deal_replay import DealSpan, find_deals
from ridotto.server.duplicate_release import refuse_while_it_counts
from ridotto.server.fair_queue import Asker
from ridotto.server.history import StoredPage, rows_to_review
from ridotto.server.http_responses import problem
from ridotto.server.ledger_table import LedgerTable, read_ledger
from ridotto.server.limits import MAX_RECORD_CHARACTERS
from ridotto.server.live_table import LiveTable
from ridotto.server.onlooker_delay import deals_shown, rows_shown
from ridotto.server.record_table import RecordTable, build_table, table_from_record
from ridotto.server.table_record import write_table_record
from ridotto.server.what_if import table_of_line
from ridotto.server.worked_hands import WorkedHand, worked_hand_table, worked_hands


class WorkedOrigin(msgspec.Struct, frozen=True, tag="worked", forbid_unknown_fields=True):
    """A worked hand of a game's book."""

    game: str
    hand: str


class TableOrigin(msgspec.Struct, frozen=True, tag="table", forbid_unknown_fields=True):
    """A finished deal at a table; the token goes in the header, as for other requests."""

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
    left: tuple[LedgerTable, DealSpan] | None = None
    """What really happened, if the table is that of a variation."""

    @property
    def happened(self) -> tuple[LedgerTable, DealSpan]:
        """Return the table at which the deal was really played, and the deal there."""
        return self.left or (self.table, self.span)


class StoredTable(NamedTuple):
    """The pages of a table, and the number of the deal."""

    ident: str
    rows: list[StoredPage]
    deal: int
    opened: bool = False
    """Whether a duplicate deal no longer counts; until then it cannot be replayed."""


Source: TypeAlias = WorkedOrigin | RecordOrigin | StoredTable
"""Where the deal comes from, with everything that a process needs to find it."""


class NoDeal(LookupError):
    """There is no such hand or deal, or the client may not see it."""

    def __init__(self, status: int, code: str, message: str) -> None:
        # All arguments are passed on, so that it can be pickled between processes.
        super().__init__(status, code, message)
        self.status, self.code, self.message = status, code, message

    @property
    def answer(self) -> Response:
        """Return the response for the client."""
        return problem(self.status, self.code, self.message)


async def admit(request: Request, origin: TableOrigin) -> LiveTable:
    """Return the table if its deal is over and the client may see it; else raise ``NoDeal``."""
    live = (await endpoints.registry_of(request).find(origin.table)).live
    seat = endpoints.seat_of(request, live)
    if seat is None and live.table.company.charter.watching.how == "no":
        raise NoDeal(403, "private", "this table is shown to those who sit at it")
    if origin.deal > deals_shown(live, seat):
        raise NoDeal(404, "no-deal", "no such deal is over yet, or shown yet")
    await refuse_while_it_counts(live)
    return live


async def source_of(request: Request, origin: Origin, *, hold: bool = True) -> Source:
    """Return where to find the deal that a request names; or raise ``NoDeal``.

    ``hold`` is as for ``rows_to_review``.
    """
    if not isinstance(origin, TableOrigin):
        return origin
    live = await admit(request, origin)
    asker = Asker(endpoints.address_of(request), live.table.ident)
    rows = await rows_to_review(live.services, live.table.ident, asker, hold=hold)
    shown = rows_shown(live, endpoints.seat_of(request, live), rows)
    return StoredTable(live.table.ident, shown, origin.deal, opened=True)


# In a thinking process


def find_line(source: Source, variations: Sequence[Variation], line: int) -> FoundDeal:
    """Return the deal in a line of the tree, where 0 is what happened; or raise ``NoDeal``."""
    found = find_deal(source)
    try:
        table, span = table_of_line(found.table, found.span, variations, line)
    except VariationError as error:
        raise NoDeal(422, "variation", str(error)) from error
    return found._replace(table=table, span=span, left=found.happened)


def record_of(source: Source) -> Record:
    """Return the record that contains the deal; for a table, with all its finished deals."""
    if isinstance(source, StoredTable):
        return parse(write_table_record(source.ident, source.rows, opened=source.opened))
    found = find_deal(source)
    assert found.record_table is not None
    return found.record_table.record


def find_deal(source: Source) -> FoundDeal:
    """Return the deal; or raise ``NoDeal``."""
    if isinstance(source, WorkedOrigin):
        return _from_book(source)
    if isinstance(source, RecordOrigin):
        return _from_record(source)
    return _from_table(source)


def _from_book(origin: WorkedOrigin) -> FoundDeal:
    hand = worked_hands().get((origin.game, origin.hand))
    if hand is None:
        raise NoDeal(404, "no-hand", "there is no such worked hand")
    record_table = worked_hand_table(origin.game, origin.hand)
    number = hand.commentary.deal
    span = find_deals(record_table.table, unfinished=True)[number - 1]
    return FoundDeal(record_table.table, number, span, hand.seen.title, hand, record_table)


def _from_record(origin: RecordOrigin) -> FoundDeal:
    try:
        record_table = table_from_record(parse(origin.record))
    except NotationError as error:
        raise NoDeal(422, "record", str(error)) from error
    span = _span(find_deals(record_table.table, unfinished=True), origin.deal)
    title = record_table.record.header("Title")
    return FoundDeal(record_table.table, origin.deal, span, title, None, record_table)


def _from_table(source: StoredTable) -> FoundDeal:
    """Return a finished deal of a table; a copy of the table is replayed."""
    table = read_ledger(source.ident, source.rows)
    if table.company.duplicate is not None and not source.opened:
        raise NoDeal(409, "counts", "this deal still counts: others play it")
    names = [chair.name for chair in table.company.chairs]
    copy = build_table(table.company.charter, names, table.happened)
    span = _span(find_deals(copy), source.deal)
    return FoundDeal(copy, source.deal, span, "", None, None)


def _span(found: list[DealSpan], number: int) -> DealSpan:
    if number > len(found):
        raise NoDeal(404, "no-deal", "no such deal is over yet")
    return found[number - 1]
