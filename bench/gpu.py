"""The kernel on a GPU: ``python -m bench.gpu [GAME ...]`` on a machine that has one.

For every game: the same dice on a core and on the GPU give the same arrays; then observations and
acts a second, and whole deals a second. The figures are kept in ``bench/gpu.json`` with the card,
the versions and the date.
"""

import json
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from ridotto.games import GAMES
from ridotto.kernel.batch import Batch
from ridotto.kernel.gpu import GpuBatch, card_name, wait
from ridotto.table import RuleSet

FILE: Final = Path(__file__).with_name("gpu.json")
COMPARED: Final = 512
"""Games that are played on both."""
STEPS: Final = 200
SIDE_BY_SIDE: Final = 1 << 18
ROUNDS: Final = 5
ARRAYS: Final = ("deals", "turns", "masks", "observations", "standings", "secrets", "scores")


def agree(game: str, rules: RuleSet) -> int:
    """Play both ways from the same dice; how many acts were the same in every array."""
    here, there = Batch(game, rules, COMPARED), GpuBatch(game, rules, COMPARED)
    here.reset()
    there.reset()
    for step in range(STEPS):
        here.observe(secrets=True)
        there.observe(secrets=True)
        for name in ARRAYS:
            mine, others = getattr(here, name), getattr(there, name).copy_to_host().T
            if (mine != others).any():
                raise SystemExit(f"{game}: {name} differ after {step} acts")
        for batch in (here, there):
            batch.choose_randomly()
            batch.step()
    return COMPARED * STEPS


def rate(run: Callable[[], Any], units: int) -> dict[str, float]:
    """Units a second: the median of some rounds, and its spread."""
    run()
    wait()
    found = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        run()
        wait()
        found.append(units / (time.perf_counter() - begun))
    found.sort()
    return {"median": found[ROUNDS // 2], "least": found[0], "most": found[-1]}


def measure(game: str, rules: RuleSet) -> dict[str, Any]:
    """Steps and whole deals in many games at once."""
    games = GpuBatch(game, rules, SIDE_BY_SIDE)
    games.reset()

    def steps() -> None:
        for _ in range(20):
            games.observe()
            games.choose_randomly()
            games.step()

    return {
        "observed and acted": rate(steps, 20 * SIDE_BY_SIDE),
        "whole deals": rate(lambda: games.play_deals(4), 4 * SIDE_BY_SIDE),
    }


def main() -> None:
    """All games, or those named."""
    figures: dict[str, Any] = {}
    for game in sys.argv[1:] or GAMES:
        rules = next(iter(GAMES[game].rule_sets.values()))
        same = agree(game, rules)
        figures[game] = {"acts compared": same, **measure(game, rules)}
        print(game, json.dumps(figures[game]), flush=True)
    packages = {name: version(name) for name in ("numba", "numba-cuda", "numpy")}
    told = {"at": datetime.now(UTC).date().isoformat(), "card": card_name(), "packages": packages}
    FILE.write_text(json.dumps({**told, "games": figures}, indent=2) + "\n")


if __name__ == "__main__":
    main()
