"""What an attentive seat can say of another's cards, from what was played and announced."""

from ridotto.kernel.card_sets import popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.tresette import tables
from ridotto.kernel.tresette.announcements import cards_dealt
from ridotto.kernel.tresette.layout import (
    EARLIER,
    HANDS,
    ITEM_BITS,
    ITEM_MASK,
    PLAYED,
    TOLD,
)
from ridotto.kernel.tresette.numbering import (
    ITEMS,
    LANE,
    LEAST,
    NAPOLITANE,
    SUIT_COUNT,
)


@inlined
def played_cards(t: Tables, deal: Deal) -> int:
    """All cards played in this deal."""
    word = 0
    for seat in range(t[tables.PLAYERS]):
        word |= deal[PLAYED + seat]
    return word


@inlined
def seen_cards(t: Tables, deal: Deal, seat: int) -> int:
    """What a seat has seen: its own cards, all that was played, and open heaps."""
    word: int = played_cards(t, deal) | deal[HANDS + seat]
    if t[tables.WITH_HEAPS]:
        word |= deal[HANDS] | deal[HANDS + 1]
    return word


@inlined
def rank_word(place: int) -> int:
    """All cards of a rank."""
    word = 0
    for suit in range(SUIT_COUNT):
        word |= 1 << LANE * suit + place
    return word


@inlined
def highest_of(suit: int, length: int) -> int:
    """The highest cards of a suit, ``length`` of them."""
    return (1 << length) - 1 << LANE * (suit + 1) - length


@compiled
def told_of(t: Tables, deal: Deal, seat: int, other: int) -> tuple[int, int]:
    """What follows from another's announcements: cards taken up with those in hand, cards not.

    Of a rank told threefold the missing one is known once it has been seen elsewhere, or once all
    three have been played.
    """
    held, missing = 0, 0
    if not deal[TOLD + other]:
        return held, missing
    fresh = deal[PLAYED + other] & ~deal[EARLIER]
    elsewhere = cards_dealt(deal, seat) | played_cards(t, deal) & ~fresh
    for item in range(ITEMS):
        length = deal[TOLD + other] >> ITEM_BITS * item & ITEM_MASK
        if length and item >= NAPOLITANE:
            suit = item - NAPOLITANE
            held |= highest_of(suit, length)
            if length < LANE:
                missing |= 1 << LANE * (suit + 1) - 1 - length
        elif length:
            rank = rank_word(item)
            if length == SUIT_COUNT or rank & elsewhere:
                held |= rank & ~(elsewhere if length < SUIT_COUNT else 0)
            elif popcount(rank & fresh) == LEAST:
                missing |= rank & ~fresh
    return held, missing
