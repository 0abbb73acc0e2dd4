"""House rules as flags: every value of every book, what help says of it, and what is refused."""

import io
import itertools
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from ridotto.cli.app import run
from ridotto.cli.house_rules_flags import house_rules
from ridotto.games import GAMES
from ridotto.games.kaiserspiel.pack import PACKS
from ridotto.games.tresette.pack import PACK as TRESETTE_PACK
from ridotto.table import Game

Said = tuple[int, str, str]
Terminal = Callable[..., Said]

OTHERWISE: Final = {("taroc", "deals_with_four"): "16", ("bieten", "target"): "3"}
"""Numbers that must fit something else: a multiple of four, three or more."""

COMMON: Final = (
    "--rules", "--seat", "--strict", "--record", "--seed", "--level", "--resume", "--new", "--save",
    "--pace", "--plain", "--option", "--help",
)  # fmt: skip
"""What is the same for all games."""

each_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)


class Insistent:
    """A person who types one thing after another until the table takes it."""

    def __init__(self, *words: str) -> None:
        self.words = itertools.cycle(words)

    def isatty(self) -> bool:
        """He types through a pipe."""
        return False

    def readline(self, size: int = -1) -> str:
        """The next he tries."""
        del size
        return next(self.words) + "\n"


@pytest.fixture
def terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    """Play with this typed in, and give back exit code and both channels."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    monkeypatch.setenv("RIDOTTO_STATE", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")

    def typed(words: str, keys: io.StringIO | Insistent | None = None) -> Said:
        monkeypatch.setattr(sys, "stdin", keys or io.StringIO("quit\n"))
        code = run(["play", *words.split()])
        out, err = capsys.readouterr()
        return code, out, err

    return typed


def saved(folder: Path, game: str) -> list[dict[str, Any]]:
    """The lines of the party's save: the table, then every act."""
    text = (folder / f"{game}.save").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def flag_of(key: str) -> str:
    """As somebody would write the key who has only seen the book."""
    return "--" + key.removeprefix("party.").replace(".", "-").replace("_", "-")


def values() -> Iterator[tuple[str, str, str]]:
    """Game, book and key, of every value there is."""
    for game in GAMES.values():
        for book in game.rule_sets.values():
            yield from ((game.name, book.name, key) for key in book.values)


def other(game: str, book: str, key: str) -> list[tuple[str, str]]:
    """What may be typed to have it otherwise, and what the table then agrees; lists cannot be."""
    value = GAMES[game].rule_sets[book].values[key].value
    flag = flag_of(key)
    if isinstance(value, bool):
        return [(flag, "true"), (f"--no-{flag[2:]}", "false")]
    if isinstance(value, list):
        return []
    rule = next(rule for rule in house_rules(GAMES[game]) if rule.key == key)
    texts = [text for text in rule.choices if text != str(value)]
    if not rule.choices:
        texts = [OTHERWISE.get((game, key), str(value - 1 if value > 1 else value + 1))]
    return [(f"{flag} {text}", text) for text in texts]


@pytest.mark.parametrize(("game", "book", "key"), list(values()))
def test_every_value_is_a_flag(
    terminal: Terminal, tmp_path: Path, game: str, book: str, key: str
) -> None:
    for typed, agreed in other(game, book, key):
        code, _, err = terminal(f"{game} --new --pace 0 --seed 1 --rules {book} {typed}")
        assert (code, err) == (0, "")
        assert saved(tmp_path, game)[0]["options"] == [f"{key}={agreed}"]


@each_game
def test_lists_are_no_flags_and_no_two_flags_are_one(game: Game[Any]) -> None:
    house = house_rules(game)
    book = next(iter(game.rule_sets.values()))
    settable = [key for key, value in book.values.items() if not isinstance(value.value, list)]
    assert [rule.key for rule in house] == settable
    noes = [rule.no_flag for rule in house if rule.no_flag]
    flags = [*COMMON, *noes, *(rule.flag for rule in house)]
    assert len(flags) == len(set(flags))


@each_game
def test_help_explains_every_house_rule(terminal: Terminal, game: Game[Any]) -> None:
    code, out, _ = terminal(f"{game.name} --help")
    told = " ".join(out.replace("│", " ").split())
    assert code == 0
    assert f"House rules of {game.title}" in out
    assert all(len(line) <= 80 for line in out.splitlines())
    for book in game.rule_sets.values():
        assert book.name in told
    for rule in house_rules(game):
        first = rule.books[next(iter(game.rule_sets))]
        assert flag_of(rule.key) in told
        assert " ".join(first.note.split()) in told
        assert f", {first.source}" in told


@pytest.mark.parametrize(
    ("game", "told", "untold"),
    [
        (
            "minchiate",
            [
                "The book: dresden-1798, or firenze-2008.",
                "Your letter, A to D",
                "--giri N (1 or more)",
                "--cappotto-count doubled|constant|fixed",
                "[default: doubled, Dr. 5; firenze-2008: fixed, Fi. 11]",
                "--no-folla-suits-open",
            ],
            ["nuernberg"],
        ),
        (
            "taroc",
            ["The book: taroc-spiel-1750.", "A to C; with 4 players to D", "--players 3|4"],
            ["dresden", "--giri"],
        ),
        ("kaiserspiel", ["A to B; with 3 players to C", "--pack 32|36"], ["--giri"]),
        ("bieten", ["A to C; with 10 players to J", "--players N (2 to 10)"], ["--giri"]),
    ],
)
def test_help_is_the_games_own(
    terminal: Terminal, game: str, told: list[str], untold: list[str]
) -> None:
    out = " ".join(terminal(f"{game} --help")[1].replace("│", " ").split())
    assert [text for text in told if text not in out] == []
    assert [text for text in untold if text in out] == []


