"""Discards by robber and dealer, and a short dealer's filling up (Dr. 8-9, Fi. 8)."""

from ridotto.kernel.chance import Dice
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.minchiate import tables
from ridotto.kernel.minchiate.layout import (
    DEALER,
    DISCARDS,
    FILLED,
    FOLLA,
    HANDS,
    ROBBED,
    SEATS,
    TAKEN,
    TAROCCHI,
    Deal,
)
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.words import WORD, pick, popcount


@inlined
def cutter(deal: Deal) -> int:
    """The player on the dealer's left (Dr. 8)."""
    seat: int = (deal[DEALER] + SEATS - 1) % SEATS
    return seat


@inlined
def lay_away(deal: Deal, seat: int, lo: int, hi: int) -> None:
    """Cards from a hand to the folla."""
    deal[HANDS + 2 * seat] ^= lo
    deal[HANDS + 2 * seat + 1] ^= hi
    deal[DISCARDS + 2 * seat] |= lo
    deal[DISCARDS + 2 * seat + 1] |= hi
    deal[FOLLA] |= lo
    deal[FOLLA + 1] |= hi


@compiled
def fill_up(deal: Deal, lo: int, hi: int) -> None:
    """Cards from the robber's discard to a dealer who is short."""
    dealer, robber = deal[DEALER], cutter(deal)
    deal[DISCARDS + 2 * robber] ^= lo
    deal[DISCARDS + 2 * robber + 1] ^= hi
    deal[FOLLA] ^= lo
    deal[FOLLA + 1] ^= hi
    deal[FILLED] |= lo
    deal[FILLED + 1] |= hi
    deal[HANDS + 2 * dealer] |= lo
    deal[HANDS + 2 * dealer + 1] |= hi


@inlined
def shortest(t: Tables, lo: int, hi: int) -> tuple[int, int]:
    """What the simple policy lays away first: cartiglie of the shortest suit, to make a void.

    Then tarocchi that count nothing; carte di conto only when nothing else is left (Dr. 8).
    """
    best = 0
    for suit in range(TAROCCHI):
        poor = lo & t[tables.LANES + suit] & ~t[tables.CONTO]
        if poor and (not best or popcount(poor) < popcount(best)):
            best = poor
    poor = hi & ~t[tables.CONTO + 1]
    if best:
        return best, 0
    return (0, poor) if poor else (lo, hi)


@inlined
def lay_away_simply(t: Tables, deal: Deal, seat: int, owed: int, dice: Dice) -> None:
    """As many cards as one took, by the simple policy."""
    for _ in range(owed):
        lo, hi = shortest(t, deal[HANDS + 2 * seat], deal[HANDS + 2 * seat + 1])
        card = pick(lo, hi, dice)
        bit = 1 << card % WORD
        lay_away(deal, seat, bit if card < WORD else 0, bit if card >= WORD else 0)


@compiled
def fill_up_blind(t: Tables, deal: Deal, dice: Dice) -> None:
    """A short dealer draws blind from the robber's discard, until he has all his cards (Fi. 8)."""
    hand, heap = HANDS + 2 * deal[DEALER], DISCARDS + 2 * cutter(deal)
    while popcount(deal[hand]) + popcount(deal[hand + 1]) < t[tables.TRICKS]:
        card = pick(deal[heap], deal[heap + 1], dice)
        bit = 1 << card % WORD
        fill_up(deal, bit if card < WORD else 0, bit if card >= WORD else 0)


@compiled
def discard_simply(t: Tables, deal: Deal, dice: Dice) -> None:
    """Robber and dealer lay away what they owe, and a short dealer is filled up."""
    lay_away_simply(t, deal, cutter(deal), deal[ROBBED], dice)
    lay_away_simply(t, deal, deal[DEALER], deal[TAKEN], dice)
    fill_up_blind(t, deal, dice)
