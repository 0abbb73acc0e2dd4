"""The count: who made what, in which order it goes out, who owes the wine (§ Das Ausgehen)."""

from ridotto.kernel.bieten import tables
from ridotto.kernel.bieten.figure_claims import laid_to
from ridotto.kernel.bieten.layout import (
    BID_ORDER,
    BIDS,
    BY_GOOD,
    BY_GROSCHEN_GOOD,
    BY_GROSCHEN_HELD,
    BY_HOLD,
    BY_SILENCE,
    CARD_ONES,
    ENTRY_BITS,
    ENTRY_MARK,
    ENTRY_SEAT,
    FIGURE_BITS,
    FIGURES,
    FIRST_OUT,
    GOOD,
    GOOD_GROSCHEN,
    GROSCHEN_GOOD,
    GROSCHEN_HELD,
    HELD,
    HELPED,
    HOLD_GROSCHEN,
    LACKS,
    LED,
    LOSER,
    MADE,
    NAME,
    OUT,
    PAYEE,
    PLAYING,
    RESULTS,
    ROWS,
    SAID,
    SCORES,
    SEAT_BITS,
    UNBID,
    WENT_OUT,
    WORTH_BITS,
    WRITTEN,
)
from ridotto.kernel.bieten.numbering import LANE, WELI_BIT, WELI_NUMBER
from ridotto.kernel.bieten.weli import let_good
from ridotto.kernel.card_sets import lowest, popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import NOBODY, Deal, Tables

WORTH = (1 << WORTH_BITS) - 1
SEAT = (1 << SEAT_BITS) - 1


@inlined
def forfeited(t: Tables, deal: Deal, seat: int, figure: int) -> bool:
    """Where agreed, whose last word on a figure was good cannot make it (D 7)."""
    said: int = deal[SAID + seat]
    last = said >> GOOD_GROSCHEN | said >> GOOD & ~(said >> HOLD_GROSCHEN)
    agreed: bool = t[tables.FORFEITS] != 0
    return agreed and last >> figure & 1 != 0


@inlined
def shown_by(deal: Deal, seat: int, figure: int) -> int:
    """A seat's figure; what its owner let good the Weli does not make."""
    weli = deal[ROWS + seat] & WELI_BIT and not let_good(deal, seat) >> figure & 1
    worth: int = deal[HELPED] if weli else deal[MADE + seat]
    return worth >> WORTH_BITS * figure & WORTH


@compiled
def maker(t: Tables, deal: Deal, figure: int) -> int:
    """The best among all players; nobody where a figure stands or is missing."""
    if figure == CARD_ONES:
        return spiel_maker(t, deal)
    best, seat_of_best = 0, NOBODY
    for seat in range(t[tables.PLAYERS]):
        if deal[PLAYING] >> seat & 1 and not forfeited(t, deal, seat, figure):
            worth = shown_by(deal, seat, figure)
            if worth > best:
                best, seat_of_best = worth, seat
            elif worth == best:
                seat_of_best = NOBODY
    return seat_of_best


@inlined
def spiel_maker(t: Tables, deal: Deal) -> int:
    """The best card of the suit led to the last trick, of those who can make it (D 26)."""
    best, seat_of_best = -1, NOBODY
    for seat in range(t[tables.PLAYERS]):
        if deal[PLAYING] >> seat & 1 and not forfeited(t, deal, seat, CARD_ONES):
            strength = last_strength(t, deal, seat)
            if strength > best:
                best, seat_of_best = strength, seat
    return seat_of_best


@inlined
def last_strength(t: Tables, deal: Deal, seat: int) -> int:
    """How strong a seat's card in the last trick is; below 0 if it cannot make the Spiel."""
    card = laid_to(deal[ROWS + seat], t[tables.TRICKS_PLAYED]) - 1
    weli = card == WELI_NUMBER
    face = deal[NAME] - 1 if weli else card
    barred = weli and let_good(deal, seat) >> CARD_ONES & 1 != 0
    strength: int = 2 * face + (0 if weli else 1)
    return -1 if barred or face // LANE != deal[LED] else strength


