"""The count of a finished deal: who makes what, in which order it goes out (section 5)."""

from ridotto.bots.bieten.quick.bonds import value_of
from ridotto.bots.bieten.quick.layout import (
    BID_ORDER,
    BIDDER,
    CUSTOMS,
    FIGURES,
    FORFEITS,
    GAIN,
    GIVER,
    GOOD1,
    HELD2,
    HELD3,
    LACK,
    LAST_GOOD,
    LAUB_FIRST,
    LEDS,
    LET_GOOD,
    NUMBER,
    ORDER,
    PLACE,
    PLAYERS,
    ROW,
    SPIEL,
    STANDS_KEPT,
    STATUS,
    UNBID,
    WELI,
    WRITTEN,
    Cells,
)
from ridotto.bots.bieten.quick.moves import face


def forfeited(s: Cells, p: int, figure: int) -> bool:
    """Where agreed, whose last word on a figure was good cannot make it (D 7)."""
    return s[CUSTOMS] & FORFEITS != 0 and (s[LAST_GOOD + figure] >> p) & 1 == 1


def spiel_maker(s: Cells) -> int:
    """The best card of the suit led to the third trick, of those who can make it."""
    best, maker = -1, -1
    for p in range(s[PLAYERS]):
        card = s[ROW + 3 * p + 2]
        barred = card == WELI and (s[LET_GOOD] >> SPIEL) & 1 == 1
        if barred or forfeited(s, p, SPIEL) or face(s, card) >> 3 != s[LEDS + 2]:
            continue
        strength = 2 * face(s, card) + (0 if card == WELI else 1)
        if strength > best:
            best, maker = strength, p
    return maker


def maker_of(s: Cells, figure: int) -> int:
    """Who makes a figure; -1 where it stands or is missing."""
    if figure == SPIEL:
        return spiel_maker(s)
    best, maker = 0, -1
    for p in range(s[PLAYERS]):
        value = 0 if forfeited(s, p, figure) else value_of(s, p, figure)
        if value > best:
            best, maker = value, p
        elif value == best:
            maker = -1
    return maker


def stands(s: Cells, p: int, figure: int) -> bool:
    """A figure let good is struck where another shows its equal (D 9)."""
    if figure == SPIEL or s[CUSTOMS] & STANDS_KEPT:
        return False
    own = value_of(s, p, figure)
    for other in range(s[PLAYERS]):
        if other != p and own and value_of(s, other, figure) == own:
            return True
    return False


def score(s: Cells, p: int, points: int, out: int) -> int:
    """Write points; who reaches the target goes out, unless he is the last. How many are out."""
    s[GAIN + p] += points
    reached = s[LACK + p] - s[GAIN + p] <= 0
    if reached and s[PLACE + p] == 0 and out < s[PLAYERS] - 1:
        out += 1
        s[PLACE + p] = out
    return out


def ranked(s: Cells, place: int) -> int:
    """The figures in the order in which they go out."""
    return 1 - place if s[CUSTOMS] & LAUB_FIRST and place < 2 else place


def next_held(s: Cells, done: int) -> int:
    """The next held figure to go out, of those not done; -1 when there is none."""
    found, first = -1, 99
    for place in range(FIGURES):
        figure = ranked(s, place)
        status = s[STATUS + figure]
        if (done >> figure) & 1 or (status != HELD2 and status != HELD3):
            continue
        key = s[NUMBER + figure] if s[CUSTOMS] & BID_ORDER else place
        if key < first:
            found, first = figure, key
    return found


def count_deal(s: Cells) -> None:
    """Fill gains and places: what is written, then what was held, then the silent figures."""
    for p in range(s[PLAYERS]):
        s[GAIN + p] = s[PLACE + p] = 0
    out = count_written(s)
    done, figure = 0, next_held(s, 0)
    while figure >= 0:
        done |= 1 << figure
        maker = maker_of(s, figure)
        if maker >= 0:
            out = score(s, maker, 3 if s[STATUS + figure] == HELD3 else 2, out)
        figure = next_held(s, done)
    for place in range(FIGURES):
        figure = ranked(s, place)
        maker = maker_of(s, figure) if s[STATUS + figure] == UNBID else -1
        if maker >= 0:
            out = score(s, maker, 1, out)
    name_loser(s, out)


def count_written(s: Cells) -> int:
    """What was let good, in the order of writing, less what stands."""
    out = 0
    for n in range(s[WRITTEN]):
        figure = s[ORDER + n]
        seat = s[BIDDER + figure] if s[STATUS + figure] == GOOD1 else s[GIVER + figure]
        if not stands(s, seat, figure):
            out = score(s, seat, 1 if s[STATUS + figure] == GOOD1 else 2, out)
    return out


def name_loser(s: Cells, out: int) -> None:
    """The one left over has lost."""
    if out == s[PLAYERS] - 1:
        for p in range(s[PLAYERS]):
            if s[PLACE + p] == 0:
                s[PLACE + p] = -1
