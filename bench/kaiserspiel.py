"""How much better than chance the Kaiserspiel player is: python -m bench.kaiserspiel [GAMES]."""

import math
import sys
from random import Random
from typing import Any

from bench.table import play_out
from ridotto.bots import Player, RandomPlayer
from ridotto.bots.kaiserspiel import KaiserspielPlayer
from ridotto.games.kaiserspiel import KAISERSPIEL

VARIANTS: dict[str, dict[str, Any]] = {
    "two": {},
    "two, unrestricted, 36 cards": {"unrestricted": True, "pack": 36},
    "three": {"players": 3},
}


def partie(options: dict[str, Any], seat: int, seed: int) -> tuple[bool, float, int]:
    """Does the player in this seat win against chance? With its time and its decisions."""
    rules = KAISERSPIEL.rule_sets["nuernberg-1770"].with_options(options)
    chance = RandomPlayer(KAISERSPIEL, seed=seed)
    players: list[Player[Any]] = [chance for _ in range(options.get("players", 2))]
    players[seat] = KaiserspielPlayer(seed=seed)
    table, clock = play_out(KAISERSPIEL, rules, players, Random(seed))
    return table.party.accounts[seat] > 0, clock.seconds[seat], clock.acts[seat]


def main() -> None:
    """A line for each variant: Partien won, with the error, and the time of a decision."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for name, options in VARIANTS.items():
        count = options.get("players", 2)
        results = [partie(options, seed % count, seed) for seed in range(games)]
        share = sum(won for won, _, _ in results) / games
        error = 1.96 * math.sqrt(share * (1 - share) / games)
        each = 1000 * sum(s for _, s, _ in results) / sum(a for _, _, a in results)
        print(f"{name}: {share:.1%} ± {error:.1%} of {games} Partien, {each:.2f} ms a decision")


if __name__ == "__main__":
    main()
