"""What is read from a request over HTTP besides its path and body."""

from typing import Final

from starlette.requests import Request

from ridotto.cards.pack_names import LANGUAGES
from ridotto.server.languages import ENGLISH

PARAMETER: Final = "lang"


class MalformedRequest(ValueError):
    """A request that is not what it should be."""


def language_of(request: Request) -> str:
    """The language a request asks for, as ``?lang=de``; English where it does not say."""
    wanted = request.query_params.get(PARAMETER, ENGLISH)
    if wanted not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise MalformedRequest(f"{PARAMETER} is one of {known}, not {wanted[:20]!r}")
    return wanted
