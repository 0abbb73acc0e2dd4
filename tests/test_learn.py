"""Learning in small: it learns, is kept, goes on, and tells how strong it has become.

The tests of the learning itself need torch, an extra that playing does without.
"""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from ridotto.bots.learned.net import read_arrays
from ridotto.cli.learn_command import each_way
from ridotto.games import GAMES
from ridotto.learn.curve import draw
from ridotto.learn.export import export, in_bytes

NO_TORCH = "needs torch: pip install 'ridotto[learn]'"
RULES = [rules.with_options({"players": 2}) for rules in GAMES["kaiserspiel"].rule_sets.values()]


def test_weights_in_bytes_are_near_those_they_stand_for(tmp_path: Path) -> None:
    """Half a step at most is lost in each row, and small rows keep their small steps."""
    rows = np.array([[1.0, -0.5, 0.25], [1e-3, 4e-4, -1e-3]], dtype=np.float32)
    steps, counted = in_bytes(rows)
    assert counted.tolist()[1] == [127, 51, -127]
    np.savez(tmp_path / "nets.npz", **{"actor.first.weight": rows, "actor.first.bias": rows[0]})
    export(tmp_path / "nets.npz", tmp_path / "small.npz")
    back = read_arrays(tmp_path / "small.npz")
    assert (np.abs(back["actor.first.weight"] - rows) <= steps / 2 + 1e-9).all()
    assert back["actor.first.bias"].tolist() == rows[0].tolist()


def test_curve_has_a_panel_for_every_opponent(tmp_path: Path) -> None:
    told = [
        {"minutes": 0.5, "error": 1.0},
        {"minutes": 1.0, "over chance": 5.0, "± over chance": 1.0},
        {
            "minutes": 2.0, "over chance": 9.0, "± over chance": 1.0,
            "over the beginning": -1.0, "± over the beginning": 2.0,
        },
    ]  # fmt: skip
    draw(told, tmp_path / "curve.svg")
    root = ElementTree.parse(tmp_path / "curve.svg").getroot()
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "over chance, a deal" in words
    assert "over the beginning, a deal" in words
    assert len(list(root.iter("{http://www.w3.org/2000/svg}polyline"))) == 2


def test_without_matches_there_is_no_curve(tmp_path: Path) -> None:
    draw([{"minutes": 1.0, "error": 2.0}], tmp_path / "curve.svg")
    assert not (tmp_path / "curve.svg").exists()


def test_an_option_may_have_several_values_by_turns() -> None:
    assert each_way("players=2,3") == ["players=2", "players=3"]
    assert each_way("open=yes") == ["open=yes"]


def session(folder: Path, **plan: Any) -> Any:
    """A tiny run of Kaiserspiel for two."""
    pytest.importorskip("torch", reason=NO_TORCH)
    from ridotto.learn.trainer import Settings
    from ridotto.learn.training_run import Plan, Session

    settings = Settings(width=16, stretch=24, portion=256, guest_every=1)
    return Session(
        "kaiserspiel", RULES, folder, games=32, seed=3, settings=settings, plan=Plan(**plan)
    )


def test_learning_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    """What a run left in a folder is where the next begins; the table reads the same weights."""
    lines: list[str] = []
    first = session(tmp_path)
    first.run(1.0, tell=lines.append)
    assert first.trainer.progress.acts > 0
    assert any("over chance" in line for line in lines)
    assert (tmp_path / "kaiserspiel.svg").exists()
    second = session(tmp_path)
    assert second.trainer.progress.acts == first.trainer.progress.acts
    kept = read_arrays(tmp_path / "kaiserspiel.npz")
    weights = second.trainer.actor.state_dict()["first.weight"].numpy()
    assert np.abs(kept["actor.first.weight"] - weights).max() < 0.02
    assert json.loads((tmp_path / "progress.json").read_text())["told"]


def test_a_run_begins_from_nets_in_bytes(tmp_path: Path) -> None:
    """Their width counts, whatever is asked for."""
    session(tmp_path / "one").run(0.2, tell=lambda _: None)
    begun = session(tmp_path / "two", start=tmp_path / "one" / "kaiserspiel.npz")
    exported = read_arrays(tmp_path / "one" / "kaiserspiel.npz")
    weights = begun.trainer.actor.state_dict()["first.weight"].numpy()
    assert np.array_equal(weights, exported["actor.first.weight"])


def test_an_imitation_of_the_novice_becomes_a_guest(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=NO_TORCH)
    from ridotto.learn.imitation import DEALS_A_TASK, imitate, watch_deals

    decisions = watch_deals("kaiserspiel", RULES[0], 0)
    assert len(decisions.acts) > DEALS_A_TASK
    chosen = decisions.masks[np.arange(len(decisions.acts)), decisions.acts // 64]
    assert (chosen >> (decisions.acts % 64) & 1).all(), "everything that was done was lawful"
    net, right = imitate("kaiserspiel", decisions, 16, device="cpu", passes=12)
    chance = 1 / np.bitwise_count(decisions.masks).sum(axis=1).mean()
    assert right > chance
    from ridotto.learn import checkpoint

    learner = session(tmp_path)
    checkpoint.save_novice(net, tmp_path)
    learner.run(0.2, tell=lambda _: None)
    assert learner.trainer.guests.others
