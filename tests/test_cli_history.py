"""``ridotto history``: the parties of this terminal, and those on a server."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ridotto.cli.app import run
from ridotto.cli.errors import UsageError
from ridotto.cli.key_phrase import read_key, word_list
from ridotto.cli.save_file import Header, Save
from ridotto.games import GAMES
from ridotto.notation import parse
from ridotto.notation import run as replay
from ridotto.testing import WatchedParty

GAME = GAMES["kaiserspiel"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this terminal keeps its parties."""
    monkeypatch.setenv("RIDOTTO_STATE", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path


def save_party(path: Path, deals: int, more: int) -> WatchedParty[Any]:
    """A party of so many deals, and some acts of the next."""
    rules, dice = next(iter(GAME.rule_sets.values())), Random(5)
    course = WatchedParty.open(GAME, rules)
    save = Save.begin(path, Header(game=GAME.name, rules=rules.name, level="player"))
    done = 0
    while done < deals or more > 0:
        more -= done == deals
        action = course.step(dice)
        course.do(action)
        save.append(action)
        done += GAME.settled(course.state)
    save.close()
    return course


def test_nothing_was_played_yet(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["history"]) == 0
    assert "No party is kept yet" in capsys.readouterr().out


def test_parties_are_listed_with_what_came_of_them(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    course = save_party(folder / "kaiserspiel.save", deals=2, more=6)
    save_party(folder / "kaiserspiel.save.bak", deals=0, more=3)
    (folder / "taroc.save.bak1").write_text("no party\n")
    assert run(["history", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    by_file = {Path(one["file"]).name: one for one in told}
    assert set(by_file) == {"kaiserspiel.save", "kaiserspiel.save.bak"}
    party = by_file["kaiserspiel.save"]
    assert (party["deals"], party["over"], party["level"]) == (2, False, "player")
    assert party["result"] == GAME.accounts(course.state)[0]
    assert by_file["kaiserspiel.save.bak"]["deals"] == 0
    assert run(["history"]) == 0
    shown = capsys.readouterr().out
    assert "Kaiserspiel" in shown
    assert "under way" in shown


def test_a_record_has_the_deals_that_are_over_and_no_card_of_the_running_one(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    course = save_party(folder / "kaiserspiel.save", deals=1, more=6)
    assert run(["history", "--record", "1"]) == 0
    played = replay(parse(capsys.readouterr().out))
    assert GAME.settled(played.state)
    assert list(played.actions) == course.actions[: len(played.actions)]
    assert len(played.actions) < len(course.actions)
    assert run(["history", "--record", "2"]) == 2


def test_the_words_of_a_key_are_those_of_the_standard() -> None:
    """From the vectors that are published with BIP 39; the page has the same."""
    known = {
        "legal winner thank year wave sausage worth useful legal winner thank yellow": "7f" * 16,
        "zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong": "ff" * 16,
        "ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic": (
            "9e885d952ad362caeb4efe34a8e91bd2"
        ),
    }
    assert {words: read_key(words) for words in known} == known
    assert read_key(" 7F" + "7f" * 15) == "7f" * 16
    assert len(set(word_list())) == 2048


@pytest.mark.parametrize(
    "words",
    [
        "legal winner thank year wave sausage worth useful legal winner thank zoo",
        "winner legal thank year wave sausage worth useful legal winner thank yellow",
        "legal winner thank year wave sausage worth useful legal winner thank",
        "ridotto winner thank year wave sausage worth useful legal winner thank yellow",
    ],
)
def test_words_that_are_no_key_are_refused(words: str) -> None:
    with pytest.raises(UsageError):
        read_key(words)


def test_a_server_needs_a_key_and_an_address(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["history", "--server", "http://127.0.0.1:1"]) == 2
    assert run(["history", "--server", "ftp://nowhere", "--key", "7f" * 16]) == 2
    assert run(["history", "--server", "http://127.0.0.1:1", "--key", "7f" * 16]) == 2
    assert "does not answer" in capsys.readouterr().err


def test_a_key_in_the_environment_hides_nothing_of_this_machine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIDOTTO_KEY", "7f" * 16)
    assert run(["history"]) == 0
    assert capsys.readouterr().err == ""
