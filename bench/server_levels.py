"""What an act of a computer player costs at each level: ``python -m bench.server_levels [ACTS]``.

Processor time, so that other programs on the machine matter little; of a process as the server uses
it, its compiled code loaded before.
"""

import json
import os
import sys
import time
from random import Random
from typing import Any

from bench import results
from ridotto.bots import levels_of
from ridotto.games import GAMES
from ridotto.server.charter import Charter, complete_charter
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.record_table import build_table
from ridotto.server.thinking import decide
from ridotto.server.thinking_process import ONE_THREAD
from ridotto.server.what_if import apply_to
from ridotto.table import HOUSE


def fresh_table(game: str) -> LedgerTable:
    """A table of the game's first book, in memory."""
    charter = complete_charter(Charter(game=game))
    return build_table(charter, ["P"] * len(charter.chairs), [])


def measure(game: str, level: str, acts: int) -> dict[str, float]:
    """Milliseconds of a core for an act: on average, and the most."""
    dice, took = Random(game), list[float]()
    table = fresh_table(game)
    while len(took) <= acts:
        if table.over or not table.awaited:
            table = fresh_table(game)
        seat = min(table.awaited)
        if seat == HOUSE:
            apply_to(table, table.game.shuffle(table.state, dice))
            continue
        view, begun = table.view(seat), time.process_time()
        action = decide(level, game, view)
        took.append(1000 * (time.process_time() - begun))
        apply_to(table, action)
    # The first one loads, and perhaps compiles.
    del took[0]
    return {"mean_ms": round(sum(took) / len(took), 2), "most_ms": round(max(took), 1)}


def main() -> None:
    """Every game at every level that it has."""
    os.environ.update(ONE_THREAD)
    acts = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    found: dict[str, Any] = {}
    for game in GAMES:
        found[game] = {level: measure(game, level, acts) for level in levels_of(game)}
        print(f"{game:12} {json.dumps(found[game])}", flush=True)
    results.keep("server_levels", found, ("numba", "numpy"))


if __name__ == "__main__":
    main()
