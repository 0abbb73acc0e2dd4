"""Plays the rest of a deal many times: the results of each playing, and their spread.

Figures are read from the game's own facts: ``total A+C`` = ``98`` is one figure, ``accounts`` = ``A
-2 B +2`` are two, ``difference`` = ``B+D 83`` is one of B+D. Anybody not named has 0.
"""

import math
import re
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from ridotto.server.deal_replay import DealSpan
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.record_table import Fact, results
from ridotto.server.what_if import play_out, table_before

SECONDS: Final = 2.0
"""Seconds after which no further playing is begun; the client can ask again for more."""

NUMBER: Final = r"[+-]?\d+"
PAIR: Final = re.compile(rf"([A-J](?:\+[A-J])*) ({NUMBER})(?: |$)")


class Figure(msgspec.Struct, frozen=True):
    """A number of a result; ``who`` has it (letters), if one fact names several people."""

    name: str
    of: str
    who: str
    value: int


class Playing(msgspec.Struct, frozen=True):
    """One playing of the rest: its seed and its results."""

    seed: int
    facts: tuple[Fact, ...]
    figures: tuple[Figure, ...]


class Spread(msgspec.Struct, frozen=True):
    """A figure over many playings: its mean, the 95 % error of that, the lowest and the highest."""

    name: str
    of: str
    who: str
    mean: float
    margin: float
    least: int
    most: int


def figures_of(facts: Iterable[Fact]) -> tuple[Figure, ...]:
    """Return all numbers of a result; other facts are left out."""
    return tuple(figure for fact in facts for figure in _figures(fact))


def _figures(fact: Fact) -> list[Figure]:
    if re.fullmatch(NUMBER, fact.value):
        return [Figure(fact.name, fact.of, "", int(fact.value))]
    pairs = PAIR.findall(fact.value)
    whole = " ".join(f"{who} {number}" for who, number in pairs) == fact.value
    return [Figure(fact.name, fact.of, who, int(n)) for who, n in pairs] if whole else []


def play_many(
    table: LedgerTable,
    span: DealSpan,
    step: int,
    level: str,
    seeds: Sequence[int],
    *,
    seconds: float = SECONDS,
    clock: Callable[[], float] = time.monotonic,
) -> tuple[Playing, ...]:
    """Play on from before a step, once for each seed; fewer times if it takes too long."""
    begun, done = clock(), list[Playing]()
    for seed in seeds:
        played = table_before(table, span, step)
        play_out(played, level, seed)
        facts = results(table.game, played.state)
        done.append(Playing(seed, facts, figures_of(facts)))
        if clock() - begun > seconds:
            break
    return tuple(done)


def spread_of(playings: Sequence[Playing]) -> tuple[Spread, ...]:
    """Return every figure over all playings, in the order in which they are first named."""
    names = dict.fromkeys((f.name, f.of, f.who) for one in playings for f in one.figures)
    return tuple(_spread(playings, *name) for name in names)


def _spread(playings: Sequence[Playing], name: str, of: str, who: str) -> Spread:
    found = [
        sum(f.value for f in one.figures if (f.name, f.of, f.who) == (name, of, who))
        for one in playings
    ]
    mean = sum(found) / len(found)
    spare = max(1, len(found) - 1)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in found) / spare)
    margin = 1.96 * deviation / math.sqrt(len(found))
    return Spread(name, of, who, mean, margin, min(found), max(found))
