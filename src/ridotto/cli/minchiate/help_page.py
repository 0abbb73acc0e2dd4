"""Help at the table, in one screen."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.cli.language import to_text
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.typed_words import typed_text

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
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for row in (*ROWS, *(STRICT if strict else ())):
        table.add_row(typed_text(row[0]), to_text(row[1]))
    return Group(table, Text(to_text(say("help-small"))))
