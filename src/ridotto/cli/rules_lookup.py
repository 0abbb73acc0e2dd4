"""Looking a word up in a game's rules: titles, sources, faults, and the values of a rule set."""

import unicodedata
from collections.abc import Iterator
from typing import Any

from ridotto.cli.language import terminal_language
from ridotto.games.translations import rule_book_in, rule_sets_in
from ridotto.table import Game, RuleSet


def look_up(game: Game[Any], rules: RuleSet, word: str) -> Iterator[str]:
    """Every rule, fault and value that mentions the word."""
    wanted, book = _bare(word), rule_book_in(game.name, terminal_language())
    notes = rule_sets_in(game.name, terminal_language())[rules.name].values
    for rule in book.rules.values():
        if wanted in _bare(f"{rule.id} {rule.title}"):
            yield f"{rule.title}. ({rule.source})"
    for fault in book.faults.values():
        if wanted in _bare(f"{fault.id} {fault.title} {fault.follows}"):
            yield f"{fault.title}: {fault.follows} ({fault.source})"
    for key, value in rules.values.items():
        # A value agreed otherwise explains itself.
        if value == game.rule_sets[rules.name].values[key]:
            value = notes[key]
        if wanted in _bare(f"{key} {value.note}"):
            yield f"{key} = {show_value(value.value)}: {value.note} ({value.source})"


def _bare(text: str) -> str:
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in bare if not unicodedata.combining(c))


def show_value(value: Any) -> str:
    """A rule set's value as it is written on the command line; lists in short."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return " ".join("-".join(map(str, v)) if isinstance(v, list) else str(v) for v in value)
    return str(value)
