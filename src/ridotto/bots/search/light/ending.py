"""The last tricks, played out in every way: what one side can hold against the other."""

from ridotto.bots.search.light.compiled import compiled
from ridotto.bots.search.light.duty import above, lawful, takes, turn
from ridotto.bots.search.light.kaiserspiel import HONOURS
from ridotto.bots.search.light.layout import (
    BEST,
    DONE,
    GAME,
    HANDS,
    KAISERSPIEL,
    LED,
    LOW,
    NOBODY,
    OUT,
    PAIRS,
    PLAYERS,
    SHIFT,
    SIZE,
    SUITS,
    TRICKS,
    TRUMP,
    WORTH,
    Reals,
    Rules,
    Table,
)
from ridotto.bots.search.light.playing import finish, going_on, play
from ridotto.kernel.words import popcount

DEEPEST = 40
"""More cards are never played out so."""

LEAST, MOST = 0, 1
TRIED = SUITS
"""Behind the words of what may be played: the card tried last."""

BOUND = 1e9
"""Nothing is worth so much."""


@compiled
def near(r: Rules, d: Table, tricks: int) -> bool:
    """Are so few tricks left, and only two sides, that all ways can be looked at?"""
    sides: bool = r[PAIRS] == 1 or r[PLAYERS] == 2
    left: bool = r[TRICKS] - d[DONE] <= tricks
    return sides and left


@compiled
def solve(r: Rules, row: Table, may: Table, bounds: Reals, me: int, equity: Reals) -> float:
    """What the first table of a row is worth to a seat, if both sides do their best, cards open.

    One goes down the row card by card, and comes back up with a value. At every step ``bounds``
    holds what this seat's side is sure of already, and what the other will not let it exceed.
    """
    deep = 0
    bounds[0, LEAST], bounds[0, MOST] = -BOUND, BOUND
    look_down(r, row, may, deep)
    while True:
        card = NOBODY
        if bounds[deep, LEAST] < bounds[deep, MOST]:
            card = next_card(r, row[deep], may[deep])
        if card != NOBODY:
            for place in range(SIZE):
                row[deep + 1, place] = row[deep, place]
            play(r, row[deep + 1], turn(r, row[deep]), card)
            deep += 1
            bounds[deep, LEAST], bounds[deep, MOST] = (
                bounds[deep - 1, LEAST],
                bounds[deep - 1, MOST],
            )
            look_down(r, row, may, deep)
            continue
        value = worth(r, row, deep, me, equity, bounds)
        if deep == 0:
            return value
        deep -= 1
        if ours(r, row[deep], me):
            bounds[deep, LEAST] = max(bounds[deep, LEAST], value)
        else:
            bounds[deep, MOST] = min(bounds[deep, MOST], value)


@compiled
def look_down(r: Rules, row: Table, may: Table, deep: int) -> None:
    """The cards to be tried at this step: none where the deal is over."""
    may[deep, TRIED] = NOBODY
    if going_on(r, row[deep]):
        lawful(r, row[deep], turn(r, row[deep]), may[deep])
    else:
        for suit in range(SUITS):
            may[deep, suit] = 0


@compiled
def worth(r: Rules, row: Table, deep: int, me: int, equity: Reals, bounds: Reals) -> float:
    """The value of a step that is done with."""
    if not going_on(r, row[deep]):
        return finish(r, row[deep], me, equity)
    return float(bounds[deep, LEAST] if ours(r, row[deep], me) else bounds[deep, MOST])


@compiled
def ours(r: Rules, d: Table, me: int) -> bool:
    """Is it the turn of this seat's side?"""
    return (turn(r, d) - me) % 2 == 0


@compiled
def next_card(r: Rules, d: Table, may: Table) -> int:
    """The next card worth trying, struck off the list; high ones first."""
    seat = turn(r, d)
    for suit in range(SUITS):
        while may[suit]:
            card = highest(suit, may[suit])
            may[suit] ^= 1 << (card & LOW)
            before: int = may[TRIED]
            if before >> SHIFT == suit and alike(r, d, seat, before, card):
                continue
            may[TRIED] = card
            return card
    return NOBODY


@compiled
def highest(suit: int, word: int) -> int:
    """The highest card of a suit."""
    word |= word >> 1
    word |= word >> 2
    word |= word >> 4
    word |= word >> 8
    word |= word >> 16
    return (suit << SHIFT) + popcount(word) - 1


@compiled
def alike(r: Rules, d: Table, seat: int, higher: int, lower: int) -> bool:
    """Is it one which of the two is played? Nothing lies between them, and they count alike."""
    suit = lower >> SHIFT
    if r[WORTH + higher] != r[WORTH + lower]:
        return False
    if r[GAME] == KAISERSPIEL and suit == r[TRUMP]:
        honours = r[HONOURS]
        if honours >> (higher & LOW) & 1 != honours >> (lower & LOW) & 1:
            return False
    others = d[OUT + suit] & ~d[HANDS + seat * SUITS + suit] & (1 << (higher & LOW)) - 1
    if above(others, lower & LOW):
        return False
    return d[LED] == NOBODY or takes(r, higher, d[BEST]) == takes(r, lower, d[BEST])
