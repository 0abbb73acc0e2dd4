"""Versicole, the count and what it pays (Dr. 3-6, 11; Fi. 11)."""

from ridotto.kernel.bits import kept_apart
from ridotto.kernel.card_sets import popcount
from ridotto.kernel.compiled import compiled
from ridotto.kernel.minchiate import tables
from ridotto.kernel.minchiate.layout import (
    CAPPOTTO,
    CARDS,
    DIFFERENCE,
    FINE,
    LEAD,
    LINES,
    LOST,
    MARKED,
    NOBODY,
    PAID,
    PAPI,
    PHASE,
    PILES,
    RESTI,
    RUN_PAPI,
    RUN_SOPRA,
    SETTLED,
    SHEET,
    ULTIMA,
    WAITING,
    WINNING,
    Deal,
)
from ridotto.kernel.minchiate.marks import points
from ridotto.kernel.minchiate.tables import Tables


@compiled
def in_runs(hi: int) -> int:
    """The cards that have at least two neighbours in a row with them (Dr. 3)."""
    starts = hi & hi >> 1 & hi >> 2
    return starts | starts << 1 | starts << 2


@compiled
def first_run(cards: int) -> int:
    """The lowest run: adding its first card carries through the rest of it."""
    return cards & ~(cards + (cards & -cards))


@compiled
def set_worth(t: Tables, row: int, lo: int, hi: int) -> int:
    """What one of the other versicole is worth in these cards, without a Matto that goes along."""
    lo, hi = lo & t[row + 0], hi & t[row + 1]
    if lo & t[row + 2] != t[row + 2] or hi & t[row + 3] != t[row + 3]:
        return 0
    if popcount(lo) + popcount(hi) < t[row + 4]:
        return 0
    return points(t, tables.INSIDE, lo, hi)


@compiled
def along(t: Tables, row: int, hi: int) -> int:
    """What the Matto adds, where held, to a versicola it is no part of (Dr. 3)."""
    return t[tables.MATTO_ALONG] if hi & t[tables.MATTO] & ~t[row + 1] else 0


@compiled
def all_versicole(t: Tables, lo: int, hi: int) -> tuple[int, int, int]:
    """The cards of all versicole of a hand, and their worth, the Matto with each (Dr. 3)."""
    matto = hi & t[tables.MATTO]
    extra = t[tables.MATTO_ALONG] if matto else 0
    all_lo, all_hi, total = 0, 0, 0
    for number in range(t[tables.STRETCHES]):
        rest = in_runs(hi & t[tables.STRETCHES + 1 + number])
        all_hi |= rest
        while rest:
            run = first_run(rest)
            rest ^= run
            total += points(t, tables.INSIDE, 0, run) + extra
    for number in range(t[tables.SETS]):
        row = tables.SETS + 1 + tables.SET * number
        worth = set_worth(t, row, lo, hi)
        if worth:
            all_lo |= lo & t[row]
            all_hi |= hi & t[row + 1]
            total += worth + along(t, row, hi)
    return all_lo, all_hi | (matto if extra and total else 0), total


@compiled
def count_versicole(t: Tables, lo: int, hi: int, deal: Deal, sheet: int) -> int:
    """Every versicola in a side's tricks, the Matto with each (Dr. 11)."""
    total = 0
    matto = t[tables.MATTO_ALONG] if hi & t[tables.MATTO] else 0
    for number in range(t[tables.STRETCHES]):
        rest = in_runs(hi & t[tables.STRETCHES + 1 + number])
        while rest:
            run = first_run(rest)
            rest ^= run
            worth = points(t, tables.INSIDE, 0, run) + matto
            deal[sheet + (RUN_PAPI if run & -run & t[tables.PAPI_STARTS] else RUN_SOPRA)] += worth
            total += worth
    for number in range(t[tables.SETS]):
        row = tables.SETS + 1 + tables.SET * number
        worth = set_worth(t, row, lo, hi)
        if worth:
            worth += along(t, row, hi)
            deal[sheet + t[row + 5]] = worth
            total += worth
    return total


