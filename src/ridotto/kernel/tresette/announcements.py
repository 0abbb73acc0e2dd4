"""The two windows for announcing (intro, r. I-II).

Everybody has his turn in each. He names one item after another, in the order in which he wants
them laid, and ends with ``SPEAK_NO_MORE``; only then marks are laid, as for one announcement.
"""

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.tresette import tables
from ridotto.kernel.tresette.deal_start import next_seat
from ridotto.kernel.tresette.layout import (
    EARLIER,
    FIRST_WINDOW,
    HANDS,
    ITEM_BITS,
    ITEM_MASK,
    LEADER,
    LYING,
    NAMED,
    NOBODY,
    PHASE,
    PLAYED,
    PLAYING,
    SECOND_WINDOW,
    SPOKEN,
    STOPPED,
    TOLD,
    TURN,
)
from ridotto.kernel.tresette.marks_and_slate import lay_item
from ridotto.kernel.tresette.numbering import (
    ITEMS,
    LANE,
    LEAST,
    NAPOLITANE,
    SUIT_COUNT,
    WHOLE_SUIT,
)


@inlined
def cards_dealt(deal: Deal, seat: int) -> int:
    """What announcements are judged on: the cards as they were taken up, played or not."""
    cards: int = deal[HANDS + seat] | deal[PLAYED + seat] & ~deal[EARLIER]
    return cards


@inlined
def ranks_at_least_three(cards: int) -> int:
    """The ranks of which the cards hold three or four."""
    first, second = cards & WHOLE_SUIT, cards >> LANE & WHOLE_SUIT
    third, fourth = cards >> 2 * LANE & WHOLE_SUIT, cards >> 3 * LANE
    return first & second & (third | fourth) | (first | second) & third & fourth


@inlined
def ranks_fourfold(cards: int) -> int:
    """The ranks of which the cards hold all four."""
    return cards & cards >> LANE & cards >> 2 * LANE & cards >> 3 * LANE


@inlined
def napolitana_length(cards: int, suit: int) -> int:
    """How many cards of a suit follow each other unbroken from its highest (intro)."""
    mine = cards >> LANE * suit & WHOLE_SUIT
    length = 0
    while mine >> LANE - 1 - length & 1 and length < LANE:
        length += 1
    return length


@inlined
def items_held(t: Tables, cards: int) -> int:
    """All that these cards let one announce, a bit for each item (intro)."""
    items: int = ranks_at_least_three(cards) & t[tables.RANKS]
    highest = cards >> LANE - LEAST
    highest &= highest >> 1 & highest >> 2
    for suit in range(SUIT_COUNT):
        items |= (highest >> LANE * suit & 1) << NAPOLITANE + suit
    return items


@inlined
def length_of(cards: int, item: int) -> int:
    """How many cards an item has that these cards hold: it is told whole (intro)."""
    if item >= NAPOLITANE:
        return napolitana_length(cards, item - NAPOLITANE)
    return LEAST + (ranks_fourfold(cards) >> item & 1)


@inlined
def items_told(told: int) -> int:
    """A bit for each item of which a number is told."""
    items = 0
    for item in range(ITEMS):
        items |= int(told >> ITEM_BITS * item & ITEM_MASK != 0) << item
    return items


@inlined
def nameable(t: Tables, deal: Deal) -> int:
    """What the seat in turn may name now: held, in this window, and not told yet."""
    seat = deal[TURN]
    items = items_held(t, cards_dealt(deal, seat))
    items &= t[tables.SAYABLE + deal[PHASE] - FIRST_WINDOW]
    # Most hands hold nothing: then there is no need to ask what was told.
    return items & ~items_told(deal[TOLD + seat]) if items else 0


@compiled
def name_item(deal: Deal, item: int) -> None:
    """Everybody hears it; it waits to be laid."""
    seat, place = deal[TURN], 0
    while deal[NAMED] >> place & ITEM_MASK:
        place += ITEM_BITS
    deal[NAMED] |= item + 1 << place
    deal[TOLD + seat] |= length_of(cards_dealt(deal, seat), item) << ITEM_BITS * item


@compiled
def lay_named(t: Tables, deal: Deal) -> None:
    """In the order they were named, until a side is out and the deal stops (intro)."""
    seat, named = deal[TURN], deal[NAMED]
    deal[NAMED] = 0
    while named and deal[PHASE] != STOPPED:
        item = (named & ITEM_MASK) - 1
        length = deal[TOLD + seat] >> ITEM_BITS * item & ITEM_MASK
        lay_item(t, deal, t[tables.SIDE + seat], item, length)
        named >>= ITEM_BITS


@inlined
def speak_no_more(t: Tables, deal: Deal) -> None:
    """The announcement is laid; the next one speaks, or the cards are played."""
    if deal[NAMED]:
        lay_named(t, deal)
        if deal[PHASE] == STOPPED:
            deal[TURN] = NOBODY
            return
    seat = deal[TURN]
    deal[SPOKEN] += 1
    if deal[SPOKEN] == t[tables.PLAYERS]:
        close_window(t, deal)
    elif deal[PHASE] == SECOND_WINDOW and not t[tables.FROM_FOREHAND] and seat != deal[LEADER]:
        # Each announces at his own turn, and then plays.
        deal[PHASE] = PLAYING
    else:
        deal[TURN] = next_seat(t, seat)


@inlined
def close_window(t: Tables, deal: Deal) -> None:
    """Back to the trick, where the next card is due."""
    deal[SPOKEN] = 0
    deal[PHASE] = PLAYING
    turn = deal[LEADER] + deal[LYING]
    deal[TURN] = turn - (t[tables.PLAYERS] if turn >= t[tables.PLAYERS] else 0)
