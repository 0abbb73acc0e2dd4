"""Jettons on their way: between people, and between people and the boxes.

The boxes' account is the last one, and the house stands for it: what people put in and draw out
are payments like all others, so that persons and boxes together always add up to zero.
"""

from collections.abc import Collection, Iterable

import msgspec

from ridotto.games.guimbarde import boxes
from ridotto.games.guimbarde.boxes import Box
from ridotto.games.guimbarde.events import BoxTaken, FondsLaid, Paid, Staked
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.table import HOUSE, Event, Payment, Seat


def from_each(
    state: Guimbarde, payee: Seat, amount: int, rule: str, besides: Collection[Seat] = ()
) -> tuple[Payment, ...]:
    """Everybody else pays this person, with exceptions."""
    payers = (seat for seat in state.others(payee) if seat not in besides)
    return tuple(Payment(seat, payee, amount, rule) for seat in payers)


def to_each(state: Guimbarde, payer: Seat, rule: str) -> tuple[Payment, ...]:
    """A fine: one jetton to everybody else (r. 7-10, 12)."""
    return tuple(Payment(payer, seat, 1, rule) for seat in state.others(payer))


def returned(payments: Iterable[Payment]) -> tuple[Payment, ...]:
    """These payments, paid back."""
    return tuple(Payment(p.payee, p.payer, p.amount, p.rule) for p in payments)


def settle(state: Guimbarde, payments: Iterable[Payment]) -> Guimbarde:
    """The accounts after payments, without a line in the deal's ledger."""
    return msgspec.structs.replace(state, party=state.party.paid(payments))


def book(state: Guimbarde, payments: Iterable[Payment]) -> Guimbarde:
    """Pay, and write it down."""
    paid = tuple(payments)
    return settle(state.with_deal(ledger=(*state.deal.ledger, *paid)), paid)


def book_fines(state: Guimbarde, payments: Iterable[Payment]) -> Guimbarde:
    """Pay fines, and write them down."""
    paid = tuple(payments)
    return settle(state.with_deal(fines=(*state.deal.fines, *paid)), paid)


def without_due(state: Guimbarde, event: Event) -> Guimbarde:
    """What was due and has happened is due no more."""
    due = state.deal.due
    return state.with_deal(due=due[1:]) if due[:1] == (event,) else state


def put_in(state: Guimbarde, into: Iterable[Box], rule: str) -> Guimbarde:
    """Everybody puts a jetton into each of these boxes."""
    full = state.boxes
    for box in into:
        full = boxes.add(full, box, len(state.seats))
        state = book(state, [Payment(seat, HOUSE, 1, rule) for seat in state.speakers])
    return msgspec.structs.replace(state, boxes=full)


def stakes(state: Guimbarde) -> tuple[Box, ...]:
    """All boxes before every deal; where agreed, only those that are empty (text)."""
    every = state.rules.stake_each_deal
    return tuple(box for box in boxes.ALL if every or not boxes.content(state.boxes, box))


def fold_staked(state: Guimbarde, event: Staked) -> Guimbarde:
    """A void deal would go back to this."""
    rule = "stake" if state.rules.stake_each_deal else "stake.empty"
    state = put_in(state, event.boxes, rule)
    state = state.with_deal(accounts=state.party.accounts, boxes=state.boxes)
    return msgspec.structs.replace(state, staked=True)


def fold_fonds_laid(state: Guimbarde, event: FondsLaid) -> Guimbarde:
    """One more jetton from everybody into the Point box."""
    del event
    return put_in(state, (Box.POINT,), "fonds.laid").with_deal(fonds=len(state.seats))


def fold_box_taken(state: Guimbarde, event: BoxTaken) -> Guimbarde:
    """Out of the box, to whoever laid the cards open or made the tricks."""
    state = without_due(state, event)
    left = boxes.add(state.boxes, event.box, -event.amount)
    state = msgspec.structs.replace(state, boxes=left)
    return book(state, (Payment(HOUSE, event.seat, event.amount, event.rule),))


def fold_paid(state: Guimbarde, event: Paid) -> Guimbarde:
    """For a card of the trick on the table it is remembered which: it might be taken back."""
    fresh = state.deal.fresh and event in state.deal.due
    state = without_due(state, event)
    place = len(state.deal.trick) - 1
    paid_now = state.deal.paid_now
    if state.deal.trick:
        paid_now = (*paid_now, *((place, payment) for payment in event.payments))
    return book(state, event.payments).with_deal(paid_now=paid_now, fresh=fresh)