def test_help_without_a_game_names_the_games(terminal: Terminal) -> None:
    code, out, _ = terminal("--help")
    assert code == 0
    assert "ridotto play GAME --help" in out
    for game in GAMES.values():
        assert f"{game.name} " in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("tresette --player 3", "Tresette knows no --player; the nearest: --players, "),
        ("minchiate --no-folla-suit-open", "the nearest: --no-folla-suits-open"),
        ("tresette --giri 1", "knows no --giri; ridotto play tresette --help names them all"),
        ("tresette --no-players", "Tresette knows no --no-players"),
        ("minchiate --giri 0", "--giri is a number, 1 or more, not '0'"),
        ("minchiate --giri many", "--giri is a number, 1 or more, not 'many'"),
        ("guimbarde --players 10", "--players is a number, 3 to 9, not '10'"),
        ("kaiserspiel --pack 40", "--pack is 32 or 36, not '40'"),
        (
            "minchiate --cappotto-count tripled",
            "--cappotto-count is doubled or constant or fixed, not",
        ),
        ("kaiserspiel --pack", "--pack wants a value"),
        ("guimbarde --players 9 --pack hombre40", "pack=hombre40 is too small for 9 players"),
        ("minchiate --giri 2 --option party.giri=3", "--giri 2 and --option party.giri=3 disagree"),
        (
            "tresette --no-signals --option signals=true",
            "--no-signals and --option signals=true disagree",
        ),
        ("taroc --seat D", "there is no seat 'D'; there are A B C."),
        ("kaiserspiel --seat south", "there is no seat 'south'; there are A B."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    terminal: Terminal, tmp_path: Path, words: str, sentence: str
) -> None:
    code, out, err = terminal(words)
    assert (code, out) == (2, "")
    assert err.startswith("ridotto: ")
    assert err.count("\n") == 1
    assert sentence in err
    assert not list(tmp_path.glob("*.save"))


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("tresette --option players=3 --players 3", ["players=3"]),
        ("tresette --option players=3 --continuation", ["players=3", "continuation=true"]),
        ("--players 3 TRESETTE", ["players=3"]),
        ("tresette", []),
    ],
)
def test_flags_and_options_come_together(
    terminal: Terminal, tmp_path: Path, words: str, options: list[str]
) -> None:
    assert terminal(f"{words} --new --pace 0")[0] == 0
    assert saved(tmp_path, "tresette")[0]["options"] == options


def test_a_party_taken_up_keeps_its_rules(terminal: Terminal, tmp_path: Path) -> None:
    terminal("tresette --players 3 --pace 0")
    before = saved(tmp_path, "tresette")[0]
    code, out, _ = terminal("tresette --players 2 --pace 0", io.StringIO("y\nquit\n"))
    assert code == 0
    assert "A party is under way: Nürnberg 1770, players=3" in out
    assert saved(tmp_path, "tresette")[0] == before


@pytest.mark.parametrize(("players", "cards"), [(4, 10), (3, 12), (2, 20)])
def test_tresette_is_played_by_so_many(
    terminal: Terminal, tmp_path: Path, players: int, cards: int
) -> None:
    """Ten cards each among four, twelve among three, twenty among two (intro)."""
    keys = Insistent("1", "20", "none", *TRESETTE_PACK.cards)
    words = f"tresette --players {players} --deals 1 --new --pace 0 --seed 1"
    code, out, err = terminal(words, keys)
    assert (code, err) == (0, "")
    assert "The company rises" in out
    played = [act["seat"] for act in saved(tmp_path, "tresette")[1:] if act["type"] == "play"]
    assert sorted(played) == sorted(list(range(players)) * cards)


@pytest.mark.parametrize("pack", [32, 36])
def test_kaiserspiel_has_so_many_cards(terminal: Terminal, tmp_path: Path, pack: int) -> None:
    """36 with the sixes (Begriff)."""
    keys = Insistent("1", "12", *PACKS[36].cards, "quit")
    code, _, err = terminal(f"kaiserspiel --unrestricted --pack {pack} --new --pace 0", keys)
    assert (code, err) == (0, "")
    acts = saved(tmp_path, "kaiserspiel")[1:]
    shuffled = [act["order"] for act in acts if act["type"] == "shuffle"][-1]
    assert len(shuffled) == pack
    assert {"s6", "h6", "d6", "c6"}.issubset(shuffled) == (pack == 36)


def test_four_at_taroc_have_a_fourth_seat(terminal: Terminal, tmp_path: Path) -> None:
    """Three have seats A to C; the fourth sits at D (§ I)."""
    assert terminal("taroc --players 4 --seat D --new --pace 0")[0] == 0
    assert saved(tmp_path, "taroc")[0]["seat"] == 3
    assert terminal("taroc --seat D --new --pace 0")[0] == 2
