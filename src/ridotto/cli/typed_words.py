"""How a list of what may be typed names the keys."""

from typing import Final

from ridotto.cli.language import to_text
from ridotto.cli.sentences import say

ENTER: Final = "Enter"


def typed_text(words: str) -> str:
    """Words that one types are the same in every language; the Enter key has its own name."""
    return to_text(say("enter-key")) if words == ENTER else words
