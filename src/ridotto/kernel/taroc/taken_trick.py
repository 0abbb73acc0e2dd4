"""A trick taken: the Pagat's fate, the Skis and the card given for it (r. 6, 12, 13)."""

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.taroc import tables
from ridotto.kernel.taroc.layout import (
    BEST,
    COUNTING,
    LED,
    LYING,
    NOBODY,
    NOTHING,
    OWED,
    OWING,
    PAGAT_LAST,
    PAGAT_LOST,
    PAGAT_LOST_LAST,
    PHASE,
    PILES,
    PLACES,
    PLAYED,
    TABLE,
    TAROC,
    TRICK,
    TURN,
    WINNING,
)
from ridotto.kernel.taroc.payments import collect


@inlined
def gather(t: Tables, deal: Deal) -> None:
    """The trick lies with its winner, a Skis with its owner; then the next trick, or the count."""
    winner, hi = deal[WINNING], deal[TABLE + 1]
    pile = PILES + 2 * winner
    deal[pile] |= deal[TABLE]
    deal[pile + 1] |= hi & ~t[tables.SKIS_BIT]
    if hi & (t[tables.SKIS_BIT] | t[tables.PAGAT_BIT]):
        settle_matadors(t, deal)
    deal[TABLE] = 0
    deal[TABLE + 1] = 0
    deal[LED] = NOTHING
    deal[BEST] = 0
    deal[LYING] = 0
    deal[TURN] = winner
    if deal[OWING] != NOBODY:
        give(t, deal, t[tables.EMPTY_CARDS])
    if deal[TRICK] == t[tables.TRICKS]:
        deal[PHASE] = COUNTING
    deal[TRICK] += 1


@compiled
def owner(deal: Deal, bit: int) -> int:
    """Who played this card, a bit of the second word."""
    place = 0
    while place < PLACES - 1 and not deal[PLAYED + 2 * place + 1] & bit:
        place += 1
    return place


@compiled
def settle_matadors(t: Tables, deal: Deal) -> None:
    """The Pagat lost, or taking the last trick, is paid for; for the Skis a card is owed."""
    hi, winner = deal[TABLE + 1], deal[WINNING]
    last = deal[TRICK] == t[tables.TRICKS]
    if hi & t[tables.SKIS_BIT]:
        place = owner(deal, t[tables.SKIS_BIT])
        deal[PILES + 2 * place + 1] |= t[tables.SKIS_BIT]
        deal[OWING] = place
        deal[OWED] = winner
    if hi & t[tables.PAGAT_BIT]:
        place = owner(deal, t[tables.PAGAT_BIT])
        trumping = deal[LED] != TAROC
        if place == winner:
            if last and (trumping or t[tables.PAGAT_LED]):
                collect(t, deal, place, PAGAT_LAST, t[tables.PAGAT_PRICES + 2])
        elif last:
            collect(t, deal, place, PAGAT_LOST_LAST, -t[tables.PAGAT_PRICES + 1])
        elif trumping or t[tables.PAGAT_FORCED]:
            collect(t, deal, place, PAGAT_LOST, -t[tables.PAGAT_PRICES])


@compiled
def give(t: Tables, deal: Deal, count: int) -> None:
    """A card is given for the Skis, if its owner has one of the first ``count`` (r. 6, D 14)."""
    giver, taker = PILES + 2 * deal[OWING], PILES + 2 * deal[OWED]
    for place in range(tables.GIVING, tables.GIVING + count):
        word, bit = t[place] >> 6, 1 << (t[place] & 63)
        if deal[giver + word] & bit:
            deal[giver + word] ^= bit
            deal[taker + word] |= bit
            deal[OWING] = NOBODY
            deal[OWED] = NOBODY
            return
