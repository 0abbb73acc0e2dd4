"""The tricks at the end of a deal, the stake, and what the next deal begins with (Begriff)."""

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.kaiserspiel import tables
from ridotto.kernel.kaiserspiel.layout import (
    CAPOT,
    CARDS,
    DEALER,
    FICHES,
    FICHES_BEFORE,
    PARTIEN,
    PHASE,
    SEATS,
    SETTLED,
    TRICKS,
    WINNER,
)
from ridotto.kernel.kaiserspiel.marks import mark_often


@compiled
def finish(t: Tables, deal: Deal) -> None:
    """Tricks are counted from elder on, unless the Partie was won before (Begriff, r. XV)."""
    seat = deal[DEALER]
    for _ in range(t[tables.PLAYERS]):
        seat = t[tables.NEXT + seat]
        won = deal[TRICKS + seat]
        mark_often(t, deal, seat, CAPOT, t[tables.TRICK_CAPOTS + won])
        mark_often(t, deal, seat, CARDS, t[tables.TRICK_FOURS + won])
    deal[PHASE] = SETTLED


@inlined
def players(t: Tables) -> int:
    """How many people sit at the table."""
    number: int = t[tables.PLAYERS]
    return number


@inlined
def gain(t: Tables, deal: Deal, seat: int) -> int:
    """Each loser of the Partie pays the winner the stake; until then nothing is paid."""
    winner = deal[WINNER]
    stake: int = 0 if winner == NOBODY else t[tables.STAKE]
    if seat >= t[tables.PLAYERS]:
        return 0
    return stake * (t[tables.PLAYERS] - 1) if seat == winner else -stake


@compiled
def advance(t: Tables, deal: Deal) -> bool:
    """The deal goes round, also from one Partie to the next; True once the sitting is over."""
    deal[DEALER] = t[tables.NEXT + deal[DEALER]]
    won = deal[WINNER] != NOBODY
    for slot in range(2 * SEATS):
        deal[FICHES_BEFORE + slot] = 0 if won else deal[FICHES + slot]
    deal[PARTIEN] += won
    over: bool = deal[PARTIEN] >= t[tables.PARTIEN]
    if over:
        deal[PARTIEN] = 0
    return over
