"""Every command is explained in German and Italian, and refuses in them what cannot be had."""

import io
import re
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from typer.main import get_command

from ridotto.cli.app import app, run
from ridotto.cli.language import choose_language
from ridotto.cli.usage.help_text import EVERY, OF_A_GAME
from ridotto.cli.usage.help_words import METAVAR, help_words
from ridotto.counting.registry import COUNTINGS
from tests.english_words import english_in

OTHERS: Final = ("de", "it")
TYPED: Final = re.compile(
    r"--[\w-]+|\[[^\]]*\]|(?:\w+[|=])+\w+|\b(first|second|random|player|players|count|play)\b"
)
"""What one types, in whatever language, and what a book says of a value, with its source."""
SPOKEN: Final = frozenset({"usage:", "options", "arguments", "commands", "default:", "required"})
"""Words of the frame of a help that is not in another language."""


def every_command() -> Iterator[tuple[str, ...]]:
    """Every command by its words, and the whole."""
    yield ()
    for name, command in commands(get_command(app)):
        yield (name,)
        for below, _ in commands(command):
            yield (name, below)


def commands(group: Any) -> list[tuple[str, Any]]:
    return list(getattr(group, "commands", {}).items())


def told(*words: str) -> str:
    """What a command says, on one line."""
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(out):
        run(list(words))
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", out.getvalue()).split())


@cache
def english_help(command: tuple[str, ...]) -> str:
    return told(*command, "--help")


def english(text: str) -> list[str]:
    """English words that nobody types."""
    bare = TYPED.sub(" ", text)
    return [*english_in(bare), *(word for word in bare.lower().split() if word in SPOKEN)]


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("typer.rich_utils.MAX_WIDTH", 200)


@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", [*every_command()], ids=lambda c: " ".join(c) or "ridotto")
def test_help_is_in_one_language(command: tuple[str, ...], language: str) -> None:
    assert english(english_help(command)), "English would be found"
    found = told(*command, "--help", "--lang", language)
    assert len(found) > 100
    assert not english(found)


@pytest.mark.parametrize("language", OTHERS)
def test_every_parameter_has_its_words_and_no_word_is_idle(language: str) -> None:
    """By name: a new option without words fails here."""
    words = help_words(language)
    wanted: set[tuple[str, str]] = set()
    for section, command in sections():
        assert "help" in words[section], section
        wanted.add((section, "help"))
        wanted |= {(section, "short")} if command.short_help else set()
        for one in command.params:
            if not one.help or getattr(one, "hidden", False) or section == "score_game":
                continue
            place = section if one.name in words[section] else EVERY
            assert one.name in words[place], (section, one.name)
            wanted.add((place, one.name))
    written = {(s, k) for s, keys in words.items() for k in keys if s != METAVAR}
    variants = {("play_game", "seat_alone"), ("play_game", "seat_more")}
    assert written - wanted - variants <= {("score_game", "rules"), (EVERY, "names")}


def sections() -> Iterator[tuple[str, Any]]:
    """Every command with the section that has its words; of a game's commands the first."""
    whole = get_command(app)
    yield "ridotto", whole
    for name, command in commands(whole):
        yield name, command
        if name in OF_A_GAME:
            yield OF_A_GAME[name], commands(command)[0][1]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", COUNTINGS)
def test_every_question_of_the_count_is_translated(game: str, language: str) -> None:
    from ridotto.cli.counting.table_count import TableCount
    from ridotto.counting.evening_file import EveningFile

    table = TableCount(EveningFile(game=game))
    plain = [field.text for field in (*table.deal_fields, *table.opening_fields)]
    choose_language(language, {})
    here = [field.text for field in (*table.deal_fields, *table.opening_fields)]
    assert [text for text, other in zip(plain, here, strict=True) if text == other] == []
    assert not english(" ".join(here))


WRONG: Final = [
    "nothing-there",
    "play",
    "score",
    "play nothing-there",
    "play minchiate --gir 3",
    "play minchiate --nothing-there",
    "play minchiate --giri none",
    "play minchiate --giri 2 --option party.giri=3",
    "play minchiate --rules nothing-there",
    "play minchiate --seat Z",
    "play minchiate --level nothing-there",
    "play minchiate --option giri",
    "play minchiate --option nothing-there=1",
    "play minchiate --option party.giri=x",
    "play tresette --pace",
    "play tresette --pace 11",
    "play tresette --pace x",
    "play tresette --strict=yes",
    "play tresette --save {folder}",
    "arena",
    "arena minchiate",
    "arena minchiate --players novice novice",
    "arena minchiate --deals 0",
    "arena minchiate --leaderboard x --players novice random",
    "games nothing-there",
    "games --nothing-there",
    "rules minchiate nothingthere",
    "replay",
    "replay nothing-there",
    "replay 30",
    "review nothing-there",
    "review minchiate/florence --seat Z",
    "verify nothing-there",
    "verify {folder}",
    "history --record 99",
    "history --key abc",
    "history --server x --key nothing",
    "history --server http://localhost:1 --key abandon",
    "deck nothing-there",
    "deck minchiate",
    "deck minchiate --size 5",
    "deck minchiate --size 5x5 --pdf x",
    "deck minchiate --paper none --pdf x",
    "serve --log loud",
    "serve --page {folder}/none",
    "serve --database mysql://x",
    "serve --port 70000",
    "evening {folder}/none add",
    "evening {folder}/none new",
    "evening {folder}/none new nothing-there",
    "score tresette --names a,b,c,d,e,f,g",
    "score tresette --nothing-there",
    "today",
    "learn minchiate",
    "dataset minchiate",
]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("words", WRONG)
def test_what_cannot_be_had_is_refused_in_one_language(
    words: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIDOTTO_STATE", str(tmp_path))
    typed = words.format(folder=tmp_path).split()
    plain, other = told(*typed), told(*typed, "--lang", language)
    assert plain.startswith("ridotto: ")
    assert other.startswith("ridotto: ")
    assert plain != other
    assert not english(other.replace("nothing-there", "").replace(str(tmp_path), ""))


def test_the_systems_language_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert told("play", "nothing") == told("play", "nothing", "--lang", "it")
