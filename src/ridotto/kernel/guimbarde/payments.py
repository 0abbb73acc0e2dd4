"""Small numbers of nine seats in one word, seven bits each, and payments among them.

A word is the sum of every seat's number times its unit, so that words are added as numbers are. A
negative number borrows from the seats above it; ``lane`` takes that into account.
"""

from typing import Final

from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.guimbarde import tables
from ridotto.kernel.guimbarde.layout import BOXES, DRAWN, DRAWN_BY, LINES, SEAT_BITS, SEATS

MASK: Final = (1 << SEAT_BITS) - 1
HALF: Final = 1 << (SEAT_BITS - 1)
ALL_HALVES: Final = sum(HALF << SEAT_BITS * seat for seat in range(SEATS))
"""Added to a word, this makes every seat's number one without a sign."""


@inlined
def unit(seat: int) -> int:
    """One jetton, trick, card or pip of a seat."""
    return 1 << SEAT_BITS * seat


@inlined
def lane(word: int, seat: int) -> int:
    """A seat's number, from -64 to 63."""
    return ((word + ALL_HALVES) >> SEAT_BITS * seat & MASK) - HALF


@inlined
def from_each(t: Tables, deal: Deal, line: int, payee: int, free: int) -> None:
    """Everybody else pays the price of a line to this seat; ``free`` are units of who does not."""
    payers = t[tables.EVERYBODY] - unit(payee) - free
    count = t[tables.PLAYERS] - 1 - (1 if free else 0)
    deal[LINES + line] += t[tables.PRICES + line] * (count * unit(payee) - payers)


@inlined
def to_each(t: Tables, deal: Deal, line: int, payer: int) -> None:
    """A seat pays the price of a line to everybody else."""
    others = t[tables.EVERYBODY] - unit(payer)
    deal[LINES + line] += t[tables.PRICES + line] * (others - (t[tables.PLAYERS] - 1) * unit(payer))


@inlined
def from_one(t: Tables, deal: Deal, line: int, payer: int, payee: int) -> None:
    """One seat pays the price of a line to another."""
    deal[LINES + line] += t[tables.PRICES + line] * (unit(payee) - unit(payer))


@inlined
def draw_box(deal: Deal, seat: int, box: int) -> None:
    """All that lies in a box goes to a seat."""
    deal[DRAWN_BY + box] = seat
    deal[DRAWN + box] = deal[BOXES + box]
    deal[BOXES + box] = 0
