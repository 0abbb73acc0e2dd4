"""The Skar: the dealer lays three cards away (§ I, r. 3).

Card by card, from the highest number down, so that every Skar can be laid in one way only.
"""

from ridotto.kernel.card_sets import popcount
from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.taroc import tables
from ridotto.kernel.taroc.announcements import open_announcing
from ridotto.kernel.taroc.layout import HANDS, SKAR


@inlined
def without_lowest(word: int, count: int) -> int:
    """The word without this number of its lowest bits."""
    for _ in range(count):
        word &= word - 1
    return word


@inlined
def going_together(t: Tables, hi: int) -> int:
    """Three tarocs with the Pagat, or Pagat, Skis and the only other taroc, if they may go."""
    tarocs = hi & t[tables.TAROC_BITS]
    if not (t[tables.TOGETHER] and tarocs & t[tables.PAGAT_BIT]):
        return 0
    with_skis = popcount(tarocs) < t[tables.SKAR_SIZE]
    cards = hi if with_skis else tarocs
    if popcount(cards) != t[tables.SKAR_SIZE] or cards & t[tables.SKAR_NEVER]:
        return 0
    return cards


@inlined
def going_alone(t: Tables, hi: int) -> int:
    """The Pagat where it is agreed that it may go from fewer than four tarocs."""
    few = popcount(hi & t[tables.TAROC_BITS]) <= t[tables.SKAR_SIZE]
    return 0 if t[tables.TOGETHER] or not few else hi & t[tables.PAGAT_BIT]


@inlined
def may_lay(t: Tables, deal: Deal) -> tuple[int, int]:
    """What may be laid next: enough must be left below it for the cards still wanted."""
    laid_lo, laid_hi = deal[SKAR], deal[SKAR + 1]
    later = t[tables.SKAR_SIZE] - popcount(laid_lo) - popcount(laid_hi) - 1
    dealt_hi = deal[HANDS + 1] | laid_hi
    together = going_together(t, dealt_hi)
    if laid_hi & together:
        return 0, without_lowest(together & ~laid_hi, later)
    free = deal[HANDS] & t[tables.FREE]
    # Below the lowest card laid; while there is none, this is every card.
    lo = without_lowest(free & (laid_lo & -laid_lo) - 1, later)
    if laid_lo | laid_hi:
        return lo, 0
    alone = going_alone(t, dealt_hi) if popcount(free) >= later else 0
    return lo, without_lowest(together, later) | alone


@inlined
def lay(t: Tables, deal: Deal, card: int) -> None:
    """A card from the dealer's hand, face down; after the last, honours are announced."""
    word, bit = card >> 6, 1 << (card & 63)
    deal[HANDS + word] ^= bit
    deal[SKAR + word] |= bit
    if popcount(deal[SKAR]) + popcount(deal[SKAR + 1]) == t[tables.SKAR_SIZE]:
        open_announcing(t, deal, 0)
