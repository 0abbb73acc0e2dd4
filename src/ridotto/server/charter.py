"""The charter of a table: what is agreed when it is opened. The game, its rules, chairs, chat."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from ridotto.bots import LEVELS, nearest_level
from ridotto.games import GAMES
from ridotto.server.names import MAX_NAME, MAX_TITLE, clean_text
from ridotto.table import Game, RuleSet, RuleSetError

TABLE_LEVELS: Final = (*LEVELS, "random")
"""The levels that may sit at a table; ``random`` plays any lawful act, for programs under test."""

SEEN: Final = r"[^\s\x1c-\x1f\x85\ufeff]"
"""A pattern for a character that is not a space, in Python and in the API's description."""

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME, pattern=SEEN)]
"""The name of a person at the table."""


class CharterError(ValueError):
    """A table cannot be opened like this; the message says what would be right."""


class You(msgspec.Struct, frozen=True, tag="you", forbid_unknown_fields=True):
    """The chair of the person who opens the table."""


class Open(msgspec.Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """A chair that anybody may take."""


class Bot(msgspec.Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """A chair for a computer player."""

    level: str = "novice"
    """The level; if the game does not have it, the nearest level it has."""


ChairWish: TypeAlias = You | Open | Bot


SLOW_FROM: Final = 3600
"""The time for a move, in seconds, from which on the table is played by correspondence."""

LONGEST_MOVE: Final = 14 * 86400
"""The longest possible time for a move, in seconds."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for a move, and a reserve for the whole party.

    With an hour or more for a move the table is played by correspondence. The clock runs even if
    nobody is connected. People are called when it is their turn, and warned before a computer
    player takes over.
    """

    move: Annotated[int, msgspec.Meta(ge=5, le=LONGEST_MOVE)]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_MOVE)] = 0


class Watching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether strangers may watch; at ``open`` they see all hands, ``delay`` seconds late."""

    how: Literal["no", "public", "open"] = "public"
    delay: Annotated[int, msgspec.Meta(ge=30, le=86400)] = 300


class Charter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that was agreed when the table was opened.

    Empty ``rules`` means the game's first book.
    """

    game: str
    rules: str = ""
    options: dict[str, bool | int | str] = {}
    strict: bool = False
    chairs: Annotated[tuple[ChairWish, ...], msgspec.Meta(max_length=10)] = ()
    """One chair for every seat; an empty list means you and computer players."""
    title: Annotated[str, msgspec.Meta(max_length=MAX_TITLE)] = ""
    listed: bool = False
    clock: Clock | None = None
    chat: Literal["free", "phrases", "off"] = "free"
    watching: Watching = Watching()
    hints: bool = True
    """Whether hints are allowed against people; everybody sees when one is taken."""
    patience: Annotated[int, msgspec.Meta(ge=30, le=86400)] = 120
    """Seconds a person may keep the others waiting before these can warn, and then vote."""
    pace: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 900
    """The computer players' pause before a card, in milliseconds."""

    @property
    def slow(self) -> bool:
        """Whether the table is played by correspondence."""
        return self.clock is not None and self.clock.move >= SLOW_FROM

    @property
    def the_game(self) -> Game[Any]:
        """The game played here."""
        return GAMES[self.game]

    @property
    def rule_set(self) -> RuleSet:
        """The rules of the book, with the options that were agreed."""
        return self.the_game.rule_sets[self.rules].with_options(self.options)


def complete_charter(wish: Charter) -> Charter:
    """Return the charter with every default filled in; or raise ``CharterError``."""
    if wish.game not in GAMES:
        raise CharterError(f"there is no game {wish.game!r}; there are: {', '.join(GAMES)}")
    game = GAMES[wish.game]
    book = wish.rules or next(iter(game.rule_sets))
    if book not in game.rule_sets:
        known = ", ".join(game.rule_sets)
        raise CharterError(f"{game.title} has no book {book!r}; there are: {known}")
    named = msgspec.structs.replace(wish, rules=book, title=clean_text(wish.title, MAX_TITLE))
    chairs = _chairs(named.chairs, _seats(game, game.rule_sets[book], wish.options))
    return msgspec.structs.replace(named, chairs=tuple(_seated(game, chair) for chair in chairs))


def _seated(game: Game[Any], chair: ChairWish) -> ChairWish:
    """Return the chair, with a level that the game has if it is a computer player's."""
    return Bot(nearest_level(game.name, chair.level)) if isinstance(chair, Bot) else chair


def _seats(game: Game[Any], book: RuleSet, options: Mapping[str, Any]) -> int:
    try:
        return game.seats(game.open(book.with_options(options)))
    except RuleSetError as error:
        raise CharterError(str(error)) from error


def _chairs(wish: tuple[ChairWish, ...], seats: int) -> tuple[ChairWish, ...]:
    chairs = wish or (You(), *(Bot() for _ in range(seats - 1)))
    if len(chairs) != seats:
        raise CharterError(f"this table has {seats} chairs; {len(chairs)} were named")
    if sum(isinstance(chair, You) for chair in chairs) != 1:
        raise CharterError("exactly one chair is yours: name one as you")
    for chair in chairs:
        if isinstance(chair, Bot) and chair.level not in TABLE_LEVELS:
            known = ", ".join(TABLE_LEVELS)
            raise CharterError(f"no level {chair.level!r}; there are: {known}")
    return chairs
