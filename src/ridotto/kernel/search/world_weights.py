"""How much each world counts: how likely the others were to do in it what they did.

Such a weight is a product of many chances of one net, and nobody plays quite as it does: with their
whole weight a few worlds would decide alone. So whoever uses weights flattens them first, as far as
serves his end: a search (``trusted``) looks at many worlds and knows their errors, a review
(``levelled``) has few and gives intervals, a reason (``evened``) says what is likely.
"""

import math
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.contract import Kernel
from ridotto.kernel.search.actor_critic import Actor, chances
from ridotto.kernel.search.deal_history import History
from ridotto.kernel.search.worlds import World, draw_worlds

Reals = NDArray[np.float64]

LEAST_CHANCE: Final = 0.02
"""Nobody is so predictable that an act rules a world out."""
TRUST: Final = 0.5
"""The power of a world's weight in a search."""
COUNTING_WORLDS: Final = 6.0
"""The least number of equally likely worlds that levelled weights leave, where sixteen or more were
drawn."""
COUNTING_SHARE: Final = COUNTING_WORLDS / 16
"""That number as a share of the worlds, where fewer were drawn."""
HALVINGS: Final = 20
"""How closely the power is found that levels weights."""
EVENED_SHARE: Final = 3
"""Evened weights leave as much as a third of the worlds."""


def weigh_worlds(kernel: Kernel, actor: Actor, worlds: Sequence[World]) -> list[float]:
    """How likely the others were to do in each world what they did."""
    seen = np.concatenate([world.seen for world in worlds])
    if not len(seen):
        return [1.0] * len(worlds)
    likely = chances(kernel, actor, seen, np.concatenate([world.masks for world in worlds]))
    chosen = np.concatenate([world.chosen for world in worlds])
    taken = np.log(np.maximum(likely[np.arange(len(chosen)), chosen], LEAST_CHANCE))
    ends = np.cumsum([len(world.chosen) for world in worlds])
    return [float(np.exp(part.sum())) for part in np.split(taken, ends[:-1])]


def weighed_worlds(history: History, actor: Actor, count: int, dice: Random) -> list[World]:
    """So many worlds with their weights; fewer if too many guesses fail."""
    drawn = (world for world in draw_worlds(history, dice) if world)
    found = list(islice(drawn, count))
    if not found:
        return []
    weights = weigh_worlds(history.edition.kernel, actor, found)
    return [one._replace(weight=weight) for one, weight in zip(found, weights, strict=True)]


def trusted(weights: Sequence[float]) -> list[float]:
    """Weights flattened by a fixed power, so that those of later worlds go with them."""
    return [weight**TRUST for weight in weights]


def counting(weights: Reals) -> float:
    """How many equally weighted worlds tell as much as these (their sum is one)."""
    return float(1 / (weights**2).sum())


def levelled(weights: Reals) -> Reals:
    """Return weights whose sum is one and that leave at least this number of worlds to count.

    Of sixteen worlds often a single one would decide. All weights are raised to the greatest power,
    at most one, that leaves enough worlds. Their order stays.
    """
    logs = np.log(np.maximum(weights, np.finfo(np.float64).tiny))
    least = max(1.0, min(COUNTING_WORLDS, COUNTING_SHARE * len(weights)))
    low, high = 0.0, 1.0
    if counting(_raised(logs, high)) >= least:
        return _raised(logs, high)
    for _ in range(HALVINGS):
        power = (low + high) / 2
        enough = counting(_raised(logs, power)) >= least
        low, high = (power, high) if enough else (low, power)
    return _raised(logs, low)


def _raised(logs: Reals, power: float) -> Reals:
    found = np.exp(power * (logs - logs.max()))
    return np.asarray(found / found.sum())


def evened(weights: Sequence[float]) -> list[float]:
    """Weights flattened until as much as a third of the worlds counts.

    A world that outweighs all others is a good guess, but does not show what is likely.
    """
    found = list(weights)
    while sum(found) ** 2 < len(found) / EVENED_SHARE * sum(weight**2 for weight in found):
        found = [math.sqrt(weight) for weight in found]
    return found
