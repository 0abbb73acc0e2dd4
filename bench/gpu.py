"""The kernel on a GPU: ``python -m bench.gpu [--variants] [GAME ...]`` on a machine that has one.

For every game: the same dice on a core and on the GPU give the same arrays, act by act and over
whole deals; then observations and acts a second, and whole deals a second. The games compile side
by side, each in a process of its own, and are measured one at a time. The figures are kept in
``bench/gpu.json`` with the card, the versions and the date; those of other games stay.

With ``--variants`` whole deals are also measured with other numbers of registers and threads, told
line by line and kept nowhere: ``THREADS`` and ``REGISTERS`` of ``kernel.gpu`` come from there.
"""

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import numpy as np

from ridotto.games import GAMES
from ridotto.kernel.batch import Batch
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.gpu import GpuBatch, card_name, wait
from ridotto.kernel.rollout import play_deal
from ridotto.kernel.specialise import kernel_of, specialise
from ridotto.table import RuleSet

FILE: Final = Path(__file__).with_name("gpu.json")
COMPARED: Final = 512
"""Games that are played on both."""
FEW: Final = 32
"""Games that are played for the compiler's sake."""
STEPS: Final = 200
DEALS: Final = 3
SIDE_BY_SIDE: Final = 1 << 20
ROUNDS: Final = 5
IN_A_ROW: Final = 8
"""Deals played, or acts done, in one go."""
ARRAYS: Final = ("deals", "turns", "masks", "observations", "standings", "secrets", "scores")
VARIANTS: Final = ((80, 128), (48, 128), (128, 128), (64, 256))
"""Registers of a thread and threads of a block, beside those that are usual."""


def agree(game: str, rules: RuleSet) -> dict[str, int]:
    """Play both ways from the same dice; how much was the same in every array."""
    here, there = Batch(game, rules, COMPARED), GpuBatch(game, rules, COMPARED)
    here.reset()
    there.reset()
    for step in range(STEPS):
        here.observe(secrets=True)
        there.observe(secrets=True)
        for name in ARRAYS:
            same(getattr(here, name), getattr(there, name), f"{game}: {name} after {step} acts")
        for batch in (here, there):
            batch.choose_randomly()
            batch.step()
    for quickly in (False, True):
        agree_on_deals(game, here, there, quickly=quickly)
    return {"acts compared": COMPARED * STEPS, "deals compared": 2 * COMPARED * DEALS}


def agree_on_deals(game: str, here: Batch, there: GpuBatch, *, quickly: bool) -> None:
    """Whole deals, from where the games stand."""
    if play_here(game, here, quickly=quickly) != there.play_deals(DEALS, quickly=quickly):
        raise SystemExit(f"{game}: whole deals had another number of acts")
    for name in ("deals", "packs"):
        same(getattr(here, name), getattr(there, name), f"{game}: {name} after whole deals")


