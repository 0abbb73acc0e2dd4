"""Filling heaps with cards that may lie only in some of them: how worlds are dealt, compiled.

The same task as ``ridotto.table.heaps``: how many cards each heap takes and where each card may
lie are given; any way of filling is found, then stirred until every way is about as likely.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.chance import Dice, below
from ridotto.kernel.compiled import compiled, inlined

Numbers: TypeAlias = NDArray[np.int64]

HEAPS: Final = 16
"""The most heaps there can be."""

NOWHERE: Final = -1

STIRS: Final = 3
"""So many swaps for every card."""


def new_scratch(cards: int) -> Numbers:
    """Room to work in: what is left of each heap, a path through the heaps, an order of cards."""
    return np.zeros(2 * HEAPS + cards, dtype=np.int64)


@compiled
def fill(options: Numbers, room: Numbers, where: Numbers, scratch: Numbers, dice: Dice) -> bool:
    """Give every card a heap, each heap full; False if that cannot be.

    ``options`` has a bit for each heap the card may lie in; ``where`` gets the heap of each card.
    """
    total = 0
    for heap in range(len(room)):
        scratch[heap] = room[heap]
        total += room[heap]
    if total != len(options):
        return False
    order(options, where, scratch, dice)
    for turn in range(len(options)):
        card = scratch[2 * HEAPS + turn]
        if not put(options, where, scratch, card, len(room), dice):
            return False
    stir(options, where, dice)
    return True


@compiled
def order(options: Numbers, where: Numbers, scratch: Numbers, dice: Dice) -> None:
    """Cards in any order, but those without a choice first."""
    first = 2 * HEAPS
    for card in range(len(options)):
        where[card] = NOWHERE
        place = first + below(dice, card + 1)
        scratch[first + card] = scratch[place]
        scratch[place] = card
    front = first
    for place in range(first, first + len(options)):
        card = scratch[place]
        if options[card] & options[card] - 1 == 0:
            scratch[place], scratch[front] = scratch[front], card
            front += 1


@inlined
def put(
    options: Numbers, where: Numbers, scratch: Numbers, card: int, heaps: int, dice: Dice
) -> bool:
    """Into a heap with room, likelier the more room it has; else by pushing others on."""
    free = 0
    for heap in range(heaps):
        free += scratch[heap] * (options[card] >> heap & 1)
    if free == 0:
        return push(options, where, scratch, card, heaps)
    place = below(dice, free)
    for heap in range(heaps):
        place -= scratch[heap] * (options[card] >> heap & 1)
        if place < 0:
            where[card] = heap
            scratch[heap] -= 1
            return True
    return False


@compiled
def push(options: Numbers, where: Numbers, scratch: Numbers, card: int, heaps: int) -> bool:
    """Find heaps that can pass cards on until one has room, and pass them on."""
    path, reached = HEAPS, options[card]
    for heap in range(heaps):
        scratch[path + heap] = card
    grown = True
    while grown:
        grown = False
        for other in range(len(options)):
            if where[other] == NOWHERE or not reached >> where[other] & 1:
                continue
            for heap in range(heaps):
                if options[other] & ~reached & 1 << heap:
                    reached |= 1 << heap
                    scratch[path + heap] = other
                    grown = True
                    if scratch[heap] > 0:
                        pass_on(where, scratch, heap)
                        return True
    return False


@inlined
def pass_on(where: Numbers, scratch: Numbers, heap: int) -> None:
    """Along the path, from the heap with room back to the card that has no place yet."""
    scratch[heap] -= 1
    while heap != NOWHERE:
        card = scratch[HEAPS + heap]
        before = where[card]
        where[card] = heap
        heap = before


@compiled
def stir(options: Numbers, where: Numbers, dice: Dice) -> None:
    """Swap cards that may lie in each other's heaps."""
    cards = len(options)
    for _ in range(STIRS * cards):
        one, other = below(dice, cards), below(dice, cards)
        here, there = where[one], where[other]
        if options[one] >> there & options[other] >> here & 1:
            where[one], where[other] = there, here
