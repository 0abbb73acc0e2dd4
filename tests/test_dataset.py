"""Data sets: what is written can be read, replayed and gone on with."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest

from ridotto.cli.app import run
from ridotto.research.dataset import COLUMNS, Head, environment_of, write_dataset
from ridotto.research.deal_recorder import views_of
from ridotto.testing.agreement import Pair

HEAD = Head(
    game="kaiserspiel", rules="nuernberg-1770", rules_version=1, options="", players="random",
    seed=3, views=True, format="parquet",
)  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small data set with views."""
    path: Path = tmp_path_factory.mktemp("data") / "kaiserspiel"
    assert sum(write_dataset(path, HEAD, 1300)) == 1300
    return path


def rows(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = polars.read_parquet(folder / "*.parquet").sort("deal").to_dicts()
    return found


def test_every_column_is_told_and_every_deal_is_there_once(folder: Path) -> None:
    read = rows(folder)
    assert [row["deal"] for row in read] == list(range(1300))
    assert set(read[0]) == set(COLUMNS)
    told = json.loads((folder / "about.json").read_text("utf-8"))
    assert told["columns"] == COLUMNS
    assert {plane["name"] for plane in told["planes"]} >= {"hand"}
    for row in read[:50]:
        assert len({len(row[name]) for name in ("seats", "acts", "choices", "views")}) == 1
        assert sum(row["scores"]) == 0


def test_a_row_replays_to_the_views_it_holds(folder: Path) -> None:
    environment = environment_of(HEAD)
    for row in rows(folder)[::90]:
        assert (views_of(environment, row) == np.array(row["views"])).all()


def test_a_row_is_lawful_at_the_readable_table_and_ends_alike(folder: Path) -> None:
    """The readable rules judge every act and count the result."""
    environment = environment_of(HEAD)
    for row in rows(folder)[:12]:
        _follow(environment, row)


def _follow(environment: Any, row: dict[str, Any]) -> None:
    acts = iter(row["acts"])

    def slots(_chance: Any, _tables: Any, deal: Any) -> None:
        deal[: environment.kernel.PARTY] = row["party"]

    def arranged(_chance: Any, _tables: Any, pack: Any) -> None:
        pack[:] = row["pack"]

    pair = Pair(
        environment.readable, environment.rule_set, 1, party=slots, arrange=arranged,
        choose=lambda _chance, _table, _lawful: next(acts),
    )  # fmt: skip
    pair.play()
    assert next(acts, None) is None
    won = [environment.kernel.gain(pair.t, pair.deal, seat) for seat in range(environment.players)]
    assert won == row["gains"] or row["party_over"]


def test_the_same_command_goes_on_and_makes_only_what_is_missing(folder: Path) -> None:
    before = {path.name: path.stat().st_mtime_ns for path in folder.glob("*.parquet")}
    (folder / "part-00000.parquet").unlink()
    kept = (folder / "part-00001.parquet").read_bytes()
    assert sum(write_dataset(folder, HEAD, 1300)) == 1000
    assert set(before) == {path.name for path in folder.glob("*.parquet")}
    assert (folder / "part-00001.parquet").read_bytes() == kept
    assert len(rows(folder)) == 1300


def test_the_command_writes_json_lines_and_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["dataset", "kaiserspiel", "--deals", "20", "--out", str(tmp_path / "out")]
    assert run([*words, "--jsonl"]) == 0
    lines = (tmp_path / "out" / "part-00000.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 20
    assert set(json.loads(lines[0])) == set(COLUMNS) - {"views"}
    assert run(words) == 2
    assert "holds another data set" in capsys.readouterr().err
    assert run(["dataset", "kaiserspiel", "--out", str(tmp_path / "n"), "--players", "x"]) == 2
    assert "random, net" in capsys.readouterr().err
