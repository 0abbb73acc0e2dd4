"""Counterfactual regret minimisation on a small form of Bieten: two players, a few known shuffles.

    python examples/openspiel_mccfr.py [ITERATIONS]

Neither player sees which shuffle it is. OpenSpiel's outcome sampling learns what to bid and play,
and its average policy is then set against chance in both seats.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import ridotto.research.openspiel_games  # noqa: F401  (registers the games)

GAME = "ridotto_bieten(options=players:2,shuffles=2)"
MEASURED = 600
"""Deals, half of them in each seat."""


def learn(iterations: int) -> OutcomeSamplingSolver:
    """Regrets after so many deals."""
    np.random.seed(1)
    solver = OutcomeSamplingSolver(pyspiel.load_game(GAME))
    for _ in range(iterations):
        solver.iteration()
    return solver


def measure(solver: OutcomeSamplingSolver) -> tuple[float, float]:
    """What the average policy wins from chance, and the half width of its 95 % interval."""
    policy, chance = solver.average_policy(), np.random.RandomState(2)
    won = []
    for deal in range(MEASURED):
        state, seat = pyspiel.load_game(GAME).new_initial_state(), deal % 2
        while not state.is_terminal():
            actions = state.legal_actions()
            liked = None
            if state.current_player() == seat:
                weights = policy.action_probabilities(state)
                liked = [weights[action] for action in actions]
            state.apply_action(chance.choice(actions, p=liked))
        won.append(state.returns()[seat])
    return float(np.mean(won)), float(1.96 * np.std(won) / np.sqrt(MEASURED))


def main(iterations: int = 20_000) -> tuple[float, float]:
    """Learn, measure and tell."""
    solver = learn(iterations)
    mean, width = measure(solver)
    print(f"{GAME}: {iterations} deals, {mean:+.2f} ± {width:.2f} points a deal")
    return mean, width


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
