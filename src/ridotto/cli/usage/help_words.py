"""The words of help texts in other languages than English, and what stands for a value."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from ridotto.cards.pack_names import LANGUAGES
from ridotto.cli.language import terminal_language

Words: TypeAlias = Mapping[str, Mapping[str, str]]
ENGLISH: Final = LANGUAGES[0]
METAVAR: Final = "metavar"
WORD: Final = re.compile(r"\w+")


@cache
def help_words(language: str) -> Words:
    """The words of a language, by command and parameter."""
    text = (files("ridotto.cli.usage") / f"help.{language}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def spelled(pattern: str) -> str:
    """What is typed, as ``WHO CARDS``, in the terminal's language; words in small stay."""
    language = terminal_language()
    words = {} if language == ENGLISH else help_words(language)[METAVAR]
    return WORD.sub(lambda word: _spelled(word[0], words), pattern)


def _spelled(word: str, words: Mapping[str, str]) -> str:
    return words.get(word, word) if word[0].isupper() else word
