"""In which language a client is told: it asks for one, or gets English."""

import tomllib
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from ridotto.cards.pack_names import LANGUAGES
from ridotto.table.grammar import MARKS
from ridotto.table.rendering import render
from ridotto.table.sentence import Sentence

Language: TypeAlias = Literal["en", "de", "it"]

ENGLISH: Final[Language] = "en"

assert get_args(Language) == LANGUAGES


asked_for: ContextVar[str] = ContextVar("asked_for", default=ENGLISH)
"""The language of the request that is being answered, for what goes wrong with it."""


@cache
def _problems() -> dict[str, dict[str, str]]:
    text = (files("ridotto.server") / "problems.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, dict[str, str]])


def tell_problem(code: str, message: str, language: str) -> str:
    """What is said of a problem. In English it says more: it is for programmers too."""
    return _problems().get(language, {}).get(code, message)


def tell(sentence: Sentence | str, language: str) -> str:
    """A sentence for a client: cards stand in braces, people as ``{@2}``."""
    return render(sentence, language, MARKS)
