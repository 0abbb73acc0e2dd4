"""Taroc at a real table: three heaps by threes, honours, the Pagat, and who pays whom (r. 1-20).

The entry is passed to the same rules that settle a deal played here; nothing is implemented twice.
"""

from typing import Final

import msgspec

from ridotto.counting.deal_sheet import Places, Sheet, Stand
from ridotto.counting.entry_checks import (
    EntryError,
    check_faults,
    check_seat,
    fault_remarks,
)
from ridotto.counting.evening import Cards, FaultEntry
from ridotto.counting.game_counting import GameCounting
from ridotto.counting.taroc.entry import (
    TarocEntry,
    TarocEvening,
    TarocStart,
    check_skar,
    read_threes,
)
from ridotto.counting.taroc.sentences import say as wrong
from ridotto.games.taroc.count import SHARE, Account, as_found, make_account
from ridotto.games.taroc.deal_end import misdeal_payments, settlement, skar_payments
from ridotto.games.taroc.deal_start import deals_left, king_of, new_deal
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.payments import collect, pay_each
from ridotto.games.taroc.rules import RULE_BOOK
from ridotto.games.taroc.state import Announced, Shuffling, Taroc
from ridotto.games.taroc.taken_trick import pagat_payments
from ridotto.table import Payment, Seat, noted_line
from ridotto.table.tricks import Played

ALL_POINTS: Final = 78
"""What the whole pack counts by threes (r. 20)."""

VOID: Final = ("fault.misdeal", "fault.skar-number", "fault.skar-forbidden")
FINED: Final = ("fault.revoke", "fault.false-honour", "fault.skis-kept")


def begin(state: Taroc, opening: TarocStart) -> Taroc:
    """The lot has fallen."""
    dealer = check_seat(opening.dealer, state.rules.players, "dealer")
    return _next(state, dealer, 0)


def _next(state: Taroc, dealer: Seat, deals: int) -> Taroc:
    party = msgspec.structs.replace(state.party, dealer=dealer, deals=deals)
    state = msgspec.structs.replace(state, party=party, phase=Shuffling())
    return msgspec.structs.replace(state, deal=new_deal(state, dealer, deals))


def enter(state: Taroc, deal: TarocEntry) -> tuple[Taroc, Sheet]:
    """Count a deal and pay it."""
    faults = check_faults(deal.faults, RULE_BOOK, state.rules.players)
    state = _announce(state, deal)
    void = next((fault for fault in faults if fault.fault in VOID), None)
    if void is not None:
        return _void(state, deal, void)
    check_skar(state, deal)
    account, heaps = _count(state, deal)
    early = (*(p for a in state.deal.announced for p in a.payments), *_pagat(state, deal))
    fines = tuple(payment for fault in faults for payment in _fine(state, fault))
    payments = (*early, *fines, *settlement(state, account))
    sheet = _sheet(state, deal, payments, account=account, heaps=heaps)
    after = msgspec.structs.replace(state, party=state.party.paid(payments))
    return _next(after, state.party.after(state.dealer), state.party.deals + 1), sheet


def _sheet(
    state: Taroc,
    deal: TarocEntry,
    payments: tuple[Payment, ...],
    *,
    account: Account | None = None,
    heaps: tuple[Cards, ...] = (),
) -> Sheet:
    seats = range(state.rules.players)
    return Sheet(
        dealer=state.dealer,
        order=state.party.order,
        sides=tuple((seat,) for seat in seats),
        lines=account.lines if account else (),
        totals=tuple(account.points(seat) for seat in seats) if account else (),
        remarks=fault_remarks(deal.faults, RULE_BOOK, lambda seat: seat),
        payments=payments,
        heaps=heaps,
        void=account is None,
    )


def _announce(state: Taroc, deal: TarocEntry) -> Taroc:
    """Each other player pays at once, except what waits for the count (r. 1)."""
    prices = catalogue(state.rules)
    told: list[Announced] = []
    for entry in deal.honours:
        _playing(state, entry.by, "honours")
        honour = prices.get(entry.honour)
        if honour is None:
            known = ", ".join(prices)
            said = wrong("no-honour", typed=entry.honour, known=known)
            raise EntryError("no-honour", said, "honours")
        if any((one.seat, one.name) == (entry.by, entry.honour) for one in told):
            said = wrong("honour-twice", honour=entry.honour)
            raise EntryError("honour-twice", said, "honours")
        paid = () if honour.conditional else collect(state, entry.by, honour.price, honour.rule)
        told.append(Announced(entry.by, honour.name, payments=paid))
    ledger = tuple(payment for one in told for payment in one.payments)
    return state.with_deal(announced=tuple(told), ledger=ledger)


