"""The games in PettingZoo: an AEC environment with action masks, one for all games.

    from ridotto.research.pettingzoo_env import env
    table = env("minchiate", rules="dresden-1798")

Observations are dictionaries: ``observation`` holds the bits of the kernel's ``observe`` and
``action_mask`` a flag for every act. An agent observes when it is to act and at the end; in between
it is shown what it saw last.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from ridotto.games import GAMES
from ridotto.kernel.splitmix import Dice, below, dice_from
from ridotto.research.environment import VERSION, Environment, make_environment
from ridotto.research.episode import CHANCE, Episode

SEEDS: Final = 1 << 31


def env(game: str, **settings: Any) -> Any:
    """A table with PettingZoo's usual guards; ``settings`` are the fields of ``Environment``."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(game, **settings)))


def raw_env(game: str, **settings: Any) -> "CardTableEnv":
    """The environment without the wrappers that guard against misuse."""
    return CardTableEnv(make_environment(Environment(game, **settings)))


def env_id(game: str) -> str:
    """``NAME_v1``: the number is the first of ``VERSION``."""
    return f"{game}_v{VERSION.partition('.')[0]}"


class CardTableEnv(AECEnv):
    """One table; agents are ``seat_0``, ``seat_1``, … in the order of play."""

    def __init__(self, environment: Environment) -> None:
        super().__init__()
        self.environment = environment
        self.metadata = {
            "name": env_id(environment.game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(environment.players)]
        kernel = environment.kernel
        self._observation_space = gymnasium.spaces.Dict(
            observation=gymnasium.spaces.Box(
                0, 1, (len(kernel.OBSERVATION.positions),), dtype=np.int8
            ),
            action_mask=gymnasium.spaces.Box(0, 1, (kernel.ACTS,), dtype=np.int8),
        )
        self._spaces = {
            agent: gymnasium.spaces.Discrete(kernel.ACTS) for agent in self.possible_agents
        }
        self._dice: Dice = dice_from(0)

    def observation_space(self, agent: str) -> Any:
        """What an agent observes; all agents have the same space."""
        del agent
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        """Every act there is; the mask says which are lawful."""
        return self._spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new episode. With a seed the same one every time, else the next."""
        del options
        if seed is not None:
            self._dice = dice_from(seed)
        self.episode = Episode(self.environment)
        self.agents = list(self.possible_agents)
        zeros = dict.fromkeys(self.agents, 0.0)
        self.rewards, self._cumulative_rewards = dict(zeros), dict(zeros)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._deal()
        self.agent_selection = self._next()

    def _deal(self) -> None:
        while self.episode.turn() == CHANCE:
            self.episode.deal_by(dice_from(below(self._dice, SEEDS)))

    def _next(self) -> str:
        seat = self.episode.turn()
        return self.agents[0] if self.episode.over else self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Bits and mask; the mask of an agent that is not to act is empty."""
        seat = self.possible_agents.index(agent)
        planes = self.environment.kernel.OBSERVATION
        mine = not self.episode.over and self.episode.turn() == seat
        mask = self.episode.mask() if mine else np.zeros(self.environment.kernel.ACTS)
        return {
            "observation": planes.unpack(self.episode.observation(seat)).astype(np.int8),
            "action_mask": mask.astype(np.int8),
        }

    def step(self, action: int | None) -> None:
        """Do an act; an unlawful one is a ``ValueError``."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or action not in (lawful := self.episode.choices()):
            raise ValueError(f"{agent} may not do {action}; lawful are {lawful}")
        before = self.episode.totals
        self._cumulative_rewards[agent] = 0
        self.episode.choose(int(action))
        self._deal()
        won = zip(self.possible_agents, before, self.episode.totals, strict=True)
        self.rewards = {seat: after - had for seat, had, after in won}
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> str:
        """Whose turn it is and what has been won."""
        turn = "over" if self.episode.over else self.agent_selection
        return f"{GAMES[self.environment.game].title}: {turn}, {self.episode.totals}"

    def close(self) -> None:
        """Nothing is held."""
