"""Tresette at a real table: marks for what was announced, figures and aces, the slate (r. I-VIII).

The entry is passed to the same rules that settle a deal played here; nothing is implemented twice.
"""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from ridotto.counting.deal_sheet import Places, Sheet, Stand
from ridotto.counting.entry_checks import (
    EntryError,
    check_faults,
    check_ring,
    check_seat,
    fault_remarks,
)
from ridotto.counting.evening import Cards, FaultEntry
from ridotto.counting.game_counting import GameCounting
from ridotto.counting.tresette.entry import (
    GreatEntry,
    ItemEntry,
    TresetteEntry,
    TresetteEvening,
    TresetteStart,
    check_great,
    check_item,
    choices,
    read_last,
    read_piles,
)
from ridotto.counting.tresette.sentences import say as wrong
from ridotto.games.tresette.acts import SetUp
from ridotto.games.tresette.announcements import hearing
from ridotto.games.tresette.count import Great, Tally, card_points, count_lines, tally
from ridotto.games.tresette.deal_end import (
    due_payments,
    fold_slate_paid,
    redraw_due,
    sitting_over,
)
from ridotto.games.tresette.draw import (
    fold_seated,
    fold_set_up,
    follow_parting,
    judge_set_up,
)
from ridotto.games.tresette.events import Seated
from ridotto.games.tresette.items import read_item
from ridotto.games.tresette.ledger import (
    Due,
    GreatMade,
    Ledger,
    LedgerEvent,
    PartieWon,
    SlateWritten,
    close,
    fold_ledger,
    follow_ledger,
    may_mark,
)
from ridotto.games.tresette.rules import RULE_BOOK, DoubleCheck
from ridotto.games.tresette.sentences import say
from ridotto.games.tresette.state import Drawing, Parting, Shuffling, Tresette, empty_deal
from ridotto.table import HOUSE, Payment, Remark, ScoreLine, Seat, noted_line, said_remark, total
from ridotto.table.lots import Lots


def begin(state: Tresette, opening: TresetteStart) -> Tresette:
    """Everybody in his place, with marks and slate as they stand."""
    seats = state.rules.seats
    order = check_ring(opening.order or tuple(range(seats)), seats, "order")
    dealer = check_seat(opening.dealer, seats, "dealer")
    position = SetUp(
        HOUSE,
        order=order,
        dealer=dealer,
        marks=opening.marks,
        slate=opening.slate,
        opened=opening.opened,
        deals=0,
    )
    verdict = judge_set_up(state, position)
    if not verdict.lawful:
        raise EntryError("opening", verdict.said, "opening")
    return fold_set_up(state, position)


def enter(state: Tresette, deal: TresetteEntry) -> tuple[Tresette, Sheet]:
    """Lay the marks of a deal, and write the Partien it wins."""
    state = seated(state, deal)
    faults = check_faults(deal.faults, RULE_BOOK, state.rules.seats)
    if any(fault.fault == "fault.misdeal" for fault in faults):
        return state, _sheet(state, deal, state.ledger, (), void=True)
    ledger = msgspec.structs.replace(state.ledger, lines=())
    log: list[LedgerEvent] = []
    piles: tuple[Cards, ...] = ()
    for due in _announced(state, deal.announced):
        ledger = _book(state, ledger, due, log)
    if not ledger.over:
        piles = _piles(state, deal)
        ledger = _book(state, ledger, Due(tally=_tally(state, ledger, deal, piles)), log)
    sheet = _sheet(state, deal, ledger, piles, log=log)
    dealer = state.party.after(state.deal.dealer)
    party = msgspec.structs.replace(state.party, deals=state.party.deals + 1, dealer=dealer)
    closed = close(ledger)
    fresh = empty_deal(state.rules, dealer, closed)
    after = msgspec.structs.replace(
        state, party=party, ledger=closed, deal=fresh, phase=Shuffling()
    )
    return _part(after, sheet)


def _part(state: Tresette, sheet: Sheet) -> tuple[Tresette, Sheet]:
    """Before partners are drawn again, their slate is settled and their marks are lost (intro)."""
    if sitting_over(state) or not redraw_due(state):
        return state, sheet
    paid = follow_parting(state)
    # At a real table the cards are drawn beside the page: there is nothing to spread.
    parting = Parting(Lots((), ranks=((),) * state.rules.seats))
    state = fold_slate_paid(state.in_phase(parting), paid)
    return state, msgspec.structs.replace(sheet, payments=paid.payments)


def seated(state: Tresette, deal: TresetteEntry) -> Tresette:
    """The new seats; where partners do not change, an order in the entry is ignored."""
    if not isinstance(state.phase, Drawing):
        return state
    if not deal.order:
        raise EntryError("redraw", wrong("redraw"), "order", seats=state.rules.seats)
    return fold_seated(state, Seated(order=check_ring(deal.order, state.rules.seats, "order")))


def _book(state: Tresette, ledger: Ledger, due: Due, log: list[LedgerEvent]) -> Ledger:
    """One thing after another, until a side is out or nothing is due."""
    if ledger.over:
        return ledger
    rules = state.rules
    ledger = msgspec.structs.replace(ledger, due=(due,))
    while (event := follow_ledger(rules, ledger)) is not None:
        log.append(event)
        ledger = fold_ledger(ledger, event, continuation=rules.continuation)
    return ledger


