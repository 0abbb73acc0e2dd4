"""Help at the table, in one screen."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

ROWS: Final = (
    ("cR bQ dC sF c7", "suit cards: Re, Regina, Cavallo, Fante, 1 to 10 of c d s b"),
    ("33  40  M", "tarocchi by number, the Matto; or leone, trom, re co"),
    ("7  R", "the rank alone, if only one lawful card has it"),
    ("Enter", "the only lawful card, or the usual answer"),
    ("folla last tricks", "folla as announced, last trick, your side's tricks"),
    ("mark sheet shown", "running mark, last deal's sheet, what all have seen"),
    ("reach", "versicole that one more card would bring you"),
    ("hint", "what a good player would do, and why"),
    ("rules WORD", "look something up: rules matto"),
    ("claim", "between tricks: your side takes all that is left"),
    ("fall", "without tarocchi: lay your hand open (cascare)"),
    ("declare 2", "in the first trick: a versicola you kept back"),
    ("undo", "take your last decision in this deal back"),
    ("quit", "leave; the same command goes on from here"),
)
STRICT: Final = (
    ("back", "put your wrong card right before the trick is turned"),
    ("challenge 1", "hold a fault against an enemy; without a number: a list"),
    ("discard CODES", "lay away otherwise, until the first lead"),
)


def help_page(*, strict: bool) -> RenderableType:
    """All words the table knows."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for row in (*ROWS, *(STRICT if strict else ())):
        table.add_row(*row)
    small = "Small digits are what a carta di conto counts: 33⁵. Bright cards are lawful."
    return Group(table, Text(small))