def play_here(game: str, here: Batch, *, quickly: bool) -> int:
    """The same deals on a core; how many acts were done."""
    own = getattr(here.kernel, "play_deal", None) if quickly else None
    play = own or specialise(game, play_deal)
    acts = np.zeros(-(-here.kernel.ACTS // WORD), dtype=np.int64)
    return sum(
        play(here.t, here.deals[n], here.packs[n], acts, here.dice[n])
        for n in range(here.games)
        for _ in range(DEALS)
    )


def same(mine: Any, others: Any, what: str) -> None:
    """Stop where an array of the GPU is not that of the core."""
    if (mine != others.copy_to_host().T).any():
        raise SystemExit(f"not the same on both: {what}")


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


def acting(games: GpuBatch) -> Callable[[], None]:
    """Observing and acting in all games."""
    games.reset()

    def steps() -> None:
        for _ in range(IN_A_ROW):
            games.observe()
            games.choose_randomly()
            games.step()

    return steps


def measures(game: str, games: GpuBatch) -> Iterator[tuple[str, Callable[[], Any]]]:
    """What is measured of a game, by name."""
    yield "observed and acted", acting(games)
    yield from whole_deals(game, games)


def whole_deals(game: str, games: GpuBatch) -> Iterator[tuple[str, Callable[[], Any]]]:
    """The same, as far as a deal is played to its end at once."""
    yield "whole deals", lambda: games.play_deals(IN_A_ROW)
    if hasattr(kernel_of(game), "play_deal"):
        yield "whole deals as a search plays them", lambda: games.play_deals(IN_A_ROW, quickly=True)


def compile_all(game: str, rules: RuleSet) -> None:
    """Everything that will be compared or measured, on the GPU and on a core, in a few games."""
    there, here = GpuBatch(game, rules, FEW), Batch(game, rules, FEW)
    for _, run in measures(game, there):
        run()
    here.reset()
    here.observe(secrets=True)
    here.choose_randomly()
    here.step()
    for quickly in (False, True):
        play_here(game, here, quickly=quickly)
    wait()


def compile_variant(game: str, rules: RuleSet, registers: int, threads: int) -> None:
    """Whole deals only: where the most is at stake."""
    games = GpuBatch(game, rules, FEW, registers=registers, threads=threads)
    for _, run in whole_deals(game, games):
        run()
    wait()


@contextmanager
def alone(gate: Path) -> Iterator[None]:
    """While nobody else measures."""
    with gate.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def measure(game: str, gate: Path, *, variants: bool) -> dict[str, Any]:
    """One game: compile, agree, measure; then the variants."""
    # Few games are compared on purpose: they do not fill the card, and numba-cuda says so.
    warnings.filterwarnings("ignore", message=".*Grid size")
    rules = next(iter(GAMES[game].rule_sets.values()))
    begun = time.perf_counter()
    compile_all(game, rules)
    compiled = time.perf_counter() - begun
    with alone(gate):
        found: dict[str, Any] = {"at": datetime.now(UTC).date().isoformat()}
        found |= {"compiled in seconds": compiled, **agree(game, rules)}
        games = GpuBatch(game, rules, SIDE_BY_SIDE)
        for what, run in measures(game, games):
            found[what] = rate(run, IN_A_ROW * SIDE_BY_SIDE)
            print(f"{game}: {what} {found[what]['median'] / 1e6:,.1f} M a second", flush=True)
    for registers, threads in VARIANTS if variants else ():
        compile_variant(game, rules, registers, threads)
        with alone(gate):
            games = GpuBatch(game, rules, SIDE_BY_SIDE, registers=registers, threads=threads)
            for what, run in whole_deals(game, games):
                speed = rate(run, IN_A_ROW * SIDE_BY_SIDE)["median"] / 1e6
                shape = f"{registers} registers, {threads} threads"
                print(f"{game}: {what} {speed:,.1f} M a second with {shape}", flush=True)
    return found


def main() -> None:
    """All games, or those named, each in a process of its own."""
    parser = argparse.ArgumentParser(description="The kernel on a GPU.")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--variants", action="store_true")
    parser.add_argument("--into", type=Path, help="one game only, its figures into this folder")
    given = parser.parse_args()
    if given.into:
        (game,) = given.games
        found = measure(game, given.into / "gate", variants=given.variants)
        (given.into / f"{game}.json").write_text(json.dumps(found))
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.gpu", "--into", folder]
        command += ["--variants"] if given.variants else []
        running = {game: subprocess.Popen([*command, game]) for game in given.games}
        failed = [game for game, process in running.items() if process.wait()]
        kept = [Path(folder) / f"{game}.json" for game in given.games if game not in failed]
        figures = {path.stem: json.loads(path.read_text()) for path in kept}
    packages = {name: version(name) for name in ("numba", "numba-cuda", "numpy")}
    told = json.loads(FILE.read_text()) if FILE.exists() else {}
    told |= {"card": card_name(), "packages": told.get("packages", {}) | packages}
    told["games"] = told.get("games", {}) | figures
    FILE.write_text(json.dumps(told, indent=2) + os.linesep)
    if failed:
        raise SystemExit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
