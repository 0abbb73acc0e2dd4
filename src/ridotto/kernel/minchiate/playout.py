"""Deals played out at random, one or many in one call."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.chance import Dice
from ridotto.kernel.compiled import compiled
from ridotto.kernel.minchiate.count import finish, versicole_worth
from ridotto.kernel.minchiate.layout import (
    COUNTING,
    DECLARED,
    DECLARING,
    HANDS,
    LEAD,
    LYING,
    PHASE,
    PLAYING,
    RESTI,
    SEATS,
    SIZE,
    TURN,
    WINNING,
    Deal,
    Numbers,
)
from ridotto.kernel.minchiate.marking import mark
from ridotto.kernel.minchiate.opening import deal_random
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.minchiate.tricks import lawful, play, play_trick_random
from ridotto.kernel.words import pick

EVERYTHING: Final = -1
"""All bits: every versicola, each with the Matto."""

Trace: TypeAlias = NDArray[np.int64]

TRACE: Final = (85, 8)
"""The shape of a trace: 84 cards, a card given for the Matto, and what is told of each."""


@compiled
def declare(t: Tables, deal: Deal, shown: int, with_matto: int) -> None:
    """The seat in turn shows some of its versicole, each with the Matto or without (Dr. 10)."""
    seat = deal[TURN]
    hand = HANDS + 2 * seat
    worth = versicole_worth(t, deal[hand], deal[hand + 1], shown, with_matto)
    if worth:
        mark(t, deal, seat & 1, DECLARED, worth)
    deal[TURN] = (seat + 1) % SEATS
    if deal[TURN] == deal[WINNING]:
        deal[PHASE] = PLAYING


@compiled
def playout_random(t: Tables, deal: Deal, dice: Dice) -> int:
    """Play to the end, any lawful card as likely as the next; how many cards were chosen."""
    while deal[PHASE] == DECLARING:
        declare(t, deal, EVERYTHING, EVERYTHING)
    chosen = 0
    while deal[PHASE] != COUNTING:
        if deal[PHASE] == PLAYING and deal[LYING] == 0:
            play_trick_random(t, deal, dice)
            chosen += SEATS
        else:
            lo, hi = lawful(t, deal)
            play(t, deal, pick(lo, hi, dice))
            chosen += 1
    return chosen


@compiled
def playout_traced(t: Tables, deal: Deal, dice: Dice, trace: Trace) -> int:
    """The same card by card, with a row for each in ``trace``; how many rows.

    A row holds who was in turn, the two words of lawful cards, the card, who wins the trick so
    far or took it, and the lead and the resti after it.
    """
    row = 0
    while deal[PHASE] != COUNTING:
        lo, hi = lawful(t, deal)
        card = pick(lo, hi, dice)
        trace[row, 0], trace[row, 1], trace[row, 2], trace[row, 3] = deal[TURN], lo, hi, card
        play(t, deal, card)
        trace[row, 4], trace[row, 5] = deal[WINNING], deal[LEAD]
        trace[row, 6], trace[row, 7] = deal[RESTI], deal[RESTI + 1]
        row += 1
    return row


@compiled
def play_many(t: Tables, deals: int, dice: Dice, deal: Deal, pack: Numbers, tally: Numbers) -> int:
    """So many random deals from the shuffle to the last payment; how many cards were chosen.

    ``tally`` gathers every place of the settled deals, so that nothing is left uncounted.
    """
    chosen = 0
    for number in range(deals):
        deal_random(t, deal, pack, number % SEATS, dice)
        chosen += playout_random(t, deal, dice)
        finish(t, deal)
        for place in range(SIZE):
            tally[place] += deal[place]
    return chosen


@compiled
def copy(position: Deal, deal: Deal) -> None:
    """The same position in another array."""
    for place in range(SIZE):
        deal[place] = position[place]


@compiled
def play_out_many(
    t: Tables, position: Deal, times: int, dice: Dice, deal: Deal, resti: Numbers
) -> int:
    """Play one position out so many times; how many cards were chosen.

    ``resti`` gathers side 0's resti and their squares.
    """
    chosen = 0
    for _ in range(times):
        copy(position, deal)
        chosen += playout_random(t, deal, dice)
        won = finish(t, deal)
        resti[0] += won
        resti[1] += won * won
    return chosen
