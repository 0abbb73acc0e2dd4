"""Statistics of bouts: means with their intervals, and a rating where several compete."""

import math
import statistics
from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from ridotto.arena.bouts import Bout

NORMAL: Final = 1.959964
"""95 % of a normal distribution lie within this number of standard errors of its mean."""
RESAMPLES: Final = 200
ROUNDS: Final = 200
FEWEST: Final = 20
"""Deals from which one can say how much luck is worth."""
ELO: Final = 400 / math.log(10)


class Estimate(msgspec.Struct, frozen=True):
    """A mean and the half width of its 95 % interval."""

    mean: float
    width: float

    @property
    def decided(self) -> bool:
        """Does the interval exclude zero?"""
        return abs(self.mean) > self.width

    def __str__(self) -> str:
        """As printed."""
        return f"{self.mean:+.2f} ± {self.width:.2f}"

    def __neg__(self) -> "Estimate":
        """The estimate as the other side sees it."""
        return Estimate(0 - self.mean, self.width)


class Standing(msgspec.Struct, frozen=True):
    """How two entrants compare."""

    pair: tuple[int, int]
    deals: int
    paid: Estimate
    points: Estimate | None
    won: int
    lost: int
    """Duplicate deals from which the first came out ahead, or behind."""
    ahead: Estimate
    """The share of deals won minus the share lost: large wins count no more than small ones."""
    thought: tuple[float, float]
    adjusted: Estimate | None = None
    """``paid`` without the luck of players whose chances are known, where it was written down."""

    @property
    def decided(self) -> bool:
        """Is it plain by any of the measures who is the better?"""
        return any(found.decided for found in (self.paid, self.points, self.ahead) if found)

    def turned(self) -> "Standing":
        """The comparison as the second of the two sees it: what one wins the other loses."""
        return Standing(
            pair=self.pair[::-1],
            deals=self.deals,
            paid=-self.paid,
            points=-self.points if self.points else None,
            won=self.lost,
            lost=self.won,
            ahead=-self.ahead,
            thought=self.thought[::-1],
            adjusted=-self.adjusted if self.adjusted else None,
        )


def estimate(values: Sequence[float]) -> Estimate:
    """The mean; of a single value nothing is known but itself."""
    if len(values) < 2:
        return Estimate(statistics.fmean(values), math.inf)
    error = statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(statistics.fmean(values), NORMAL * error)


def standings(bouts: Sequence[Bout]) -> tuple[Standing, ...]:
    """Of every pair that has met."""
    pairs = sorted({bout.pair for bout in bouts})
    return tuple(_standing(pair, [b for b in bouts if b.pair == pair]) for pair in pairs)


def _standing(pair: tuple[int, int], bouts: Sequence[Bout]) -> Standing:
    points = [bout.points for bout in bouts if bout.points is not None]
    return Standing(
        pair=pair,
        deals=len(bouts),
        paid=estimate([bout.paid for bout in bouts]),
        points=estimate(points) if points else None,
        won=sum(score(bout) == 1 for bout in bouts),
        lost=sum(score(bout) == 0 for bout in bouts),
        ahead=estimate([2 * score(bout) - 1 for bout in bouts]),
        thought=(
            statistics.fmean(bout.thought[0] for bout in bouts),
            statistics.fmean(bout.thought[1] for bout in bouts),
        ),
        adjusted=adjusted(bouts),
    )


def adjusted(bouts: Sequence[Bout]) -> Estimate | None:
    """What was paid, less so much of the luck as makes it vary least.

    How much that is for one half of the deals the other half says. So nothing that a deal brought
    bears on what is taken off it, and the mean stays what it is in expectation.
    """
    told = [(bout.paid, bout.luck) for bout in bouts if bout.luck is not None]
    halves = [told[0::2], told[1::2]]
    if len(told) < FEWEST or len(told) < len(bouts) or not all(map(_varies, halves)):
        return None
    first, second = map(_slope, halves)
    return estimate(
        [paid - second * luck for paid, luck in halves[0]]
        + [paid - first * luck for paid, luck in halves[1]]
    )


def _varies(told: Sequence[tuple[float, float]]) -> bool:
    return len({luck for _, luck in told}) > 1


def _slope(told: Sequence[tuple[float, float]]) -> float:
    """How much is paid for a point of luck."""
    paid, luck = zip(*told, strict=True)
    return statistics.linear_regression(luck, paid).slope


def score(bout: Bout) -> float:
    """1 where the first came out ahead, 0 where behind; by points where the payment is even."""
    margin = bout.paid or bout.points or 0
    return 0.5 if margin == 0 else float(margin > 0)


def elo(bouts: Sequence[Bout], entrants: int, seed: int = 0) -> tuple[Estimate, ...]:
    """Each entrant's rating over the mean of all, with intervals from resampled deals."""
    deals = sorted({bout.deal for bout in bouts})
    by_deal = {deal: [bout for bout in bouts if bout.deal == deal] for deal in deals}
    rated = _rate(bouts, entrants)
    dice = Random(seed)
    again = []
    for _ in range(RESAMPLES):
        drawn = [bout for deal in dice.choices(deals, k=len(deals)) for bout in by_deal[deal]]
        again.append(_rate(drawn, entrants))
    widths = [NORMAL * statistics.pstdev(ratings) for ratings in zip(*again, strict=True)]
    return tuple(Estimate(mean, width) for mean, width in zip(rated, widths, strict=True))


def _rate(bouts: Sequence[Bout], entrants: int) -> list[float]:
    """Bradley-Terry strengths, by Zermelo's iteration.

    Half a bout each way is added to every pair that met, so that no strength is infinite.
    """
    wins = [[0.0] * entrants for _ in range(entrants)]
    for first, second in {bout.pair for bout in bouts}:
        wins[first][second] = wins[second][first] = 0.5
    for bout in bouts:
        first, second = bout.pair
        wins[first][second] += score(bout)
        wins[second][first] += 1 - score(bout)
    strength = [1.0] * entrants
    for _ in range(ROUNDS):
        strength = [_stronger(wins, strength, who) for who in range(entrants)]
    logs = [ELO * math.log(value) for value in strength]
    return [value - statistics.fmean(logs) for value in logs]


def _stronger(wins: Sequence[Sequence[float]], strength: Sequence[float], who: int) -> float:
    met = [other for other in range(len(strength)) if wins[who][other] + wins[other][who] > 0]
    weight = sum(
        (wins[who][other] + wins[other][who]) / (strength[who] + strength[other]) for other in met
    )
    return sum(wins[who]) / weight if weight else 1.0
