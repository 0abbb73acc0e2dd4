"""How far the critic's expectation of freshly dealt cards lies off, on average (docs/review.md).

The critic was learnt, so the mean of what it expects when the hands are dealt is not quite the mean
of what the reference player then makes of them. The difference is measured beforehand for every
book and number of players (``python -m bench.critic_offsets``) and kept in ``offsets``, one file
a game.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ridotto.bots.learned.net_files import net_file
from ridotto.table import RuleSet

FOLDER: Final = Path(__file__).with_name("offsets")


class GameOffsets(msgspec.Struct, frozen=True):
    """The offsets of one game's critic."""

    nets: str
    """The fingerprint of the nets they were measured with."""
    books: dict[str, dict[str, list[float]]]
    """By book and number of players: one number for each place, counted from the one in turn when
    the hands are dealt."""


@cache
def kept() -> dict[str, GameOffsets]:
    """Return the offsets of every game that were measured."""
    return {
        file.stem: msgspec.json.decode(file.read_bytes(), type=GameOffsets)
        for file in sorted(FOLDER.glob("*.json"))
    }


def keep(found: dict[str, GameOffsets]) -> None:
    """Write the offsets of these games, each to its file."""
    for game, offsets in found.items():
        text = json.dumps(msgspec.to_builtins(offsets), indent=1)
        (FOLDER / f"{game}.json").write_text(f"{text}\n", "utf-8")


def fingerprint(game: str) -> str:
    """Return the fingerprint of the nets that are shipped for a game."""
    return hashlib.sha256(net_file(game).read_bytes()).hexdigest()[:16]


def offsets_of(game: str, rules: RuleSet, people: int) -> NDArray[np.float64]:
    """Return what has to be added to the critic's values; 0 where nothing was measured."""
    found = kept().get(game)
    numbers = found.books.get(rules.name, {}).get(str(people)) if found else None
    return np.zeros(people) if numbers is None else np.array(numbers)
