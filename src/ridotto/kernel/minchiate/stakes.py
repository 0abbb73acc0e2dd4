"""What each card means: the points between one side's having it and the other's (Dr. 10, 15).

A carta di conto that dies counts three times. What it does in versicole comes on top: both sides
are given the cards they may end with, again and again, and the versicole counted with the card
and without it. So a card is *gelosa* while the others of its versicola are in reach.
"""

from typing import Final

from ridotto.kernel.chance import Dice, below
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.minchiate import minds, tables
from ridotto.kernel.minchiate.count import versicole_worth
from ridotto.kernel.minchiate.layout import HANDS, PILES, SEATS, SIDES, TABLE, Deal, Numbers
from ridotto.kernel.minchiate.marking import points
from ridotto.kernel.minchiate.minds import Mind
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.words import WORD, lowest

DEATH: Final = 3
"""Lost to us, counted by them, marked by them (Dr. 10)."""
KEPT: Final = 4
"""Three times in so many a side keeps a card it holds: so it was in play."""
ENDS: Final = 2 * SIDES + 2
"""Room for the two words of each side's cards, and of those that may still go either way."""


@inlined
def counting(t: Tables, word: int) -> int:
    """The cards that count, alone or inside a versicola."""
    cards: int = t[tables.CONTO + word]
    for digit in range(tables.PLANES):
        cards |= t[tables.INSIDE + 2 * digit + word]
    return cards


@compiled
def share_out(t: Tables, deal: Deal, ends: Numbers, dice: Dice) -> None:
    """Every card that counts to one side: mostly to its holder's, from the table to either."""
    for place in range(2 * SIDES):
        ends[place] = deal[PILES + place]
    for word in range(2):
        ends[2 * SIDES + word] = 0
        for heap in range(SEATS + SIDES):
            place = HANDS + 2 * heap if heap < SEATS else TABLE + 2 * (heap - SEATS)
            rest = deal[place + word] & counting(t, word)
            ends[2 * SIDES + word] |= rest
            while rest:
                bit = rest & -rest
                rest ^= bit
                lost = below(dice, KEPT if heap < SEATS else 2) == 0
                # The Matto stays with its owner.
                lost = lost and not (word == 1 and bit == t[tables.MATTO])
                ends[2 * (heap & 1 ^ lost) + word] |= bit
    ends[2 * SIDES + 1] &= ~t[tables.MATTO]


@compiled
def difference(t: Tables, lo: int, hi: int, card_lo: int, card_hi: int) -> int:
    """What the versicole of these cards count with one card, above what they count without."""
    having = versicole_worth(t, lo | card_lo, hi | card_hi)
    return having - versicole_worth(t, lo & ~card_lo, hi & ~card_hi)


@compiled
def add_stakes(t: Tables, mind: Mind, deal: Deal, ends: Numbers, share: float, dice: Dice) -> None:
    """Add to what each card means what one way of ending says, for its share."""
    share_out(t, deal, ends, dice)
    for word in range(2):
        rest = ends[2 * SIDES + word]
        while rest:
            bit, place = rest & -rest, lowest(rest)
            rest ^= bit
            lo, hi = (bit, 0) if word == 0 else (0, bit)
            gap = DEATH * points(t, tables.WORTH, lo, hi)
            gap += difference(t, ends[0], ends[1], lo, hi)
            gap += difference(t, ends[2], ends[3], lo, hi)
            mind[minds.GAP + WORD * word + place] += share * gap
