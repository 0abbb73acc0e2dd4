"""The names of the rules: each id with its title and where the books have it.

Verdicts, score lines, remarks and payments cite these ids; the page and the terminal look the
title and the source up here.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable

import msgspec


class Rule(msgspec.Struct, frozen=True):
    """A rule of the game: what it is called and where it stands."""

    id: str
    title: str
    source: str


class Fault(msgspec.Struct, frozen=True):
    """A fault the book knows: what follows, and whether only real hands can commit it."""

    id: str
    title: str
    source: str
    follows: str
    entered: bool = False
    """Only a scorer can report it: no program deals a card too many."""


class Source(msgspec.Struct, frozen=True):
    """The meaning of a mark such as "Dr." where a source is cited."""

    book: str
    part: str
    """What the figures behind the mark count, or which part of the book the mark itself names."""


class RuleBook(msgspec.Struct, frozen=True):
    """All rules and faults of a game, by id, and the books that are cited, by their marks."""

    rules: Mapping[str, Rule]
    faults: Mapping[str, Fault]
    sources: Mapping[str, Source] = {}

    def source(self, rule: str) -> str:
        """Where a rule or fault stands."""
        entry = self.rules.get(rule) or self.faults[rule]
        return entry.source

    def title(self, rule: str) -> str:
        """What a rule or fault is called."""
        entry = self.rules.get(rule) or self.faults[rule]
        return entry.title

    def __contains__(self, rule: object) -> bool:
        return rule in self.rules or rule in self.faults


def load_rule_book(file: Traversable) -> RuleBook:
    """The rule book of a game, from its TOML file."""
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    rules = {
        name: msgspec.convert({"id": name, **body}, Rule) for name, body in raw["rule"].items()
    }
    faults = {
        name: msgspec.convert({"id": name, **body}, Fault) for name, body in raw["fault"].items()
    }
    sources = msgspec.convert(raw.get("source", {}), dict[str, Source])
    return RuleBook(rules, faults, sources)
