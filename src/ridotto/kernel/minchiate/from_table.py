"""Between the readable table and the kernel's array."""

from collections.abc import Iterable, Sequence

from ridotto.cards import BACK, Card
from ridotto.games.minchiate import acts, events
from ridotto.games.minchiate.deal_start import FOLLA as FOLLA_CARDS
from ridotto.games.minchiate.discards import filler
from ridotto.games.minchiate.pack import MATTO, SUIT_LETTER, SUITS
from ridotto.games.minchiate.state import (
    Cutting,
    Declaring,
    Discarding,
    Exchanging,
    FillingUp,
    Leading,
    Minchiate,
    Playing,
    Robbing,
    led_suit,
)
from ridotto.games.minchiate.tricks import next_turn, winner_of
from ridotto.kernel.minchiate import layout, tables
from ridotto.kernel.minchiate.layout import Deal
from ridotto.kernel.minchiate.numbering import NUMBER, NUMBERS, words
from ridotto.kernel.minchiate.tables import Tables
from ridotto.table import Event, View
from ridotto.table.tricks import Played
from ridotto.table.worlds import last_stretch

LETTERS = "".join(suit.letter for suit in SUITS) + "T"
"""What can be led, in the kernel's order."""


def enter(t: Tables, view: View[Minchiate]) -> Deal:
    """A table at which somebody has to act, in the kernel's form; backs are left out."""
    deal = enter_table(t, view.table, last_stretch(view.seen, (acts.Shuffle, acts.SetUp)))
    if view.seat is not None and deal[layout.PHASE] == layout.DISCARDING:
        # Robber and dealer lay away as they like: the one who looks is asked, if he owes any.
        place = view.table.party.order.index(view.seat)
        if deal[layout.OWED + place]:
            deal[layout.TURN] = place
    return deal


def enter_table(t: Tables, table: Minchiate, seen: Sequence[Event] = ()) -> Deal:
    """Enter a table and what was seen of the deal; without that, nobody remembers it."""
    if table.deal.fallen or table.deal.barred or any(table.deal.claimed):
        raise ValueError("the kernel knows no open hands, no claims and no barred sides")
    deal = layout.empty_deal()
    _enter_cards(deal, table)
    _enter_pack(deal, table)
    _enter_trick(t, deal, table)
    _enter_marks(deal, table)
    _enter_memory(deal, table)
    for event in seen:
        _enter_event(deal, event)
    _put(deal, layout.FILLED, _drawn_blind(seen))
    deal[layout.PHASE], deal[layout.TURN] = _phase(table)
    return deal


def _enter_cards(deal: Deal, table: Minchiate) -> None:
    order, now = table.party.order, table.deal
    for place, seat in enumerate(order):
        _put(deal, layout.HANDS + 2 * place, (*now.hands[seat], *now.laid[seat]))
        _put(deal, layout.DISCARDS + 2 * place, now.discards[seat] or ())
        if not now.exposed[seat]:
            _put(deal, layout.FOLLA, now.discards[seat] or ())
    for side, pile in enumerate(now.piles):
        _put(deal, layout.PILES + 2 * side, pile)
    _put(deal, layout.FOLLA, now.folla)


def _put(deal: Deal, place: int, cards: Iterable[Card]) -> None:
    lo, hi = words(card for card in cards if card != BACK)
    deal[place] |= lo
    deal[place + 1] |= hi


