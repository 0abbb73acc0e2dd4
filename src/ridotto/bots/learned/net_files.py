"""Where the nets lie: a file for each game that was learnt."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "nets"


def net_file(game: str) -> Path:
    """The nets of a game, if it has some."""
    return FOLDER / f"{game}.npz"
