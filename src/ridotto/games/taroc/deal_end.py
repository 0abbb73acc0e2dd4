"""The count, the payment of a deal, a void deal, and the end of the sitting (r. 3, 8, 19, 20)."""

import msgspec

from ridotto.games.taroc.acts import Rise
from ridotto.games.taroc.count import SHARE, Account, Heap, make_account
from ridotto.games.taroc.deal_start import deals_left
from ridotto.games.taroc.events import Counted, DealVoided, EmptyGiven, SittingEnded, SkarShown
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.payments import book, collect, net, pay_each, returned, through_the_middle
from ridotto.games.taroc.rules import SkarReturns
from ridotto.games.taroc.skar import show_skar
from ridotto.games.taroc.state import Announced, Ended, Rising, Settled, Shuffling, Taroc
from ridotto.games.taroc.taken_trick import follow_debts, follow_last_debts
from ridotto.table import Payment, Seat, Verdict, impossible, lawful
from ridotto.table.sentences import say as shared


def follow_counting(state: Taroc) -> DealVoided | EmptyGiven | SkarShown | Counted:
    """Hands that do not end together betray a wrong Skar; else debts, the Skar, the count."""
    deal = state.deal
    if any(deal.hands):
        rule = "fault.skar-number"
        return DealVoided(rule=rule, payments=skar_payments(state, rule))
    given = follow_debts(state) or follow_last_debts(state)
    if given is not None:
        return given
    if not deal.skar_shown:
        return SkarShown(seat=deal.dealer, cards=PACK.sort(deal.skar or ()))
    account = make_account(state.rules, {seat: _heap(state, seat) for seat in deal.players})
    return Counted(account=account, payments=settlement(state, account))


def _heap(state: Taroc, seat: Seat) -> Heap:
    """A player's tricks, the dealer's with the Skar (D 6)."""
    deal = state.deal
    skar = (deal.skar or ()) if seat == deal.dealer else ()
    return Heap(
        (*deal.piles[seat], *skar),
        owes=sum(debt.seat == seat for debt in deal.debts),
        owed=sum(debt.to == seat for debt in deal.debts),
    )


def settlement(state: Taroc, account: Account) -> tuple[Payment, ...]:
    """Points against 26, then the ten tarocs of those who have more (r. 19, § I)."""
    gains = {seat: account.points(seat) - SHARE for seat in account.players}
    payments = list(through_the_middle(gains, "pay.points"))
    for announced in state.deal.announced:
        honour = catalogue(state.rules)[announced.name]
        if not announced.false and _earned(state, announced, account):
            payments += collect(state, announced.seat, honour.price, honour.rule)
    return tuple(payments)


def _earned(state: Taroc, announced: Announced, account: Account) -> bool:
    """Ten tarocs announced in time, and more than 26 points (§ I)."""
    conditional = catalogue(state.rules)[announced.name].conditional
    return conditional and not announced.late and account.points(announced.seat) > SHARE


def _was_paid(state: Taroc, announced: Announced) -> bool:
    """At once, or with the count if that was made already."""
    account = state.deal.account
    return bool(announced.payments) or (account is not None and _earned(state, announced, account))


def fold_skar_shown(state: Taroc, event: SkarShown) -> Taroc:
    """Everybody sees it."""
    return show_skar(state, event.cards)


def fold_counted(state: Taroc, event: Counted) -> Taroc:
    """The deal passes on (D 4)."""
    state = book(state.with_deal(account=event.account, phase=Settled()), event.payments)
    deal = state.deal
    dealer = state.party.after(deal.dealer)
    party = msgspec.structs.replace(state.party, deals=deal.number + 1, dealer=dealer)
    return msgspec.structs.replace(state, party=party)


def cancelled(state: Taroc) -> tuple[Payment, ...]:
    """All payments of the deal go back."""
    return returned(net(state.deal.ledger))


def _cancelled_by_skar(state: Taroc) -> tuple[Payment, ...]:
    """All, or all but what the others were paid for their honours (r. 3)."""
    if state.rules.skar_fault_returns is SkarReturns.ALL:
        return cancelled(state)
    kept = [
        payment
        for announced in state.deal.announced
        if announced.seat != state.dealer and not announced.false
        for payment in announced.payments
    ]
    # Before the ledger is netted: two people who pay each other the same owe each other nothing.
    left = list(state.deal.ledger)
    for payment in kept:
        left.remove(payment)
    return returned(net(left))


def skar_payments(state: Taroc, rule: str) -> tuple[Payment, ...]:
    """Payments are cancelled; the dealer pays each 5, and each his honours once (r. 3, D 20)."""
    dealer, prices = state.dealer, catalogue(state.rules)
    again = tuple(
        Payment(dealer, announced.seat, prices[announced.name].price, "fault.skar-honours")
        for announced in state.deal.announced
        if announced.seat != dealer and not announced.false and _was_paid(state, announced)
    )
    fine = pay_each(state, dealer, state.rules.fine, rule)
    return (*_cancelled_by_skar(state), *fine, *again)


def count_cancelled(state: Taroc) -> tuple[Payment, ...]:
    """What the count has paid goes back, before it is counted again."""
    late = {h.rule for h in catalogue(state.rules).values() if h.conditional}
    counted = [p for p in state.deal.ledger if p.rule == "pay.points" or p.rule in late]
    return returned(net(counted)) if state.deal.account else ()


def misdeal_payments(state: Taroc) -> tuple[Payment, ...]:
    """The dealer pays each other player, and the deal counts for nothing (r. 2)."""
    return (*cancelled(state), *pay_each(state, state.dealer, state.rules.fine, "fault.misdeal"))


def fold_voided(state: Taroc, event: DealVoided) -> Taroc:
    """The dealer deals again (r. 2, 3)."""
    return void(book(state, event.payments))


def void(state: Taroc) -> Taroc:
    """Undo this deal: its number and dealer come again."""
    deal = state.deal
    party = msgspec.structs.replace(state.party, deals=deal.number, dealer=deal.dealer)
    state = state.with_deal(misdealt=False, account=None, challenges=())
    return msgspec.structs.replace(state, party=party, phase=Shuffling())


def judge_rise(state: Taroc, action: Rise) -> Verdict:
    """The company rises between two deals."""
    del action
    if not isinstance(state.phase, Settled | Shuffling):
        return impossible("sitting.end", shared("deal-played-out"))
    return lawful("sitting.end" if not deals_left(state) else "sitting.broken-off")


def fold_rise(state: Taroc, action: Rise) -> Taroc:
    """No further deal."""
    del action
    return state.in_phase(Rising())


def follow_rising(state: Taroc) -> SittingEnded:
    """The scores stand as they are: net scores add up over the deals."""
    return SittingEnded(accounts=state.party.accounts)


def fold_ended(state: Taroc, event: SittingEnded) -> Taroc:
    """The sitting is over."""
    del event
    return state.in_phase(Ended())
