"""The language in which a client is answered: the one it asks for, or English."""

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
"""The language of the request that is being answered, for error messages."""


@cache
def _problems() -> dict[str, dict[str, str]]:
    text = (files("ridotto.server") / "problems.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, dict[str, str]])


def tell_problem(code: str, message: str, language: str) -> str:
    """Return the message of a problem. English messages have more detail, for programmers."""
    return _problems().get(language, {}).get(code, message)


def tell(sentence: Sentence | str, language: str) -> str:
    """Return a sentence for a client; cards are in braces, people are ``{@2}``."""
    return render(sentence, language, MARKS)
