"""The count by threes, what it pays, and the next deal (r. 8, 14, 19, 20)."""

from ridotto.kernel.card_sets import lowest, popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.taroc import tables
from ridotto.kernel.taroc.announcements import CONDITIONAL, LINE, PRICES
from ridotto.kernel.taroc.layout import (
    ANNOUNCED,
    COUNTERS,
    DEALER,
    DEALS,
    EMPTIES,
    GAINS,
    KING,
    LINES,
    NOBODY,
    OWED,
    OWING,
    PHASE,
    PILES,
    PLACES,
    POINTS,
    SEATS,
    SETTLED,
    SHEET,
    SKAR,
    SKIS_ALONE,
    THREES,
    VOID,
)
from ridotto.kernel.taroc.payments import collect, write_line
from ridotto.kernel.taroc.taken_trick import give


@inlined
def counters_worth(t: Tables, lo: int, hi: int) -> int:
    """The values of the counters: binary digit by digit, each counted for all at once (r. 14)."""
    worth = 0
    for digit in range(tables.DIGITS):
        pair = tables.WORTH + 2 * digit
        worth += popcount(lo & t[pair]) + popcount(hi & t[pair + 1]) << digit
    return worth


@inlined
def empties_worth(t: Tables, lo: int, hi: int) -> int:
    """Every empty card taken as one (r. 20)."""
    count = popcount(lo & t[tables.EMPTY_BITS]) + popcount(hi & t[tables.EMPTY_BITS + 1])
    worth: int = count * t[tables.EMPTY_WORTH]
    return worth


@compiled
def count_place(t: Tables, deal: Deal, place: int) -> int:
    """The points of a player's cards, the dealer's with the Skar; every line is written."""
    sheet = SHEET + LINES * place
    lo, hi = deal[PILES + 2 * place], deal[PILES + 2 * place + 1]
    if place == 0:
        lo, hi = lo | deal[SKAR], hi | deal[SKAR + 1]
    # A card still owed for the Skis is counted as if it had been given (r. 8).
    missing = int(deal[OWED] == place) - int(deal[OWING] == place)
    threes = (popcount(lo) + popcount(hi) + missing) // t[tables.THREE]
    deal[sheet + COUNTERS] = counters_worth(t, lo, hi)
    deal[sheet + EMPTIES] = empties_worth(t, lo, hi)
    deal[sheet + SKIS_ALONE] = missing * t[tables.EMPTY_WORTH]
    deal[sheet + THREES] = threes * t[tables.PER_THREE]
    points = 0
    for line in range(COUNTERS, THREES + 1):
        points += deal[sheet + line]
    return points


@compiled
def finish(t: Tables, deal: Deal) -> None:
    """Count and pay; a void deal pays nothing."""
    if deal[PHASE] == VOID:
        return
    if deal[OWING] != NOBODY:
        give(t, deal, tables.EMPTY_CARDS - tables.GIVING)
    for place in range(PLACES):
        points = count_place(t, deal, place)
        write_line(deal, place, POINTS, points - t[tables.SHARE])
        if points > t[tables.SHARE]:
            pay_conditional(t, deal, place)
    deal[PHASE] = SETTLED


@compiled
def pay_conditional(t: Tables, deal: Deal, place: int) -> None:
    """Ten tarocs are paid to one who has more than his share (§ I)."""
    rest = deal[ANNOUNCED + place] & t[CONDITIONAL]
    while rest:
        honour = lowest(rest)
        rest &= rest - 1
        collect(t, deal, place, t[LINE + honour], t[PRICES + honour])


@compiled
def players(t: Tables) -> int:
    """How many people sit at the table."""
    number: int = t[tables.PLAYERS]
    return number


@compiled
def gain(t: Tables, deal: Deal, seat: int) -> int:
    """What a seat has won so far in the deal; of four, one is the king."""
    place = t[tables.PLACE_OF + SEATS * deal[DEALER] + seat]
    won: int = deal[GAINS + (KING if place == NOBODY else place)]
    return won


@compiled
def advance(t: Tables, deal: Deal) -> bool:
    """The deal passes on; after a void deal the same dealer deals again (D 4, D 5)."""
    if deal[PHASE] == VOID:
        return False
    deal[DEALER] = t[tables.NEXT_DEALER + deal[DEALER]]
    deal[DEALS] += 1
    if deal[DEALS] < t[tables.SITTING]:
        return False
    deal[DEALS] = 0
    return True
