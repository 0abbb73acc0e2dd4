"""Which language the terminal speaks."""

from collections.abc import Iterator

import pytest

from ridotto.cli.app import run
from ridotto.cli.language import choose_language, system_language, take_language, terminal_language


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """What a test chooses is forgotten."""
    yield
    choose_language("en", {})


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_says_its_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_the_flag_may_stand_anywhere_and_counts_more() -> None:
    assert take_language(["--lang", "de", "rules", "x"]) == (["rules", "x"], "de")
    assert take_language(["rules", "x", "--lang=it"]) == (["rules", "x"], "it")
    assert take_language(["rules", "x"]) == (["rules", "x"], None)
    choose_language("it", {"LANG": "de_DE.UTF-8"})
    assert terminal_language() == "it"


def test_a_language_nobody_speaks_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "fr"]) == 2
    assert "--lang is one of en, de, it, not 'fr'" in capsys.readouterr().err


def test_rules_are_read_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "kaiserspiel", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Geben und Trumpf" in told
    assert "{#" not in told
    assert run(["rules", "kaiserspiel", "onore", "--lang", "it"]) == 0
    assert "onore" in capsys.readouterr().out
