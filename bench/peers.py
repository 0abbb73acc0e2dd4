"""Steps a second beside other people's environments: ``python -m bench.peers``.

A step is one act by chance in one game, with what the next player observes and may do as arrays.
All are measured in one run on one core; ours also on all cores, and by its Python interfaces. Peers
that are not installed are left out, and it is said so: ``pip install pgx jax jaxmarl envpool``
brings those that the lock does not hold. On a GPU ``bench.gpu`` measures the same for us.
"""

import os
import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any, Final

import numpy as np

from bench.results import keep
from bench.vector_peers import SIDE_BY_SIDE, envpool, jaxmarl, pgx
from ridotto.games import GAMES
from ridotto.kernel.batch import Batch

SECONDS: Final = 0.5
"""At least so long is each round."""
ROUNDS: Final = 3
FOR_THREADS: Final = 16_384
"""Games side by side where threads share them: with a thousand they would mostly hand over."""
CHANCE: Final = Random(1)


def rate(steps: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Steps a second, the median of some rounds: of one core's time, or by another clock."""
    steps()
    found = []
    for _ in range(ROUNDS):
        begun, done = time.perf_counter(), 0
        used = clock()
        while time.perf_counter() - begun < SECONDS:
            done += steps()
        found.append(done / (clock() - used))
    return statistics.median(found)


# Ours ---------------------------------------------------------------------------------------------


def our_batch(game: str, threads: int, side_by_side: int = SIDE_BY_SIDE) -> Callable[[], int]:
    """The batch interface: observations and masks as words."""
    rules = next(iter(GAMES[game].rule_sets.values()))
    games = Batch(game, rules, side_by_side, threads=threads)
    games.reset()

    def steps() -> int:
        for _ in range(10):
            games.observe()
            games.choose_randomly()
            games.step()
        return 10 * side_by_side

    return steps


def our_bits(game: str) -> Callable[[], int]:
    """Our steps with every observation unpacked into bytes, as peers have them."""
    rules = next(iter(GAMES[game].rule_sets.values()))
    games = Batch(game, rules, SIDE_BY_SIDE)
    games.reset()

    def steps() -> int:
        games.observe()
        games.kernel.OBSERVATION.unpack(games.observations)
        games.choose_randomly()
        games.step()
        return SIDE_BY_SIDE

    return steps


# Theirs -------------------------------------------------------------------------------------------


def openspiel(name: str) -> Callable[[], int]:
    """A whole game from Python, with the observation and the mask before every act."""
    import pyspiel

    game = pyspiel.load_game(name)
    kind = game.get_type()

    def look(state: Any) -> None:
        # Not every game has tensors; then what there is.
        _ = state.observation_tensor() if kind.provides_observation_tensor else str(state)
        state.legal_actions_mask()

    def steps() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                look(state)
                done += 1
            state.apply_action(CHANCE.choice(state.legal_actions()))
        return done

    return steps


def rlcard(name: str) -> Callable[[], int]:
    """RLCard's own loop: observations and lawful acts come with every step."""
    import rlcard as cards

    table = cards.make(name, config={"seed": 1})

    def steps() -> int:
        state, _ = table.reset()
        done = 0
        while not table.is_over():
            state, _ = table.step(CHANCE.choice(list(state["legal_actions"])))
            done += 1
        return done

    return steps


def pettingzoo(name: str) -> Callable[[], int]:
    """A whole episode by ``agent_iter``."""
    from importlib import import_module

    table: Any = import_module(f"pettingzoo.classic.{name}").env()
    return _episode(table)


def our_pettingzoo(game: str) -> Callable[[], int]:
    """PettingZoo's loop over our own environment."""
    from ridotto.research.pettingzoo_env import env

    return _episode(env(game))


def _episode(table: Any) -> Callable[[], int]:
    chance = np.random.default_rng(1)

    def steps() -> int:
        table.reset(seed=1)
        done = 0
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            over = ended or cut
            may = None if over else np.flatnonzero(seen["action_mask"])
            table.step(None if may is None else int(chance.choice(may)))
            done += not over
        return done

    return steps


PEERS: Final[tuple[tuple[str, str, Callable[[], Callable[[], int]]], ...]] = (
    ("OpenSpiel tarok (C++)", "pyspiel", lambda: openspiel("tarok(players=3)")),
    (
        "OpenSpiel bridge (C++)",
        "pyspiel",
        lambda: openspiel("bridge(use_double_dummy_result=false)"),
    ),
    ("RLCard bridge", "rlcard", lambda: rlcard("bridge")),
    ("RLCard doudizhu", "rlcard", lambda: rlcard("doudizhu")),
    ("PettingZoo Leduc hold'em", "rlcard", lambda: pettingzoo("leduc_holdem_v4")),
    ("PettingZoo Texas hold'em", "rlcard", lambda: pettingzoo("texas_holdem_v4")),
    ("Pgx sparrow mahjong (JAX)", "pgx", lambda: pgx("sparrow_mahjong")),
    ("Pgx Leduc hold'em (JAX)", "pgx", lambda: pgx("leduc_holdem")),
    ("JaxMARL Hanabi (JAX)", "jaxmarl", lambda: jaxmarl("hanabi")),
    ("EnvPool sparrow mahjong (C++)", "envpool", lambda: envpool("SparrowMahjong-v1")),
    ("EnvPool Leduc hold'em (C++)", "envpool", lambda: envpool("LeducHoldem-v1")),
)


PACKAGES: Final = (
    "numba", "numpy", "open-spiel", "rlcard", "pettingzoo", "pgx", "jax", "jaxmarl", "envpool",
)  # fmt: skip
MODULES: Final = {"open-spiel": "pyspiel"}


def main() -> None:
    """Ours, then theirs, in one run."""
    told: dict[str, float] = {}
    from ridotto.research.openspiel_games import PREFIX

    cores = os.cpu_count() or 1
    for game in GAMES:
        _tell(told, f"ridotto {game}, words", our_batch(game, 1))
        _tell(told, f"ridotto {game}, bits", our_bits(game))
        _tell(told, f"ridotto {game}, PettingZoo", our_pettingzoo(game))
        _tell(told, f"ridotto {game}, OpenSpiel", openspiel(f"{PREFIX}{game}(shuffles=1000)"))
    for name, package, make in PEERS:
        if find_spec(package) is None:
            print(f"{name}: {package} is not installed", flush=True)
            continue
        try:
            _tell(told, name, make())
        except (ImportError, ModuleNotFoundError) as error:
            print(f"{name}: {error}", flush=True)
    for game in GAMES if cores > 1 else ():
        for used in (1, cores):
            name = f"ridotto {game}, words, {FOR_THREADS} games, cores by the clock: {used}"
            steps = our_batch(game, used, FOR_THREADS)
            told[name] = round(rate(steps, time.perf_counter))
            print(f"{name}: {told[name]:,.0f} steps a second", flush=True)
    keep("peers", {"steps_a_second": told}, _installed())


def _installed() -> tuple[str, ...]:
    """The packages that the figures hang on, as far as they are here."""
    return tuple(name for name in PACKAGES if find_spec(MODULES.get(name, name)) is not None)


def _tell(told: dict[str, float], name: str, steps: Callable[[], int]) -> None:
    told[name] = round(rate(steps))
    print(f"{name}: {told[name]:,.0f} steps a second", flush=True)


if __name__ == "__main__":
    main()
