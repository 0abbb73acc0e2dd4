"""Worlds a chair may sit in, dealt in the kernel: what it knows, and the rest filled in."""

from math import exp
from typing import Final, NamedTuple

from ridotto.kernel.chance import Dice, below
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.filling import fill
from ridotto.kernel.minchiate.layout import Deal, Numbers
from ridotto.kernel.minchiate.minds import Mind
from ridotto.kernel.minchiate.playout import copy
from ridotto.kernel.words import WORD

UNPLACED: Final = -1
"""In place of a card that is gone, and of which only the heap it came from is unknown."""


class Hidden(NamedTuple):
    """What a chair knows and what it does not, gathered once for a decision."""

    known: Deal
    """The deal with every card whose place is known."""
    cards: Numbers
    """The other cards, by number."""
    options: Numbers
    """For each of them, a bit for every heap it may lie in."""
    room: Numbers
    """How many of them each heap takes."""
    places: Numbers
    """Where in the deal each heap lies: a hand, or the folla."""
    where: Numbers
    """The heap of each card in the world dealt last."""
    scratch: Numbers
    leaning: Mind
    """How much likelier than elsewhere each card is in each heap, in logarithms; the heaps of one
    card after another. Empty where nothing is likelier than anything else."""


LEANS: Final = 4
"""So many swaps are tried for every card, to make the likely likelier."""
FINE: Final = 1 << 30
"""Chances are thrown in so many parts."""


@inlined
def shift(world: Deal, place: int, card: int) -> None:
    """Put a card to a heap, or take it from there."""
    if card != UNPLACED:
        world[place + card // WORD] ^= 1 << card % WORD


@inlined
def accepted(gain: float, dice: Dice) -> bool:
    """The rule of Metropolis: what is less likely is sometimes accepted, so much the less often."""
    return gain >= 0 or below(dice, FINE) < exp(gain) * FINE


@inlined
def may_swap(hidden: Hidden, one: int, other: int) -> bool:
    """May these two cards lie in each other's heaps?"""
    here, there = hidden.where[one], hidden.where[other]
    may: int = hidden.options[one] >> there & hidden.options[other] >> here & 1
    return may != 0


@inlined
def leaning_of(hidden: Hidden, one: int, other: int) -> float:
    """How much likelier the world becomes, in logarithms, if these two cards change places."""
    if len(hidden.leaning) == 0:
        return 0.0
    here, there, heaps = hidden.where[one], hidden.where[other], len(hidden.room)
    gain: float = hidden.leaning[one * heaps + there] - hidden.leaning[one * heaps + here]
    gain += hidden.leaning[other * heaps + here] - hidden.leaning[other * heaps + there]
    return gain


@compiled
def lean(hidden: Hidden, dice: Dice) -> None:
    """Let cards change places until they lie where they are likely."""
    cards = len(hidden.cards)
    for _ in range(LEANS * cards if len(hidden.leaning) else 0):
        one, other = below(dice, cards), below(dice, cards)
        if may_swap(hidden, one, other) and accepted(leaning_of(hidden, one, other), dice):
            here = hidden.where[one]
            hidden.where[one] = hidden.where[other]
            hidden.where[other] = here


@compiled
def deal_world(hidden: Hidden, world: Deal, dice: Dice) -> bool:
    """A world that fits what is known, as often as it is likely; False if none does."""
    if not fill(hidden.options, hidden.room, hidden.where, hidden.scratch, dice):
        return False
    lean(hidden, dice)
    copy(hidden.known, world)
    for number in range(len(hidden.cards)):
        shift(world, hidden.places[hidden.where[number]], hidden.cards[number])
    return True
