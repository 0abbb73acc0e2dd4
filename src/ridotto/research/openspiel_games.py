"""The games in OpenSpiel: ``ridotto_NAME`` for each, one implementation for all.

    import pyspiel
    import ridotto.research.openspiel_games
    game = pyspiel.load_game("ridotto_NAME(options=players:2)")

Parameters are the fields of ``Environment``. An episode is one deal by default. Chance is explicit:
the pack is drawn card by card, from the bottom up, so that every history replays, is serialised as
it is, and can be resampled; with ``shuffles=N`` a single chance node has N outcomes.
"""

from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from ridotto.games import GAMES
from ridotto.kernel.specialise import kernel_of
from ridotto.research.environment import GAME_NAMES, VERSION, Environment, make_environment
from ridotto.research.episode import OVER, Episode, most_choices
from ridotto.research.resampling import ReadableTable, readable_table, resample

PREFIX: Final = "ridotto_"

LARGEST_PAYOFF: Final = 10_000.0
"""No deal comes near it: a bound, not an estimate."""

LONGEST_DEAL: Final = 400
"""Acts of players in one deal at the most: the longest takes fewer than half as many."""

PARAMETERS: Final = {"rules": "", "options": "", "deals": 1, "payoff": "", "shuffles": 0}


def game_type(game: str, payoff: str = "") -> Any:
    """What OpenSpiel has to know of a game before it is loaded."""
    kinds = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=f"{GAMES[game].title} (Ridotto {VERSION})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        # Gains need not add up to nothing: some games have a pot.
        utility=kinds.GENERAL_SUM if payoff == "gain" else kinds.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kernel_of(game).SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def game_info(environment: Environment) -> Any:
    """The bounds of an environment."""
    deals, bound = environment.most_deals, LARGEST_PAYOFF * environment.most_deals
    return pyspiel.GameInfo(
        num_distinct_actions=environment.kernel.ACTS,
        max_chance_outcomes=most_choices(environment),
        num_players=environment.players,
        min_utility=-bound,
        max_utility=bound,
        utility_sum=None if environment.counted_in == "gain" else 0.0,
        max_game_length=LONGEST_DEAL * deals,
    )


class CardGame(pyspiel.Game):
    """Any of the games."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.environment = make_environment(Environment(self.name, **given))
        kind = game_type(self.name, self.environment.counted_in)
        super().__init__(kind, game_info(self.environment), given)

    def new_initial_state(self) -> "CardState":
        """Before the first card is drawn."""
        return CardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CardObserver":
        """What a seat may know; with perfect recall as a string alone."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CardObserver(self.environment, perfect_recall=wanted.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """Cards of the pack, and lotteries, which no deal has more of than the pack has cards."""
        return 2 * len(self.environment.pack) * self.environment.most_deals


class CardState(pyspiel.State):
    """An episode as OpenSpiel looks at it."""

    def __init__(self, game: CardGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.environment)
        self.readable = Kept()

    def current_player(self) -> int:
        """A seat, chance, or none at the end."""
        return self.episode.turn()

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.choices() if player == self.episode.turn() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        choices = self.episode.choices()
        return [(choice, 1 / len(choices)) for choice in choices]

    def _apply_action(self, action: int) -> None:
        self.episode.choose(int(action))

    def _action_to_string(self, _player: int, action: int) -> str:
        if not self.episode.running:
            return f"draw {action}"
        readable = self.readable.of(self.episode)
        parts = (*readable.begun, int(action))
        done = readable.environment.kernel.action_of(readable.table, parts)
        if done is None:
            return f"part {len(parts)}: act {action}"
        return str(readable.environment.readable.write(readable.table, done))

    def is_terminal(self) -> bool:
        """Is the episode over?"""
        return self.episode.over

    def returns(self) -> list[float]:
        """What every seat has won in the deals that are paid."""
        return list(self.episode.totals)

    def resample_from_infostate(self, player: int, sampler: Any) -> "CardState":
        """Another state that this player cannot tell from this one."""
        found = resample(self.episode, player, Random(int(sampler() * 2**53)))
        state: CardState = self.get_game().new_initial_state()
        earlier = self.history()[: self.episode.chosen_before]
        for action in (*earlier, *found.chosen):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        if self.episode.over:
            return f"over: {self.history_str()}"
        return f"{self.episode.turn()} to choose: {self.history_str()}"


class Kept:
    """The readable table of a state, made when it is first asked for and taken on from there."""

    def __init__(self) -> None:
        self.deal = -1
        self.table: ReadableTable | None = None

    def of(self, episode: Episode) -> ReadableTable:
        """The table, with everything done that was done."""
        if self.table is None or self.deal != episode.played:
            self.deal, self.table = episode.played, readable_table(episode)
        self.table.follow(episode)
        return self.table

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies of a state go different ways, and make their own."""
        return Kept, ()


class CardObserver:
    """The planes of ``observe`` by name, or everything a seat has learnt so far."""

    def __init__(self, environment: Environment, *, perfect_recall: bool) -> None:
        self.environment, self.perfect_recall = environment, perfect_recall
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        if not perfect_recall:
            self._lay_out()

    def _lay_out(self) -> None:
        planes = self.environment.kernel.OBSERVATION
        self.tensor = np.zeros(len(planes.positions), dtype=np.float32)
        first = 0
        for plane in planes.planes:
            size = sum(word.bit_count() for word in plane.used)
            self.dict[plane.name] = self.tensor[first : first + size]
            first += size

    def set_from(self, state: CardState, player: int) -> None:
        """Fill ``tensor``, and with it ``dict``."""
        if self.tensor is None:
            raise ValueError("what a seat has come to know has no tensor; ask for an observation")
        words = state.episode.observation(player)
        self.tensor[:] = self.environment.kernel.OBSERVATION.unpack(words)

    def string_from(self, state: CardState, player: int) -> str:
        """What the player has learnt so far, as a key; or the planes that are not empty."""
        if self.perfect_recall:
            return f"{player}:{state.episode.knowledge[player].hex()}"
        words = state.episode.observation(player)
        planes = self.environment.kernel.OBSERVATION
        told = [f"seat {player}"]
        for plane in planes.planes:
            first = planes.at(plane.name)
            here = words[first : first + len(plane.used)]
            if here.any():
                told.append(f"{plane.name}=" + ",".join(f"{int(word):x}" for word in here))
        return " ".join(told)


def register() -> tuple[str, ...]:
    """Tell OpenSpiel of every game; their names there."""
    for game in GAME_NAMES:
        name = f"{game.title()}Game"
        # Pickled games are looked up here by the name of their class.
        made = globals()[name] = type(name, (CardGame,), {"name": game, "__module__": __name__})
        pyspiel.register_game(game_type(game), made)
    return tuple(PREFIX + game for game in GAME_NAMES)


NAMES: Final = register()
assert OVER == pyspiel.PlayerId.TERMINAL
