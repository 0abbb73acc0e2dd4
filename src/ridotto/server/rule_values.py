"""Every value of every rule book of a game, side by side."""

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.games import GAMES
from ridotto.games.translations import rule_sets_in
from ridotto.server.http_requests import language_of
from ridotto.server.http_responses import json_response, problem
from ridotto.server.languages import ENGLISH
from ridotto.table import Game, RuleSet
from ridotto.table.house_rules import shapes


class ValueSeen(msgspec.Struct, frozen=True):
    """What one book says, its source, and why it was read this way."""

    book: str
    value: Any
    source: str
    note: str


class KeySeen(msgspec.Struct, frozen=True):
    """One setting that the books decide, each in its own way."""

    key: str
    differs: bool
    agreed: bool
    """Whether a table may change it; lists of cards belong to the book itself."""
    values: tuple[ValueSeen, ...]


class ValuesSeen(msgspec.Struct, frozen=True):
    """A game's books by name with their titles, and what they say."""

    books: dict[str, str]
    keys: tuple[KeySeen, ...]


async def get_values(request: Request) -> Response:
    """Return what every book of a game says, value by value, with its source."""
    game = GAMES.get(request.path_params["game"])
    if game is None:
        return problem(404, "no-game", f"there are: {', '.join(GAMES)}")
    return json_response(values_of(game.name, language_of(request)))


@cache
def values_of(name: str, language: str = ENGLISH) -> ValuesSeen:
    """Return the books of a game side by side, in the order of the first."""
    game = GAMES[name]
    books = tuple(rule_sets_in(name, language).values())
    keys = tuple(_key(game, books, key) for key in books[0].values)
    return ValuesSeen({book.name: book.title for book in books}, keys)


def _key(game: Game[Any], books: tuple[RuleSet, ...], key: str) -> KeySeen:
    seen = tuple(
        ValueSeen(book.name, option.value, option.source, option.note)
        for book in books
        for option in (book.values[key],)
    )
    differs = any(value.value != seen[0].value for value in seen)
    return KeySeen(key, differs, key in shapes(game), seen)
