"""The command line from outside: what it says, what it refuses, and with which exit code."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ridotto import __version__
from ridotto.cli.app import run
from ridotto.cli.replay_command import shipped
from ridotto.notation import parse

Said = tuple[int, str, str]


@pytest.fixture
def say(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Said]:
    """Run a command; give back its exit code and what it said, on both channels."""
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setenv("RIDOTTO_STATE", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def speak(*words: str) -> Said:
        code = run(list(words))
        out, err = capsys.readouterr()
        return code, out, err

    return speak


def test_alone_it_explains_itself_in_one_screen(say: Callable[..., Said]) -> None:
    code, out, err = say()
    assert (code, err) == (0, "")
    assert len(out.splitlines()) <= 23
    for word in ("play minchiate", "games", "rules", "score", "replay"):
        assert word in out


def test_version(say: Callable[..., Said]) -> None:
    assert say("--version") == (0, f"ridotto {__version__}\n", "")


def test_games_for_programs(say: Callable[..., Said]) -> None:
    code, out, _ = say("games", "--json")
    game = next(g for g in json.loads(out)["games"] if g["name"] == "minchiate")
    assert (code, game["title"]) == (0, "Minchiate")
    dresden, firenze = game["rules"]
    assert (dresden["name"], dresden["differs"]) == ("dresden-1798", [])
    assert firenze["based_on"] == "dresden-1798"
    assert "matto.last_trick" in firenze["differs"]
    assert dresden["options"]["count.par"] == {
        "value": 42,
        "source": "Dr. 11",
        "note": dresden["options"]["count.par"]["note"],
    }


def test_games_for_people(say: Callable[..., Said]) -> None:
    _, out, _ = say("games")
    assert "Regeln des Minchiatta-Spiels, Dresden 1798" in out
    assert "matto.last_trick" in out
    assert "cut.least" not in out
    assert "cut.least" in say("games", "--options")[1]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["bogus"], "bogus"),
        (["--bogus"], "--bogus"),
        (["play"], "GAME"),
        (["play", "chess"], "'chess' here; there are: minchiate"),
        (["play", "minchiate", "--rules", "rome-1773"], "'rome-1773'; there are: dresden-1798"),
        (["play", "minchiate", "--option", "nonsense"], "key=value"),
        (["play", "minchiate", "--option", "count.pear=42"], "count.pear"),
        (["play", "minchiate", "--option", "count.par=many"], "count.par is a number"),
        (["play", "minchiate", "--option", "discards.shown=never"], "never"),
        (["play", "minchiate", "--seat", "E"], "'E'; there are A B C D"),
        (["play", "minchiate", "--seed", "x"], "--seed"),
        (["play", "minchiate", "--giri", "0"], "--giri"),
        (["play", "minchiate", "--pace", "-1"], "--pace"),
        (["play", "minchiate", "--level", "wizard"], "wizard"),
        (["score"], "score minchiate"),
        (["score", "chess"], "chess"),
        (["replay"], "--list"),
        (["replay", "no-such-record"], "no-such-record"),
        (["rules", "minchiate", "zeppelin"], "zeppelin"),
        (["rules", "chess"], "chess"),
    ],
)
def test_bad_input_gets_one_sentence_and_two(
    say: Callable[..., Said], words: list[str], named: str
) -> None:
    code, out, err = say(*words)
    assert (code, out) == (2, "")
    assert err.startswith("ridotto: ")
    assert err.count("\n") == 1
    assert named in err
    assert "Traceback" not in err


def test_rules_are_read_and_looked_up(say: Callable[..., Said]) -> None:
    assert "versicole" in say("rules", "minchiate")[1]
    code, out, _ = say("rules", "minchiate", "folla", "--rules", "firenze-2008")
    assert code == 0
    assert "folla.suits_open = false" in out
    assert "Fi. 8" in out


def test_shipped_records_are_listed_and_replayed(say: Callable[..., Said]) -> None:
    assert "dresden-example-1" in say("replay", "--list")[1]
    code, out, _ = say("replay", "dresden-example-1")
    assert code == 0
    assert "B takes the trick with 30⁵ Cancro." in out
    assert "✓ pays = B+D 2" in out
    assert "Difference 83: 2 resti to B and D." in out


def test_replay_for_programs(say: Callable[..., Said]) -> None:
    code, out, _ = say("replay", "dresden-example-1", "--json")
    tree = json.loads(out)
    assert (code, tree["ok"], tree["accounts"]) == (0, True, [-2, 2, -2, 2])
    assert all(check["ok"] for check in tree["checks"])


def example() -> str:
    return shipped()["minchiate/dresden-example-1"].read_text(encoding="utf-8")


def test_a_record_that_comes_out_otherwise(say: Callable[..., Said], tmp_path: Path) -> None:
    record = tmp_path / "wrong.rec"
    text = example().replace("expect pays = B+D 2", "expect pays = B+D 3")
    record.write_text(text, encoding="utf-8")
    line = 1 + text.splitlines().index("expect pays = B+D 3 [pay.resti]")
    code, out, _ = say("replay", str(record))
    assert code == 1
    assert f"line {line}: pays: expected B+D 3, found B+D 2" in out
    code, out, _ = say("replay", str(record), "--json")
    (wrong,) = [check for check in json.loads(out)["checks"] if not check["ok"]]
    assert (code, wrong["line"], wrong["expected"], wrong["found"]) == (1, line, "B+D 3", "B+D 2")


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("D cuts 38", "D cuts 380", "impossible"),
        ("D cuts 38", "D hews 38", "malformed"),
        ("Game: minchiate", "minchiate", "malformed"),
    ],
)
def test_a_record_that_cannot_be_read(
    say: Callable[..., Said], tmp_path: Path, old: str, new: str, kind: str
) -> None:
    record = tmp_path / "odd.rec"
    text = example().replace(old, new)
    record.write_text(text, encoding="utf-8")
    line = 1 + text.splitlines().index(new)
    code, out, err = say("replay", str(record))
    assert (code, out) == (2, "")
    assert err.startswith(f"ridotto: {record}:{line}:")
    assert f": {kind}: " in err


def test_a_record_that_is_no_text(say: Callable[..., Said], tmp_path: Path) -> None:
    record = tmp_path / "noise.rec"
    record.write_bytes(bytes(range(128, 256)))
    assert say("replay", str(record))[0] == 2


def test_every_shipped_record_has_a_title() -> None:
    for name, file in shipped().items():
        assert parse(file.read_text(encoding="utf-8")).header("Title"), name


def test_a_name_that_several_games_have_is_told_apart(say: Callable[..., Said]) -> None:
    code, _, err = say("replay", "misdeal")
    assert code == 2
    assert "minchiate/misdeal" in err
    assert say("replay", "minchiate/misdeal")[0] == 0
