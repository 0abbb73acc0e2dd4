"""What the count asks for, in the terminal's language; the English stands in the entry itself."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from ridotto.cards.pack_names import LANGUAGES
from ridotto.cli.counting.entry_fields import Field
from ridotto.cli.language import terminal_language
from ridotto.counting.registry import COUNTINGS


def told_fields(game: str, part: str, fields: tuple[Field, ...]) -> tuple[Field, ...]:
    """The fields, their questions in the terminal's language where there are words for them."""
    language = terminal_language()
    if language == LANGUAGES[0]:
        return fields
    words = _questions(game, language).get(part, {})
    return tuple(msgspec.structs.replace(one, text=words.get(one.name, one.text)) for one in fields)


@cache
def _questions(game: str, language: str) -> Mapping[str, Mapping[str, str]]:
    """The file ``questions.de.toml`` beside the game's entry; a game may have none."""
    folder = COUNTINGS[game].entry.__module__.rpartition(".")[0]
    file = files(folder) / f"questions.{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
