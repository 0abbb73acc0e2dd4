"""One seat against fixed players: Gymnasium's interface, and the bare batch beneath it."""

import numpy as np
import pytest
from numpy.typing import NDArray

from ridotto.games import GAMES
from ridotto.research.fixed_players import NetRows, RandomRows
from ridotto.research.gymnasium_env import SeatVectorEnv
from ridotto.research.seat_batch import SeatBatch, lawful_flags

FAST = ("kaiserspiel", "minchiate")
"""One that pays only parties, and one that pays each deal; compiling for all takes a minute."""


def by_chance(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """A lawful act in every row."""
    chosen: NDArray[np.int64] = (masks * chance.random(masks.shape)).argmax(-1)
    return chosen


@pytest.mark.parametrize("game", FAST)
def test_observations_are_in_their_space_and_the_seat_is_always_in_turn(game: str) -> None:
    games, chance = SeatVectorEnv(game, 16, seat=1), np.random.default_rng(1)
    seen, _ = games.reset(seed=3)
    ended = 0
    for _ in range(400):
        assert games.observation_space.contains(seen)
        assert (games.games.batch.turns == 1).all()
        seen, rewards, over, cut, _ = games.step(by_chance(seen["action_mask"], chance))
        assert not cut.any()
        assert not rewards[~over].any() or not games.environment.kernel.PAID_BY_DEAL
        ended += int(over.sum())
    assert ended >= 16


def test_the_same_seed_gives_the_same_games() -> None:
    told = []
    for _ in range(2):
        games, chance = SeatVectorEnv("minchiate", 8), np.random.default_rng(5)
        seen, _ = games.reset(seed=9)
        for _ in range(60):
            seen, rewards, over, _, _ = games.step(by_chance(seen["action_mask"], chance))
        told.append((seen["observation"].tobytes(), rewards.tolist(), over.tolist()))
    assert told[0] == told[1]


def test_the_net_beats_chance_where_chance_only_breaks_even() -> None:
    """In the seats of both partners it wins what it would lose in the others'."""
    rules, won = GAMES["minchiate"].rule_sets["dresden-1798"], []
    net, chance = NetRows("minchiate"), RandomRows()
    games = SeatBatch("minchiate", rules, 24, others=(chance, net, chance), seed=4)
    games.reset()
    for _ in range(50):
        games.step(net.choose(games.batch, np.arange(24)))
        won += games.rewards[games.ended].tolist()
    assert len(won) >= 24
    assert np.mean(won) > 3 * np.std(won) / np.sqrt(len(won))


def test_unlawful_acts_and_unknown_players_are_named() -> None:
    games = SeatVectorEnv("kaiserspiel", 2)
    seen, _ = games.reset(seed=1)
    wrong = [int(np.flatnonzero(row == 0)[0]) for row in seen["action_mask"]]
    with pytest.raises(ValueError, match="lawful are"):
        games.step(wrong)
    with pytest.raises(ValueError, match="random, net"):
        SeatVectorEnv("kaiserspiel", 2, others=("nobody",))
    with pytest.raises(ValueError, match="no seat 7"):
        SeatVectorEnv("kaiserspiel", 2, seat=7)


def test_arrays_are_handed_over_without_a_copy() -> None:
    rules = next(iter(GAMES["kaiserspiel"].rule_sets.values()))
    games = SeatBatch("kaiserspiel", rules, 4, others=(RandomRows(),))
    games.reset()
    taken = np.from_dlpack(games.observations)
    assert np.shares_memory(taken, games.observations)
    flags = lawful_flags(games.masks, games.kernel.ACTS)
    assert flags.sum(-1).min() >= 1
