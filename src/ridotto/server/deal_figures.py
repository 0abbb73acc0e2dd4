"""Figures of finished deals: every seat's result and role, and the luck in it.

They are computed once for a deal, in a thinking process, and stored. Every argument and result is
plain data.
"""

import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from ridotto.analysis.findings import ReviewError
from ridotto.games.registry import role_acts_of
from ridotto.server import ledger_entries as e
from ridotto.server.deal_replay import DealSpan, find_deals
from ridotto.server.history import StoredPage
from ridotto.server.ledger_table import LedgerTable, read_ledger
from ridotto.server.review_portions import judge_of
from ridotto.table import Action, Seat, State, fold_all
from ridotto.table.roles import roles_in_deal

METHOD: Final = 2
"""The version of the figures. Raise it when they change: stored ones are then computed again."""

PORTION_SECONDS: Final = 2.0
"""Seconds of computing after which others get their turn."""


class SeatFigures(msgspec.Struct, frozen=True):
    """The figures of one seat in a deal."""

    won: int
    """What was paid to the seat, as the accounts state it."""
    beyond: float | None
    """What the seat made of its cards beyond the reference player's average; None without a
    judge."""
    roles: tuple[str, ...]
    own: bool
    """Whether a person did all of it, and no computer player in their place."""


class DealFigures(msgspec.Struct, frozen=True):
    """A finished deal. One that came from a record, or began with it, has no seats."""

    deal: int
    at: int
    """When the deal was over, in milliseconds."""
    sides: tuple[int, ...]
    seats: tuple[SeatFigures, ...]
    unit: str
    """The unit of ``beyond``."""


def figures_judge(game: str) -> str:
    """Return the name and version of the judge of a game's figures."""
    return f"{METHOD}-{judge_of(game)}"


def figures_of(ident: str, rows: list[StoredPage], deals: Sequence[int]) -> list[DealFigures]:
    """Return the figures of these deals: as many as time allows, and at least one."""
    table = read_ledger(ident, rows)
    spans, begun = find_deals(table), time.monotonic()
    times, found = {seq: at for seq, at, _ in rows}, list[DealFigures]()
    authors = dict(_authors(table, rows))
    for deal in deals:
        if found and time.monotonic() - begun > PORTION_SECONDS:
            break
        if 0 < deal <= len(spans):
            found.append(_figures(table, deal, spans[deal - 1], times, authors))
    return found


def _authors(table: LedgerTable, rows: list[StoredPage]) -> Iterator[tuple[int, str]]:
    """Yield the author of each page: a person, a computer player, clock, house or record."""
    for seq, _, body in rows:
        for entry in e.decode_page(table.game.name, body):
            if isinstance(entry, e.Acted):
                yield seq, entry.by


def _figures(
    table: LedgerTable,
    deal: int,
    span: DealSpan,
    times: dict[int, int],
    authors: dict[int, str],
) -> DealFigures:
    game, happened = table.game, table.happened[span.first : span.end]
    before = _state(table, span.first)
    last = _state(table, span.end - 1)
    after = fold_all(game, last, happened[-1][1])
    at = times[happened[-1][0]]
    if any(authors.get(seq) == "record" for seq, _ in happened):
        return DealFigures(deal, at, (), (), "")
    actions = [events[0] for _, events in happened if isinstance(events[0], Action)]
    roles = roles_in_deal(game, role_acts_of(game.name), last, actions)
    acts = [(authors[seq], act.seat) for (seq, _), act in zip(happened, actions, strict=True)]
    people = {seat for by, seat in acts if by == "person"}
    own = people - {seat for by, seat in acts if by not in ("person", "house")}
    beyond, unit = _beyond(table, deal, span)
    was, now = game.accounts(before), game.accounts(after)
    seats = tuple(
        SeatFigures(
            won=now[seat] - was[seat],
            beyond=beyond.get(seat),
            roles=roles[seat],
            own=seat in own,
        )
        for seat in range(game.seats(after))
    )
    return DealFigures(deal, at, game.sides(last), seats, unit)


def _state(table: LedgerTable, acts: int) -> State:
    events = (event for _, page in table.happened[:acts] for event in page)
    state: State = fold_all(table.game, table.opening, events)
    return state


def _beyond(table: LedgerTable, deal: int, span: DealSpan) -> tuple[dict[Seat, float], str]:
    # Only thinking processes load the nets.
    from ridotto.analysis.card_luck import card_luck
    from ridotto.bots.explanations import unit_of

    acts: list[Any] = [events[0] for _, events in table.happened[: span.end]]
    strict = table.company.charter.strict
    unit = unit_of(table.game.name)
    try:
        found = card_luck(table.game, table.rules, acts, deal=deal, strict=strict)
    except ReviewError:
        return {}, unit
    return {one.seat: one.beyond for one in found}, unit
