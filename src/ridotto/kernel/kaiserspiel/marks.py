"""Jettons and fiches: what a line does to the board (Marquiren, r. XIII, XIV)."""

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.kaiserspiel import tables
from ridotto.kernel.kaiserspiel.layout import (
    COUNTING,
    FICHES,
    FIELD,
    LOOSE,
    PHASE,
    SEATS,
    SHEET,
    TURN,
    WINNER,
)


@compiled
def mark(t: Tables, deal: Deal, seat: int, kind: int) -> None:
    """A line: a jetton or fiches; whoever makes an imperial wipes out the others' loose points.

    Who then has the agreed imperials has won, and the deal is over (Marquiren).
    """
    deal[SHEET + seat] += 1 << FIELD * kind
    fiches = t[tables.LINE_FICHES + kind]
    if fiches == 0:
        deal[LOOSE + seat] += t[tables.FOUR]
        if deal[LOOSE + seat] < t[tables.IMPERIAL]:
            return
        deal[LOOSE + seat] = 0
        fiches = 1
    deal[FICHES + seat] += fiches
    if t[tables.LINE_WIPES + kind]:
        wipe(deal, seat)
    if deal[FICHES + seat] >= t[tables.TARGET]:
        deal[WINNER] = seat
        deal[TURN] = NOBODY
        deal[PHASE] = COUNTING


@inlined
def wipe(deal: Deal, seat: int) -> None:
    """Only this person keeps loose points (r. XIII)."""
    own = deal[LOOSE + seat]
    for other in range(SEATS):
        deal[LOOSE + other] = 0
    deal[LOOSE + seat] = own


@compiled
def mark_often(t: Tables, deal: Deal, seat: int, kind: int, times: int) -> None:
    """Mark a line several times, but nothing more once the Partie is won."""
    while times > 0 and deal[WINNER] == NOBODY:
        mark(t, deal, seat, kind)
        times -= 1
