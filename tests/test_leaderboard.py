"""A stranger's player on the leaderboard, by one command."""

import json
import sys
from pathlib import Path

import pytest

from ridotto.arena import (
    Arena,
    Bout,
    Entrant,
    LeaderboardError,
    entries_of_all,
    read_board,
    read_entrant,
    standings,
)
from ridotto.cli.app import run
from ridotto.games import GAMES

PLAYER = '''
"""A player from outside: the first lawful act of the library's list."""


class First:
    def __init__(self, seed):
        self.seed = seed

    def act(self, view):
        return next(iter(view.lawful()))


class NoPlayer:
    pass
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a stranger's package, where the command is typed."""
    (tmp_path / "stranger").mkdir()
    (tmp_path / "stranger" / "__init__.py").write_text(PLAYER, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "stranger", raising=False)
    return tmp_path


def board(*words: str) -> int:
    return run(["arena", *words, "--leaderboard", "board.jsonl", "--deals", "2"])


def test_one_command_extends_the_file_and_touches_nobody_else(folder: Path) -> None:
    assert board("kaiserspiel", "--entrant", "novice") == 0
    before = (folder / "board.jsonl").read_bytes()
    assert board("kaiserspiel", "--entrant", "stranger:First") == 0
    lines = (folder / "board.jsonl").read_bytes().splitlines()
    assert set(before.splitlines()) < set(lines)
    entries = [json.loads(line) for line in lines]
    met = {(entry["entrant"], entry["against"]) for entry in entries}
    assert met >= {("stranger:First", "random"), ("stranger:First", "novice")}
    assert ("random", "novice") not in met
    assert all(entry["seed"] == 1798 and entry["deals"] == 2 for entry in entries)


def test_the_same_player_on_the_same_deals_wins_the_same(folder: Path) -> None:
    told = []
    for _ in range(2):
        assert board("bieten", "--entrant", "stranger:First") == 0
        told.append([(e.key, e.paid.mean, e.won) for e in read_board(folder / "board.jsonl")])
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--entrant", "stranger:Second"), "has no 'Second'"),
        (("--entrant", "nowhere:First"), "No module named 'nowhere'"),
        (("--entrant", "stranger:NoPlayer"), "no act(view)"),
        (("--entrant", "novice", "--seed", "3"), "published deals"),
        (("--players", "novice", "random"), "--entrant"),
    ],
)
def test_what_is_wrong_is_said(
    words: tuple[str, ...], reason: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert board("kaiserspiel", *words) == 2
    assert reason in capsys.readouterr().err
    assert not (folder / "board.jsonl").exists()


def test_what_one_wins_the_other_loses() -> None:
    """Of a contest of all, every pair is told from both sides where the other is a baseline."""
    bouts = [Bout((0, 1), deal, paid, None, (1.0, 2.0), paid / 2) for deal, paid in PAID]
    bouts += [Bout((1, 2), deal, 1.0) for deal, _ in PAID]
    book = next(iter(GAMES["bieten"].rule_sets.values()))
    entrants = tuple(Entrant(name) for name in ("random", "novice", "master"))
    found = {
        (one.entrant, one.against): one
        for one in entries_of_all(Arena("bieten", book, entrants, None, 1), standings(bouts))
    }
    assert set(found) == {("random", "novice"), ("novice", "random"), ("master", "novice")}
    here, there = found["random", "novice"], found["novice", "random"]
    assert (here.won, here.lost) == (there.lost, there.won) == (10, 20)
    assert here.paid.mean == -there.paid.mean < 0
    assert here.paid.width == there.paid.width > 0
    assert here.adjusted is not None
    assert there.adjusted == -here.adjusted
    assert (here.thought_ms, there.thought_ms) == (1.0, 2.0)


PAID = [(deal, (3.0, -1.0, -4.0)[deal % 3] - deal / 100) for deal in range(30)]


def test_a_file_that_is_no_leaderboard_is_left_alone(folder: Path) -> None:
    path = folder / "board.jsonl"
    path.write_text("something else\n", "utf-8")
    with pytest.raises(LeaderboardError):
        read_board(path)
    assert board("kaiserspiel", "--entrant", "novice") == 2
    assert path.read_text("utf-8") == "something else\n"


def test_names_of_strangers_are_told_from_times() -> None:
    assert read_entrant("my.package:Player") == Entrant("my.package:Player")
    assert read_entrant("master:200") == Entrant("master", 200)
    assert read_entrant("net") == Entrant("net")
