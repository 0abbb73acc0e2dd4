"""What ``arena``, ``deck`` and ``verify`` report, and a broken evening, is in one language."""

from pathlib import Path

import pytest

from ridotto.cards.pack_names import LANGUAGES
from ridotto.cli import verify_command
from ridotto.duplicate.seal_check import SecretCheck
from ridotto.notation.seal import SealCheck
from tests.english_words import english_in
from tests.spoken_commands import Told, make_told


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def told(
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Told:
    """All that a command says."""
    return make_told(language, capsys, monkeypatch, tmp_path)


def foreign(language: str, text: str) -> list[str]:
    """English words in another language's text; of an English text whether there are none."""
    found = english_in(text)
    return ["no English"] * (not found) if language == "en" else found


def test_a_contest_is_reported_in_one_language(told: Told, language: str) -> None:
    text = told("arena", "kaiserspiel", "--players", "novice", "random", "--deals", "2")
    assert foreign(language, text) == []


def test_the_packs_are_named_in_one_language(told: Told, language: str) -> None:
    assert foreign(language, told("deck")) == []


def test_a_broken_evening_is_refused_in_one_language(told: Told, language: str) -> None:
    Path("long.json").write_text(f'{{"game": "taroc", "names": ["{"x" * 61}"]}}', "utf-8")
    Path("other.json").write_text('{"game": "whist"}', "utf-8")
    for file in ("long.json", "other.json"):
        text = told("evening", file, "show", code=2)
        assert language == "en" or not english_in(text)


def test_seals_are_checked_in_one_language(
    told: Told, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = (SealCheck(3, "", ""), SealCheck(5, "ab", "cd"), SealCheck(7, "ef", "ef"))
    monkeypatch.setattr(verify_command, "check_seals", lambda _: checks)
    Path("a.rec").write_text("", "utf-8")
    text = told("verify", "a.rec", "--seal", "99", code=1)
    assert len(text.splitlines()) == len(checks) + 2
    assert foreign(language, text) == []


def test_a_secret_is_checked_in_one_language(
    told: Told, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = SecretCheck(seal="ab", checked=4, wrong=(3,))
    monkeypatch.setattr(verify_command, "check_secret", lambda *_: check)
    Path("a.rec").write_text("", "utf-8")
    text = told("verify", "a.rec", "--secret", "x", "--seal", "99", code=1)
    assert foreign(language, text) == []
