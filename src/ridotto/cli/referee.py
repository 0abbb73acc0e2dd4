"""What the terminal says of a challenge in every game."""

from ridotto.cli.language import to_text
from ridotto.cli.sentences import say


def cards_decide() -> str:
    """A challenge stands until cards that everybody has seen decide it, at once or later."""
    return to_text(say("cards-decide"))
