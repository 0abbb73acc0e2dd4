"""The ladder of every game: ``python -m bench.strength [GAME …]``.

Duplicate deals in the arena. What was played is kept in ``build/strength``, so a run that was
broken off goes on; delete the folder to begin anew.
"""

import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from bench.results import keep
from ridotto.arena import Arena, Ledger, compete, read_entrant, standings
from ridotto.games import GAMES

KEPT: Final = Path("build/strength")
SEED: Final = 1
"""Tuning used other deals."""


class Rung(NamedTuple):
    """Two players, the milliseconds each has for a decision, and how many deals they play."""

    first: str
    second: str
    budget: int
    deals: int


MINCHIATE: Final = (
    Rung("novice", "random", 20, 200),
    Rung("player", "novice", 20, 1000),
    Rung("master", "player", 20, 1000),
    Rung("master", "plain", 20, 1000),
    Rung("player", "novice", 200, 200),
    Rung("master", "player", 200, 200),
    Rung("master", "plain", 200, 200),
    Rung("master:20", "master:5", 20, 400),
    Rung("master:80", "master:20", 80, 200),
    Rung("master:320", "master:80", 320, 100),
)
OTHERS: Final = (
    Rung("novice", "random", 50, 200),
    Rung("player", "novice", 50, 200),
    Rung("master", "player", 50, 200),
)


def climb(game: str, rung: Rung) -> dict[str, Any]:
    """Play a rung, or what is left of it."""
    rules = next(iter(GAMES[game].rule_sets.values()))
    pair = (read_entrant(rung.first), read_entrant(rung.second))
    arena = Arena(game, rules, pair, rung.budget, SEED)
    KEPT.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{rung.first}-{rung.second}-{rung.budget}.bouts".replace(":", "_")
    ledger = Ledger(arena, KEPT / name)
    for _ in compete(arena, ledger, rung.deals):
        pass
    (found,) = standings([bout for bout in ledger.bouts if bout.deal < rung.deals])
    verdict = "" if found.decided else " (even)"
    points = f", {found.points} points" if found.points else ""
    print(
        f"{game}: {rung.first} – {rung.second} at {rung.budget} ms: {found.paid}{points} a deal, "
        f"{found.won} : {found.lost} of {found.deals}, ahead {found.ahead}{verdict}",
        flush=True,
    )
    return {"players": [rung.first, rung.second], "budget_ms": rung.budget} | dict(
        msgspec.to_builtins(found)
    )


def main() -> None:
    """All games, or those named."""
    found = {}
    for game in sys.argv[1:] or GAMES:
        rungs = MINCHIATE if game == "minchiate" else OTHERS
        found[game] = [climb(game, rung) for rung in rungs]
        keep(f"strength {game}", {"rungs": found[game]}, ("numba", "numpy"))


if __name__ == "__main__":
    main()