def _announced(state: Tresette, entries: Iterable[ItemEntry]) -> Iterator[Due]:
    """What each announcement lays; of a false one the opponents lay as many (Decision)."""
    for entry in entries:
        check_seat(entry.by, state.rules.seats, "announced")
        check_item(state.rules, entry.item)
        item = read_item(entry.item)
        assert item is not None
        heard = hearing(state, entry.by, item)
        if not entry.false:
            yield Due(line=heard.line, partie=heard.partie, seat=entry.by, item=heard.item)
            continue
        own = state.side(entry.by)
        for side in state.sides_from(_forehand(state)):
            if side != own:
                rule, points = "fault.false-announcement", heard.line.points
                yield Due(line=noted_line(side, rule, points, (), item.said))


def _forehand(state: Tresette) -> Seat:
    return state.party.after(state.deal.dealer)


def _piles(state: Tresette, deal: TresetteEntry) -> tuple[Cards, ...]:
    piles = read_piles(state.rules, deal)
    if deal.great is not None:
        check_great(state.rules, deal.great, piles)
    return piles


def _tally(state: Tresette, ledger: Ledger, deal: TresetteEntry, piles: tuple[Cards, ...]) -> Tally:
    """The count of the cards, and when each side had what of it (intro, r. II)."""
    great = _great(deal.great)
    revoked = _revoked(state, deal.faults)
    if revoked:
        order = state.sides_from(_forehand(state))
        found = tally(state.rules, (), state.side, revoked=revoked, order=order)
        kept = None if great is None or great.side in revoked else great
        return msgspec.structs.replace(found, great=kept)
    last = read_last(state.rules, deal)
    own = [count_lines(side, pile, last=side == last) for side, pile in enumerate(piles)]
    lines = tuple(line for some in own for line in some)
    return Tally(lines, _running(state, ledger, deal, lines), great)


def _great(entry: GreatEntry | None) -> Great | None:
    return None if entry is None else Great(entry.side, f"great.{entry.name}")


def _revoked(state: Tresette, faults: Iterable[FaultEntry]) -> tuple[int, ...]:
    found = {state.side(fault.by) for fault in faults if fault.fault == "fault.revoke"}
    return tuple(sorted(found))


def _running(
    state: Tresette, ledger: Ledger, deal: TresetteEntry, lines: tuple[ScoreLine, ...]
) -> tuple[tuple[int, ...], ...]:
    """Two moments represent the tricks: when the first side had enough, and the end."""
    rules, sides = state.rules, range(state.rules.sides)
    points = [total(lines, side) for side in sides]
    full = [s for s in sides if may_mark(ledger, s) and ledger.marks[s] + points[s] >= rules.target]
    if len(full) > 1 and deal.first not in full:
        raise EntryError("who-first", wrong("who-first"), "first", target=rules.target)
    first = deal.first if len(full) > 1 else next(iter(full), None)
    then = deal.then or (0,) * rules.sides
    if rules.double_check is DoubleCheck.AT_MOMENT and first is not None and not deal.then:
        raise EntryError("then", wrong("then"), "then")
    if len(then) != rules.sides:
        said = wrong("points", sides=rules.sides)
        raise EntryError("columns", said, "then", seats=rules.sides)
    early = [points[s] if s == first else min(then[s], points[s]) for s in sides]
    return tuple((early[side], points[side]) for side in sides)


def _sheet(
    state: Tresette,
    deal: TresetteEntry,
    ledger: Ledger,
    piles: tuple[Cards, ...],
    *,
    log: Iterable[LedgerEvent] = (),
    void: bool = False,
) -> Sheet:
    sides = range(state.rules.sides)
    lines = () if void else ledger.lines
    return Sheet(
        dealer=state.deal.dealer,
        order=state.party.order,
        sides=tuple(state.members(side) for side in sides),
        lines=lines,
        totals=tuple(total(lines, side) for side in sides),
        remarks=(
            *_told(log),
            *_unnamed_great(state, deal, piles),
            *fault_remarks(deal.faults, RULE_BOOK, state.side),
        ),
        heaps=piles,
        stands=_stands(ledger),
        void=void,
    )


def _told(log: Iterable[LedgerEvent]) -> Iterator[Remark]:
    """What was written on the slate, and why."""
    for event in log:
        if isinstance(event, PartieWon | GreatMade | SlateWritten):
            number = max(event.partien)
            said = say("note-one-partie") if number == 1 else say("note-partien", n=number)
            yield said_remark(event.rule, said, event.side)


def _unnamed_great(
    state: Tresette, deal: TresetteEntry, piles: tuple[Cards, ...]
) -> Iterator[Remark]:
    """Cards alone do not tell a great result, but they tell where one may be (r. III-VI)."""
    if deal.great is not None or not piles or _revoked(state, deal.faults):
        return
    pointed = [side for side, pile in enumerate(piles) if card_points(pile)]
    if len(pointed) == 1:
        yield said_remark("great.stramazette", say("note-great-unnamed"), pointed[0])


def _stands(ledger: Ledger) -> tuple[Stand, ...]:
    return Stand("marks", ledger.marks), Stand("slate", tuple(map(sum, ledger.slate)))


def places(state: Tresette) -> Places:
    """Marks and slate before the next deal."""
    return Places(
        order=state.party.order,
        sides=tuple(state.members(side) for side in range(state.rules.sides)),
        dealer=state.deal.dealer,
        stands=(
            *_stands(state.ledger),
            Stand("target", (state.rules.target,)),
            *((Stand("redraw", ()),) if isinstance(state.phase, Drawing) else ()),
        ),
        choices=choices(state.rules),
        over=sitting_over(state),
    )


def due_at_end(state: Tresette) -> tuple[Payment, ...]:
    """The slate is paid; a running Partie is abandoned (r. VIII)."""
    return due_payments(state)


COUNTING: Final = GameCounting(
    unit="stake",
    evening=TresetteEvening,
    begin=begin,
    enter=enter,
    places=places,
    seated=seated,
    due_at_end=due_at_end,
)
