"""Where a rule stands in the book one plays by."""

import re

from ridotto.cli.language import terminal_language
from ridotto.games.minchiate.rules import Rules
from ridotto.games.translations import rule_book_in
from ridotto.table import RuleBook


def rule_book() -> RuleBook:
    """The names of the rules in the terminal's language."""
    return rule_book_in("minchiate", terminal_language())


def source(rules: Rules, rule: str) -> str:
    """The chapter of this table's own book, if it has one; otherwise wherever the rule is."""
    whole = rule_book().source(rule)
    book = f"{rules.name[:2].capitalize()}."
    chapters = re.findall(r"[A-Z][a-z]\. [0-9, -]+(?![a-z])", whole)
    return next((text.strip(", ") for text in chapters if text.startswith(book)), whole)


def cite(rules: Rules, rule: str) -> str:
    """A citation for the end of a sentence."""
    return f"({source(rules, rule)})"
