"""Kernel and readable rules agree: ``python -m bench.agreement [DEALS [PROCESSES [RAY]]]``.

So many random deals of every game for every number of players, a million unless told otherwise,
compared act by act, in processes or over a Ray cluster at an address. Its books take turns. A
divergence ends the run, and names the record it has written. What has agreed is kept on the way,
and a run goes on from there as long as the game's rules and its kernel stay as they are.

The tests compare 4,000 deals of each game, with every option, in a minute of processor time, and
20,000 in ``make thorough``. As many for each of the 24 numbers of players take 24 minutes of a
core, and so stand here; a million of each take nineteen hours. A deal takes from 1 ms (Guimbarde
for three) to 6 (Bieten for ten), nearly all of it in the readable rules.
"""

import os
import sys
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

import ridotto
from bench.results import keep, kept
from ridotto.arena import spread
from ridotto.games import GAMES
from ridotto.kernel.compiled import edition, folder_of
from ridotto.kernel.contract import Tables
from ridotto.kernel.specialise import kernel_of
from ridotto.table import RuleSet
from ridotto.testing.agreement import Pair, compared_game

SOURCES: Final = Path(ridotto.__file__).parent
BATCH: Final = 500
"""Deals compared in one go."""
KEPT_EVERY: Final = 20
"""Batches after which it is kept how many agreed."""


class Task(NamedTuple):
    """A batch of deals by some books."""

    game: str
    books: Sequence[str]
    batch: int


@cache
def rule_sets(game: str) -> dict[str, RuleSet]:
    """The books of a game, for every number of players it knows."""
    found: dict[str, RuleSet] = {}
    for book, players in product(GAMES[game].rule_sets.values(), (None, *range(2, 11))):
        try:
            rules = book if players is None else book.with_options({"players": players})
            kernel_of(game).make_tables(rules)
        except (ValueError, KeyError, LookupError):
            continue
        if players is None and "players" in book.values:
            continue
        found[f"{book.name} {players or ''}".strip()] = rules
    return found


@cache
def tables_of(game: str, book: str) -> Tables:
    """Made once in each process."""
    return kernel_of(game).make_tables(rule_sets(game)[book])


def by_players(game: str) -> Mapping[int, Sequence[str]]:
    """The books of a game by the number of players they are for."""
    found: dict[int, list[str]] = defaultdict(list)
    for book, rules in rule_sets(game).items():
        found[GAMES[game].seats(GAMES[game].open(rules))].append(book)
    return dict(sorted(found.items()))


def compare(task: Task) -> int:
    """The deals of a batch, by its books in turn."""
    first = task.batch * BATCH
    for seed in range(first, first + BATCH):
        book = task.books[seed % len(task.books)]
        Pair(
            compared_game(GAMES[task.game]),
            rule_sets(task.game)[book],
            seed,
            tables=tables_of(task.game, book),
            comparing=0.02,
            observing=0.02,
        ).play()
    return BATCH


def sources_of(game: str) -> str:
    """A short name for both sets of rules, as they stand."""
    readable = edition(
        file
        for folder in ("cards", "table", f"games/{game}")
        for file in (SOURCES / folder).rglob("*")
        if file.suffix in (".py", ".toml")
    )
    return f"{readable}-{folder_of(game).name.rpartition('-')[2]}"


class Agreed:
    """How many deals have agreed, by game and number of players; kept whenever it grows."""

    def __init__(self) -> None:
        known = kept("agreement")
        self.sources = {game: sources_of(game) for game in GAMES}
        same = {game for game, now in self.sources.items() if known.get("of", {}).get(game) == now}
        self.deals: dict[str, int] = {
            what: deals for what, deals in known.get("deals", {}).items() if what.split()[0] in same
        }

    def add(self, what: str, deals: int) -> None:
        """So many more."""
        self.deals[what] = self.deals.get(what, 0) + deals
        keep("agreement", {"deals": self.deals, "of": self.sources}, ("numba", "numpy"))


def compare_all(deals: int, processes: int, ray: str | None = None) -> None:
    """Go on with every game and number of players until so many deals agree."""
    agreed = Agreed()
    for game in GAMES:
        for players, books in by_players(game).items():
            what, begun = f"{game} for {players}", time.perf_counter()
            # A run that goes on must know that the batches before are all there.
            while (done := agreed.deals.get(what, 0)) < deals:
                first, last = done // BATCH, min(-(-deals // BATCH), done // BATCH + KEPT_EVERY)
                tasks = [Task(game, books, batch) for batch in range(first, last)]
                agreed.add(what, sum(spread(compare, tasks, jobs=processes, ray=ray)))
            spent = time.perf_counter() - begun
            print(f"{what}: they agree in {done:,} deals ({spent:,.0f} s now)", flush=True)


def main() -> None:
    """Compare, and keep how many agreed."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count() or 1
    compare_all(deals, processes, sys.argv[3] if len(sys.argv) > 3 else None)


if __name__ == "__main__":
    main()
