"""From one deal to the next: the slate, who deals, the end of a game and of the match."""

from ridotto.kernel.bieten import tables
from ridotto.kernel.bieten.count import gain
from ridotto.kernel.bieten.layout import (
    DEALER,
    FIRST_OUT,
    GAMES,
    LACKS,
    LOSER,
    OUT,
    PAYEE,
    QUARTERS,
    SCORES,
    WENT_OUT,
)
from ridotto.kernel.bieten.seat_order import next_of
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables


@compiled
def advance(t: Tables, deal: Deal) -> bool:
    """The counted deal goes on the slate, and the deal passes on; True if the match is over."""
    players = t[tables.PLAYERS]
    for seat in range(players):
        deal[SCORES + seat] = t[tables.GOAL] - deal[LACKS + seat]
        deal[QUARTERS + seat] += gain(t, deal, seat)
    if deal[LOSER]:
        return begin_game(t, deal)
    deal[OUT] |= deal[WENT_OUT]
    deal[FIRST_OUT] = deal[PAYEE] - 1 if deal[OUT] else 0
    deal[DEALER] = next_of((1 << players) - 1 & ~deal[OUT], deal[DEALER])
    return False


@inlined
def begin_game(t: Tables, deal: Deal) -> bool:
    """A clean slate; the loser's right-hand neighbour deals, in a new match too."""
    players = t[tables.PLAYERS]
    deal[DEALER] = (deal[LOSER] - 2 + players) % players
    deal[OUT] = 0
    deal[FIRST_OUT] = 0
    for seat in range(players):
        deal[SCORES + seat] = 0
    deal[GAMES] += 1
    if deal[GAMES] < t[tables.GAMES]:
        return False
    deal[GAMES] = 0
    for seat in range(players):
        deal[QUARTERS + seat] = 0
    return True
