"""Where a rule stands in the book one plays by."""

import re

from ridotto.games.minchiate.rules import RULE_BOOK, Rules


def source(rules: Rules, rule: str) -> str:
    """The chapter of this table's own book, where it has one; else wherever the rule stands."""
    whole = RULE_BOOK.source(rule)
    book = f"{rules.name[:2].capitalize()}."
    chapters = re.findall(r"[A-Z][a-z]\. [0-9, -]+(?![a-z])", whole)
    return next((text.strip(", ") for text in chapters if text.startswith(book)), whole)


def cite(rules: Rules, rule: str) -> str:
    """The same at the end of a sentence."""
    return f"({source(rules, rule)})"
