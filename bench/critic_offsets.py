"""Measures how far the critic lies off when the hands are dealt, for every book.

``python -m bench.critic_offsets [GAME ...] [--deals N] [--jobs N]`` deals, lets the reference
player play on, and compares the results with what the critic had expected. The figures go into
``src/ridotto/analysis/offsets``, which reviews read. To be run again whenever a game's
nets change; a test notices if it was not.
"""

import argparse
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np

from bench import agreement
from bench.luck import fresh_deal
from ridotto.analysis import luck
from ridotto.analysis.critic_offsets import GameOffsets, fingerprint, keep, kept
from ridotto.arena import spread
from ridotto.bots.learned.net import read_nets
from ridotto.bots.learned.net_files import net_file
from ridotto.games import GAMES
from ridotto.kernel.contract import NOBODY
from ridotto.kernel.editions import edition
from ridotto.kernel.search.open_values import Reals, Valuer
from ridotto.kernel.specialise import kernel_of
from ridotto.table import RuleSet

SIDE_BY_SIDE: Final = 100


@cache
def rule_sets(game: str) -> dict[tuple[str, int], RuleSet]:
    """Every book of a game by its number of players."""
    kernel = kernel_of(game)
    return {
        (rules.name, kernel.players(kernel.make_tables(rules))): rules
        for rules in agreement.rule_sets(game).values()
    }


@cache
def valuer_of(game: str, book: str, people: int) -> Valuer:
    """A judge without corrections, made once in each process."""
    here = edition(game, compiled=True)
    tables = here.kernel.make_tables(rule_sets(game)[book, people])
    return Valuer(here, tables, read_nets(net_file(game)))


Task = tuple[str, str, int, int]
"""A game, a book, a number of players, and a seed."""


def compare(task: Task) -> tuple[Task, Reals]:
    """The errors of some deals, with the task they belong to."""
    game, book, people, seed = task
    return task, errors(valuer_of(game, book, people), seed)


def errors(valuer: Valuer, seed: int) -> Reals:
    """Results less expectations of some deals, counted from the place in turn."""
    dice = Random(seed)
    fresh = [fresh_deal(valuer, dice.getrandbits(61)) for _ in range(SIDE_BY_SIDE)]
    full = max(valuer.hidden(deal) for deal in fresh)
    dealt = [luck.dealt_hands(valuer, deal, full, dice) for deal in fresh]
    expected = valuer.now(dealt, [dice.getrandbits(61) for _ in dealt])
    results = played_on(valuer, dealt, dice)
    return np.array(
        [
            np.roll(result - value, -valuer.turn(deal))
            for deal, value, result in zip(dealt, expected, results, strict=True)
            if valuer.turn(deal) != NOBODY
        ]
    )


def played_on(valuer: Valuer, dealt: list[Any], dice: Random) -> Reals:
    """What every place has at the end, if the reference player decides."""
    deals = list(dealt)
    while going := [n for n, deal in enumerate(deals) if valuer.turn(deal) != NOBODY]:
        places = [valuer.turn(deals[n]) for n in going]
        shares = valuer.likely_in([deals[n] for n in going], places)
        for n, likely in zip(going, shares, strict=True):
            (act,) = dice.choices(valuer.lawful(deals[n]), likely.tolist())
            deals[n] = valuer.done(deals[n], act)
    return valuer.now(deals, [dice.getrandbits(61) for _ in deals])


def tasks_of(game: str, deals: int) -> Iterator[Task]:
    """All books of a game in all numbers of players."""
    for book, people in rule_sets(game):
        for seed in range(max(1, deals // SIDE_BY_SIDE)):
            yield game, book, people, seed


def measure(game: str, deals: int, jobs: int) -> GameOffsets:
    """Means, told with their intervals."""
    rows: dict[tuple[str, int], list[Reals]] = {}
    for (_, book, people, _), found in spread(compare, list(tasks_of(game, deals)), jobs=jobs):
        rows.setdefault((book, people), []).append(found)
    books: dict[str, dict[str, list[float]]] = {}
    for (book, people), parts in sorted(rows.items()):
        every = np.concatenate(parts)
        mean, half = every.mean(axis=0), 1.96 * every.std(axis=0) / np.sqrt(len(every))
        books.setdefault(book, {})[str(people)] = [round(float(value), 4) for value in mean]
        told = ", ".join(f"{a:.3f} ± {b:.3f}" for a, b in zip(mean, half, strict=True))
        print(f"{game} {book} for {people}, {len(every)} deals: {told}", flush=True)
    return GameOffsets(fingerprint(game), books)


def main() -> None:
    """All games, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all, if none is named")
    parser.add_argument("--deals", type=int, default=20_000, help="of each book and number")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    for game in given.games or GAMES:
        keep({**kept(), game: measure(game, given.deals, given.jobs)})
        kept.cache_clear()


if __name__ == "__main__":
    main()
