"""Ready-made phrases to say at the table, for those who would rather not type.

Phrases for every game are in ``phrases.toml`` here, a game's own in ``phrases.toml`` of its folder.
Translations of their meanings are in ``phrases.de.toml`` and so on beside it.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from ridotto.games import folder_of
from ridotto.games.translations import translated, words_of
from ridotto.server.languages import ENGLISH


class Phrase(msgspec.Struct, frozen=True):
    """A phrase as said at such tables, in its own language, with its meaning."""

    text: str
    language: str
    meaning: str


FILE: Final = "phrases.toml"


def _read(folder: Traversable, language: str) -> dict[str, Phrase]:
    """Return the phrases of a folder, with their meanings in this language."""
    if not (folder / FILE).is_file():
        return {}
    found = words_of(folder / FILE, dict[str, Phrase])
    other = translated(folder, FILE, language)
    meanings = words_of(other, dict[str, str]) if other is not None else {}
    return {
        name: msgspec.structs.replace(phrase, meaning=meanings.get(name, phrase.meaning))
        for name, phrase in found.items()
    }


@cache
def phrases_of(game: str, language: str = ENGLISH) -> Mapping[str, Phrase]:
    """Return the phrases for a table of this game by id, with their meanings in this language."""
    return {**_read(files("ridotto.server"), language), **_read(folder_of(game), language)}
