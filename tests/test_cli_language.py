"""Which language the terminal speaks."""

import re
from typing import Final

import pytest

from ridotto.cli.app import run
from ridotto.cli.language import choose_language, system_language, take_language, terminal_language
from tests.english_words import english_in

VALUE: Final = re.compile(r"^ +[\w.]+  +[\w. -]+:", re.MULTILINE)
"""A key of a rule set, and its value: they are typed."""


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


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("command", [[], ["games"]], ids=["welcome", "games"])
def test_the_house_receives_in_it(
    command: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command) == 0
    assert english_in(capsys.readouterr().out)
    assert run([*command, "--lang", language]) == 0
    told = VALUE.sub("", capsys.readouterr().out)
    assert not english_in(told)
