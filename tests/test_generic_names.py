"""Nothing generic names a game: what belongs to one lies in a folder, or a file, of its name."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from ridotto.games import GAMES, find_part

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src/ridotto"
KINDS: Final = {".py", ".toml", ".md", ".mako", ".ftl", ".json", ".txt", ""}
SPELLINGS: Final = [name for game in GAMES for name in (game, game.capitalize(), game.upper())]
NAMED: Final = re.compile(rf"(?<![A-Za-z])({'|'.join(SPELLINGS)})(?![a-z])")

ALLOWED: Final = {
    "src/ridotto/research/": "examples in docstrings: a reader must see a name to type",
}
"""Files that may name games, each with the reason."""


def generic_files() -> list[Path]:
    """All but those in a game's own folders, and the built page."""
    found = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix in KINDS]
    scripts = [path for path in (ROOT / "scripts").iterdir() if path.is_file()]
    return [path for path in (*found, *scripts) if not _is_games_own(path.relative_to(ROOT))]


def _is_games_own(path: Path) -> bool:
    inside = path.parts[:4] == ("src", "ridotto", "server", "page")
    return inside or any(part.partition(".")[0] in GAMES for part in path.parts)


def test_the_files_are_found() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in generic_files()}
    assert {"src/ridotto/games/registry.py", "src/ridotto/cli/app.py", "scripts/types"} <= names
    assert "src/ridotto/games/taroc/game.py" not in names


@pytest.mark.parametrize("text", ["MinchiateFace", "games.taroc", "if game == 'bieten'", "TAROC."])
def test_a_name_would_be_noticed(text: str) -> None:
    assert NAMED.search(text)


@pytest.mark.parametrize("text", ["tarocchi", "tarocs", "the Tarocco"])
def test_a_word_of_the_books_is_no_name(text: str) -> None:
    assert not NAMED.search(text)


def test_nothing_generic_names_a_game() -> None:
    naming = {
        path.relative_to(ROOT).as_posix(): f"line {number}: {line.strip()}"
        for path in generic_files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if NAMED.search(line)
    }
    assert not {at: line for at, line in naming.items() if not at.startswith(tuple(ALLOWED))}


def classes() -> dict[tuple[str, str], list[str]]:
    """Where each class stands, by the floor it belongs to; a game's rules and players are one."""
    found: dict[tuple[str, str], list[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        inside = path.relative_to(PACKAGE)
        game = next((part for part in inside.parts if part in GAMES), "")
        floor = (
            game if game and inside.parts[0] in ("games", "bots") else f"{inside.parts[0]} {game}"
        )
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault((floor, node.name), []).append(inside.as_posix())
    return found


def test_no_two_classes_of_a_floor_have_one_name() -> None:
    """One meaning a name: who reads it need not ask where it comes from."""
    found = classes()
    assert len(found) > 1000
    assert not {name: places for name, places in found.items() if len(places) > 1}


PARTS: Final = (
    ("bots", "players", "PLAYERS"),
    ("bots", "reasons", "REASONS"),
    ("cli", "terminal", "TERMINAL"),
    ("counting", "real_table", "COUNTING"),
    ("games", "match_unit", "UNIT"),
    ("games", "card_names", "PACKS"),
)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part[2])
def test_the_games_of_the_house_bring_all_their_parts(
    game: str, part: tuple[str, str, str]
) -> None:
    """A part that is not found is generic without a word: one misspelt would go unnoticed."""
    assert find_part(game, *part) is not None
