"""The page's types are those of the Python structs."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "scripts" / "types"
WRITTEN = ROOT / "web" / "src" / "lib" / "wire.ts"


def test_the_types_of_the_page_are_up_to_date() -> None:
    """After a change to a struct that goes over the wire, run ``scripts/types``."""
    checked = subprocess.run([sys.executable, SCRIPT, "--check"], cwd=ROOT, check=False)
    assert checked.returncode == 0, "run scripts/types: web/src/lib/wire.ts is out of date"


def test_the_types_know_what_the_page_cannot_do_without() -> None:
    """A command, a frame, an offer, and something of every game, by the tags of the protocol."""
    text = WRITTEN.read_text(encoding="utf-8")
    tags = ("type: 'hello'", "type: 'welcome'", "type: 'pick-sets'", "phase: 'robbing'")
    assert [tag for tag in tags if tag not in text] == []
    games = ("Minchiate", "Taroc", "Tresette", "Kaiserspiel", "Guimbarde", "Bieten")
    assert [game for game in games if f"export interface {game} {{" not in text] == []
