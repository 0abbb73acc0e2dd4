"""Ratings from duplicate results: how much more than a novice somebody makes of the same cards.

Never from luck: two results are compared only where both had the same cards in the same chair. The
model is a Gaussian one, told in docs/ratings.md: a result is what the chair of that deal brings,
and the strength of whoever sat in it, and chance. Computer players do not change, and hold the
scale: the anchor's strength is nothing by definition.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

ANCHOR: Final = "novice"
"""The computer player whose strength is nothing."""

SPREAD: Final = 0.5
"""How much people differ, as far as we know beforehand: half of what one deal varies by chance."""

WIDE: Final = 20.0
"""What ``SPREAD`` is multiplied by for computer players, of whom nothing is known beforehand."""

DOUBT: Final = 4.0
"""The number of results that are added, in which all that differs is chance: a few of one deal may
happen to agree."""

ROUNDS: Final = 50
NORMAL: Final = 1.959964
"""The number of standard deviations within which 95 % of a normal distribution lie."""

Reals = NDArray[np.float64]
Places = NDArray[np.intp]


class Player(NamedTuple):
    """Somebody who can be rated: a person by any id, or a computer player by its level."""

    name: str
    computer: bool = False


class DuplicateResult(NamedTuple):
    """What somebody made of a deal in a chair. Where others had the same, they are compared."""

    player: Player
    deal: str
    chair: int
    score: float


class Rating(msgspec.Struct, frozen=True):
    """A strength: what a deal brings more than to the anchor, and its interval (95 %)."""

    mean: float
    low: float
    high: float
    deals: int
    """The number of deals it rests on: those that others had too."""


def rate(results: Iterable[DuplicateResult]) -> Mapping[Player, Rating]:
    """The ratings of all who can be compared with anybody. The order of results is no matter."""
    fields = _fields(results)
    players = sorted({one.player for field in fields for one in field})
    if not players:
        return {}
    rows = [np.array([players.index(one.player) for one in field]) for field in fields]
    scores = [np.array([one.score for one in field]) for field in fields]
    mean, spread = _strengths(players, rows, scores)
    deals = np.bincount(np.concatenate(rows), minlength=len(players))
    return {
        player: Rating(
            mean=float(mean[n]),
            low=float(mean[n] - NORMAL * spread[n]),
            high=float(mean[n] + NORMAL * spread[n]),
            deals=int(deals[n]),
        )
        for n, player in enumerate(players)
    }


def _fields(results: Iterable[DuplicateResult]) -> list[list[DuplicateResult]]:
    """Results with the same cards in the same chair, of two players at least; each counts once.

    Who played a deal twice knew it the second time: the first result counts.
    """
    found: dict[tuple[str, int], dict[Player, DuplicateResult]] = defaultdict(dict)
    for one in results:
        found[one.deal, one.chair].setdefault(one.player, one)
    return [list(field.values()) for _, field in sorted(found.items()) if len(field) > 1]


def _strengths(
    players: Sequence[Player], rows: Sequence[Places], scores: Sequence[Reals]
) -> tuple[Reals, Reals]:
    """Means and standard deviations of all strengths; chance is found along the way (EM)."""
    free = sum(len(field) - 1 for field in rows)
    inside = [score - score.mean() for score in scores]
    first = sum(float(part @ part) for part in inside) / free
    if first <= 0:
        return np.zeros(len(players)), np.zeros(len(players))
    prior = _prior(players, SPREAD * math.sqrt(first))
    design, seen = _compared(len(players), rows, inside)
    chance = first
    for _ in range(ROUNDS):
        mean, cover = _posterior(design / chance, seen / chance, prior)
        left = sum(_left(row, part, mean, cover) for row, part in zip(rows, inside, strict=True))
        chance = max((left + DOUBT * first) / (free + DOUBT), 1e-9 * first)
    return mean, np.sqrt(np.maximum(np.diag(cover), 0.0))


def _prior(players: Sequence[Player], spread: float) -> Reals:
    """How sure we are beforehand that a strength is nothing, as one over the variance."""
    widths = [
        1e-6 if player == Player(ANCHOR, computer=True) else WIDE if player.computer else 1.0
        for player in players
    ]
    return np.array([1.0 / (spread * width) ** 2 for width in widths])


def _compared(count: int, rows: Sequence[Places], inside: Sequence[Reals]) -> tuple[Reals, Reals]:
    """Who was compared with whom how often, and how they came out; the chair's part falls out."""
    design, seen = np.zeros((count, count)), np.zeros(count)
    for row, part in zip(rows, inside, strict=True):
        design[np.ix_(row, row)] += np.eye(len(row)) - 1.0 / len(row)
        np.add.at(seen, row, part)
    return design, seen


def _posterior(design: Reals, seen: Reals, prior: Reals) -> tuple[Reals, Reals]:
    cover: Reals = np.asarray(np.linalg.inv(design + np.diag(prior)), np.float64)
    return cover @ seen, cover


def _left(row: Places, part: Reals, mean: Reals, cover: Reals) -> float:
    """What strengths do not explain of a field, and what is not known of them yet."""
    strengths = mean[row]
    rest = part - (strengths - strengths.mean())
    known = cover[np.ix_(row, row)]
    return float(rest @ rest + np.trace(known) - known.mean() * len(row))
