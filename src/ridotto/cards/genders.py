"""The grammatical gender of a card's name, which decides its article."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

NUMBERS: Final = {"de": "f", "it": "m"}
"""The gender of a card that is only a number."""


def gender_of(name: str, language: str, genders: Mapping[str, Mapping[str, str]]) -> str:
    """``m``, ``f`` or ``n``: that of the first noun whose gender is known; else of numbers."""
    known = (genders[noun] for noun in nouns_in(name) if noun in genders)
    return next((of[language] for of in known if language in of), NUMBERS[language])


def nouns_in(name: str) -> Iterator[str]:
    """The words of a name; not all are nouns."""
    return iter(re.split(r"[ ,-]+", name))
