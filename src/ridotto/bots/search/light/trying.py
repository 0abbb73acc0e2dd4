"""Trying candidates out: each from the same worlds, with the same chance."""

import numpy as np

from ridotto.bots.search.light.compiled import compiled
from ridotto.bots.search.light.duty import pass_lead
from ridotto.bots.search.light.ending import near, solve
from ridotto.bots.search.light.layout import SIZE, Reals, Rules, Table
from ridotto.bots.search.light.manner import play_out
from ridotto.bots.search.light.playing import play
from ridotto.kernel.chance import Dice


@compiled
def set_out(r: Rules, d: Table, table: Table, world: Table, me: int, card: int) -> None:
    """Lay a candidate's table with the cards of a world, and play its card if it has one."""
    for place in range(SIZE):
        d[place] = table[place] + world[place]
    pass_lead(r, d)
    if card >= 0:
        play(r, d, me, card)


@compiled
def chance_in(world: int, seed: int) -> np.uint64:
    """How the dice lie in a world: for every candidate the same way."""
    return np.uint64(seed + 7919 * world)


@compiled
def try_out(
    r: Rules,
    w: Reals,
    equity: Reals,
    tables: Table,
    first: Table,
    alive: Table,
    me: int,
    worlds: Table,
    start: int,
    stop: int,
    values: Reals,
    row: Table,
    may: Table,
    bounds: Reals,
    exact: int,
    seed: int,
    dice: Dice,
) -> None:
    """What every candidate still alive comes to in these worlds.

    The last ``exact`` tricks of two sides are played out in every way, others in a manner.
    """
    table = row[0]
    for world in range(start, stop):
        for candidate in range(len(alive)):
            if alive[candidate] == 0:
                continue
            set_out(r, table, tables[candidate], worlds[world], me, first[candidate])
            dice[0] = chance_in(world, seed)
            if near(r, table, exact):
                value = solve(r, row, may, bounds, me, equity)
            else:
                value = play_out(r, table, w, me, equity, may[0], dice)
            values[candidate, world] = value
