"""The help that every table has: what may be typed, and what it does."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.cli.language import to_text
from ridotto.cli.typed_words import typed_text
from ridotto.table.sentence import Sentence


def help_table(rows: Iterable[tuple[str, Sentence]], *below: Sentence) -> RenderableType:
    """A line for all that may be typed; what is said below it has the whole width."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for typed, does in rows:
        table.add_row(typed_text(typed), to_text(does))
    return Group(table, *(Text(to_text(said)) for said in below))
