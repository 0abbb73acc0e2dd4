"""The page draws a face for each card in web/src/cards/packs.json: those are the games' cards."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
LISTED: Final = ROOT / "web/src/cards/packs.json"

SIZES: Final = {
    "minchiate": 97,
    "taroc": 78,
    "tresette": 40,
    "kaiserspiel": 36,
    "guimbarde": 52,
    "bieten": 33,
}
"""How many cards the books give each pack, at its largest."""


def test_list_is_up_to_date(tmp_path: Path) -> None:
    """``scripts/packs`` would write the very same file."""
    fresh = tmp_path / "packs.json"
    subprocess.run([sys.executable, "scripts/packs", str(fresh)], cwd=ROOT, check=True)
    assert fresh.read_text("utf-8") == LISTED.read_text("utf-8"), "run scripts/packs"


@pytest.mark.parametrize(("game", "size"), SIZES.items())
def test_list_is_whole(game: str, size: int) -> None:
    """Every card of the largest pack, each once."""
    pack = json.loads(LISTED.read_text("utf-8"))[game]
    cards = " ".join([*pack["suits"].values(), pack["extras"]]).split()
    assert len(cards) == len(set(cards)) == size
    assert sorted(pack["names"]) == sorted(cards)


def test_worth_is_the_books() -> None:
    """Twenty-five carte di conto, 142 points: 4 of 3, 16 of 5 (kings and Matto too), 5 of 10."""
    worth = json.loads(LISTED.read_text("utf-8"))["minchiate"]["worth"]
    assert [list(worth.values()).count(points) for points in (3, 5, 10)] == [4, 16, 5]
    assert sum(worth.values()) == 4 * 3 + 16 * 5 + 5 * 10 == 142
