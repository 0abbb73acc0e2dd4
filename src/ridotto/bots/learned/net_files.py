"""Where the nets are stored: one file for each game that was learnt."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "nets"


def net_file(game: str) -> Path:
    """Return the path of a game's nets; the file exists only if the game was learnt."""
    return FOLDER / f"{game}.npz"
