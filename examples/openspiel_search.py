"""OpenSpiel's information-set search at a table of Bieten for two, against chance.

python examples/openspiel_search.py [GAMES [SIMULATIONS]]
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import ridotto.research.openspiel_games  # noqa: F401  (registers the games)

GAME = "ridotto_bieten(options=players:2)"


def play(seed: int, simulations: int) -> tuple[float, int]:
    """What the searcher made of one deal more than chance did, and how often it searched."""
    game = pyspiel.load_game(GAME)
    chance, seat, searched = np.random.RandomState(seed), seed % 2, 0
    bot = ISMCTSBot(
        game, RandomRolloutEvaluator(1, chance), 2.0, simulations, random_state=chance
    )  # fmt: skip
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == seat:
            state.apply_action(bot.step(state))
            searched += 1
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state.returns()[seat], searched


def main(games: int = 20, simulations: int = 60) -> float:
    """The mean over some deals."""
    won = [play(seed, simulations)[0] for seed in range(games)]
    mean, error = float(np.mean(won)), float(np.std(won) / np.sqrt(games))
    print(f"{GAME}: ISMCTS wins {mean:+.2f} ± {2 * error:.2f} points a deal")
    return mean


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