def _playing(state: Taroc, seat: Seat, field: str) -> Seat:
    """One of the three; the king has no cards."""
    check_seat(seat, state.rules.players, field)
    if seat not in state.deal.players:
        raise EntryError("king", wrong("king"), field, seat=seat)
    return seat


def _count(state: Taroc, deal: TarocEntry) -> tuple[Account, tuple[Cards, ...]]:
    """By threes from the cards, or as the company has counted."""
    if deal.points and not deal.heaps:
        return _by_hand(state, deal), ()
    heaps = read_threes(state, deal)
    found = {seat: as_found(heaps[seat]) for seat in state.deal.players}
    return make_account(state.rules, found), heaps


def _by_hand(state: Taroc, deal: TarocEntry) -> Account:
    points = deal.points
    if len(points) != state.rules.players:
        seats = state.rules.players
        raise EntryError("columns", wrong("points", seats=seats), "points", seats=seats)
    idle = [seat for seat, n in enumerate(points) if n and seat not in state.deal.players]
    if idle:
        raise EntryError("king", wrong("king"), "points", seat=idle[0])
    if sum(points) != ALL_POINTS:
        said = wrong("points-sum", wanted=ALL_POINTS, n=sum(points))
        raise EntryError("points-sum", said, "points", n=sum(points), wanted=ALL_POINTS)
    players = state.deal.players
    note = wrong("note-counted")
    lines = tuple(noted_line(s, "pay.points", points[s], (), note) for s in players)
    return Account(players, lines)


def _pagat(state: Taroc, deal: TarocEntry) -> tuple[Payment, ...]:
    """Lost to a higher taroc it costs its owner, winning the last trick it earns (r. 12, 13)."""
    if deal.pagat is None:
        return ()
    owner, fate = _playing(state, deal.pagat.by, "pagat"), deal.pagat.fate
    pagat = state.rules.pagat
    taker = owner if fate == "last" else state.next_player(owner)
    # The rule asks whether anybody has a card left: before the last trick somebody has.
    left = () if fate.endswith("last") else (PACK.cards[0],)
    hands = tuple(left if seat == owner else () for seat in range(state.rules.players))
    trick = (Played(owner, pagat, owner),)
    return pagat_payments(state.with_deal(trick=trick, hands=hands), taker)


def _fine(state: Taroc, fault: FaultEntry) -> tuple[Payment, ...]:
    """5 to each other player, 10 for a Pagat wrongly taken (r. 4, 5)."""
    if fault.fault == "fault.revoke-pagat":
        amount = state.rules.fine_pagat
    elif fault.fault in FINED:
        amount = state.rules.fine
    else:
        return ()
    _playing(state, fault.by, "faults")
    return pay_each(state, fault.by, amount * fault.number, fault.fault)


def _void(state: Taroc, deal: TarocEntry, fault: FaultEntry) -> tuple[Taroc, Sheet]:
    """The dealer pays and deals again; what was paid in the deal goes back (r. 2, 3)."""
    if fault.by != state.dealer:
        raise EntryError("dealer", wrong("dealer"), "faults", dealer=state.dealer)
    misdealt = fault.fault == "fault.misdeal"
    owed = misdeal_payments(state) if misdealt else skar_payments(state, fault.fault)
    payments = (*state.deal.ledger, *owed)
    sheet = _sheet(state, deal, payments)
    after = msgspec.structs.replace(state, party=state.party.paid(payments))
    return _next(after, state.dealer, state.party.deals), sheet


def places(state: Taroc) -> Places:
    """Who deals next, and which of four sits out."""
    king = king_of(state.rules, state.dealer)
    return Places(
        order=state.party.order,
        sides=tuple((seat,) for seat in range(state.rules.players)),
        dealer=state.dealer,
        stands=(
            Stand("share", (SHARE,)),
            *((Stand("king", (king,), persons=True),) if king is not None else ()),
        ),
        choices={"cards": PACK.cards, "honours": tuple(catalogue(state.rules))},
        over=not deals_left(state),
    )


def due_at_end(state: Taroc) -> tuple[Payment, ...]:
    """All is paid already: the scores stand as they are."""
    del state
    return ()


COUNTING: Final = GameCounting(
    unit="point",
    evening=TarocEvening,
    begin=begin,
    enter=enter,
    places=places,
    due_at_end=due_at_end,
)
