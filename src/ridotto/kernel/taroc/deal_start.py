"""Shuffle, cut and deal (§ I)."""

from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.splitmix import Dice, mix
from ridotto.kernel.taroc import tables
from ridotto.kernel.taroc.layout import (
    CUTTING,
    HANDS,
    LAYING,
    LED,
    NOBODY,
    NOTHING,
    OWED,
    OWING,
    PACK,
    PACK_BITS,
    PACK_CARDS,
    PACK_WORDS,
    PARTY,
    PHASE,
    PLACES,
    SIZE,
    TRICK,
    TURN,
    VOID,
    WINNING,
)
from ridotto.kernel.taroc.numbering import CUT, HALF
from ridotto.kernel.taroc.skar import may_lay


@compiled
def shuffle(_t: Tables, pack: Pack, dice: Dice) -> None:
    """Every order of the pack as likely as the next."""
    mix(pack, len(pack), dice)


@compiled
def begin(_t: Tables, deal: Deal, pack: Pack, _seed: int) -> None:
    """The pack lies before the player who cuts, the last before the dealer (D 4).

    Nothing later in the deal is left to chance, so that the seed is not used.
    """
    for slot in range(PARTY, SIZE):
        deal[slot] = 0
    deal[PHASE] = CUTTING
    deal[TURN] = PLACES - 1
    deal[TRICK] = 1
    deal[WINNING] = 1
    deal[LED] = NOTHING
    deal[OWING] = NOBODY
    deal[OWED] = NOBODY
    for number in range(PACK_WORDS):
        word = 0
        first = PACK_CARDS * number
        for place in range(first, min(first + PACK_CARDS, len(pack))):
            word |= int(pack[place]) << PACK_BITS * (place - first)
        deal[PACK + number] = word


@inlined
def lifted_cards(number: int) -> int:
    """How many cards an act lifts."""
    return HALF * ((number - CUT) // WORD) + (number - CUT) % WORD + 1


@compiled
def cut(t: Tables, deal: Deal, number: int) -> None:
    """The rest goes on top of what was lifted; then all cards are dealt (§ I)."""
    size = 2 * HALF
    place = size - lifted_cards(number)
    for word in range(PACK, PACK + PACK_WORDS):
        rest = deal[word]
        deal[word] = 0
        for _ in range(min(PACK_CARDS, size - PACK_CARDS * (word - PACK))):
            card = rest & (1 << PACK_BITS) - 1
            rest >>= PACK_BITS
            deal[HANDS + 2 * t[tables.DEALT_TO + place] + (card >> 6)] |= 1 << (card & 63)
            place = place + 1 if place < size - 1 else 0
    # With four Kings and all tarocs there is no lawful Skar: dealt again (D 5).
    lo, hi = may_lay(t, deal)
    deal[PHASE] = LAYING if lo | hi else VOID
    deal[TURN] = 0
