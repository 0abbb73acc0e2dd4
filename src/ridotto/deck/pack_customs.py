"""What the packs are, how large their cards are by custom, and the words of the title sheet."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from ridotto.deck.sheet_layout import Size
from ridotto.games import GAMES, folder_of


class Custom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack that can be printed."""

    game: str
    title: str
    size: tuple[float, float]
    emblems: bool
    """Do its faces bear emblems whose makers are to be thanked?"""
    why: dict[str, str]
    note: dict[str, str]

    @property
    def cut(self) -> Size:
        """The size of a card by custom."""
        return Size(*self.size)


def _read(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _customs(game: str) -> dict[str, Custom]:
    """The packs that a game's ``printed_packs.toml`` lists; none if it has no such file."""
    packs = _read(folder_of(game) / "printed_packs.toml")
    return {name: msgspec.convert({"game": game, **row}, Custom) for name, row in packs.items()}


CUSTOMS: Final[Mapping[str, Custom]] = {
    name: custom for game in GAMES for name, custom in _customs(game).items()
}
"""Every pack that can be printed, by name."""

WORDS: Final = _read(files("ridotto.deck") / "words.toml")


@cache
def words(tongue: str) -> Mapping[str, str]:
    """The words of a title sheet."""
    return msgspec.convert(WORDS, dict[str, dict[str, str]])[tongue]


TONGUES: Final = tuple(WORDS)
