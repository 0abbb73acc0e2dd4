"""The end of a deal and of the sitting; the slate and its payment (intro, r. VIII)."""

from collections.abc import Iterator

import msgspec

from ridotto.cards import Card
from ridotto.games.tresette.acts import Rise
from ridotto.games.tresette.count import Tally, tally
from ridotto.games.tresette.events import (
    DealEnded,
    SittingEnded,
    SlatePaid,
    Tallied,
    TalonTaken,
)
from ridotto.games.tresette.ledger import (
    Counted,
    Due,
    GreatMade,
    Laid,
    LedgerEvent,
    PartieWon,
    SlateWritten,
    close,
    fold_ledger,
    new_ledger,
)
from ridotto.games.tresette.rules import Players, Talon
from ridotto.games.tresette.state import (
    Drawing,
    Ended,
    Ending,
    Parting,
    Rising,
    Settled,
    Shuffling,
    Tresette,
)
from ridotto.table import Payment, Verdict, impossible, lawful
from ridotto.table.sentences import say as shared

LEDGER_EVENTS = (Laid, SlateWritten, Counted, PartieWon, GreatMade)


def fold_booked(state: Tresette, event: LedgerEvent) -> Tresette:
    """Marks and slate as the event says."""
    ledger = fold_ledger(state.ledger, event, continuation=state.rules.continuation)
    return msgspec.structs.replace(state, ledger=ledger)


def follow_counting(state: Tresette) -> TalonTaken | Tallied:
    """The cards left over among three may go with the last trick; then the count."""
    deal, rules = state.deal, state.rules
    if deal.talon and rules.three_player_talon is Talon.TO_LAST_TRICK and not _talon_taken(state):
        return TalonTaken(seat=deal.tricks[-1].winner, cards=deal.talon)
    return Tallied(tally=make_tally(state))


def _talon_taken(state: Tresette) -> bool:
    return sum(map(len, state.deal.piles)) > sum(len(t.plays) for t in state.deal.tricks)


def fold_talon(state: Tresette, event: TalonTaken) -> Tresette:
    """They lie with the winner's tricks."""
    side = state.side(event.seat)
    piles = list(state.deal.piles)
    piles[side] = (*piles[side], *event.cards)
    return state.with_deal(piles=tuple(piles), talon=())


def make_tally(state: Tresette) -> Tally:
    """What the tricks of the deal come to, revokes that were proved included."""
    deal = state.deal
    order = state.sides_from(state.party.after(deal.dealer))
    return tally(
        state.rules,
        deal.tricks,
        state.side,
        talon=_talon_won(state),
        revoked=deal.revoked,
        order=order,
    )


def _talon_won(state: Tresette) -> tuple[Card, ...]:
    """The cards a last winner got besides the tricks."""
    played = {card for trick in state.deal.tricks for card in trick.cards}
    return tuple(card for pile in state.deal.piles for card in pile if card not in played)


def fold_tallied(state: Tresette, event: Tallied) -> Tresette:
    """The count is due."""
    due = Due(tally=event.tally)
    ledger = msgspec.structs.replace(state.ledger, due=(*state.ledger.due, due))
    return state.with_deal(story=(*state.deal.story, due), ledger=ledger, phase=Ending())


def follow_ending(state: Tresette) -> DealEnded:
    """The deal passes to the right."""
    return DealEnded(dealer=state.party.after(state.deal.dealer))


def fold_deal_ended(state: Tresette, event: DealEnded) -> Tresette:
    """One deal more, and the next dealer."""
    if not isinstance(state.phase, Ending):
        state = state.with_deal(halted=state.phase, out=state.ledger.out)
    party = msgspec.structs.replace(state.party, deals=state.party.deals + 1, dealer=event.dealer)
    return msgspec.structs.replace(state, party=party, ledger=close(state.ledger), phase=Settled())


def written(state: Tresette) -> tuple[int, ...]:
    """What each person has on the slate against the opponent he won most of."""
    return tuple(
        state.past[seat] + max(state.ledger.slate[state.side(seat)]) for seat in state.seats
    )


def sitting_over(state: Tresette) -> bool:
    """Whether the agreed number of deals is dealt, or of Partien on somebody's slate (Decision)."""
    rules = state.rules
    if rules.deals:
        return state.party.deals >= rules.deals
    return max(written(state)) >= rules.partien


def redraw_due(state: Tresette) -> bool:
    """After some Partien partners are drawn anew, where that is agreed (intro)."""
    every = state.rules.redraw_partners_every
    return bool(every) and state.rules.players is Players.FOUR and state.ledger.played >= every


def due_payments(state: Tresette) -> tuple[Payment, ...]:
    """The difference on the slate times the stake, each loser to one winner (r. VIII)."""
    slate, rules = state.ledger.slate, state.rules
    payments: list[Payment] = []
    for side in range(rules.sides):
        for other in range(rules.sides):
            ahead = slate[side][other] - slate[other][side]
            if ahead > 0:
                payments += _pay(state, side, other, ahead * rules.stake)
    return tuple(payments)


def _pay(state: Tresette, side: int, other: int, amount: int) -> Iterator[Payment]:
    """Among four each loser pays the winner at his right."""
    pairs = state.rules.players is Players.FOUR
    for loser in state.members(other):
        winner = state.party.after(loser) if pairs else state.members(side)[0]
        yield Payment(loser, winner, amount, "pay.slate")


def judge_rise(state: Tresette, action: Rise) -> Verdict:
    """The company rises between two deals; a running Partie is abandoned (r. VIII)."""
    del action
    if not isinstance(state.phase, Settled | Shuffling):
        return impossible("sitting.rise", shared("deal-played-out"))
    return lawful("sitting.end" if sitting_over(state) else "sitting.rise")


def fold_rise(state: Tresette, action: Rise) -> Tresette:
    """No further deal."""
    del action
    return state.in_phase(Rising())


def follow_rising(state: Tresette) -> SlatePaid | SittingEnded:
    """The slate is paid, and that is the end."""
    assert isinstance(state.phase, Rising)
    if not state.phase.paid:
        return SlatePaid(payments=due_payments(state))
    return SittingEnded(accounts=state.party.accounts)


def fold_slate_paid(state: Tresette, event: SlatePaid) -> Tresette:
    """Money changes hands; with new partners to come, a new slate begins."""
    state = msgspec.structs.replace(state, party=state.party.paid(event.payments))
    if not isinstance(state.phase, Parting):
        return state.in_phase(Rising(paid=True))
    return msgspec.structs.replace(
        state,
        past=written(state),
        ledger=new_ledger(state.rules.sides),
        phase=Drawing(state.phase.lots),
    )


def fold_ended(state: Tresette, event: SittingEnded) -> Tresette:
    """The sitting is over."""
    del event
    return state.in_phase(Ended())
