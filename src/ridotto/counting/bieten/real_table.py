"""Bieten at a real table: who made which figure, its state, the slate, and the Bummerl.

The entry is passed to the same code that counts a deal played here; nothing is implemented twice.
"""

from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.counting.bieten.entry import (
    STATUS,
    BietenEntry,
    BietenEvening,
    BietenStart,
    FigureEntry,
)
from ridotto.counting.bieten.sentences import say as wrong
from ridotto.counting.deal_sheet import Places, Sheet, Stand
from ridotto.counting.entry_checks import (
    EntryError,
    check_faults,
    check_seat,
    fault_remarks,
    read_cards,
    read_heaps,
)
from ridotto.counting.evening import Cards
from ridotto.counting.game_counting import GameCounting
from ridotto.games.bieten.acts import SetUp
from ridotto.games.bieten.count import GOOD, Scribe, count_by
from ridotto.games.bieten.deal_end import fold_counted
from ridotto.games.bieten.deal_start import fold_set_up, fresh_deal, judge_set_up
from ridotto.games.bieten.events import Counted
from ridotto.games.bieten.figures import CARD_FIGURES, Figure
from ridotto.games.bieten.pack import PLAIN_PACK, WELI
from ridotto.games.bieten.rules import RULE_BOOK
from ridotto.games.bieten.sentences import say
from ridotto.games.bieten.slate import columns_now, roll, strokes, wine
from ridotto.games.bieten.state import (
    TRICKS,
    Bieten,
    Count,
    Said,
    Shuffling,
    Status,
    Upheld,
    Verb,
    Wager,
)
from ridotto.table import HOUSE, Payment, Seat, said_remark, total

STRUCK_OFF: Final = tuple(name for name in RULE_BOOK.faults if name != "fault.misdeal")


class RealScribe(Scribe):
    """Counts like a deal played here, but who made a figure may be given in the entry."""

    def __init__(self, state: Bieten, told: dict[Figure, Seat | None]) -> None:
        self.told = told
        super().__init__(state)

    def maker(self, figure: Figure) -> Seat | None:
        """As entered, otherwise as the cards decide."""
        return self.told[figure] if figure in self.told else super().maker(figure)

    def _cards(self, figure: Figure, seat: Seat) -> tuple[Card, ...]:
        rows = self.deal.rows[seat]
        return super()._cards(figure, seat) if rows and figure in CARD_FIGURES else ()


def begin(state: Bieten, opening: BietenStart) -> Bieten:
    """The dealer, and the slate as it stands."""
    position = SetUp(
        HOUSE,
        dealer=opening.dealer,
        scores=opening.scores or tuple(0 for _ in state.seats),
        out=opening.out,
        games=opening.games,
    )
    verdict = judge_set_up(state, position)
    if not verdict.lawful:
        raise EntryError("opening", verdict.said, "opening")
    return _fresh(fold_set_up(state, position))


def _fresh(state: Bieten) -> Bieten:
    return msgspec.structs.replace(state, deal=fresh_deal(state, ()), phase=Shuffling())


def enter(state: Bieten, deal: BietenEntry) -> tuple[Bieten, Sheet]:
    """Write a deal on the slate."""
    faults = check_faults(deal.faults, RULE_BOOK, len(state.seats))
    if any(fault.fault == "fault.misdeal" for fault in faults):
        return state, _sheet(state, deal, None, ())
    laid = _lay_out(state, deal)
    count = count_by(RealScribe(laid, _told(laid, deal)))
    counted = fold_counted(laid, Counted(count=count, payments=wine(laid, count)))
    sheet = _sheet(counted, deal, count, counted.deal.paid)
    return _fresh(roll(counted)), sheet


def _lay_out(state: Bieten, deal: BietenEntry) -> Bieten:
    """The cards as they lie before everybody, and what was said, as far as it counts."""
    rows, name = _rows(state, deal)
    upheld = tuple(
        Upheld(fault.by, fault.fault, None, 0)
        for fault in deal.faults
        if fault.fault in STRUCK_OFF
        for _ in range(fault.number)
    )
    state = state.with_deal(rows=rows, name=name, upheld=upheld)
    for figure in sorted(Figure, key=lambda one: deal.entry(one).number):
        state = _say(state, figure, deal.entry(figure))
    return state


