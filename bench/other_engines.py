"""Other people's card engines, beside which the kernel is measured.

OpenSpiel's Tarok is the nearest to Minchiate that it has, RLCard's bridge likewise. Neither counts
more than its tricks; both are played at random, a decision being an action chosen and applied.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pyspiel
import rlcard

ROLLOUTS: Final = 2_000
"""From each leaf of OpenSpiel's search: so many that its tree costs nothing beside them."""
SIMULATIONS: Final = 10


class Tarok:
    """OpenSpiel's Tarok for three. Random bids end most games early, so a contract is forced."""

    def __init__(self, seed: int) -> None:
        self.game = pyspiel.load_game("tarok(players=3)")
        self.chance = Random(seed)

    searched = SIMULATIONS * ROLLOUTS
    """Games played to the end in one search."""

    def deal(self) -> int:
        """A whole deal from Python: how many decisions it had."""
        state, bid = self._contract()
        return bid + self._finish(state)

    def _contract(self) -> tuple[Any, int]:
        """The first to speak plays with two cards of the talon, the others pass."""
        state, decisions = self.game.new_initial_state(), 0
        while True:
            if state.is_chance_node():
                state.apply_action(self.chance.choice(state.chance_outcomes())[0])
                continue
            actions = state.legal_actions()
            names = [state.action_to_string(state.current_player(), a) for a in actions]
            if not {"Pass", "Two"} & set(names):
                return state, decisions
            says = "Pass" if decisions and "Pass" in names else "Two"
            state.apply_action(actions[names.index(says)])
            decisions += 1

    def _finish(self, state: Any) -> int:
        decisions = 0
        while not state.is_terminal():
            state.apply_action(self.chance.choice(state.legal_actions()))
            decisions += 1
        return decisions

    def rollouts(self) -> Callable[[], int]:
        """A search from one contract, all in C++: how many decisions its rollouts had."""
        state, _ = self._contract()
        length = self._finish(state.clone())
        bot = pyspiel.MCTSBot(
            self.game,
            pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1),
            2.0,
            SIMULATIONS,
            64,
            False,
            1,
            False,
        )

        def search() -> int:
            bot.step(state)
            return self.searched * length

        return search


class Bridge:
    """RLCard's bridge."""

    def __init__(self, seed: int) -> None:
        self.env = rlcard.make("bridge", config={"seed": seed})
        self.chance = Random(seed)

    def deal(self) -> int:
        """A whole deal, auction included: how many decisions it had."""
        state, _ = self.env.reset()
        decisions = 0
        while not self.env.is_over():
            state, _ = self.env.step(self.chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions
