"""Minchiate at a real table: two heaps of tricks, the ultima, the mark, and the sheet (Dr. 6-14).

An evening is a party: four people, the draw, three giri. What is entered after a deal is laid
before the rules that settle a deal played in this house; nothing is counted a second time.
"""

from functools import partial
from typing import Final

import msgspec

from ridotto.counting.deal_sheet import Outcome, Places, Sheet, Stand
from ridotto.counting.entry_checks import (
    EntryError,
    check_faults,
    check_ring,
    check_seat,
    fault_remarks,
    read_cards,
    rest_of,
)
from ridotto.counting.evening import Cards, FaultEntry
from ridotto.counting.game_counting import GameCounting
from ridotto.counting.minchiate.entry import (
    MinchiateEntry,
    MinchiateEvening,
    MinchiateStart,
    beaten_side,
    check_mark,
    death_apart,
    read_piles,
    read_ultima,
)
from ridotto.counting.minchiate.sentences import say as wrong
from ridotto.games.minchiate.acts import EnteredFault, EnterFault
from ridotto.games.minchiate.count import BOTH, Account
from ridotto.games.minchiate.deal_end import fold_counted, folle_owed, follow_reckoning
from ridotto.games.minchiate.draw import deals_left, draw_rank, ranked, seat_order, to_draw
from ridotto.games.minchiate.events import Marked, MattoLost
from ridotto.games.minchiate.faults import bar, fold_enter_fault
from ridotto.games.minchiate.marks import (
    fold_marked,
    fold_resto,
    follow_marks,
    pay_side,
)
from ridotto.games.minchiate.pack import MATTO, PACK
from ridotto.games.minchiate.rules import RULE_BOOK
from ridotto.games.minchiate.state import (
    DEALS_IN_GIRO,
    SEATS,
    Deal,
    Declared,
    Minchiate,
    Playing,
    Shuffling,
)
from ridotto.games.minchiate.taken_trick import fold_matto_lost
from ridotto.table import HOUSE, Payment, Remark, said_remark, total

BARRING: Final = ("fault.wrong-number", "fault.wrong-discard")
PRICED: Final = ("fault.misdeal", "fault.revoke")


def begin(state: Minchiate, opening: MinchiateStart) -> Minchiate:
    """Seats by the draw."""
    drawn = bool(opening.drawn) and all(opening.drawn)
    ranking = _ranked(opening) if drawn else check_ring(opening.ranking, 4, "ranking")
    state = msgspec.structs.replace(state, ranking=ranking, phase=Shuffling())
    return _take_places(state)


def _ranked(opening: MinchiateStart) -> tuple[int, ...]:
    """The highest first; equals and whoever drew the Matto draw again (Dr. 7)."""
    drawn = read_cards(PACK, opening.drawn, "drawn")
    if len(drawn) != len(SEATS):
        raise EntryError("draw-four", wrong("draw-four"), "drawn", seats=len(SEATS))
    draws = [(draw_rank(card),) if card != MATTO else () for card in drawn]
    again = [drawn[seat] for seat in to_draw(draws)]
    if again:
        said = wrong("draw-again", cards=tuple(again))
        raise EntryError("draw-again", said, "drawn", again)
    return ranked(draws)


def _take_places(state: Minchiate) -> Minchiate:
    """The giro's order, and who deals in it."""
    giro, number = divmod(state.party.deals, DEALS_IN_GIRO)
    order = seat_order(state.ranking, giro)
    party = msgspec.structs.replace(state.party, order=order, dealer=order[number])
    deal = Deal(dealer=order[number])
    return msgspec.structs.replace(state, party=party, deal=deal, phase=Shuffling())


def enter(state: Minchiate, deal: MinchiateEntry) -> tuple[Minchiate, Sheet]:
    """Count a deal and pay it."""
    if not deals_left(state):
        said = wrong("party-over", deals=state.party.deals)
        raise EntryError("party-over", said, "deals", deals=state.party.deals)
    piles = read_piles(deal)
    ultima = read_ultima(deal, piles)
    check_mark(state.rules, deal, piles)
    laid, deal = deal.mark.lead, death_apart(state.rules, deal)
    before = state.party
    state = _declare(_lay_out(state, deal, piles, ultima), deal)
    state, paid = _enter_faults(state, deal)
    state, lost = _lose_matto(state, deal, piles)
    counted = follow_reckoning(state)
    payments = (*_on_the_way(state, deal), *paid, *counted.payments)
    noted = fault_remarks(deal.faults, RULE_BOOK, state.side)
    remarks = (*_folla_remarks(state, piles), *noted, *lost, *state.deal.remarks)
    sheet = Sheet(
        dealer=state.deal.dealer,
        order=before.order,
        sides=(state.members(0), state.members(1)),
        lines=counted.account.lines,
        totals=tuple(counted.account.total(side) for side in BOTH),
        remarks=(*map(partial(_shorter, counted.account), counted.account.remarks), *remarks),
        payments=payments,
        heaps=piles,
        outcome=outcome(counted.account),
        stands=(Stand("mark", (laid,)),),
    )
    # All payments are in the sheet; on the way to it some were booked already.
    state = msgspec.structs.replace(fold_counted(state, counted), party=before.paid(payments))
    party = msgspec.structs.replace(state.party, deals=before.deals + 1)
    return _take_places(msgspec.structs.replace(state, party=party)), sheet


SENZA: Final = {
    "count.senza-re": ("count.re",),
    "count.senza-papi": ("count.papi",),
    "count.senza-questi": ("count.re", "count.papi"),
}
"""Which lines a sheet leaves out for both sides, by its remark (Dr. 11)."""


