"""Who pays whom: each other player, and the king where it is agreed (§ I, r. 1, 12, 13, D 18)."""

from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.taroc import tables
from ridotto.kernel.taroc.layout import GAINS, LINES, PLACES, SHEET


@inlined
def write_line(deal: Deal, column: int, line: int, amount: int) -> None:
    """So much is paid to a column of the sheet."""
    deal[GAINS + column] += amount
    deal[SHEET + LINES * column + line] += amount


@inlined
def collect(t: Tables, deal: Deal, place: int, line: int, amount: int) -> None:
    """Each other player pays this one so much; of less than nothing, he pays each of them."""
    columns = PLACES + t[tables.KING_PAYS]
    for column in range(columns):
        write_line(deal, column, line, (columns - 1) * amount if column == place else -amount)
