"""Trees of what may be played after each candidate, grown through worlds that fit what was seen.

A node is what has been played so far, which everybody sees. In one world a seat has other cards
there than in the next, and what it learns is what is good against all of them: nobody plays by
cards he does not see. Where a tree ends, the deal is played out in a manner.
"""

import math

import numpy as np

from ridotto.bots.search.light.compiled import compiled
from ridotto.bots.search.light.duty import lawful, turn
from ridotto.bots.search.light.layout import (
    CARDS,
    NOBODY,
    PLAYERS,
    SHIFT,
    SIZE,
    SUITS,
    Reals,
    Rules,
    Table,
)
from ridotto.bots.search.light.manner import WARMTH, choose, weigh
from ridotto.bots.search.light.playing import finish, going_on, play
from ridotto.bots.search.light.trying import chance_in, set_out
from ridotto.kernel.chance import Dice
from ridotto.kernel.words import popcount

CHILD, SIBLING, CARD, SEAT, VISITS, NODE = range(6)
"""A node: its first child, the next child of its parent, which card of which seat has led here, how
often one has been here; and how long that is. The first nodes are the candidates themselves."""

USED, DEEP, PATH = 0, 1, 2
NOTES = 128
"""Notes on a walk: how many nodes there are, how many steps it has taken, and by which nodes."""

TIMES, SUM, SQUARES, SPREAD = range(4)
"""What is kept of all the values seen, to know how far they spread."""

SEEN, GAINS, ODDS = range(3)
"""Room to reckon in: the values seen, everybody's gains of one deal, how good each card seems."""

DARING = 1.0
"""How much more one tries what seems good than what has done well, in spreads."""


@compiled
def grow(
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
    nodes: Table,
    totals: Reals,
    notes: Table,
    row: Table,
    may: Table,
    reals: Reals,
    seed: int,
    dice: Dice,
) -> None:
    """What every candidate still alive comes to in these worlds, its tree growing at every try.

    ``row`` has room for two tables, ``may`` for the lawful cards as words and as a list.
    """
    d, spread, gains = row[0], reals[SEEN], reals[GAINS]
    for world in range(start, stop):
        for candidate in range(len(alive)):
            if alive[candidate] == 0:
                continue
            set_out(r, d, tables[candidate], worlds[world], me, first[candidate])
            dice[0] = chance_in(world, seed)
            notes[PATH], notes[DEEP] = candidate, 1
            walk(r, d, w, nodes, totals, notes, may, reals)
            while going_on(r, d):
                seat = turn(r, d)
                play(r, d, seat, choose(r, d, w, seat, may[0], dice))
            count_all(r, d, equity, row[1], gains)
            values[candidate, world] = gains[me]
            note(spread, gains[me])
            for step in range(notes[DEEP]):
                node = notes[PATH + step]
                nodes[node, VISITS] += 1
                totals[node] += gains[nodes[node, SEAT]]


@compiled
def walk(
    r: Rules,
    d: Table,
    w: Reals,
    nodes: Table,
    totals: Reals,
    notes: Table,
    may: Table,
    reals: Reals,
) -> None:
    """Play down the tree, and one card beyond it."""
    node, known = notes[PATH], True
    while known and going_on(r, d) and PATH + notes[DEEP] < len(notes):
        seat = turn(r, d)
        lawful(r, d, seat, may[0])
        card = pick(r, d, w, seat, nodes, totals, node, may, reals)
        child = child_of(nodes, node, card)
        if child == NOBODY:
            if notes[USED] == len(nodes):
                return
            known = False
            child = sprout(nodes, totals, notes, node, card, seat)
        play(r, d, seat, card)
        node = child
        notes[PATH + notes[DEEP]] = node
        notes[DEEP] += 1


@compiled
def sprout(nodes: Table, totals: Reals, notes: Table, node: int, card: int, seat: int) -> int:
    """A new node, which nobody has come to yet."""
    child: int = notes[USED]
    notes[USED] += 1
    nodes[child, CHILD], nodes[child, SIBLING] = NOBODY, nodes[node, CHILD]
    nodes[child, CARD], nodes[child, SEAT] = card, seat
    nodes[child, VISITS], totals[child] = 0, 0.0
    nodes[node, CHILD] = child
    return child


