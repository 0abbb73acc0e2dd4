"""A Gymnasium vector environment: one seat against fixed players, many games at once.

    from ridotto.research.gymnasium_env import SeatVectorEnv
    games = SeatVectorEnv("taroc", num_envs=256, others=("random",))

Observations are dictionaries of ``observation`` and ``action_mask``. Where an episode ends, the
next has begun in the same step; the reward is that of the one that ended.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ridotto.research.environment import VERSION, Environment, make_environment
from ridotto.research.fixed_players import FixedPlayer, fixed_player
from ridotto.research.seat_batch import SeatBatch, lawful_flags


class SeatVectorEnv(VectorEnv):
    """Rewards are the kernel's scores; acts are its numbers."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        rules: str = "",
        options: str = "",
        seat: int = 0,
        others: Sequence[str | FixedPlayer] = ("random",),
    ) -> None:
        """``others`` are names or players for the seats after yours; the last takes the rest."""
        self.environment = make_environment(Environment(game, rules, options))
        self.others = [
            fixed_player(game, one) if isinstance(one, str) else one for one in others
        ]  # fmt: skip
        self.seat, self.num_envs = seat, num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "version": VERSION}
        kernel = self.environment.kernel
        bits = len(kernel.OBSERVATION.positions)
        self.single_action_space = gymnasium.spaces.Discrete(kernel.ACTS)
        self.single_observation_space = gymnasium.spaces.Dict(
            observation=gymnasium.spaces.Box(0, 1, (bits,), dtype=np.int8),
            action_mask=gymnasium.spaces.Box(0, 1, (kernel.ACTS,), dtype=np.int8),
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.games = self._begin(1)

    def _begin(self, seed: int) -> SeatBatch:
        rules = self.environment.rule_set
        return SeatBatch(
            self.environment.game, rules, self.num_envs, seat=self.seat, others=self.others,
            seed=seed,
        )  # fmt: skip

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New deals; with a seed the same ones every time."""
        del options
        if isinstance(seed, list):
            raise ValueError("one seed is for all games; give a number, not a list")
        if seed is not None:
            self.games = self._begin(seed)
        self.games.reset()
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[Any, ...]:
        """Your acts; observations, rewards, terminations, truncations, infos."""
        acts = np.asarray(actions, dtype=np.int64)
        flags = lawful_flags(self.games.masks, self.environment.kernel.ACTS)
        wrong = np.flatnonzero(flags[np.arange(self.num_envs), acts] == 0)
        if len(wrong):
            row = int(wrong[0])
            may = np.flatnonzero(flags[row]).tolist()
            raise ValueError(f"game {row}: act {int(acts[row])} is not lawful; lawful are {may}")
        self.games.step(acts)
        cut = np.zeros(self.num_envs, dtype=np.bool_)
        return self._seen(), self.games.rewards.copy(), self.games.ended.copy(), cut, {}

    def _seen(self) -> dict[str, Any]:
        kernel = self.environment.kernel
        return {
            "observation": kernel.OBSERVATION.unpack(self.games.observations).view(np.int8),
            "action_mask": lawful_flags(self.games.masks, kernel.ACTS),
        }

    def close(self, **kwargs: Any) -> None:
        """Nothing is held."""
