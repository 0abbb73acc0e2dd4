"""The grammatical gender of a card's name, which decides its article."""

import re
import tomllib
from importlib.resources import files
from typing import Final

import msgspec

NUMBER: Final = "number"


def _load() -> dict[str, dict[str, str]]:
    text = (files("ridotto.cards") / "genders.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, dict[str, str]])


GENDERS: Final = _load()


def gender_of(name: str, language: str) -> str:
    """``m``, ``f`` or ``n``: that of the first noun we know; else that of numbers."""
    nouns = GENDERS[language]
    known = (nouns[word] for word in re.split(r"[ ,-]+", name) if word in nouns)
    return next(known, nouns[NUMBER])
