"""The games for which a table can be opened: their books, options, actions and phrases."""

from functools import cache
from typing import Any

import msgspec

from ridotto.bots import LEVELS, levels_of
from ridotto.games import GAMES
from ridotto.games.translations import rule_sets_in
from ridotto.server.languages import ENGLISH
from ridotto.server.lesson_files import has_lesson
from ridotto.server.phrases import Phrase, phrases_of
from ridotto.table import Game, RuleSet
from ridotto.table.house_rules import Shape, shapes


class OptionSeen(msgspec.Struct, frozen=True):
    """A value of a book that a table may change."""

    key: str
    value: bool | int | str
    source: str
    note: str
    shape: Shape


class BookSeen(msgspec.Struct, frozen=True):
    """A book by which a game can be played."""

    name: str
    title: str
    version: int
    based_on: str
    differs: tuple[str, ...]
    options: tuple[OptionSeen, ...]


class GameSeen(msgspec.Struct, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    seats: int
    books: tuple[BookSeen, ...]
    actions: dict[str, tuple[str, ...]]
    """Every kind of action with its fields; the cards picked for an offer go into the second
    field."""
    questions: tuple[str, ...]
    phrases: dict[str, Phrase]
    levels: tuple[str, ...]
    """The levels of this game's computer players, the weakest first."""
    lesson: bool
    """Whether the game has a lesson."""


class GameOnShelf(msgspec.Struct, frozen=True):
    """What the lobby needs to know of a game: short enough to be fetched first."""

    name: str
    title: str
    seats: int
    books: dict[str, str]
    """The titles of its books by name, the usual one first."""
    levels: tuple[str, ...]
    lesson: bool
    players: Shape | None
    """The possible numbers of players by its first book, if that is an option."""


class GameAtTable(msgspec.Struct, frozen=True):
    """What a client at a table needs to know of its game."""

    name: str
    title: str
    actions: dict[str, tuple[str, ...]]
    questions: tuple[str, ...]
    phrases: dict[str, Phrase]


class Catalogue(msgspec.Struct, frozen=True):
    """All games, and the levels that most of them have."""

    games: tuple[GameSeen, ...]
    levels: tuple[str, ...]


@cache
def catalogue(language: str = ENGLISH) -> Catalogue:
    """Return everything that can be chosen."""
    return Catalogue(tuple(_game(game, language) for game in GAMES.values()), LEVELS)


@cache
def shelf(language: str = ENGLISH) -> tuple[GameOnShelf, ...]:
    """Return the games for the lobby, in order."""
    return tuple(map(_on_shelf, catalogue(language).games))


def game_seen(name: str, language: str = ENGLISH) -> GameSeen | None:
    """Return one game of the catalogue; None if there is no such game."""
    return next((game for game in catalogue(language).games if game.name == name), None)


def at_table(game: GameSeen) -> GameAtTable:
    """Return the part of a game that a table needs."""
    return GameAtTable(game.name, game.title, game.actions, game.questions, game.phrases)


def _on_shelf(game: GameSeen) -> GameOnShelf:
    agreed = {option.key: option.shape for option in game.books[0].options}
    return GameOnShelf(
        name=game.name,
        title=game.title,
        seats=game.seats,
        books={book.name: book.title for book in game.books},
        levels=game.levels,
        lesson=game.lesson,
        players=agreed.get("players"),
    )


def _game(game: Game[Any], language: str) -> GameSeen:
    books = tuple(rule_sets_in(game.name, language).values())
    return GameSeen(
        name=game.name,
        title=game.title,
        seats=game.seats(game.open(books[0])),
        books=tuple(_book(game, book) for book in books),
        actions={tag: kind.__struct_encode_fields__ for tag, kind in game.action_kinds.items()},
        questions=tuple(game.questions),
        phrases=dict(phrases_of(game.name, language)),
        levels=levels_of(game.name),
        lesson=has_lesson(game.name),
    )


def _book(game: Game[Any], book: RuleSet) -> BookSeen:
    options = tuple(
        OptionSeen(key, value.value, value.source, value.note, shape)
        for key, shape in shapes(game).items()
        for value in (book.values[key],)
    )
    return BookSeen(book.name, book.title, book.version, book.based_on, book.differs, options)
