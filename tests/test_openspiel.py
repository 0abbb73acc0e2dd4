"""The games in OpenSpiel, by OpenSpiel's own tests and by the laws of views."""

import pickle
import unittest
from random import Random
from typing import Any

import pyspiel
import pytest

from ridotto.research.openspiel_games import NAMES
from ridotto.research.resampling import card_numbers, readable_table

FORMS = (
    *NAMES,
    "ridotto_kaiserspiel(deals=0)",
    "ridotto_bieten(options=players:2,shuffles=3)",
    "ridotto_minchiate(rules=firenze-2008,payoff=gain)",
)


def play(game: Any, seed: int, *, until: int = 10_000) -> Any:
    """A state after so many acts by chance."""
    state, chance, acts = game.new_initial_state(), Random(seed), 0
    while not state.is_terminal() and acts < until:
        acts += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.xdist_group("openspiel")
@pytest.mark.parametrize("form", FORMS)
def test_openspiels_own_tests_pass(form: str) -> None:
    # Here, and in one process: it brings all of SciPy with it.
    from open_spiel.integration_tests import api_test

    game = pyspiel.load_game(form)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    case = type(
        "ApiTest", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": form}
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.failures
    assert not result.errors


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_the_player_and_has_other_cards(name: str) -> None:
    game, dice = pyspiel.load_game(name), Random(7)
    for seed in range(4):
        state = play(game, seed, until=4 + 9 * seed)
        if state.is_terminal() or state.is_chance_node():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, dice.random)
            same = state.information_state_string(player)
            assert other.information_state_string(player) == same
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert other.history() != state.history()


@pytest.mark.parametrize("name", NAMES)
def test_states_and_games_are_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    state = play(game, 3, until=12)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert pickle.loads(pickle.dumps(game)).get_parameters() == game.get_parameters()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert len(clone.history()) == len(state.history()) + 1


@pytest.mark.parametrize("name", NAMES)
def test_returns_add_up_to_nothing(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(3):
        assert sum(play(game, seed).returns()) == pytest.approx(0)


def test_gains_are_what_the_readable_table_pays() -> None:
    for name in ("ridotto_minchiate", "ridotto_taroc", "ridotto_guimbarde"):
        state = play(pyspiel.load_game(f"{name}(payoff=gain)"), 11)
        table = readable_table(state.episode)
        paid = table.environment.readable.accounts(table.table)
        assert state.returns() == list(paid[: len(state.returns())])


def test_every_player_recalls_what_he_did_and_saw() -> None:
    game = pyspiel.load_game("ridotto_bieten(options=players:2,shuffles=2)")
    states: dict[str, list[tuple[str, int]]] = {}
    for seed in range(300):
        _note_recall(game, seed, states)
    assert len(states) > 1000


def _note_recall(game: Any, seed: int, states: dict[str, list[tuple[str, int]]]) -> None:
    """The same information state is always reached by the same information states and acts."""
    state, chance = game.new_initial_state(), Random(seed)
    past: list[list[tuple[str, int]]] = [[] for _ in range(game.num_players())]
    while not state.is_terminal():
        action = chance.choice(state.legal_actions())
        if not state.is_chance_node():
            player = state.current_player()
            known = state.information_state_string()
            assert states.setdefault(known, list(past[player])) == past[player]
            past[player].append((known, action))
        state.apply_action(action)


def test_only_worthless_cards_lie_at_the_bottom_where_the_book_says_so() -> None:
    """Minchiate's pack has no carta di conto there (Dr. 8); elsewhere it may be any card."""
    minchiate = pyspiel.load_game("ridotto_minchiate").environment
    numbers = card_numbers(minchiate)
    first = set(pyspiel.load_game("ridotto_minchiate").new_initial_state().legal_actions())
    assert not first & {numbers[card] for card in ("M", "1", "40", "13", "20", "28", "sR")}
    assert len(first) == 97 - 25  # the carte di conto
    for name in NAMES[1:]:
        game = pyspiel.load_game(name)
        assert len(game.new_initial_state().legal_actions()) == len(game.environment.pack)


def test_wrong_parameters_are_named() -> None:
    for form, word in (
        ("ridotto_taroc(rules=nowhere-1)", "taroc-spiel-1750"),
        ("ridotto_taroc(payoff=gold)", "points"),
        ("ridotto_taroc(options=nothing:1)", "no option 'nothing'"),
    ):
        with pytest.raises((ValueError, pyspiel.SpielError), match=word):
            pyspiel.load_game(form)


def test_acts_are_named_as_in_records() -> None:
    state = play(pyspiel.load_game("ridotto_bieten(shuffles=1)"), 1, until=3)
    named = [state.action_to_string(a) for a in state.legal_actions()]
    assert len(set(named)) == len(named)
    assert all(text[0] in "ABC" for text in named)
