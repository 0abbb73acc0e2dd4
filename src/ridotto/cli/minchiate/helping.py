"""Help at the table, in one screen."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

ROWS: Final = (
    (
        "cR  bQ  dC  sF  c7",
        "a suit card: c d s b, then R Q C F (Re, Regina, Cavallo, Fante), 1-10",
    ),
    ("33  40  M", "a tarocco by its number, the Matto; names will do too: leone, trom, re co"),
    ("7  R", "the rank alone, where only one lawful card has it; Enter, where only one is lawful"),
    ("folla  last  tricks", "the folla as announced, the last trick, your side's tricks"),
    ("mark  sheet  shown", "the running mark, the last deal's sheet, cards everybody has seen"),
    ("hint", "what a good player would do, and why"),
    ("rules WORD", "look something up: rules matto"),
    ("claim", "between tricks: your side takes all that is left"),
    ("fall", "without tarocchi: lay your hand open (cascare)"),
    ("declare", "in the first trick: versicole you have kept back; declare 2 shows the second"),
    ("undo", "take your last decision in this deal back"),
    ("quit", "leave; everything is saved, and ridotto play minchiate goes on from here"),
)
STRICT: Final = (
    ("back", "strict table: put your own wrong card right before the trick is turned"),
    ("challenge", "strict table: hold a fault against an enemy; a number picks from the list"),
    ("discard CODES", "strict table: lay away otherwise, until the first lead"),
)


def help_page(*, strict: bool) -> RenderableType:
    """All words the table knows."""
    table = Table(box=box.SIMPLE_HEAD, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for row in (*ROWS, *(STRICT if strict else ())):
        table.add_row(*row)
    small = "Small digits are what a carta di conto counts: 33⁵. Bright cards may be played."
    return Group(Text("At the table", "bold"), table, Text(small))
