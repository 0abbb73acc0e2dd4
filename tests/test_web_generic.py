"""Nothing generic in the page names a game: what a game brings lies in its own folder."""

import re
from pathlib import Path
from typing import Final

from ridotto.games import GAMES

SOURCE: Final = Path(__file__).parents[1] / "web/src"
BUILD: Final = Path(__file__).parents[1] / "web"
GENERATED: Final = {"lib/wire.ts", "cards/packs.json"}
"""Written by scripts/types and scripts/packs from all games."""
NAMED: Final = re.compile("|".join(GAMES), re.IGNORECASE)


def generic_files() -> list[Path]:
    """Everything the page is made of, but the games' folders, generated files and tests."""
    kinds = ("*.ts", "*.svelte", "*.json", "*.css")
    files = [path for kind in kinds for path in SOURCE.rglob(kind)]
    files += [*BUILD.glob("build/*.ts"), BUILD / "vite.config.ts", BUILD / "index.html"]
    own = tuple(SOURCE / "games" / game for game in GAMES)
    return [
        path
        for path in files
        if not any(path.is_relative_to(folder) for folder in own)
        and str(path).removeprefix(f"{SOURCE}/") not in GENERATED
        and not path.name.endswith(".test.ts")
    ]


def test_no_generic_file_names_a_game() -> None:
    """No comparison, no list, no word."""
    found = [
        f"{path.relative_to(BUILD)}:{number}: {line.strip()}"
        for path in generic_files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert found == []


def test_every_game_has_its_folder() -> None:
    """Pack, table, count, words and rule titles are found by their names alone."""
    wanted = {"page.ts", "table.ts", "count.ts", "words.en.ts", "rules.de.json"}
    for game in GAMES:
        assert wanted <= {path.name for path in (SOURCE / "games" / game).iterdir()}, game