def _stack(deal: Deal, place: int, cards: Sequence[Card]) -> None:
    """Card numbers, eight to a word; nothing if one of them is hidden."""
    if BACK in cards:
        return
    for number, card in enumerate(cards):
        deal[place + number // layout.BYTE] |= NUMBER[card] << layout.BYTE * (number % layout.BYTE)


def _enter_pack(deal: Deal, table: Minchiate) -> None:
    """The pack until it is dealt; a long robber's discard until a short dealer has drawn."""
    now = table.deal
    if isinstance(table.phase, Cutting | Robbing):
        _stack(deal, layout.STACK, (*now.lifted, *reversed(now.robbed), *now.pack))
    if isinstance(table.phase, Robbing):
        deal[layout.LIFTED] = len(now.lifted) + len(now.robbed)
        if now.lifted[-1] != BACK:
            deal[layout.IN_SIGHT] = NUMBER[now.lifted[-1]] + 1
    if isinstance(table.phase, Discarding | FillingUp) and len(now.robbed) > FOLLA_CARDS:
        _stack(deal, layout.ORDER, now.discards[table.cutter] or ())


def _enter_trick(t: Tables, deal: Deal, table: Minchiate) -> None:
    now, order = table.deal, table.party.order
    suit = led_suit(now.trick)
    led = layout.NOTHING if suit is None else LETTERS.index(suit)
    for played in now.trick:
        _put(deal, layout.TABLE + 2 * table.side(played.seat), (played.card,))
        deal[layout.LAST_PLAYED + order.index(played.seat)] = NUMBER[played.card] + 1
    deal[layout.TRICK] = now.trick_number
    deal[layout.LYING] = len(now.trick)
    deal[layout.LED] = led
    deal[layout.ROUNDS] = sum(1 << LETTERS.index(letter) for letter in now.suits_led)
    if suit is not None and suit not in now.suits_led:
        deal[layout.DUE] = t[tables.KINGS + led]
    winning = winner_of(now.trick) if now.trick else None
    leader = table.party.after(now.dealer) if _before_the_lead(table) else now.leader
    deal[layout.WINNING] = order.index(winning.seat if winning else leader)
    if winning and led != layout.NOTHING:
        deal[layout.BEST] = t[tables.STRENGTH + NUMBERS * led + NUMBER[winning.card]]
    deal[layout.WAITING] = layout.NOBODY if now.waiting is None else order.index(now.waiting)
    tricks = (*(trick.plays for trick in now.tricks), now.trick)
    by = [p.seat for plays in tricks for p in plays if p.card == MATTO]
    deal[layout.MATTO_BY] = order.index(by[0]) if by else layout.NOBODY


def _before_the_lead(table: Minchiate) -> bool:
    return isinstance(table.phase, Cutting | Robbing)


def _enter_marks(deal: Deal, table: Minchiate) -> None:
    now = table.deal
    deal[layout.DEALER] = table.party.order.index(now.dealer)
    deal[layout.ROBBED] = len(now.robbed)
    deal[layout.TAKEN] = now.taken
    if isinstance(table.phase, Discarding):
        for place, seat in enumerate(table.party.order):
            deal[layout.OWED + place] = now.owed[seat] if now.discards[seat] is None else 0
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


def _enter_memory(deal: Deal, table: Minchiate) -> None:
    """Everything that everybody has seen and that the table itself still tells."""
    now, order = table.deal, table.party.order
    for place, seat in enumerate(order):
        declared = (card for shown in now.declared if shown.seat == seat for card in shown.cards)
        exposed = now.exposed[seat]
        shown = (card for card in (*now.shown[seat], *declared) if card not in exposed)
        _put(deal, layout.SHOWN + 2 * place, shown)
        _put(deal, layout.OPEN_FOLLA, exposed)
    for plays in (*(trick.plays for trick in now.tricks), now.trick):
        for number, played in enumerate(plays):
            _put(deal, layout.PLAYED + 2 * order.index(played.seat), (played.card,))
            _enter_void(deal, order.index(played.seat), plays[:number], played.card)
    for suit, count in enumerate(now.counts):
        deal[layout.COUNTS] |= count << layout.BYTE * suit


def _enter_void(deal: Deal, place: int, before: Sequence[Played], card: Card) -> None:
    """Who does not follow has nothing to follow with (Dr. 10)."""
    led, kind = led_suit(tuple(before)), SUIT_LETTER.get(card, "T")
    if led is None or card == MATTO or kind == led:
        return
    lacking = led if kind == "T" else led + "T"
    for letter in lacking:
        deal[layout.VOIDS] |= 1 << layout.KINDS * place + LETTERS.index(letter)


def _enter_event(deal: Deal, event: Event) -> None:
    """What was seen once and is told nowhere."""
    match event:
        case events.BottomSeen(card=card) if card is not None:
            deal[layout.BOTTOM] = NUMBER[card] + 1
        case acts.Cut(lifted=lifted):
            deal[layout.LIFTED] = lifted
        case events.Looked(cards=cards):
            _put(deal, layout.LOOKED, cards)
        case events.Stopped(card=card):
            _put(deal, layout.OPEN_FOLLA, (card,))
        case events.FollaSpread(cards=cards):
            _put(deal, layout.OPEN_FOLLA, cards)


def _drawn_blind(seen: Sequence[Event]) -> Sequence[Card]:
    """What a short dealer drew, to those who know it: himself, and whose discard it was (Fi. 8)."""
    heap: Sequence[Card] = ()
    places: tuple[int, ...] = ()
    for event in seen:
        match event:
            case acts.Discard(cards=cards) if not places:
                # Only the robber's discard is drawn from, and it is laid away first.
                heap = heap or cards
            case acts.TakeBlind(places=places):
                pass
            case events.FilledUp(cards=cards) if BACK not in cards:
                return cards
    return [heap[place] for place in places] if BACK not in heap else ()


def _phase(table: Minchiate) -> tuple[int, int]:
    """The phase, and whose turn it is."""
    order, now = table.party.order, table.deal
    match table.phase:
        case Cutting():
            return layout.CUTTING, order.index(table.cutter)
        case Robbing():
            return layout.ROBBING, order.index(table.cutter)
        case Discarding():
            waiting = now.owed[table.cutter] and now.discards[table.cutter] is None
            return layout.DISCARDING, order.index(table.cutter if waiting else table.dealer)
        case FillingUp():
            return layout.FILLING, order.index(filler(table))
        case Leading():
            return layout.LEADING, order.index(now.leader)
        case Declaring(turn=turn):
            return layout.DECLARING, (order.index(now.leader) + turn) % layout.SEATS
        case Playing():
            following = next_turn(table)
            assert following is not None
            return layout.PLAYING, order.index(following.seat)
        case Exchanging():
            assert now.waiting is not None
            return layout.EXCHANGING, order.index(now.waiting)
        case _:
            raise ValueError("nobody is about to act")
