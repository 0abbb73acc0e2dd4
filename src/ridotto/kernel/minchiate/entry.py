"""Between the readable table and the kernel's array."""

from ridotto.cards import BACK, Card
from ridotto.games.minchiate.pack import MATTO, SUITS
from ridotto.games.minchiate.state import (
    Discarding,
    Exchanging,
    Leading,
    Minchiate,
    Playing,
    led_suit,
)
from ridotto.games.minchiate.tricks import next_turn, winner_of
from ridotto.kernel.minchiate import layout, tables
from ridotto.kernel.minchiate.layout import Deal
from ridotto.kernel.minchiate.numbering import NUMBER, NUMBERS, words
from ridotto.kernel.minchiate.tables import Tables


def enter(t: Tables, table: Minchiate) -> Deal:
    """A table at which cards are dealt, as the kernel has it; seats are counted in order of play.

    Somebody must be about to play, to give a card, or to lay away. Before the lead the kernel has
    everybody declare at once, which comes to the same as declaring after it. A table as somebody
    sees it will do too: backs are left out.
    """
    if table.deal.fallen or table.deal.barred or any(table.deal.claimed):
        raise ValueError("the kernel knows no open hands, no claims and no barred sides")
    deal = layout.empty_deal()
    _enter_cards(deal, table)
    _enter_trick(t, deal, table)
    _enter_marks(deal, table)
    deal[layout.PHASE], deal[layout.TURN] = _phase(table)
    return deal


def _enter_cards(deal: Deal, table: Minchiate) -> None:
    order, now = table.party.order, table.deal
    for place, seat in enumerate(order):
        _put(deal, layout.HANDS + 2 * place, now.hands[seat])
        _put(deal, layout.DISCARDS + 2 * place, now.discards[seat] or ())
        if not now.exposed[seat]:
            _put(deal, layout.FOLLA, now.discards[seat] or ())
    for side, pile in enumerate(now.piles):
        _put(deal, layout.PILES + 2 * side, pile)
    _put(deal, layout.FOLLA, now.folla)


def _put(deal: Deal, place: int, cards: tuple[Card, ...]) -> None:
    lo, hi = words(card for card in cards if card != BACK)
    deal[place] |= lo
    deal[place + 1] |= hi


def _enter_trick(t: Tables, deal: Deal, table: Minchiate) -> None:
    now, order = table.deal, table.party.order
    suit = led_suit(now.trick)
    letters = "".join(s.letter for s in SUITS)
    led = layout.NOTHING if suit is None else (letters + "T").index(suit)
    for played in now.trick:
        _put(deal, layout.TABLE + 2 * table.side(played.seat), (played.card,))
    deal[layout.TRICK] = now.trick_number
    deal[layout.LYING] = len(now.trick)
    deal[layout.LED] = led
    deal[layout.ROUNDS] = sum(1 << letters.index(letter) for letter in now.suits_led)
    if suit is not None and suit not in now.suits_led:
        deal[layout.DUE] = t[tables.KINGS + led]
    winning = winner_of(now.trick) if now.trick else None
    deal[layout.WINNING] = order.index(winning.seat if winning else now.leader)
    if winning and led != layout.NOTHING:
        deal[layout.BEST] = t[tables.STRENGTH + NUMBERS * led + NUMBER[winning.card]]
    deal[layout.WAITING] = layout.NOBODY if now.waiting is None else order.index(now.waiting)
    tricks = (*(trick.plays for trick in now.tricks), now.trick)
    by = [p.seat for plays in tricks for p in plays if p.card == MATTO]
    deal[layout.MATTO_BY] = order.index(by[0]) if by else layout.NOBODY


def _enter_marks(deal: Deal, table: Minchiate) -> None:
    now = table.deal
    deal[layout.DEALER] = table.party.order.index(now.dealer)
    deal[layout.ROBBED] = len(now.robbed)
    deal[layout.TAKEN] = now.taken
    deal[layout.LEAD] = now.lead
    deal[layout.RESTI], deal[layout.RESTI + 1] = now.resti
    for fine in now.fines:
        if fine.rule == "fault.folla-perduta":
            deal[layout.FINE] = fine.amount * (-1) ** table.side(fine.payee)
    for line in now.lines:
        # Marks for faults are in the lead already, and have no line of their own here.
        if line.rule in layout.LINE_RULES:
            kind = layout.LINE_RULES.index(line.rule)
            deal[layout.SHEET + line.side * layout.LINES + kind] += line.points


def _phase(table: Minchiate) -> tuple[int, int]:
    """The phase, and whose turn it is."""
    order, now = table.party.order, table.deal
    match table.phase:
        case Leading() | Discarding():
            return layout.DECLARING, order.index(now.leader)
        case Playing():
            turn = next_turn(table)
            assert turn is not None
            return layout.PLAYING, order.index(turn.seat)
        case Exchanging():
            assert now.waiting is not None
            return layout.EXCHANGING, order.index(now.waiting)
        case _:
            raise ValueError("nobody is about to play a card")


def read_sheet(deal: Deal) -> dict[tuple[int, str], int]:
    """The points of each side by the rule of their lines; what came to nothing is left out."""
    return {
        (side, rule): int(deal[layout.SHEET + side * layout.LINES + kind])
        for side in range(layout.SIDES)
        for kind, rule in enumerate(layout.LINE_RULES)
        if deal[layout.SHEET + side * layout.LINES + kind]
    }
