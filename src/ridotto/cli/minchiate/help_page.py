"""Help at the table, in one screen."""

from typing import Final

from rich.console import RenderableType

from ridotto.cli.help_table import help_table
from ridotto.cli.minchiate.sentences import say

ROWS: Final = (
    ("cR bQ dC sF c7", say("help-suits")),
    ("33  40  M", say("help-tarocchi")),
    ("7  R", say("help-rank")),
    ("Enter", say("help-enter")),
    ("folla last tricks", say("help-folla")),
    ("mark sheet shown", say("help-mark")),
    ("reach", say("help-reach")),
    ("hint", say("help-hint")),
    ("rules …", say("help-rules")),
    ("claim", say("help-claim")),
    ("fall", say("help-fall")),
    ("declare 2", say("help-declare")),
    ("undo", say("help-undo")),
    ("quit", say("help-quit")),
)
STRICT: Final = (
    ("back", say("help-back")),
    ("warn", say("help-warn")),
    ("mend …", say("help-mend")),
    ("challenge 1", say("help-challenge")),
    ("discard …", say("help-discard")),
)


def help_page(*, strict: bool) -> RenderableType:
    """All words the table knows."""
    rows = (*ROWS, *(STRICT if strict else ()))
    return help_table(rows, say("help-small"))
