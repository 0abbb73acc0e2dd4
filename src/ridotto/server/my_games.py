"""What a person has played: parties, and statistics of their deals."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from ridotto.server.deal_figures import DealFigures, figures_judge, figures_of
from ridotto.server.fair_queue import Asker
from ridotto.server.history import read_rows
from ridotto.server.limits import FIGURES_SECONDS, MOST_PARTIES
from ridotto.server.person_statistics import GameStatistics, PlayedDeal, statistics_of
from ridotto.server.person_store import FOR_EVER, FiguresRow, PartyRow, PersonStore
from ridotto.server.persons import PersonId
from ridotto.server.services import Services
from ridotto.server.table_summary import TableSummary
from ridotto.server.thinking_process import ThinkingFailed
from ridotto.server.workers import TooMuchAsked


class PlayedDuplicate(msgspec.Struct, frozen=True):
    """The duplicate deal of a table: the same cards are played elsewhere, too."""

    deal: str
    contest: str
    """The challenge or evening; empty for the deal of a day."""
    open: bool
    """Whether its replay, review and record may be seen."""
    opens: int
    """When they may be seen, in milliseconds; 0 means when all have played it."""


class PlayedParty(msgspec.Struct, frozen=True):
    """A party at which the person had a chair."""

    table: TableSummary
    seat: int
    opened: int
    """When the table was opened, in milliseconds, like all times here."""
    finished: int | None
    deals: int
    result: int | None
    """What the person had won by the last finished deal, as the accounts state it."""
    duplicate: PlayedDuplicate | None = None


class MyStatistics(msgspec.Struct, frozen=True):
    """Statistics of all deals whose figures are known."""

    games: tuple[GameStatistics, ...]
    waiting: int
    """The number of deals without figures yet: ask again later."""


def party_of(row: PartyRow, now: int) -> PlayedParty:
    """Return a party in the form that is sent."""
    summary = msgspec.json.decode(row.summary, type=TableSummary)
    return PlayedParty(
        table=summary,
        seat=row.seat,
        opened=row.opened,
        finished=row.finished,
        deals=row.deals,
        result=row.result,
        duplicate=_duplicate(row, now),
    )


def _duplicate(row: PartyRow, now: int) -> PlayedDuplicate | None:
    if row.deal_id is None:
        return None
    opens = row.opens or 0
    return PlayedDuplicate(row.deal_id, row.contest or "", 0 < opens <= now, opens)


def _may_be_judged(row: PartyRow, now: int) -> bool:
    """Return whether nobody still plays this deal: what it was worth is a part of its review."""
    duplicate = _duplicate(row, now)
    return duplicate is None or duplicate.open


async def find_statistics(services: Services, person: PersonId, asker: Asker) -> MyStatistics:
    """Return the statistics; figures of new deals are computed first, for a limited time."""
    persons = services.store.persons
    read = services.workers.read
    now = services.now()
    played = await read(persons.parties, person, FOR_EVER, MOST_PARTIES)
    parties = [party for party in played if _may_be_judged(party, now)]
    kept = await read(_kept, persons, person, parties)
    waiting = await _look_at_new(services, asker, parties, kept)
    return MyStatistics(await read(_statistics, parties, kept), waiting)


Kept = dict[str, dict[int, DealFigures]]
"""Figures by table and deal."""


def _kept(persons: PersonStore, person: PersonId, parties: Sequence[PartyRow]) -> Kept:
    games = {party.table_id: party.game for party in parties}
    found: Kept = defaultdict(dict)
    for row in persons.figures(person):
        if row.table_id in games and row.judge == figures_judge(games[row.table_id]):
            found[row.table_id][row.deal] = msgspec.json.decode(row.body, type=DealFigures)
    return found


async def _look_at_new(
    services: Services, asker: Asker, parties: Sequence[PartyRow], kept: Kept
) -> int:
    """Compute figures of new deals; return how many are left."""
    begun, left = time.monotonic(), 0
    for party in {party.table_id: party for party in parties}.values():
        missing = [deal for deal in range(1, party.deals + 1) if deal not in kept[party.table_id]]
        while missing and time.monotonic() - begun < FIGURES_SECONDS:
            # In a task of its own: between two tables nothing is held.
            made = await asyncio.create_task(_look_at(services, asker, party, missing))
            if not made:
                break
            kept[party.table_id] |= {one.deal: one for one in made}
            missing = [deal for deal in missing if deal not in kept[party.table_id]]
        left += len(missing)
    return left


async def _look_at(
    services: Services, asker: Asker, party: PartyRow, deals: list[int]
) -> list[DealFigures]:
    try:
        await services.whole_reads.hold(asker.address)
        rows = await read_rows(services, party.table_id)
        if not rows:
            return []
        made = await services.workers.review(asker, figures_of, party.table_id, rows, deals)
    except (TooMuchAsked, ThinkingFailed):
        return []
    judge = await services.workers.read(figures_judge, party.game)
    found = [FiguresRow(party.table_id, one.deal, judge, msgspec.json.encode(one)) for one in made]
    await services.writer.run(services.store.persons.keep_figures, found)
    return made


def _statistics(parties: Sequence[PartyRow], kept: Kept) -> tuple[GameStatistics, ...]:
    return statistics_of(_deals(parties, kept))


def _deals(parties: Sequence[PartyRow], kept: Kept) -> Iterable[PlayedDeal]:
    for row in parties:
        summary = msgspec.json.decode(row.summary, type=TableSummary)
        for figures in kept[row.table_id].values():
            yield PlayedDeal(row.game, row.seat, summary.chairs, figures)
