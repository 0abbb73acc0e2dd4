"""Ready-made phrases to say at the table, for those who would rather not type."""

import tomllib
from importlib.resources import files
from typing import Final

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """Something said at such tables, in its language, with what it means."""

    text: str
    language: str
    meaning: str


class PhraseBook(msgspec.Struct, frozen=True):
    """Phrases for every game, and those of each."""

    common: dict[str, Phrase]
    games: dict[str, dict[str, Phrase]]

    def for_game(self, game: str) -> dict[str, Phrase]:
        """What may be said at a table of this game, by id."""
        return {**self.common, **self.games.get(game, {})}


_FILE: Final = files("ridotto.server") / "phrases.toml"
PHRASES: Final = msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), PhraseBook)
