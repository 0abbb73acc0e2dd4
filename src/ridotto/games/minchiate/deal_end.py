"""The end of a deal and of the party (Dr. 7, 9, 11; Fi. 7, 11)."""

import msgspec

from ridotto.games.minchiate.acts import Rise
from ridotto.games.minchiate.count import Tally, make_account
from ridotto.games.minchiate.draw import deals_left
from ridotto.games.minchiate.events import Counted, FineDue, LeftOver, MattoLost, PartyEnded
from ridotto.games.minchiate.marks import pay, pay_side
from ridotto.games.minchiate.state import (
    DEALS_IN_GIRO,
    SEATS,
    Counting,
    Ended,
    Minchiate,
    Rising,
    Settled,
    Shuffling,
)
from ridotto.games.minchiate.taken_trick import lose_matto
from ridotto.table import Payment, Verdict, impossible, lawful
from ridotto.table.hands import put, reveal
from ridotto.table.sentences import say as shared


def follow_left_over(state: Minchiate) -> LeftOver | None:
    """Cards left over are laid open before anything is decided or counted (Decision)."""
    deal = state.deal
    if not isinstance(state.phase, Counting):
        return None
    open_by_now = (*deal.fallen, *deal.left_over)
    seat = next((s for s in SEATS if deal.hands[s] and s not in open_by_now), None)
    return None if seat is None else LeftOver(seat=seat, cards=deal.hands[seat])


def fold_left_over(state: Minchiate, event: LeftOver) -> Minchiate:
    """Everybody sees them."""
    deal, seat = state.deal, event.seat
    return state.with_deal(
        hands=put(deal.hands, seat, reveal(deal.hands[seat], event.cards)),
        left_over=(*deal.left_over, seat),
    )


def follow_counting(state: Minchiate) -> MattoLost | Counted:
    """A Matto without a trick to its name goes over; then the count."""
    return lose_matto(state) or follow_reckoning(state)


def follow_reckoning(state: Minchiate) -> Counted:
    """The deal is counted and paid (Dr. 11)."""
    account = make_account(state.rules, tally(state))
    payments: tuple[Payment, ...] = ()
    if account.winner is not None:
        payments = pay_side(state, account.winner, account.resti, "pay.resti")
    return Counted(account=account, payments=payments)


def tally(state: Minchiate) -> Tally:
    """What the count needs to know of the deal."""
    deal = state.deal
    return Tally(
        piles=deal.piles,
        ultima=state.side(deal.leader),
        lead=deal.lead,
        barred=deal.barred,
        declared=tuple((state.side(d.seat), d.cards) for d in deal.declared if not d.struck),
    )


def fold_counted(state: Minchiate, event: Counted) -> Minchiate:
    """The deal passes to the right."""
    state = pay(state.with_deal(account=event.account, phase=Settled()), event.payments)
    deals = state.party.deals + 1
    dealer = state.party.order[deals % DEALS_IN_GIRO]
    party = msgspec.structs.replace(state.party, deals=deals, dealer=dealer)
    return msgspec.structs.replace(state, party=party)


def judge_rise(state: Minchiate, action: Rise) -> Verdict:
    """The company rises between two deals."""
    del action
    if not isinstance(state.phase, Settled | Shuffling):
        return impossible("giro.broken-off", shared("deal-played-out"))
    return lawful("giro.broken-off" if deals_left(state) else "giro.party")


def fold_rise(state: Minchiate, action: Rise) -> Minchiate:
    """No further deal."""
    del action
    return state.in_phase(Rising())


def follow_rising(state: Minchiate) -> FineDue | PartyEnded:
    """Inside a giro, each who still had to deal is paid for his folla (Dr. 9)."""
    owed = folle_owed(state)
    if owed and not any(fine.rule == "giro.broken-off" for fine in state.deal.fines):
        return FineDue(rule="giro.broken-off", payments=owed)
    return PartyEnded(accounts=state.party.accounts)


def folle_owed(state: Minchiate) -> tuple[Payment, ...]:
    """Two resti for a folla, one from each of the enemy pair of that giro (Decision)."""
    done = state.party.deals % DEALS_IN_GIRO
    if not done:
        return ()
    whole = state.rules.party.broken_folla
    shares = (whole - whole // 2, whole // 2)
    return tuple(
        Payment(enemy, owner, share, "giro.broken-off")
        for owner in state.party.order[done:]
        for enemy, share in zip(state.members(1 - state.side(owner)), shares, strict=True)
    )


def fold_ended(state: Minchiate, event: PartyEnded) -> Minchiate:
    """The party is over."""
    del event
    return state.in_phase(Ended())
