"""What tricks bring at Tresette: figures, aces, the last trick, great results (r. II-VI)."""

from ridotto.bots.search.light.compiled import compiled
from ridotto.bots.search.light.layout import (
    ACES,
    DONE,
    FIRST,
    HEAP,
    LEADER,
    LOW,
    LYING,
    NOBODY,
    OUT,
    OWN,
    PAIRS,
    PLAYERS,
    SHIFT,
    SUITS,
    TRICKS,
    WON,
    WORTH,
    Reals,
    Rules,
    Table,
)

TARGET, LIMIT, ENDS, ANY_LOST, LAST_TOO, TALON, CONTINUES, OUT_ALREADY = range(OWN, OWN + 8)
"""Marks of a Partie and the most that loses it double; whether a great result ends it, whether any
number of tricks without a point may be lost in a Stramazette, the last one too; whether the talon
goes with the last trick; whether one plays on, and who is out already."""

MARKS = OWN + 8
"""By side, as they lie now."""

REACH = OWN + 12
"""How far great results are counted, in hundredths: few worlds make too much of what is rare."""

WHOLE = 100.0

FIGURE, ACE = 1, 16
"""A card's worth: figures count in the low bits, aces above them."""

FIGURES_A_POINT = 3

GALLATA, GALLATON, STRAMAZETTE, STRAMAZETTON = 4, 8, 3, 6

TIDY = 0.01
"""A point is worth a little even where it changes nothing on the slate."""


@compiled
def gather(r: Rules, d: Table, winner: int) -> None:
    """The cards lie with the winner; somebody may be out first."""
    worth = 0
    for place in range(r[PLAYERS]):
        worth += r[WORTH + d[LYING + place]]
    d[HEAP + winner] += worth % ACE
    d[ACES + winner] += worth // ACE
    side = side_of(r, winner)
    going_on = d[DONE] + 1 < r[TRICKS] and d[FIRST] == NOBODY
    if going_on and r[MARKS + side] + points(r, d, side) >= r[TARGET]:
        d[FIRST] = side


@compiled
def side_of(r: Rules, seat: int) -> int:
    """Opposite seats are one side among four."""
    return seat % 2 if r[PAIRS] else seat


@compiled
def points(r: Rules, d: Table, side: int) -> int:
    """A side's points from its cards."""
    figures, aces = 0, 0
    for seat in range(r[PLAYERS]):
        if side_of(r, seat) == side:
            figures += d[HEAP + seat]
            aces += d[ACES + seat]
    return figures // FIGURES_A_POINT + aces


@compiled
def tricks_of(r: Rules, d: Table, side: int) -> int:
    """How many tricks a side has."""
    total = 0
    for seat in range(r[PLAYERS]):
        if side_of(r, seat) == side:
            total += d[WON + seat]
    return total


@compiled
def great(r: Rules, d: Table, side: int) -> int:
    """The Partien of a great result of this side, or none (r. III-VI)."""
    tricks = tricks_of(r, d, side)
    alone = False
    for seat in range(r[PLAYERS]):
        alone = alone or (r[PAIRS] == 1 and tricks > 0 and d[WON + seat] == tricks)
    if tricks == r[TRICKS]:
        return GALLATON if alone else GALLATA
    if tricks == 0 or (r[ANY_LOST] == 0 and tricks != r[TRICKS] - 1):
        return 0
    last = side_of(r, d[LEADER])
    if last != side and not r[LAST_TOO]:
        return 0
    for other in range(2 if r[PAIRS] else r[PLAYERS]):
        if other != side and points(r, d, other) > 0:
            return 0
    return STRAMAZETTON if alone else STRAMAZETTE


@compiled
def take_talon(r: Rules, d: Table) -> None:
    """What is left over among three may go with the last trick."""
    worth = 0
    for suit in range(SUITS if r[TALON] else 0):
        for height in range(LOW):
            if d[OUT + suit] >> height & 1:
                worth += r[WORTH + (suit << SHIFT) + height]
    d[HEAP + d[LEADER]] += worth % ACE
    d[ACES + d[LEADER]] += worth // ACE


@compiled
def finish(r: Rules, d: Table, me: int, equity: Reals) -> float:
    """What the deal is worth to this seat, in Partien."""
    mine = side_of(r, me)
    sides = 2 if r[PAIRS] else r[PLAYERS]
    value: float = 0.0
    for side in range(sides):
        partien = great(r, d, side)
        value += partien * (sides - 1 if side == mine else -1) * (r[REACH] / WHOLE)
        if partien and r[ENDS]:
            return value
    take_talon(r, d)
    return value + counted(r, d, mine, sides, equity)


@compiled
def made(r: Rules, d: Table, side: int) -> int:
    """Points of a side with that of the last trick; the losers of a Partie make none (r. VII)."""
    if r[OUT_ALREADY] not in (NOBODY, side):
        return 0
    return points(r, d, side) + (side_of(r, d[LEADER]) == side)


@compiled
def counted(r: Rules, d: Table, mine: int, sides: int, equity: Reals) -> float:
    """The count laid: a Partie won or lost, or what the marks promise."""
    if d[FIRST] == NOBODY:
        last = side_of(r, d[LEADER])
        if r[MARKS + last] + made(r, d, last) >= r[TARGET]:
            d[FIRST] = last
    value, row = 0.0, r[TARGET] + 1
    winner = d[FIRST]
    for side in range(sides):
        if side == mine:
            continue
        value += TIDY * (made(r, d, mine) - made(r, d, side))
        here, there = r[MARKS + mine] + made(r, d, mine), r[MARKS + side] + made(r, d, side)
        if winner == NOBODY:
            value += equity[min(here, r[TARGET]) * row + min(there, r[TARGET])]
        elif winner == mine:
            value += 2.0 if there <= r[LIMIT] else 1.0
            value += equity[min(here - r[TARGET], r[TARGET]) * row] if r[CONTINUES] else 0.0
        elif winner == side:
            value -= 2.0 if here <= r[LIMIT] else 1.0
            value += equity[min(there - r[TARGET], r[TARGET])] if r[CONTINUES] else 0.0
    return value
