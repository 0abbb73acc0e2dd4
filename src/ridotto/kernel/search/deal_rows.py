"""Deals after an act, a row for each: done, played on, and looked at.

A row ends with its deal: what comes after, where a whole party is paid, the critic is asked.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ridotto.kernel.batch import do_act, draw_lots, go_on
from ridotto.kernel.card_sets import WORD, lowest, popcount
from ridotto.kernel.contract import (
    NOBODY,
    Deal,
    Numbers,
    Tables,
    Words,
    lawful,
    observe,
    reveal,
    score,
    turn,
)
from ridotto.kernel.editions import Edition
from ridotto.kernel.specialise import template
from ridotto.kernel.splitmix import dice_from


class DealRows(NamedTuple):
    """Deals side by side and what is known of each, in the form the edition uses."""

    deals: Any
    packs: Any
    dice: Any
    turns: Any
    """Whose turn it is; ``NOBODY`` where all is over."""
    sure: Any
    """What each of ``seats`` has won for sure."""
    ended: Any
    """What the last act ended: 1 a deal, 2 a party."""
    masks: Any
    """The lawful acts, where ``play_rows`` stopped."""
    seen: Any
    secrets: Any
    """With ``seen`` what the critic is to look at."""
    seats: Any
    by_deal: bool
    """Is each deal paid by itself?"""
    acts: Any
    scores: Any
    """With ``acts`` room that all rows share."""


def make_rows(
    edition: Edition, tables: Tables, seats: Sequence[int], seeds: Sequence[int]
) -> DealRows:
    """Rows whose dice have these seeds, to be filled by ``try_in_row``."""
    kernel, room, count = edition.kernel, edition.room, len(seeds)
    words = -(-kernel.ACTS // WORD)
    return DealRows(
        deals=room(count, kernel.SIZE),
        packs=edition.numbers(np.tile(kernel.new_pack(tables), (count, 1))),
        dice=np.array([dice_from(seed) for seed in seeds]),
        turns=room(count), sure=room(count, kernel.SEATS), ended=room(count),
        masks=room(count, words), seen=room(count, kernel.OBSERVATION.words),
        secrets=room(count, kernel.SECRETS.words),
        seats=edition.numbers(np.array(seats, dtype=np.int64)), by_deal=kernel.PAID_BY_DEAL,
        acts=room(words), scores=room(kernel.SEATS),
    )  # fmt: skip


@template
def try_acts(t: Tables, rows: DealRows, first: int, world: Deal, tried: Numbers) -> None:
    """Each of some acts in a world, in a row of its own from the first on."""
    row = first
    for number in tried:
        try_in_row(t, rows, row, world, number)
        row += 1


@template
def try_in_row(t: Tables, rows: DealRows, row: int, world: Deal, number: int) -> int:
    """An act in a copy of a world, or none; what it ended."""
    for slot in range(len(world)):
        rows.deals[row][slot] = world[slot]
    do_in_row(t, rows, row, number)
    look_at_row(t, rows, row)
    ended: int = rows.ended[row]
    return ended


@template
def play_rows(t: Tables, rows: DealRows, chosen: Numbers) -> None:
    """The chosen act in each row that goes on (``NOBODY``: none), and all that are the only one."""
    for row in range(len(chosen)):
        number = chosen[row]
        going = rows.turns[row] != NOBODY and rows.ended[row] == 0
        while going:
            if number != NOBODY:
                do_in_row(t, rows, row, number)
            going = rows.turns[row] != NOBODY and rows.ended[row] == 0
            if going:
                lawful(t, rows.deals[row], rows.masks[row])
                number = only_act(rows.masks[row])
                going = number != NOBODY
        look_at_row(t, rows, row)


@template
def do_in_row(t: Tables, rows: DealRows, row: int, number: int) -> None:
    """An act, or none: whose turn it is then, what is sure, and what has ended."""
    deal, pack, dice = rows.deals[row], rows.packs[row], rows.dice[row]
    if number != NOBODY:
        do_act(t, deal, number)
    draw_lots(t, deal, rows.acts, dice)
    ended = go_on(t, deal, pack, rows.acts, dice, rows.scores)
    going = ended == 0 or (ended == 1 and not rows.by_deal)
    rows.ended[row] = ended
    rows.turns[row] = turn(t, deal) if going else NOBODY
    for seat in rows.seats:
        rows.sure[row][seat] = rows.scores[seat] if ended else 0
        if going:
            rows.sure[row][seat] += score(t, deal, seat)


@template
def look_at_row(t: Tables, rows: DealRows, row: int) -> None:
    """What the critic is to look at; nothing where all is over."""
    if rows.turns[row] != NOBODY:
        observe(t, rows.deals[row], rows.turns[row], rows.seen[row])
        reveal(t, rows.deals[row], rows.turns[row], rows.secrets[row])


@template
def only_act(acts: Words) -> int:
    """The act of a set that has no other; ``NOBODY`` if it has several."""
    found, ways = NOBODY, 0
    for word in range(len(acts)):
        if acts[word]:
            ways += popcount(acts[word])
            found = WORD * word + lowest(acts[word])
    return found if ways == 1 else NOBODY
