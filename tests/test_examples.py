"""The scripts in ``examples`` run, and show what they say."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

FOLDER = Path(__file__).parents[1] / "examples"


@pytest.fixture(autouse=True)
def beside_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scripts find those in the same folder."""
    monkeypatch.setattr(sys, "path", [str(FOLDER), *sys.path])


def example(name: str) -> Any:
    """The module of an example."""
    spec = importlib.util.spec_from_file_location(f"examples_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_openspiels_search_plays_a_deal() -> None:
    won, searched = example("openspiel_search").play(seed=1, simulations=8)
    assert searched >= 3
    assert abs(won) < 10


def test_openspiels_regrets_beat_chance() -> None:
    regrets = example("openspiel_mccfr")
    regrets.MEASURED = 400
    mean, width = regrets.main(iterations=1000)
    assert mean > 0
    assert width < 0.25


def test_a_data_set_is_written_and_asked() -> None:
    told = example("read_dataset").main("kaiserspiel", 600)
    assert told["deals"].sum() == 600
    assert set(told["last"]) == {0, 1}


def test_first_contact_plays_one_and_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("first_contact").main("kaiserspiel") > 500
    assert "may do: " in capsys.readouterr().out


def test_a_tiny_player_learns_within_a_few_rounds() -> None:
    """Chance wins nothing of chance on average; the player does once it has learnt a little."""
    tiny = example("train_tiny_player")
    tiny.GAMES = 64
    history = tiny.main(600, "taroc", rounds=4)
    assert len(history) == 4
    assert np.mean(history[1:]) > 1


def test_a_fixed_opponent_is_exploited() -> None:
    exploit = example("exploit_fixed_opponent")
    sys.modules["train_tiny_player"].GAMES = 64  # type: ignore[attr-defined]
    chance, learnt = exploit.main(600, "taroc", rounds=3)
    assert learnt > chance


def test_a_versicola_is_worth_something() -> None:
    """Three arie are worth thirty: no versicola of theirs is counted for less than its cards."""
    told = example("what_a_versicola_is_worth").main(6)
    shown = [worth for rule, (_, worth) in told.items() if rule.startswith("versicola.")]
    assert len(shown) >= 3
    assert min(shown) >= 9


def test_every_example_has_a_test() -> None:
    told = Path(__file__).read_text("utf-8")
    assert all(f'example("{path.stem}")' in told for path in FOLDER.glob("*.py"))
