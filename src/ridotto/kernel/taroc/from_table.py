"""From the readable table to the kernel's array."""

from collections.abc import Iterable
from typing import Final

import numpy as np

from ridotto.cards import BACK, Card
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import SKIS
from ridotto.games.taroc.state import SKAR, Announcing, Cutting, Laying, Leading, Playing, Taroc
from ridotto.games.taroc.tricks import turn_of, winner_of
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.taroc import layout, tables
from ridotto.kernel.taroc.honour_tables import bit, certain, held_honours
from ridotto.kernel.taroc.inference import FIRST_TOLD, TOLD, led_kind, reading_of
from ridotto.kernel.taroc.layout import NOBODY
from ridotto.kernel.taroc.numbering import NUMBER, words
from ridotto.table import Seat, View

PHASES: Final = {
    Cutting: layout.CUTTING,
    Laying: layout.LAYING,
    Announcing: layout.ANNOUNCING,
    Leading: layout.PLAYING,
    Playing: layout.PLAYING,
}
"""The phases in which somebody has to act."""


def enter(t: Tables, view: View[Taroc]) -> Deal:
    """A table at which somebody has to act, in the kernel's form; backs are left out.

    All of it stands at the table itself: who yielded the lead is seen from who led instead. Of the
    tricks before a position that was set up, only where they lie is known. At a strict table the
    deal goes on as at a courteous one; fines are paid, and honours worth nothing are forgotten.
    """
    table = view.table
    if type(table.phase) not in PHASES:
        raise ValueError("nobody has to act")
    if len(table.deal.skar or ()) not in (0, SKAR) or len(table.deal.debts) > 1:
        raise ValueError("the kernel knows no wrong Skar, and no debt but that for the Skis")
    deal = np.zeros(layout.SIZE, dtype=np.int64)
    deal[layout.DEALER], deal[layout.DEALS] = table.dealer, table.deal.number
    deal[layout.PHASE] = PHASES[type(table.phase)]
    deal[layout.TURN] = _place(table, in_turn(table))
    _enter_cards(deal, table)
    _enter_honours(deal, table)
    _enter_trick(t, deal, table)
    _enter_past(deal, table)
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
    lo, hi = words(cards)
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


def _enter_honours(deal: Deal, table: Taroc) -> None:
    good = (a for a in table.deal.announced if not (a.late or a.false))
    for announced in good:
        place, honour = _place(table, announced.seat), catalogue(table.rules)[announced.name]
        deal[layout.ANNOUNCED + place] |= bit(honour)
        _put(deal, layout.KNOWN + 2 * place, certain(honour))
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
    deal[layout.LED] = led_kind(now.trick)
    deal[layout.WINNING] = _place(table, winning.seat if winning else now.leader)
    deal[layout.BEST] = t[tables.POWER + NUMBER[winning.card]] if winning else 0
    deal[layout.OWING] = deal[layout.OWED] = NOBODY
    for debt in now.debts:
        deal[layout.OWING], deal[layout.OWED] = _place(table, debt.seat), _place(table, debt.to)


def _enter_past(deal: Deal, table: Taroc) -> None:
    """Who played what, what that says of the hands, and who yielded the lead."""
    now, reading = table.deal, reading_of(table.rules)
    begun = [trick.leader for trick in now.tricks[:1]] or [now.leader]
    first = begun[0] if now.skipped else now.players[1]
    due = now.tricks[-1].winner if now.tricks else first
    deal[FIRST_TOLD : FIRST_TOLD + TOLD] |= reading.told_by(now.players, first, now.tricks)
    if now.trick:
        trick = reading.told_by_trick(now.players, due, now.trick)
        deal[FIRST_TOLD : FIRST_TOLD + TOLD] |= trick
    elif now.leader != due:
        _put(deal, layout.KNOWN + 2 * _place(table, due), (SKIS,))


def _enter_payments(deal: Deal, table: Taroc) -> None:
    columns = (*table.deal.players, *([] if table.king is None else [table.king]))
    for payment in table.deal.ledger:
        for seat, amount in ((payment.payee, payment.amount), (payment.payer, -payment.amount)):
            column = columns.index(seat)
            deal[layout.GAINS + column] += amount
            # Fines have no line of their own here.
            if payment.rule in layout.LINE_RULES:
                line = layout.LINE_RULES.index(payment.rule)
                deal[layout.SHEET + layout.LINES * column + line] += amount
