"""The games one can open a table for: their books, options, actions and phrases."""

from functools import cache
from typing import Any

import msgspec

from ridotto.bots import LEVELS
from ridotto.games import GAMES
from ridotto.server.phrases import PHRASES, Phrase
from ridotto.table import Game, RuleSet
from ridotto.table.houserules import Shape, shapes


class OptionSeen(msgspec.Struct, frozen=True):
    """A value of a book that a table may agree otherwise."""

    key: str
    value: bool | int | str
    source: str
    note: str
    shape: Shape


class BookSeen(msgspec.Struct, frozen=True):
    """A book a game can be played by."""

    name: str
    title: str
    version: int
    based_on: str
    differs: tuple[str, ...]
    options: tuple[OptionSeen, ...]


class GameSeen(msgspec.Struct, frozen=True):
    """A game one can play."""

    name: str
    title: str
    seats: int
    books: tuple[BookSeen, ...]
    actions: dict[str, tuple[str, ...]]
    """Every kind of action with its fields; what is picked for an offer goes into the second."""
    questions: tuple[str, ...]
    phrases: dict[str, Phrase]


class Catalogue(msgspec.Struct, frozen=True):
    """All games, and the levels of the computer players."""

    games: tuple[GameSeen, ...]
    levels: tuple[str, ...]


@cache
def catalogue() -> Catalogue:
    """Everything one can choose."""
    return Catalogue(tuple(map(_game, GAMES.values())), LEVELS)


def _game(game: Game[Any]) -> GameSeen:
    books = tuple(game.rule_sets.values())
    return GameSeen(
        name=game.name,
        title=game.title,
        seats=game.seats(game.open(books[0])),
        books=tuple(_book(game, book) for book in books),
        actions={tag: kind.__struct_encode_fields__ for tag, kind in game.action_kinds.items()},
        questions=tuple(game.questions),
        phrases=PHRASES.for_game(game.name),
    )


def _book(game: Game[Any], book: RuleSet) -> BookSeen:
    options = tuple(
        OptionSeen(key, value.value, value.source, value.note, shape)
        for key, shape in shapes(game).items()
        for value in (book.values[key],)
    )
    return BookSeen(book.name, book.title, book.version, book.based_on, book.differs, options)
