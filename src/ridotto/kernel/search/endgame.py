"""The end of a deal with open cards, played out in every way: what it is worth, exactly.

Everybody does what raises their own score most and knows all cards. That is so nearly true of the
last tricks that no net need be asked about them.
"""

from typing import Any, Final, NamedTuple

from ridotto.kernel.card_sets import WORD, lowest
from ridotto.kernel.contract import (
    NOBODY,
    Deal,
    Numbers,
    Tables,
    Words,
    act,
    blind,
    finish,
    lawful,
    score,
    turn,
)
from ridotto.kernel.editions import Edition
from ridotto.kernel.specialise import template

UNSOLVED: Final = -1
LONGEST: Final = 10
"""Acts to the end of a deal. Two tricks of four are at most 16 ways to play, three tricks of three
216; three of four are 1,296, which takes too long without a compiler."""


FEW_ACTS: Final = 3
"""With more acts to choose from a deal is not near its end."""


class Room(NamedTuple):
    """What ``solve`` writes into: a row for every act down to the end of the deal."""

    deals: Any
    sets: Any
    """Lawful acts that were not tried yet."""
    best: Any
    """The scores of the best line so far."""
    seats: Any
    """Whose turn it is; ``NOBODY`` where nothing has been tried yet."""


def room_for(edition: Edition) -> Room:
    """Room for as many acts as are looked ahead, and for one more deal."""
    rows, kernel, room = LONGEST + 1, edition.kernel, edition.room
    sets = room(rows, -(-kernel.ACTS // WORD))
    return Room(room(rows, kernel.SIZE), sets, room(rows, kernel.SEATS), room(rows, 2))


def may_be_near(edition: Edition, t: Any, deal: Any) -> bool:
    """Could the end of the deal be near? So few acts are lawful."""
    return sum(map(int.bit_count, edition.lawful_acts(t, deal).tolist())) <= FEW_ACTS


@template
def solve_after(
    t: Tables, world: Deal, number: int, deals: Numbers, sets: Words, best: Numbers, seats: Numbers
) -> int:
    """The scores after an act and best play by all into ``best[0]``; how many acts were tried.

    ``UNSOLVED`` where the end is farther than there are rows, or where chance is still to come.
    """
    _copy(world, deals[0])
    act(t, deals[0], number)
    if acts_to_the_end(t, deals, sets) == UNSOLVED:
        return UNSOLVED
    return solve(t, deals, sets, best, seats)


@template
def acts_to_the_end(t: Tables, deals: Numbers, sets: Words) -> int:
    """How many acts are left in the deal of the first row, along any one line."""
    deal = deals[len(deals) - 1]
    _copy(deals[0], deal)
    acts = 0
    while turn(t, deal) != NOBODY:
        if acts == len(deals) - 1 or blind(t, deal):
            return UNSOLVED
        lawful(t, deal, sets[0])
        act(t, deal, take_first(sets[0]))
        acts += 1
    return acts


@template
def solve(t: Tables, deals: Numbers, sets: Words, best: Numbers, seats: Numbers) -> int:
    """Go down every line from the deal of the first row; a loop, since the rows are the stack."""
    depth = tried = 0
    _look(t, deals[0], sets[0], best[0], seats[0])
    while True:
        number = take_first(sets[depth])
        if number != NOBODY:
            tried += 1
            depth += 1
            if depth == len(deals) or blind(t, deals[depth - 1]):
                return UNSOLVED
            _copy(deals[depth - 1], deals[depth])
            act(t, deals[depth], number)
            _look(t, deals[depth], sets[depth], best[depth], seats[depth])
        elif depth == 0:
            return tried
        else:
            depth -= 1
            _keep_better(best[depth + 1], best[depth], seats[depth])


@template
def _copy(one: Deal, other: Deal) -> None:
    for slot in range(len(one)):
        other[slot] = one[slot]


@template
def _look(t: Tables, deal: Deal, acts: Words, best: Numbers, seats: Numbers) -> None:
    """Whose turn it is and what may be done; or, at the end of the deal, the scores."""
    seats[0], seats[1] = turn(t, deal), 0
    for word in range(len(acts)):
        acts[word] = 0
    if seats[0] != NOBODY:
        lawful(t, deal, acts)
        return
    finish(t, deal)
    for place in range(len(best)):
        best[place] = score(t, deal, place)


@template
def _keep_better(found: Numbers, best: Numbers, seats: Numbers) -> None:
    """A line that is better for the seat in turn, or the first one, takes the place of the best."""
    if seats[1] == 0 or found[seats[0]] > best[seats[0]]:
        seats[1] = 1
        for place in range(len(best)):
            best[place] = found[place]


@template
def take_first(acts: Words) -> int:
    """Take the lowest act out of a set; ``NOBODY`` if it is empty."""
    for word in range(len(acts)):
        if acts[word]:
            place = lowest(acts[word])
            acts[word] &= acts[word] - 1
            return WORD * word + place
    return NOBODY