@inlined
def stands_though_good(t: Tables, deal: Deal, seat: int, figure: int) -> bool:
    """Points let good are struck if another shows the equal figure, or the best is shared (D 9)."""
    if not t[tables.STANDS] or figure == CARD_ONES:
        return False
    measure = best_shown(t, deal, figure) if t[tables.BY_BEST] else shown_by(deal, seat, figure)
    equals = 0
    for other in range(t[tables.PLAYERS]):
        if deal[PLAYING] >> other & 1 and shown_by(deal, other, figure) == measure:
            equals += 1
    return measure != 0 and equals > 1


@inlined
def best_shown(t: Tables, deal: Deal, figure: int) -> int:
    """The best such figure on the table."""
    best = 0
    for seat in range(t[tables.PLAYERS]):
        worth = shown_by(deal, seat, figure) if deal[PLAYING] >> seat & 1 else 0
        best = worth if worth > best else best
    return best


@inlined
def enter_line(t: Tables, deal: Deal, figure: int, seat: int, line: int) -> None:
    """Points on the slate; who reaches the target is out, but the last one left has lost."""
    if seat == NOBODY:
        return
    deal[RESULTS + figure] = 1 + seat + (line << SEAT_BITS)
    deal[LACKS + seat] -= t[tables.POINTS + line]
    left = deal[PLAYING] & ~deal[WENT_OUT]
    if left >> seat & 1 and left != 1 << seat and deal[LACKS + seat] <= 0:
        if deal[OUT] | deal[WENT_OUT] == 0:
            deal[PAYEE] = seat + 1
        deal[WENT_OUT] |= 1 << seat


@compiled
def finish(t: Tables, deal: Deal) -> None:
    """First what is written, then what was held, then the silent figures (§ Das Ausgehen)."""
    for seat in range(t[tables.PLAYERS]):
        deal[LACKS + seat] = t[tables.GOAL] - deal[SCORES + seat]
    # The winner of the game may have gone out in a deal before.
    deal[PAYEE] = deal[FIRST_OUT] + 1 if deal[OUT] else 0
    count_written(t, deal)
    count_held(t, deal)
    for place in range(FIGURES):
        figure = t[tables.RANK + place]
        if deal[UNBID] >> figure & 1:
            enter_line(t, deal, figure, maker(t, deal, figure), BY_SILENCE)
    left = deal[PLAYING] & ~deal[WENT_OUT]
    deal[LOSER] = lowest(left) + 1 if popcount(left) == 1 else 0


@inlined
def count_written(t: Tables, deal: Deal) -> None:
    """What was let good, in the order of writing."""
    rest = deal[WRITTEN]
    while rest:
        figure, seat = rest & ENTRY_MARK - 1, rest >> ENTRY_SEAT & SEAT
        line = BY_GROSCHEN_GOOD if deal[GROSCHEN_GOOD] >> figure & 1 else BY_GOOD
        if not stands_though_good(t, deal, seat, figure):
            enter_line(t, deal, figure, seat, line)
        rest >>= ENTRY_BITS


@inlined
def count_held(t: Tables, deal: Deal) -> None:
    """What was bid and held, by rank or in the order of bidding (D 10)."""
    held = deal[HELD] | deal[GROSCHEN_HELD]
    places = deal[BIDS] if t[tables.BY_BID_ORDER] else FIGURES
    for place in range(places):
        bid = deal[BID_ORDER] >> FIGURE_BITS * place & ENTRY_MARK - 1
        figure = bid if t[tables.BY_BID_ORDER] else t[tables.RANK + place]
        if held >> figure & 1:
            line = BY_GROSCHEN_HELD if deal[GROSCHEN_HELD] >> figure & 1 else BY_HOLD
            enter_line(t, deal, figure, maker(t, deal, figure), line)


@inlined
def players(t: Tables) -> int:
    """How many people sit at the table."""
    number: int = t[tables.PLAYERS]
    return number


@inlined
def gain(t: Tables, deal: Deal, seat: int) -> int:
    """The loser of a game owes its winner a quarter; other deals bring nothing."""
    if deal[LOSER] == 0:
        return 0
    quarter: int = t[tables.QUARTER]
    if deal[LOSER] == seat + 1:
        return -quarter
    return quarter if deal[PAYEE] == seat + 1 else 0
