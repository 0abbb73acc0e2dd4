"""Points of sets of cards, and marks (Dr. 6, 11)."""

from ridotto.kernel.card_sets import popcount
from ridotto.kernel.compiled import inlined
from ridotto.kernel.minchiate import tables
from ridotto.kernel.minchiate.layout import LEAD, LINES, RESTI, SHEET, Deal
from ridotto.kernel.minchiate.tables import Tables


@inlined
def points(t: Tables, planes: int, lo: int, hi: int) -> int:
    """What the cards are worth together: binary digit by digit, each counted for all at once."""
    total = 0
    for digit in range(tables.PLANES):
        pair = planes + 2 * digit
        total += popcount(lo & t[pair]) + popcount(hi & t[pair + 1]) << digit
    return total


@inlined
def note(deal: Deal, side: int, line: int, amount: int) -> None:
    """A side marks, and nothing is called for yet."""
    deal[SHEET + side * LINES + line] += amount
    deal[LEAD] += amount if side == 0 else -amount


@inlined
def call(t: Tables, deal: Deal) -> None:
    """Every sixty of the lead is paid and taken off (Dr. 6)."""
    while deal[LEAD] >= t[tables.RESTO]:
        deal[LEAD] -= t[tables.RESTO]
        deal[RESTI] += 1
    while deal[LEAD] <= -t[tables.RESTO]:
        deal[LEAD] += t[tables.RESTO]
        deal[RESTI + 1] += 1


@inlined
def mark(t: Tables, deal: Deal, side: int, line: int, amount: int) -> None:
    """A side marks; a lead of sixty is paid at once as a resto and taken off (Dr. 6).

    Several cards marked one after another by one side come to the same as their sum: paying
    never turns the lead round.
    """
    note(deal, side, line, amount)
    call(t, deal)
