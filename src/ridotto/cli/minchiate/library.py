"""Answers to what a person asks by a word: sentences, or a page where it is much."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from rich.console import Group, RenderableType

from ridotto.cli.lookup import look_up
from ridotto.cli.minchiate import answers
from ridotto.cli.minchiate.helping import help_page
from ridotto.cli.minchiate.hinting import hint
from ridotto.cli.minchiate.inks import Inks
from ridotto.cli.minchiate.matching import Puzzled
from ridotto.cli.minchiate.pages import deal_page, last_count
from ridotto.cli.minchiate.scene import Scene
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import RuleSet, View

Found = list[str] | RenderableType
SHORT: Final[Mapping[str, Callable[[Scene], Iterator[str]]]] = {
    "folla": answers.folla,
    "last": answers.last_trick,
    "tricks": answers.own_tricks,
    "shown": answers.shown,
    "mark": answers.the_mark,
    "reach": answers.reach,
}


class Library:
    """Knows the table's words; what it does not know it leaves to the question at hand."""

    def __init__(self, inks: Inks, rules: RuleSet) -> None:
        self.inks = inks
        self.rules = rules

    def find(self, view: View[Minchiate], at: Scene, word: str, rest: str) -> Found | None:
        """The answer, or None if the word asks nothing."""
        if word in SHORT and not rest:
            return list(SHORT[word](at))
        match word:
            case "help" | "h" | "?":
                return help_page(strict=at.table.strict)
            case "rules":
                return self._rules(rest)
            case "sheet":
                return self._sheet(view, at)
            case "hint":
                return hint(view)
        return None

    def _rules(self, word: str) -> list[str]:
        if not word:
            raise Puzzled("Name a word to look up, such as: rules matto.")
        found = list(look_up(MINCHIATE, self.rules, word))
        if not found:
            raise Puzzled(
                f"No rule speaks of “{word}”; ridotto rules minchiate has the whole book."
            )
        return found

    def _sheet(self, view: View[Minchiate], at: Scene) -> Found:
        counted = last_count(view)
        if counted is None:
            raise Puzzled("No deal has been counted yet; mark tells how this one stands.")
        return Group(deal_page(self.inks, at, counted))