@compiled
def count_cards(t: Tables, deal: Deal, side: int) -> int:
    """Cards beyond par, versicole, and every carta di conto again by itself (Dr. 11)."""
    kept_apart()
    sheet = SHEET + side * LINES
    lo, hi = deal[PILES + 2 * side], deal[PILES + 2 * side + 1]
    total: int = max(0, popcount(lo) + popcount(hi) - t[tables.PAR])
    deal[sheet + CARDS] = total
    total += count_versicole(t, lo, hi, deal, sheet)
    for line in range(4):
        pair = tables.CONTO + 2 * (line + 1)
        worth = points(t, tables.WORTH, lo & t[pair], hi & t[pair + 1])
        deal[sheet + PAPI + line] = worth
        total += worth
    return total


@compiled
def count_side(t: Tables, deal: Deal, side: int) -> int:
    """A side's whole count, with the ultima and what it has marked."""
    sheet = SHEET + side * LINES
    total = count_cards(t, deal, side)
    if deal[WINNING] & 1 == side:
        deal[sheet + ULTIMA] = t[tables.ULTIMA]
        total += t[tables.ULTIMA]
    marked: int = max(0, deal[LEAD] if side == 0 else -deal[LEAD])
    deal[sheet + MARKED] = marked
    return total + marked


@compiled
def count_cappotto(t: Tables, deal: Deal, side: int) -> int:
    """A side took every trick: its count and marks doubled, or the fixed price (Dr. 5, Fi. 11)."""
    sheet = SHEET + side * LINES
    marked: int = deal[LEAD] if side == 0 else -deal[LEAD]
    fixed: int = t[tables.CAPPOTTO]
    if fixed >= 0:
        deal[sheet + CAPPOTTO] = fixed
        deal[sheet + MARKED] = 2 * marked
        return fixed + 2 * marked
    total = count_cards(t, deal, side) + marked
    deal[sheet + MARKED] = marked
    deal[sheet + CAPPOTTO] = total
    return 2 * total


@compiled
def lose_matto(t: Tables, deal: Deal) -> None:
    """A side without a trick loses the Matto; its death calls for no resto (Dr. 5)."""
    winners = 1 - (deal[WAITING] & 1)
    deal[PILES + 2 * winners + 1] |= t[tables.MATTO]
    deal[SHEET + winners * LINES + LOST] += t[tables.MATTO_MARKS]
    deal[LEAD] += t[tables.MATTO_MARKS] if winners == 0 else -t[tables.MATTO_MARKS]
    deal[WAITING] = NOBODY


@compiled
def finish(t: Tables, deal: Deal) -> None:
    """Count and pay: all lines on the sheet, and the resti."""
    kept_apart()
    if deal[WAITING] != NOBODY:
        lose_matto(t, deal)
    first, second = deal[PILES] | deal[PILES + 1], deal[PILES + 2] | deal[PILES + 3]
    if first and second:
        difference = count_side(t, deal, 0) - count_side(t, deal, 1)
    elif first:
        difference = count_cappotto(t, deal, 0)
    else:
        difference = -count_cappotto(t, deal, 1)
    resti = (abs(difference) + t[tables.RESTO] - 1) // t[tables.RESTO]
    deal[DIFFERENCE] = difference
    deal[PAID] = resti if difference > 0 else -resti
    deal[PHASE] = SETTLED


@compiled
def score(t: Tables, deal: Deal, seat: int) -> int:
    """A seat's points: resti at their price, and the mark; once counted, the difference."""
    resti = deal[RESTI] - deal[RESTI + 1] + deal[FINE]
    total: int = deal[DIFFERENCE] if deal[PHASE] == SETTLED else deal[LEAD]
    total += t[tables.RESTO] * resti
    return -total if seat & 1 else total


@compiled
def gain(t: Tables, deal: Deal, seat: int) -> int:
    """The resti a seat has won in this deal."""
    won: int = deal[RESTI] - deal[RESTI + 1] + deal[FINE] + deal[PAID]
    return -won if seat & 1 else won