def _say(state: Bieten, figure: Figure, entry: FigureEntry) -> Bieten:
    seat, status = entry.by, STATUS[entry.how]
    if seat is not None:
        _playing(state, seat, figure.value)
    if status in GOOD and seat is None:
        why = wrong("to-whom", figure=figure.value.capitalize())
        raise EntryError("to-whom", why, figure.value)
    raised = status is Status.GOOD2
    wager = Wager(status, None if raised else seat, seat if raised else None, entry.number)
    state = state.set_wager(figure, wager)
    if status not in GOOD or seat is None:
        return state
    points, _ = GOOD[status]
    said = Said(seat, Verb.SETTLED, figure, points=points, trick=TRICKS)
    return state.with_deal(talk=(*state.deal.talk, said))


def _playing(state: Bieten, seat: Seat, field: str) -> Seat:
    """Somebody who is still in the game."""
    check_seat(seat, len(state.seats), field)
    if seat not in state.deal.players:
        raise EntryError("out", wrong("out"), field, seat=seat)
    return seat


def _rows(state: Bieten, deal: BietenEntry) -> tuple[tuple[Cards, ...], Card | None]:
    """Three cards for every player, or no cards at all."""
    if not deal.rows:
        return tuple(() for _ in state.seats), None
    if len(deal.rows) != len(state.seats):
        seats = len(state.seats)
        raise EntryError("columns", wrong("columns", seats=seats), "rows", seats=seats)
    heaps = read_heaps(state.rules.pack, {f"rows.{n}": row for n, row in enumerate(deal.rows)})
    rows = tuple(heaps[f"rows.{seat}"] or () for seat in state.seats)
    for seat, row in enumerate(rows):
        wanted = TRICKS if seat in state.deal.players else 0
        if len(row) != wanted:
            said = wrong("row", wanted=wanted, n=len(row))
            raise EntryError("row", said, f"rows.{seat}", n=len(row), wanted=wanted)
    return rows, _name(deal, rows)


def _name(deal: BietenEntry, rows: tuple[Cards, ...]) -> Card | None:
    if not any(WELI in row for row in rows):
        return None
    if not deal.weli:
        raise EntryError("weli", wrong("weli"), "weli", (WELI,))
    return read_cards(PLAIN_PACK, (deal.weli,), "weli")[0]


def _told(state: Bieten, deal: BietenEntry) -> dict[Figure, Seat | None]:
    """Who made a figure, where that was said; the Spiel is always said."""
    cards = any(state.deal.rows)
    return {
        figure: deal.entry(figure).by
        for figure in Figure
        if not (cards and figure in CARD_FIGURES and deal.entry(figure).by is None)
    }


def _sheet(
    state: Bieten, deal: BietenEntry, count: Count | None, payments: tuple[Payment, ...]
) -> Sheet:
    lines = count.lines if count else ()
    lost = count.loser if count else None
    over = () if lost is None else (said_remark("match.bummerl", say("note-bummerl"), lost),)
    noted = fault_remarks(deal.faults, RULE_BOOK, lambda seat: seat)
    return Sheet(
        dealer=state.deal.dealer,
        order=state.party.order,
        sides=tuple((seat,) for seat in state.seats),
        lines=lines,
        totals=tuple(total(lines, seat) for seat in state.seats),
        remarks=(*(count.remarks if count else ()), *over, *noted),
        payments=payments,
        stands=_stands(state),
        void=count is None,
    )


def _stands(state: Bieten) -> tuple[Stand, ...]:
    """The slate: everybody's column, through whose score a stroke goes, who is out, Bummerl."""
    count = state.deal.count
    columns = columns_now(state)
    out = (*state.out, *(count.out if count else ()))
    lost = count.loser if count else None
    bummerl = tuple(n + (seat == lost) for seat, n in enumerate(state.bummerl))
    return (
        *(Stand(f"column-{seat}", columns[seat]) for seat in state.seats),
        Stand("stroke", strokes(state), persons=True),
        Stand("out", out, persons=True),
        Stand("bummerl", bummerl),
    )


def places(state: Bieten) -> Places:
    """The slate before the next deal."""
    return Places(
        order=state.party.order,
        sides=tuple((seat,) for seat in state.seats),
        dealer=state.deal.dealer,
        stands=(*_stands(state), Stand("target", (state.rules.goal,))),
        choices={
            "cards": state.rules.pack.cards,
            "names": PLAIN_PACK.cards if state.rules.weli else (),
            "figures": tuple(figure.value for figure in state.rules.rank),
        },
        over=state.games >= state.rules.games,
    )


def due_at_end(state: Bieten) -> tuple[Payment, ...]:
    """Whoever lost a game owes for it already; a game that was broken off has no loser."""
    del state
    return ()


COUNTING: Final = GameCounting(
    unit="quarter",
    evening=BietenEvening,
    begin=begin,
    enter=enter,
    places=places,
    due_at_end=due_at_end,
)
