"""What others' plays tell: worlds in which a sensible hand would have played what was played.

Every play is weighed by the quick player as he would have seen it, and cards change places in a
world, two at a time, by the rule of Metropolis: in the long run worlds come as often as they
explain the plays. One's own plays tell nothing.
"""

from math import exp, log
from typing import Final, NamedTuple

from ridotto.kernel.chance import Dice, below
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.minchiate import minds
from ridotto.kernel.minchiate.layout import EXCHANGING, HANDS, PHASE, SEATS, TURN, Deal, Numbers
from ridotto.kernel.minchiate.minds import Mind
from ridotto.kernel.minchiate.playout import copy
from ridotto.kernel.minchiate.policy import play_noting, weigh
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.minchiate.worlds import Hidden, accepted, leaning_of, may_swap, shift

DOUBT: Final = -8.0
"""No single play makes a world less likely than this, in logarithms: people are not machines."""
VAIN: Final = 40
"""So many swaps are looked for in vain, for each one asked for."""


class Past(NamedTuple):
    """The play so far."""

    first: Deal
    """The deal before the first card, each hand with those of its cards that were played since."""
    plays: Numbers
    """Every card played, or given for the Matto, in order."""
    reader: int
    """Whose decision it is."""
    likely: Mind
    """By seat, how well the world dealt last explains its plays; and nothing for the folla."""
    deal: Deal
    """Room to play in."""


@compiled
def log_chance(mind: Mind, count: int, card: int) -> float:
    """The logarithm of the chance that this card is chosen."""
    best: float = mind[minds.VALUES]
    own: float = best + DOUBT * mind[minds.NOISE]
    total = 0.0
    for number in range(count):
        best = max(best, mind[minds.VALUES + number])
        if mind[minds.CHOICES + number] == card:
            own = mind[minds.VALUES + number]
    for number in range(count):
        total += exp((mind[minds.VALUES + number] - best) / mind[minds.NOISE])
    chance: float = (own - best) / mind[minds.NOISE] - log(total)
    return max(DOUBT, chance)


@compiled
def explains(t: Tables, mind: Mind, past: Past, world: Deal, seat: int) -> float:
    """How likely it is, in logarithms, that this seat would have played as it did."""
    deal, voids, total = past.deal, 0, 0.0
    copy(past.first, deal)
    for place in range(2 * SEATS):
        deal[HANDS + place] |= world[HANDS + place]
    mind[minds.LOOT] = 0.0
    for number in range(len(past.plays)):
        card = past.plays[number]
        if deal[TURN] == seat and deal[PHASE] != EXCHANGING:
            count = weigh(t, mind, deal, voids)
            if count > 1:
                total += log_chance(mind, count, card)
        voids = play_noting(t, mind, deal, voids, card)
    return total


@compiled
def read_world(t: Tables, mind: Mind, past: Past, world: Deal) -> None:
    """How well a new world explains the plays of everybody."""
    for seat in range(SEATS):
        past.likely[seat] = 0.0
        if seat != past.reader:
            past.likely[seat] = explains(t, mind, past, world, seat)


@inlined
def owner(place: int) -> int:
    """The seat whose hand lies there; the folla counts as one more."""
    return (place - HANDS) // 2 if place < HANDS + 2 * SEATS else SEATS


@compiled
def swap(hidden: Hidden, world: Deal, one: int, other: int) -> None:
    """Two cards change places."""
    here, there = hidden.where[one], hidden.where[other]
    for card, source, target in ((one, here, there), (other, there, here)):
        shift(world, hidden.places[source], hidden.cards[card])
        shift(world, hidden.places[target], hidden.cards[card])
        hidden.where[card] = target


@compiled
def try_swap(
    t: Tables, mind: Mind, hidden: Hidden, past: Past, world: Deal, one: int, other: int, dice: Dice
) -> None:
    """Swap two cards, and back again if what was played becomes too unlikely."""
    here = owner(hidden.places[hidden.where[one]])
    there = owner(hidden.places[hidden.where[other]])
    gain = leaning_of(hidden, one, other) - past.likely[here] - past.likely[there]
    swap(hidden, world, one, other)
    first = explains(t, mind, past, world, here) if here < SEATS else 0.0
    second = explains(t, mind, past, world, there) if there < SEATS else 0.0
    if accepted(gain + first + second, dice):
        past.likely[here], past.likely[there] = first, second
    else:
        swap(hidden, world, one, other)


@compiled
def stir_world(
    t: Tables, mind: Mind, hidden: Hidden, past: Past, world: Deal, swaps: int, dice: Dice
) -> None:
    """Let so many pairs of cards try each other's places."""
    cards, tried = len(hidden.cards), 0
    for _ in range(VAIN * swaps):
        one, other = below(dice, cards), below(dice, cards)
        here, there = hidden.where[one], hidden.where[other]
        if may_swap(hidden, one, other) and hidden.places[here] != hidden.places[there]:
            try_swap(t, mind, hidden, past, world, one, other, dice)
            tried += 1
            if tried == swaps:
                return
