"""The games in PettingZoo, by PettingZoo's own tests."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ridotto.games import GAMES
from ridotto.research.pettingzoo_env import env, raw_env


# PettingZoo warns of dictionaries, and exempts by name its own games, whose form this is.
@pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_tests_pass(game: str) -> None:
    api_test(env(game), num_cycles=150)
    seed_test(lambda: env(game), num_cycles=60)


def test_the_parallel_form_of_a_turn_based_table_passes_too() -> None:
    table = raw_env("taroc")
    table.metadata["is_parallelizable"] = True
    parallel_api_test(turn_based_aec_to_parallel(table), num_cycles=120)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deal_is_played_and_paid(game: str) -> None:
    table, chance = env(game), np.random.default_rng(1)
    table.reset(seed=5)
    won = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        won[agent] += reward
        act = None if ended or cut else int(chance.choice(np.flatnonzero(seen["action_mask"])))
        table.step(act)
    assert not table.agents
    assert sum(won.values()) == pytest.approx(0)
    assert list(won.values()) == pytest.approx(list(table.unwrapped.episode.totals))


def test_an_unlawful_act_is_refused_and_changes_nothing() -> None:
    table = raw_env("kaiserspiel")
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    before = table.episode.acts
    with pytest.raises(ValueError, match="lawful are"):
        table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.episode.acts == before
