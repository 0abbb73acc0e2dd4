"""Who pays whom: every payment is from each, or to each, of the other players (§ I, r. 2-13)."""

from collections.abc import Iterable

import msgspec

from ridotto.games.taroc.acts import Challenge
from ridotto.games.taroc.rules import FinesTo
from ridotto.games.taroc.state import Taroc
from ridotto.table import Payment, Seat


def others(state: Taroc, seat: Seat) -> tuple[Seat, ...]:
    """The other two; with them the king who sits out, where it is agreed that he pays (D 18)."""
    company = state.party.order if state.rules.king_pays else state.deal.players
    return tuple(other for other in company if other != seat)


def collect(state: Taroc, seat: Seat, amount: int, rule: str) -> tuple[Payment, ...]:
    """Each other player pays this one so much."""
    return tuple(Payment(other, seat, amount, rule) for other in others(state, seat) if amount)


def pay_each(state: Taroc, seat: Seat, amount: int, rule: str) -> tuple[Payment, ...]:
    """This player pays each other so much."""
    return tuple(Payment(seat, other, amount, rule) for other in others(state, seat) if amount)


def fine(state: Taroc, challenge: Challenge, amount: int, rule: str) -> tuple[Payment, ...]:
    """A fine without a payee in the book (r. 4, 5): to each other, or once to the challenger."""
    if state.rules.fines_to is FinesTo.CHALLENGER:
        return (Payment(challenge.against, challenge.seat, amount, rule),) if amount else ()
    return pay_each(state, challenge.against, amount, rule)


def returned(payments: Iterable[Payment]) -> tuple[Payment, ...]:
    """These payments, paid back."""
    return tuple(Payment(p.payee, p.payer, p.amount, p.rule) for p in payments)


def net(payments: Iterable[Payment]) -> tuple[Payment, ...]:
    """What is left of payments when those that went back are left out."""
    left: list[Payment] = []
    for payment in payments:
        back = Payment(payment.payee, payment.payer, payment.amount, payment.rule)
        if back in left:
            left.remove(back)
        else:
            left.append(payment)
    return tuple(left)


def book(state: Taroc, payments: tuple[Payment, ...]) -> Taroc:
    """Money changes hands, and the deal's ledger remembers it."""
    state = state.with_deal(ledger=(*state.deal.ledger, *payments))
    return msgspec.structs.replace(state, party=state.party.paid(payments))


def through_the_middle(gains: dict[Seat, int], rule: str) -> tuple[Payment, ...]:
    """Losers pay winners through the middle (r. 19); among three there is only one way."""
    losers = {seat: -gain for seat, gain in gains.items() if gain < 0}
    payments = []
    for winner, gain in gains.items():
        for loser in losers:
            amount = min(max(gain, 0), losers[loser])
            if amount:
                payments.append(Payment(loser, winner, amount, rule))
                losers[loser] -= amount
                gain -= amount
    return tuple(payments)
