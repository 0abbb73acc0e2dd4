"""Worlds at a light table: cards dealt where they may lie, likelier ones preferred."""

import math

from ridotto.bots.search.light.compiled import compiled
from ridotto.bots.search.light.duty import lawful
from ridotto.bots.search.light.layout import (
    HANDS,
    HEAP,
    LOW,
    SHIFT,
    SIZE,
    SUITS,
    WORTH,
    Reals,
    Rules,
    Table,
)
from ridotto.bots.search.light.manner import WARMTH, chance_of, single, weigh
from ridotto.bots.search.light.playing import play
from ridotto.kernel.chance import Dice, below
from ridotto.kernel.filling import fill
from ridotto.kernel.words import popcount

ASLEEP = -1
"""The destination of a heap that nobody plays from."""

COUNTED = -100
"""Destinations from here downward are heaps that count for a seat and are not played: a Skar."""

SHARE_OF_CHANCE = 0.15
"""How often people are held to play any card at all."""

ATTEMPTS = 8


@compiled
def deal_world(
    r: Rules,
    cards: Table,
    options: Table,
    room: Table,
    goes_to: Table,
    world: Table,
    where: Table,
    scratch: Table,
    dice: Dice,
) -> bool:
    """Every hidden card to a heap, to be added to the table; False if there is no way."""
    if not fill(options, room, where[: len(options)], scratch, dice):
        return False
    for place in range(SIZE):
        world[place] = 0
    for number in range(len(cards)):
        card, target = cards[number], goes_to[where[number]]
        if target >= 0:
            world[target + (card >> SHIFT)] += 1 << (card & LOW)
        elif target <= COUNTED:
            world[HEAP + COUNTED - target] += r[WORTH + card]
    return True


@compiled
def likelihood(
    r: Rules, w: Reals, begun: Table, world: Table, past: Table, me: int, table: Table, may: Table
) -> float:
    """How likely people would have played as they did, had the cards lain so."""
    for place in range(SIZE):
        table[place] = begun[place] + world[place]
    for turn in range(len(past)):
        seat, card = past[turn, 0], past[turn, 1]
        if seat != me:
            table[HANDS + seat * SUITS + (card >> SHIFT)] |= 1 << (card & LOW)
    total = 0.0
    for turn in range(len(past)):
        seat, card = past[turn, 0], past[turn, 1]
        if seat != me:
            total += math.log(likely(r, table, w, seat, card, may))
        play(r, table, seat, card)
    return total


@compiled
def likely(r: Rules, d: Table, w: Reals, seat: int, card: int, may: Table) -> float:
    """How likely this seat plays this card, among all it may."""
    lawful(r, d, seat, may)
    if single(may) >= 0:
        return 1.0
    own = weigh(r, d, w, seat, card)
    total, count = 0.0, 0
    for suit in range(SUITS):
        word = may[suit]
        while word:
            other = (suit << SHIFT) + popcount((word & -word) - 1)
            word &= word - 1
            count += 1
            total += math.exp(min(40.0, (weigh(r, d, w, seat, other) - own) / w[WARMTH]))
    if total == 0.0:
        return 1.0
    return (1.0 - SHARE_OF_CHANCE) / total + SHARE_OF_CHANCE / count


@compiled
def draw_worlds(
    r: Rules,
    w: Reals,
    cards: Table,
    options: Table,
    rooms: Table,
    goes_to: Table,
    begun: Table,
    past: Table,
    me: int,
    choice: int,
    worlds: Table,
    start: int,
    stop: int,
    places: Table,
    dice: Dice,
) -> int:
    """Fill the rows from ``start``: each the likelier of ``choice`` worlds; how far it came.

    ``options`` has several rows where what people said can be meant in several ways.
    """
    where, scratch, spare, may, table = places[0], places[1], places[2], places[3], places[4]
    for row in range(start, stop):
        total, found, tries = 0.0, 0, 0
        while found < choice and tries < choice + ATTEMPTS:
            tries += 1
            way = below(dice, len(options))
            if not deal_world(
                r, cards, options[way], rooms[way], goes_to, spare, where, scratch, dice
            ):
                continue
            found += 1
            odds = 1.0
            if choice > 1:
                odds = math.exp(likelihood(r, w, begun, spare, past, me, table, may) / 2.0)
            total += odds
            if chance_of(dice) * total <= odds:
                for place in range(SIZE):
                    worlds[row, place] = spare[place]
        if found == 0:
            return row
    return stop
