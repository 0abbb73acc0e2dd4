"""Are citations true, as far as a machine can tell?

A game's ``chapters.toml`` says of every chapter of its books that is cited, in the project's own
words, what it is about, and by which words one recognises that. A rule, fault or option that cites
a chapter must speak of something in it.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from ridotto.table.citations import chapters_of
from ridotto.table.game import Game


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter, section or numbered rule of a book."""

    about: str
    words: tuple[str, ...]
    """Beginnings of words, in any case; a phrase may have several."""

    def speaks_of(self, text: str) -> bool:
        """Does the text name something of this chapter?"""
        plain = " ".join(re.split(r"[\s._-]+", text))
        return any(re.search(rf"\b{re.escape(w)}", plain, re.IGNORECASE) for w in self.words)


class Cited(NamedTuple):
    """Something that cites a source."""

    name: str
    text: str
    source: str


def load_chapters(game: str) -> dict[str, Chapter]:
    """The chapters of a game's books, by how they are cited: "Dr. 14"."""
    text = (files(f"ridotto.games.{game}") / "chapters.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Chapter])


def all_cited(game: Game[Any]) -> Iterator[Cited]:
    """Every rule, fault and option of a game."""
    book = game.rule_book
    for rule in book.rules.values():
        yield Cited(rule.id, f"{rule.id} {rule.title}", rule.source)
    for fault in book.faults.values():
        yield Cited(fault.id, f"{fault.id} {fault.title} {fault.follows}", fault.source)
    for rules in game.rule_sets.values():
        for key, option in rules.values.items():
            yield Cited(f"{rules.name} {key}", f"{key} {option.note}", option.source)


def untrue(game: Game[Any], chapters: Mapping[str, Chapter]) -> Iterator[str]:
    """What cites a chapter that is not there, or in which nothing of it stands."""
    for cited in all_cited(game):
        for name in chapters_of(cited.source, game.rule_book.sources):
            if name not in chapters:
                yield f"{cited.name} cites {name}, of which chapters.toml says nothing"
            elif not chapters[name].speaks_of(cited.text):
                yield f"{cited.name} cites {name} ({chapters[name].about}): {cited.text}"


def unnoticed(game: Game[Any], chapters: Mapping[str, Chapter]) -> tuple[int, int]:
    """How many citations could be moved to another chapter of their book unnoticed, of how many."""
    passed = tried = 0
    for cited in all_cited(game):
        named = set(chapters_of(cited.source, game.rule_book.sources))
        books = {name.rpartition(" ")[0] for name in named}
        for name, chapter in chapters.items():
            if name not in named and name.rpartition(" ")[0] in books:
                tried += 1
                passed += chapter.speaks_of(cited.text)
    return passed, tried
