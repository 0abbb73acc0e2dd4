"""What the packs are, how large their cards are by custom, and the words of the title sheet."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from ridotto.deck.sheets import Size


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


def _read(name: str) -> dict[str, object]:
    return tomllib.loads((files("ridotto.deck") / name).read_text(encoding="utf-8"))


CUSTOMS: Final[Mapping[str, Custom]] = msgspec.convert(_read("customs.toml"), dict[str, Custom])


@cache
def words(tongue: str) -> Mapping[str, str]:
    """The words of a title sheet."""
    return msgspec.convert(_read("words.toml"), dict[str, dict[str, str]])[tongue]


TONGUES: Final = tuple(_read("words.toml"))
