"""The ladder of every game: ``python -m bench.strength [GAME …] [--so-far]``.

Duplicate deals in the arena. What was played is kept in ``build/strength``, so a run that was
broken off goes on; delete the folder to begin anew.
"""

import argparse
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from bench.results import keep
from ridotto.arena import UNITS, Arena, Ledger, Standing, compete, read_entrant, standings
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


def climb(game: str, rung: Rung, *, so_far: bool = False) -> dict[str, Any] | None:
    """Play a rung, or what is left of it; or only tell what was played before, if anything."""
    rules = next(iter(GAMES[game].rule_sets.values()))
    pair = (read_entrant(rung.first), read_entrant(rung.second))
    arena = Arena(game, rules, pair, rung.budget, SEED)
    KEPT.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{rung.first}-{rung.second}-{rung.budget}.bouts".replace(":", "_")
    ledger = Ledger(arena, KEPT / name)
    if not so_far:
        for _ in compete(arena, ledger, rung.deals):
            pass
    bouts = [bout for bout in ledger.bouts if bout.deal < rung.deals]
    if not bouts:
        return None
    (found,) = standings(bouts)
    tell(game, rung, found)
    return {"players": [rung.first, rung.second], "budget_ms": rung.budget} | dict(
        msgspec.to_builtins(found)
    )


def tell(game: str, rung: Rung, found: Standing) -> None:
    """A line, as one reads it."""
    points = f", {found.points} points" if found.points else ""
    left = "" if found.deals == rung.deals else f" (of {rung.deals} to play)"
    print(
        f"{game}: {rung.first} – {rung.second} at {rung.budget} ms: {found.paid}{points} a "
        f"{UNITS[game].name}, {found.won} : {found.lost} of {found.deals}{left}, "
        f"ahead {found.ahead}{'' if found.decided else ', even'}",
        flush=True,
    )


def main() -> None:
    """All games, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all, if none is named")
    parser.add_argument("--so-far", action="store_true", help="play nothing, tell what is kept")
    given = parser.parse_args()
    for game in given.games or GAMES:
        rungs = MINCHIATE if game == "minchiate" else OTHERS
        found = [climb(game, rung, so_far=given.so_far) for rung in rungs]
        if told := [one for one in found if one]:
            keep(f"strength {game}", {"rungs": told}, ("numba", "numpy"))


if __name__ == "__main__":
    main()
