"""How the player of Bieten fares against chance: ``python -m bench.bieten [matches]``."""

import statistics
import sys
import time
from random import Random
from typing import Any

from ridotto.bots.bieten import BietenPlayer
from ridotto.bots.chance import RandomPlayer
from ridotto.games.bieten import BIETEN
from ridotto.table import HOUSE, View, apply


def play_game(rule_set: str, players: int, chair: int, seed: int) -> tuple[int, float, int]:
    """One game with the player in one chair: the quarters he wins, seconds and acts he took."""
    rules = BIETEN.rule_sets[rule_set].with_options({"players": players, "games": 1})
    state = BIETEN.open(rules)
    views = [View(seat, state) for seat in range(players)]
    chance = RandomPlayer(BIETEN, seed=seed)
    sitting: list[Any] = [chance] * players
    sitting[chair] = BietenPlayer(seed=seed)
    dice, spent, acts = Random(f"bieten unseen {seed}"), 0.0, 0
    while not BIETEN.over(state):
        seat = min(BIETEN.awaited(state))
        if seat == HOUSE:
            action = BIETEN.shuffle(state, dice)
        else:
            begun = time.perf_counter()
            action = sitting[seat].act(views[seat])
            if seat == chair:
                spent, acts = spent + time.perf_counter() - begun, acts + 1
        state, events = apply(BIETEN, state, action)
        views = [view.watch(BIETEN.fold, events) for view in views]
    return state.party.accounts[chair], spent, acts


def measure(rule_set: str, players: int, games: int) -> str:
    """Mean quarters a game with its 95 % interval, seats in rotation."""
    played = [play_game(rule_set, players, n % players, n // players) for n in range(games)]
    won = [quarters for quarters, _, _ in played]
    mean = statistics.mean(won)
    width = 1.96 * statistics.stdev(won) / len(won) ** 0.5
    pace = 1000 * sum(s for _, s, _ in played) / sum(a for _, _, a in played)
    wins, losses = won.count(1), won.count(-1)
    return (
        f"{rule_set} {players} players, {games} games: {mean:+.3f} ± {width:.3f} quarters a game, "
        f"{wins} won, {losses} lost, {pace:.1f} ms an act"
    )


def main() -> None:
    """All customary tables."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for rule_set in BIETEN.rule_sets:
        for players in (2, 3, 4, 5):
            print(measure(rule_set, players, games))


if __name__ == "__main__":
    main()
