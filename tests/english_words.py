"""Words by which one knows that a text is English: none of them is a German or Italian word."""

import re
from typing import Final

ENGLISH_WORDS: Final = frozenset(
    """
    the of and is were be been has have had that this these those with without from they them
    their there which who whose whom what when where why how not but because only other each every
    nobody somebody your you his its our may must shall should would could cannot card cards trick
    tricks suit deal dealer player players hands turn played trump trumps follow counts count points
    already before after now
    """.split()  # noqa: SIM905
)
"""Not among them: words that German or Italian has too, such as "so", "was", "hand", "are"."""

MASKED: Final = re.compile(
    r"--[\w-]+|`[^`]*`|\{[^}]*\}|<[^>]*>|\]\([^)]*\)|\w+(?:[_.]\w+)+|https?:\S+"
)
"""What no reader reads: codes, cards, links."""


def english_in(text: str) -> list[str]:
    """The English words in a text that should be in another language."""
    words = re.findall(r"[A-Za-zÀ-ÿ]+", MASKED.sub(" ", text))
    return [word for word in words if word.lower() in ENGLISH_WORDS]
