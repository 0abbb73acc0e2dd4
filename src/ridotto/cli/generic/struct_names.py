"""What structs and fields are called in the terminal's language, for what has no sentence.

In English they are called as in the code. ``struct_names.de.toml`` beside this file has the German
names of what all games share; a game that is played in German without a face of its own brings a
file of that name in its folder. What neither has stays as in the code.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from ridotto.cards.pack_names import LANGUAGES
from ridotto.cli.language import terminal_language
from ridotto.games import folder_of
from ridotto.games.translations import translated, words_of

FILE: Final = "struct_names.toml"


def struct_name(game: str, name: str) -> str:
    """``TrickGathered`` or ``tricks_won`` as it is read, from its name on the wire."""
    read = name.replace("_", " ").replace("-", " ")
    return _names(game, terminal_language()).get(read, read)


@cache
def _names(game: str, language: str) -> Mapping[str, str]:
    """The game's own names go before the common ones."""
    if language == LANGUAGES[0]:
        return {}
    folders = (files("ridotto.cli.generic"), folder_of(game))
    found = [translated(folder, FILE, language) for folder in folders]
    return {
        name: word
        for file in found
        if file is not None
        for name, word in words_of(file, dict[str, str]).items()
    }
