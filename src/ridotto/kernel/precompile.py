"""Compile beforehand: ``python -m ridotto.kernel.precompile [--gently] [GAME …]``.

Compiled code is kept on disk (``kernel.compiled``), so that whatever runs afterwards only reads it.
Every function is compiled by being called once with what it is always called with. ``--gently`` is
for a machine on which people play: one game after the other, with the least priority, and only what
nobody else has compiled or is compiling.
"""

import contextlib
import gc
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import numpy as np

from ridotto.games import GAMES
from ridotto.kernel.batch import Batch
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import cache_folder, folder_of, games
from ridotto.kernel.contract import NOBODY
from ridotto.kernel.readiness import is_compiled, mark_compiled
from ridotto.kernel.rollout import play_many
from ridotto.kernel.search.endgame import take_first
from ridotto.kernel.search.loading import load_search
from ridotto.kernel.specialise import kernel_of, specialise
from ridotto.kernel.splitmix import dice_from
from ridotto.table import RuleSet

GENTLY: Final = "--gently"
LEAST_PRIORITY: Final = 19


def precompile(game: str) -> None:
    """A game's functions one by one, its batch, deals played by chance, and its search."""
    rules = next(iter(GAMES[game].rule_sets.values()))
    _call_each(game, rules)
    _run_batch(game, rules)
    _play_out(game, rules)
    load_search(game)
    mark_compiled(game)


def _call_each(game: str, rules: RuleSet) -> None:
    """The functions of the contract, as plain Python calls them: one deal, first act first."""
    kernel = kernel_of(game)
    t = kernel.make_tables(rules)
    deal, pack, dice = np.zeros(kernel.SIZE, dtype=np.int64), kernel.new_pack(t), dice_from(1)
    acts = np.zeros(-(-kernel.ACTS // WORD), dtype=np.int64)
    seen = np.zeros(kernel.OBSERVATION.words, dtype=np.int64)
    secrets = np.zeros(kernel.SECRETS.words, dtype=np.int64)
    kernel.players(t)
    kernel.shuffle(t, pack, dice)
    kernel.begin(t, deal, pack, 1)
    while (seat := kernel.turn(t, deal)) != NOBODY:
        kernel.blind(t, deal)
        kernel.observe(t, deal, seat, seen)
        kernel.reveal(t, deal, seat, secrets)
        acts[:] = 0
        kernel.lawful(t, deal, acts)
        kernel.act(t, deal, specialise(game, take_first)(acts))
    kernel.finish(t, deal)
    kernel.gain(t, deal, 0)
    kernel.score(t, deal, 0)
    kernel.advance(t, deal)


def _run_batch(game: str, rules: RuleSet) -> None:
    batch = Batch(game, rules, 1)
    batch.reset()
    batch.observe(secrets=True)
    batch.choose_randomly()
    batch.step()


def _play_out(game: str, rules: RuleSet) -> None:
    kernel = kernel_of(game)
    t = kernel.make_tables(rules)
    deal, tally = np.zeros((2, kernel.SIZE), dtype=np.int64)
    acts = np.zeros(-(-kernel.ACTS // WORD), dtype=np.int64)
    specialise(game, play_many)(t, 1, deal, kernel.new_pack(t), acts, dice_from(1), tally)


def main(names: list[str]) -> None:
    """Those named, or all that have compiled rules; as many at once as there are cores."""
    gently = GENTLY in names
    wanted = [name for name in names if name != GENTLY] or sorted(games())
    if gently:
        _precompile_gently(wanted)
        return
    # What compiling makes is mostly kept, so looking for garbage finds little and takes a tenth.
    with ProcessPoolExecutor(min(len(wanted), os.cpu_count() or 1), initializer=gc.disable) as pool:
        for game, seconds in zip(wanted, pool.map(_timed, wanted), strict=True):
            sys.stdout.write(f"{game}: compiled in {seconds:.0f} s\n")
            sys.stdout.flush()


def _precompile_gently(wanted: list[str]) -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.nice(LEAST_PRIORITY)
    for game in wanted:
        with turn_at(game):
            if not is_compiled(game):
                precompile(game)


@contextlib.contextmanager
def turn_at(game: str) -> Iterator[None]:
    """Wait while another process compiles the same game, where there are such locks."""
    folder = cache_folder(folder_of(game))
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling").open("w") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _timed(game: str) -> float:
    begun = time.perf_counter()
    precompile(game)
    return time.perf_counter() - begun


if __name__ == "__main__":
    main(sys.argv[1:])