@compiled
def child_of(nodes: Table, node: int, card: int) -> int:
    """Where this card leads, if it has been tried."""
    child: int = nodes[node, CHILD]
    while child != NOBODY and nodes[child, CARD] != card:
        child = nodes[child, SIBLING]
    return child


@compiled
def pick(
    r: Rules,
    d: Table,
    w: Reals,
    seat: int,
    nodes: Table,
    totals: Reals,
    node: int,
    may: Table,
    reals: Reals,
) -> int:
    """The card to go on with: what has done well, or what seems good and was little tried."""
    spread, odds, cards = reals[SEEN], reals[ODDS], may[1]
    count = listed(may[0], cards)
    if count == 1:
        return int(cards[0])
    top = weigh_all(r, d, w, seat, cards, count, odds)
    total, visits, value = 0.0, 0, 0.0
    for n in range(count):
        odds[n] = math.exp(max(-40.0, (odds[n] - top) / w[WARMTH]))
        total += odds[n]
        child = child_of(nodes, node, cards[n])
        if child != NOBODY:
            visits += nodes[child, VISITS]
            value += totals[child]
    usual = value / visits if visits else 0.0
    urge = DARING * spread[SPREAD] * math.sqrt(visits + 1.0) / total
    best, top = 0, -math.inf
    for n in range(count):
        child = child_of(nodes, node, cards[n])
        tried = nodes[child, VISITS] if child != NOBODY else 0
        score = (totals[child] / tried if tried else usual) + urge * odds[n] / (1.0 + tried)
        if score > top:
            best, top = n, score
    return int(cards[best])


@compiled
def listed(may: Table, cards: Table) -> int:
    """The cards that may be played, one after the other; how many they are."""
    count = 0
    for suit in range(SUITS):
        word = may[suit]
        while word:
            cards[count] = (suit << SHIFT) + popcount((word & -word) - 1)
            word &= word - 1
            count += 1
    return count


@compiled
def weigh_all(
    r: Rules, d: Table, w: Reals, seat: int, cards: Table, count: int, odds: Reals
) -> float:
    """What each card seems worth; the best of it."""
    top = -math.inf
    for n in range(count):
        odds[n] = weigh(r, d, w, seat, cards[n])
        top = max(top, odds[n])
    return top


@compiled
def count_all(r: Rules, d: Table, equity: Reals, spare: Table, gains: Reals) -> None:
    """What the end of the deal is worth to everybody; counting changes the table, so on a copy."""
    for seat in range(r[PLAYERS]):
        for place in range(SIZE):
            spare[place] = d[place]
        gains[seat] = finish(r, spare, seat, equity)


@compiled
def note(spread: Reals, value: float) -> None:
    """One more value, and how far all of them spread."""
    spread[TIMES] += 1.0
    spread[SUM] += value
    spread[SQUARES] += value * value
    if spread[TIMES] == 1.0:
        return
    mean = spread[SUM] / spread[TIMES]
    spread[SPREAD] = math.sqrt(max(0.0, spread[SQUARES] / spread[TIMES] - mean * mean))


def new_trees(first: Table, me: int, most: int) -> tuple[Table, Reals, Table, Reals]:
    """Nodes, their totals, notes and room to reckon in: only the candidates stand there."""
    nodes, totals = np.zeros((most, NODE), dtype=np.int64), np.zeros(most)
    roots = nodes[: len(first)]
    roots[:, [CHILD, SIBLING]], roots[:, CARD], roots[:, SEAT] = NOBODY, first, me
    notes = np.zeros(NOTES, dtype=np.int64)
    notes[USED] = len(first)
    reals = np.zeros((3, CARDS))
    reals[SEEN, SPREAD] = 1.0
    return nodes, totals, notes, reals
