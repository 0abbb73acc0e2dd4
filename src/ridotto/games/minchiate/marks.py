"""Marks, resti on the way, and who pays whom (Dr. 6, 11; Fi. 11)."""

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate.events import FineDue, Marked, RestoPaid
from ridotto.games.minchiate.rules import Marking
from ridotto.games.minchiate.state import Declaring, FollaTold, Minchiate, Reckoning
from ridotto.table import Payment, ScoreLine, Seat


def mark_due(
    state: Minchiate, seat: Seat, rule: str, cards: tuple[Card, ...], note: str = ""
) -> Minchiate:
    """Have the seat's side mark the carte di conto among the cards, one line each."""
    side = state.side(seat)
    lines = tuple(
        ScoreLine(side, rule, state.rules.worth[card], (card,), note)
        for card in cards
        if card in state.rules.worth
    )
    return state.with_deal(due=(*state.deal.due, *lines)) if lines else state


def follow_marks(state: Minchiate) -> Marked | RestoPaid | None:
    """What is due is marked line by line; a lead of sixty calls for its resto (Dr. 6).

    Once the Matto has gone over, or the deal is counted, no resto is called any more (Dr. 5); nor
    for a mark that is about to be struck.
    """
    deal = state.deal
    striking = bool(deal.due) and deal.due[0].points < 0
    open_sheet = deal.account is None and not isinstance(state.phase, Reckoning)
    calls = open_sheet and not striking and not _netting(state)
    if calls and abs(deal.lead) >= state.rules.marks.resto:
        side = int(deal.lead < 0)
        return RestoPaid(side=side, payments=pay_side(state, side, 1, "resto.due"))
    return Marked(line=deal.due[0]) if deal.due else None


def _netting(state: Minchiate) -> bool:
    """Are declarations still being taken against each other, where that is agreed?"""
    if state.rules.declare.marking is Marking.ONE_BY_ONE:
        return False
    declaring = bool(state.deal.due) and state.deal.due[0].rule == "declare.mark"
    return declaring or isinstance(state.phase, Declaring)


def fold_marked(state: Minchiate, event: Marked) -> Minchiate:
    """Only the difference is marked (Dr. 11)."""
    line, deal = event.line, state.deal
    signed = line.points if line.side == 0 else -line.points
    return state.with_deal(lead=deal.lead + signed, due=deal.due[1:], lines=(*deal.lines, line))


def fold_resto(state: Minchiate, event: RestoPaid) -> Minchiate:
    """One resto, and sixty taken off: 61 leaves 1 (Dr. 6)."""
    deal, resto = state.deal, state.rules.marks.resto
    lead = deal.lead - resto if event.side == 0 else deal.lead + resto
    resti = (deal.resti[0] + (event.side == 0), deal.resti[1] + (event.side == 1))
    return pay(state.with_deal(lead=lead, resti=resti), event.payments)


def pay_side(state: Minchiate, side: int, resti: int, rule: str) -> tuple[Payment, ...]:
    """A side wins this number of resti: each of the losers pays them to the winner at his right."""
    losers = state.members(1 - side)
    return tuple(Payment(loser, state.party.after(loser), resti, rule) for loser in losers if resti)


def pay_back(payments: tuple[Payment, ...]) -> tuple[Payment, ...]:
    """These payments, paid back."""
    return tuple(Payment(p.payee, p.payer, p.amount, p.rule) for p in payments)


def pay_enemies(state: Minchiate, offender: Seat, resti: int, rule: str) -> tuple[Payment, ...]:
    """The offender himself pays each of his enemies this number of resti (Dr. 14)."""
    enemies = state.members(1 - state.side(offender))
    return tuple(Payment(offender, enemy, resti, rule) for enemy in enemies if resti)


def pay(state: Minchiate, payments: tuple[Payment, ...]) -> Minchiate:
    """Money changes hands."""
    return msgspec.structs.replace(state, party=state.party.paid(payments))


def fold_fine(state: Minchiate, event: FineDue) -> Minchiate:
    """A fine in resti, remembered with the deal."""
    phase = state.phase
    if isinstance(phase, FollaTold):
        phase = FollaTold(phase.step + 1)
    state = state.with_deal(fines=(*state.deal.fines, *event.payments), unpaid=(), phase=phase)
    return pay(state, event.payments)
