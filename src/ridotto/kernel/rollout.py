"""Deals played by chance, for any game: templates (see ``kernel.specialise``)."""

from typing import Final

import numpy as np

from ridotto.kernel.bits import in_step, kept_apart
from ridotto.kernel.card_sets import WORD, lowest, nth, popcount
from ridotto.kernel.contract import (
    NOBODY,
    Deal,
    Numbers,
    Pack,
    Tables,
    Words,
    act,
    begin,
    finish,
    lawful,
    shuffle,
    turn,
)
from ridotto.kernel.specialise import template, template_inlined
from ridotto.kernel.splitmix import STEP, Dice, below, fall

SEAT_STEP: Final = 1 << 16
"""Acts have smaller numbers."""


@template_inlined
def pick_act(acts: Words, dice: Dice) -> int:
    """Any act of a set, each as likely as the next."""
    count = 0
    for word in range(len(acts)):
        count += popcount(acts[word])
    place = below(dice, count)
    for word in range(len(acts)):
        here = popcount(acts[word])
        if place < here:
            return WORD * word + nth(acts[word], place)
        place -= here
    return NOBODY


@template
def reset(t: Tables, deal: Deal, pack: Pack, dice: Dice) -> None:
    """Shuffle and deal; the party's slots stand."""
    kept_apart()
    shuffle(t, pack, dice)
    dice[0] += STEP
    begin(t, deal, pack, int(fall(dice[0]) >> 1))


@template
def play_out(t: Tables, deal: Deal, acts: Words, dice: Dice) -> int:
    """Play to the end, any lawful act as likely as the next; how many acts were chosen."""
    chosen = 0
    while turn(t, deal) != NOBODY:
        lawful(t, deal, acts)
        act(t, deal, pick_act(acts, dice))
        chosen += 1
    return chosen


@template
def count_up(t: Tables, deal: Deal) -> None:
    """The game's ``finish``, in one place instead of wherever it is called."""
    kept_apart()
    finish(t, deal)


@template
def play_deal(t: Tables, deal: Deal, pack: Pack, acts: Words, dice: Dice) -> int:
    """From the shuffle to the last payment, every act by chance; how many acts were chosen."""
    reset(t, deal, pack, dice)
    in_step()
    chosen = play_out(t, deal, acts, dice)
    in_step()
    count_up(t, deal)
    return chosen


@template
def play_many(
    t: Tables, deals: int, deal: Deal, pack: Pack, acts: Words, dice: Dice, tally: Numbers
) -> int:
    """Play deals from the shuffle to the last payment; returns the number of acts chosen.

    ``tally`` gathers every slot of the finished deals, so that nothing is left uncounted.
    """
    chosen = 0
    for _ in range(deals):
        chosen += play_deal(t, deal, pack, acts, dice)
        for slot in range(len(deal)):
            tally[slot] += deal[slot]
    return chosen


@template
def play_on_many(
    t: Tables, position: Deal, deals: int, deal: Deal, acts: Words, dice: Dice, tally: Numbers
) -> int:
    """From one dealt position to the last payment, again and again; how many acts were chosen."""
    chosen = 0
    for _ in range(deals):
        for slot in range(len(deal)):
            deal[slot] = position[slot]
        chosen += play_out(t, deal, acts, dice)
        finish(t, deal)
        for slot in range(len(deal)):
            tally[slot] += deal[slot]
    return chosen


@template
def play_by_preference(t: Tables, deal: Deal, pack: Pack, acts: Words, seed: int) -> None:
    """Play a whole deal of a pack as it lies; the seat in turn does the act it prefers most.

    Each seat prefers the acts in an order that follows from the seed, so that it does the same
    under other rules as long as it may. Any lawful act is as likely as the next to be the first.
    """
    begin(t, deal, pack, 0)
    while turn(t, deal) != NOBODY:
        lawful(t, deal, acts)
        best, liked = -1, np.uint64(0)
        for word in range(len(acts)):
            rest = acts[word]
            while rest != 0:
                number = WORD * word + lowest(rest)
                rest &= rest - 1
                place = np.uint64(seed + SEAT_STEP * turn(t, deal) + number)
                liking = fall(place * STEP)
                if best < 0 or liking > liked:
                    best, liked = number, liking
        act(t, deal, best)
    finish(t, deal)