def _shorter(account: Account, remark: Remark) -> Remark:
    """How the sheet reads when neither side counts kings, or Papi (Dr. 11)."""
    left_out = SENZA.get(remark.rule)
    if left_out is None:
        return remark
    kept = [line for line in account.lines if line.rule not in left_out]
    text = f"{remark.text}: {total(kept, 0)} : {total(kept, 1)}"
    return msgspec.structs.replace(remark, text=text)


def outcome(account: Account) -> Outcome:
    """The difference, and its resti."""
    return Outcome(account.winner, account.difference, account.resti)


def _lay_out(
    state: Minchiate, deal: MinchiateEntry, piles: tuple[Cards, Cards], ultima: int
) -> Minchiate:
    """The deal as it lies there when all tricks are in."""
    lead = deal.mark.lead
    return state.with_deal(
        piles=piles,
        lead=lead if deal.mark.side == 0 else -lead,
        leader=state.members(ultima)[0],
        phase=Playing(),
    )


def _declare(state: Minchiate, deal: MinchiateEntry) -> Minchiate:
    shown = tuple(
        Declared(
            check_seat(one.by, len(SEATS), "declared"), read_cards(PACK, one.cards, "declared"), 0
        )
        for one in deal.declared
    )
    return state.with_deal(declared=shown)


def _enter_faults(state: Minchiate, deal: MinchiateEntry) -> tuple[Minchiate, tuple[Payment, ...]]:
    """Marks, fines and what a side may not count, each by the code that prices a fault in play."""
    for fault in check_faults(deal.faults, RULE_BOOK, len(SEATS)):
        state = _one_fault(state, fault)
    paid: tuple[Payment, ...] = (*_perduta(state, deal), *state.deal.unpaid)
    state = state.with_deal(unpaid=())
    while (event := follow_marks(state)) is not None:
        if isinstance(event, Marked):
            state = fold_marked(state, event)
        else:
            paid = (*paid, *event.payments)
            state = fold_resto(state, event)
    return state, paid


def _one_fault(state: Minchiate, fault: FaultEntry) -> Minchiate:
    if fault.fault in BARRING:
        return bar(state, fault.by)
    if fault.fault == "fault.misdeal" and fault.by != state.deal.dealer:
        raise EntryError("dealer", wrong("dealer"), "faults", dealer=state.deal.dealer)
    if fault.fault in PRICED:
        entered = EnteredFault(fault.fault.removeprefix("fault."))
        return fold_enter_fault(state, EnterFault(HOUSE, entered, fault.by, fault.number))
    return state


def _perduta(state: Minchiate, deal: MinchiateEntry) -> tuple[Payment, ...]:
    """Where it is agreed, the dealer's side pays for a lost folla (Dr. 14)."""
    if not any(fault.fault == "fault.folla-perduta" for fault in deal.faults):
        return ()
    enemies = 1 - state.side(state.deal.dealer)
    return pay_side(state, enemies, state.rules.folla.perduta, "fault.folla-perduta")


def _lose_matto(
    state: Minchiate, deal: MinchiateEntry, piles: tuple[Cards, Cards]
) -> tuple[Minchiate, tuple[Remark, ...]]:
    """A side without a trick loses it; its death enters the mark and calls for no resto (Dr. 5)."""
    if not deal.matto_lost:
        return state, ()
    beaten = beaten_side(piles)
    if beaten is None:
        raise EntryError("matto", wrong("matto"), "matto_lost", (MATTO,))
    # The Matto lies with the winners' tricks already: only its death is still to be marked.
    marked = fold_matto_lost(state.with_deal(piles=_without_matto(piles)), MattoLost(side=beaten))
    while (event := follow_marks(marked)) is not None:
        assert isinstance(event, Marked)
        marked = fold_marked(marked, event)
    return marked, (said_remark("matto.lost", wrong("note-matto"), beaten, (MATTO,)),)


def _without_matto(piles: tuple[Cards, Cards]) -> tuple[Cards, Cards]:
    first, second = (tuple(card for card in pile if card != MATTO) for pile in piles)
    return first, second


def _on_the_way(state: Minchiate, deal: MinchiateEntry) -> tuple[Payment, ...]:
    """Resti that fell due during the deal (Dr. 6)."""
    return tuple(
        payment for side in BOTH for payment in pay_side(state, side, deal.resti[side], "resto.due")
    )


def _folla_remarks(state: Minchiate, piles: tuple[Cards, Cards]) -> tuple[Remark, ...]:
    """A folla with carte di conto in it is worth a second look (Dr. 8)."""
    conto = tuple(card for card in rest_of(PACK, piles) if card in state.rules.worth)
    said = wrong("note-folla", cards=conto)
    return (said_remark("deal.pigliare", said, None, conto),) if conto else ()


def places(state: Minchiate) -> Places:
    """The places of the next deal."""
    party = state.party
    giro, number = divmod(party.deals, DEALS_IN_GIRO)
    return Places(
        order=party.order,
        sides=(state.members(0), state.members(1)),
        dealer=state.deal.dealer,
        stands=(Stand("giro", (giro + 1,)), Stand("deal", (number + 1,))),
        choices={"cards": PACK.cards},
        over=not deals_left(state),
    )


def due_at_end(state: Minchiate) -> tuple[Payment, ...]:
    """Inside a giro, each who still had to deal is paid for his folla (Dr. 9)."""
    return folle_owed(state)


COUNTING: Final = GameCounting(
    unit="resto",
    evening=MinchiateEvening,
    begin=begin,
    enter=enter,
    places=places,
    due_at_end=due_at_end,
)
