"""Reads the parts of an HTTP request besides its path and body."""

from typing import Final

from starlette.requests import Request

from ridotto.cards.pack_names import LANGUAGES
from ridotto.server.languages import ENGLISH

PARAMETER: Final = "lang"


class MalformedRequest(ValueError):
    """A malformed request; the message says what is wrong."""


def language_of(request: Request) -> str:
    """Return the language a request asks for, as ``?lang=de``; English by default."""
    wanted = request.query_params.get(PARAMETER, ENGLISH)
    if wanted not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise MalformedRequest(f"{PARAMETER} is one of {known}, not {wanted[:20]!r}")
    return wanted
