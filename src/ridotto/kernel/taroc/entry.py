"""From the readable table to the kernel's array."""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from ridotto.cards import BACK, Card
from ridotto.games.taroc.pack import NUMBER as TAROC_NUMBER
from ridotto.games.taroc.pack import SKIS, TAROCS
from ridotto.games.taroc.state import Announcing, Cutting, Laying, Leading, Playing, Taroc, led_suit
from ridotto.games.taroc.tricks import turn_of, winner_of
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.taroc import layout, tables
from ridotto.kernel.taroc.announcing import SURE
from ridotto.kernel.taroc.honour_tables import held_honours
from ridotto.kernel.taroc.layout import LEADS, NOBODY
from ridotto.kernel.taroc.numbering import HONOUR_NUMBER, NUMBER, words
from ridotto.table import Seat, View
from ridotto.table.tricks import Played

PHASES: Final = {
    Cutting: layout.CUTTING,
    Laying: layout.LAYING,
    Announcing: layout.ANNOUNCING,
    Leading: layout.PLAYING,
    Playing: layout.PLAYING,
}
"""The phases in which somebody has to act."""


def enter(t: Tables, view: View[Taroc]) -> Deal:
    """A table at which somebody has to act, as the kernel has it; backs are left out.

    All of it stands at the table itself: who yielded the lead is seen from who led instead. Of the
    tricks before a position that was set up, only where they lie is known.
    """
    table = view.table
    if table.strict or type(table.phase) not in PHASES:
        raise ValueError("the kernel knows courteous deals at which somebody has to act")
    deal = np.zeros(layout.SIZE, dtype=np.int64)
    deal[layout.DEALER], deal[layout.DEALS] = table.dealer, table.deal.number
    deal[layout.PHASE] = PHASES[type(table.phase)]
    deal[layout.TURN] = _place(table, in_turn(table))
    _enter_cards(deal, table)
    _enter_honours(t, deal, table)
    _enter_trick(t, deal, table)
    _enter_past(t, deal, table)
    _enter_payments(deal, table)
    return deal


def _place(table: Taroc, seat: Seat) -> int:
    return table.deal.players.index(seat)


def in_turn(table: Taroc) -> Seat:
    """For whom the table waits."""
    match table.phase:
        case Cutting():
            return table.cutter
        case Laying():
            return table.dealer
        case Announcing():
            return table.deal.players[table.deal.spoken]
    turn = turn_of(table)
    assert turn is not None
    return turn


def _put(deal: Deal, slot: int, cards: Iterable[Card]) -> None:
    lo, hi = words(card for card in cards if card != BACK)
    deal[slot] |= lo
    deal[slot + 1] |= hi


def _enter_cards(deal: Deal, table: Taroc) -> None:
    now = table.deal
    for place, seat in enumerate(now.players):
        _put(deal, layout.HANDS + 2 * place, now.hands[seat])
        _put(deal, layout.PILES + 2 * place, now.piles[seat])
    _put(deal, layout.SKAR, now.skar or ())
    _put(deal, layout.TABLE, (played.card for played in now.trick))
    if isinstance(table.phase, Cutting) and BACK not in now.pack:
        for place, card in enumerate(now.pack):
            word, within = divmod(place, layout.PACK_CARDS)
            deal[layout.PACK + word] |= NUMBER[card] << layout.PACK_BITS * within


def _enter_honours(t: Tables, deal: Deal, table: Taroc) -> None:
    for announced in table.deal.announced:
        place, number = _place(table, announced.seat), HONOUR_NUMBER[announced.name]
        deal[layout.ANNOUNCED + place] |= 1 << number
        for word in range(2):
            deal[layout.KNOWN + 2 * place + word] |= t[SURE + 2 * number + word]
    if isinstance(table.phase, Announcing):
        seat = in_turn(table)
        last = int(deal[layout.ANNOUNCED + _place(table, seat)]).bit_length()
        held = held_honours(table.rules, table.deal.hands[seat])
        deal[layout.OPEN_HONOURS] = held >> last << last


def _enter_trick(t: Tables, deal: Deal, table: Taroc) -> None:
    now = table.deal
    winning = winner_of(table.rules, now.trick) if now.trick else None
    deal[layout.TRICK] = now.trick_number
    deal[layout.LYING] = len(now.trick)
    deal[layout.LED] = _led(t, now.trick)
    deal[layout.WINNING] = _place(table, winning.seat if winning else now.leader)
    deal[layout.BEST] = t[tables.POWER + NUMBER[winning.card]] if winning else 0
    deal[layout.OWING] = deal[layout.OWED] = NOBODY
    for debt in now.debts:
        deal[layout.OWING], deal[layout.OWED] = _place(table, debt.seat), _place(table, debt.to)


def _led(t: Tables, plays: Sequence[Played]) -> int:
    """What was led, as the kernel has it."""
    first = next((played.card for played in plays if played.card != SKIS), SKIS)
    assert (first == SKIS) == (led_suit(tuple(plays)) is None)
    return int(t[tables.KIND + NUMBER[first]])


def _enter_past(t: Tables, deal: Deal, table: Taroc) -> None:
    """Who played what, and what that says of the hands."""
    now = table.deal
    tricks = [(trick.plays, trick.winner) for trick in now.tricks]
    leader = tricks[0][0][0].seat if now.skipped and tricks else now.players[1]
    if now.skipped and not tricks:
        leader = now.leader
    for plays, winner in (*tricks, (now.trick, None)):
        first = plays[0].seat if plays else now.leader
        if first != leader:
            slot = layout.KNOWN + 2 * _place(table, leader) + 1
            deal[slot] |= t[tables.SKIS_BIT]
        for turn, played in enumerate(plays):
            _enter_play(t, deal, _place(table, played.seat), plays[:turn], played.card)
        leader = now.leader if winner is None else winner


def _enter_play(t: Tables, deal: Deal, place: int, before: Sequence[Played], card: Card) -> None:
    """One card played, after those that lay there."""
    _put(deal, layout.PLAYED + 2 * place, (card,))
    kind = int(t[tables.KIND + NUMBER[card]])
    proof = tables.PROOF + 2 * (LEADS * _led(t, before) + kind)
    for word in range(2):
        deal[layout.ABSENT + 2 * place + word] |= t[proof + word]
    if not before and kind != layout.NOTHING:
        deal[layout.SUITS_LED + place] |= 1 << kind
    highest = max((TAROC_NUMBER.get(played.card, 0) for played in before), default=0)
    if t[tables.OVERTRUMP] and 0 < TAROC_NUMBER.get(card, 0) < highest:
        _put(deal, layout.ABSENT + 2 * place, TAROCS[highest:])


def _enter_payments(deal: Deal, table: Taroc) -> None:
    columns = (*table.deal.players, *([] if table.king is None else [table.king]))
    for payment in table.deal.ledger:
        line = layout.LINE_RULES.index(payment.rule)
        for seat, amount in ((payment.payee, payment.amount), (payment.payer, -payment.amount)):
            column = columns.index(seat)
            deal[layout.GAINS + column] += amount
            deal[layout.SHEET + layout.LINES * column + line] += amount
