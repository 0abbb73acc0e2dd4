"""Worlds tried with every card one might play."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.chance import Dice
from ridotto.kernel.compiled import compiled
from ridotto.kernel.minchiate import minds, tables
from ridotto.kernel.minchiate.count import finish, gain
from ridotto.kernel.minchiate.discards import lay_away_cards, take_up
from ridotto.kernel.minchiate.layout import (
    DIFFERENCE,
    FINE,
    RESTI,
    SEATS,
    TURN,
    Deal,
    Numbers,
)
from ridotto.kernel.minchiate.minds import Mind
from ridotto.kernel.minchiate.playout import copy, lay_away_simply, playout_random
from ridotto.kernel.minchiate.policy import look_at_loot, play_noting, play_out
from ridotto.kernel.minchiate.reading import Past, read_world, stir_world
from ridotto.kernel.minchiate.stakes import add_stakes
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.minchiate.worlds import Hidden, deal_world

Values = NDArray[np.float64]

FIRST_SWAPS: Final = 10
"""A first world is stirred so many times as long as every next one."""
CHAIN: Final = 12
"""After so many worlds one begins anew: neighbours in a chain are much alike, and several chains
are to be heard before a card is given up (``racing.FIRST``)."""


@compiled
def worth(t: Tables, deal: Deal, paid: float) -> float:
    """Side 0's points of the whole deal; ``paid`` is the part of them counted in resti, as paid."""
    finish(t, deal)
    resti = gain(t, deal, 0)
    early = t[tables.RESTO] * (deal[RESTI] - deal[RESTI + 1] + deal[FINE])
    points: float = (1 - paid) * (deal[DIFFERENCE] + early) + paid * t[tables.RESTO] * resti
    return points


@compiled
def look_at_stakes(
    t: Tables, mind: Mind, hidden: Hidden, world: Deal, ends: Numbers, times: int, dice: Dice
) -> bool:
    """What each card means, from so many worlds; False if there is none."""
    for number in range(minds.GAP, minds.NONE):
        mind[number] = 0.0
    for _ in range(times):
        if not deal_world(hidden, world, dice):
            return False
        add_stakes(t, mind, world, ends, 1 / times, dice)
    return True


@compiled
def next_world(
    t: Tables, reader: Mind, hidden: Hidden, past: Past, world: Deal, swaps: int, anew: bool,
    dice: Dice,
) -> bool:  # fmt: skip
    """Another world: with no swaps any that fits, else the last one stirred on."""
    if swaps == 0:
        return deal_world(hidden, world, dice)
    if anew:
        if not deal_world(hidden, world, dice):
            return False
        read_world(t, reader, past, world)
        stir_world(t, reader, hidden, past, world, FIRST_SWAPS * swaps, dice)
    stir_world(t, reader, hidden, past, world, swaps, dice)
    return True


@compiled
def try_card(
    t: Tables, mind: Mind, world: Deal, deal: Deal, voids: int, card: int, paid: float,
    plain: bool, dice: Dice,
) -> float:  # fmt: skip
    """What the deal is worth to the seat in turn if it plays this card, played out once."""
    sign = -1.0 if world[TURN] & 1 else 1.0
    copy(world, deal)
    look_at_loot(mind, deal)
    voids = play_noting(t, mind, deal, voids, card)
    if plain:
        playout_random(t, deal, dice)
    else:
        play_out(t, mind, deal, voids, dice)
    return sign * worth(t, deal, paid)


@compiled
def try_cards(
    t: Tables, mind: Mind, reader: Mind, hidden: Hidden, past: Past, world: Deal, deal: Deal,
    cards: Numbers, voids: int, begun: int, worlds: int, swaps: int, paid: float, plain: bool,
    values: Values, dice: Dice, again: Dice,
) -> bool:  # fmt: skip
    """Every card in so many more worlds, all cards with the same chance in each.

    ``cards`` holds a number, or -1 for a card that is out of the running; ``values`` has a row for
    each card and a column for each world, of which ``begun`` are filled. False if there is no
    world.
    """
    for column in range(begun, begun + worlds):
        if not next_world(t, reader, hidden, past, world, swaps, column % CHAIN == 0, dice):
            return False
        for row in range(len(cards)):
            if cards[row] >= 0:
                again[0] = dice[0]
                values[row, column] = try_card(
                    t, mind, world, deal, voids, cards[row], paid, plain, again
                )
    return True


@compiled
def try_way(
    t: Tables, mind: Mind, world: Deal, deal: Deal, seat: int, owed: Numbers, lo: int, hi: int,
    paid: float, dice: Dice,
) -> float:  # fmt: skip
    """What the deal is worth to a seat if it lays these cards away, played out once."""
    copy(world, deal)
    lay_away_cards(deal, seat, lo, hi)
    for other in range(SEATS):
        lay_away_simply(t, deal, other, owed[other], dice)
    take_up(deal)
    play_out(t, mind, deal, 0, dice)
    value = worth(t, deal, paid)
    return -value if seat & 1 else value


@compiled
def try_discards(
    t: Tables, mind: Mind, hidden: Hidden, seat: int, owed: Numbers, world: Deal, deal: Deal,
    ways: Numbers, running: NDArray[np.bool_], begun: int, worlds: int, paid: float,
    values: Values, dice: Dice, again: Dice,
) -> bool:  # fmt: skip
    """Every way to lay away in so many more worlds, as ``try_cards`` does it with cards.

    ``ways`` has two words for each; ``owed`` says what the others still have to lay away.
    """
    for column in range(begun, begun + worlds):
        if not deal_world(hidden, world, dice):
            return False
        for row in range(len(running)):
            if running[row]:
                again[0] = dice[0]
                lo, hi = ways[2 * row], ways[2 * row + 1]
                value = try_way(t, mind, world, deal, seat, owed, lo, hi, paid, again)
                values[row, column] = value
    return True
