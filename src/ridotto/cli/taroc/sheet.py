"""The sheet of a deal: every heap counted by threes, and what was paid, line by line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ridotto.cli.card_text import CardText
from ridotto.cli.language import signed, to_text
from ridotto.cli.palette import RULE
from ridotto.cli.taroc.sentences import say
from ridotto.cli.taroc.table_words import paid_in, rule_book
from ridotto.games.taroc.count import SHARE, Account
from ridotto.games.taroc.payments import net
from ridotto.table import Payment
from ridotto.table.sentence import Sentence


def make_sheet(
    card_text: CardText, account: Account, payments: Sequence[Payment], names: Sequence[str]
) -> RenderableType:
    """The count of each heap, then the payments."""
    parts: list[RenderableType] = [count_table(card_text, account, names)]
    if payments:
        parts.append(payment_table(payments, names))
    return Group(*parts)


def count_table(card_text: CardText, account: Account, names: Sequence[str]) -> Table:
    """One row a player: counters, empty cards as 1 each, less two for each three (r. 20)."""
    table = Table(box=box.SIMPLE, pad_edge=False, padding=(0, 1))
    table.add_column(to_text(say("sheet-count")), no_wrap=True)
    table.add_column(_cited(to_text(say("sheet-counters")), "count.counters"))
    rules = [rule for rule in COLUMNS if any(line.rule == rule for line in account.lines)]
    heads = (*(to_text(COLUMNS[rule]) for rule in rules), to_text(say("sheet-points")), f"±{SHARE}")
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for seat in account.players:
        lines = [line for line in account.lines if line.side == seat]
        cards = [card for line in lines if line.rule == "count.counters" for card in line.cards]
        sums = [sum(line.points for line in lines if line.rule == rule) for rule in rules]
        points = account.points(seat)
        row = [str(value) for value in sums]
        total = Text(str(points), "bold")
        codes = Text(" " if card_text.mono else "").join(card_text.chip(card) for card in cards)
        table.add_row(names[seat], codes, *row, total, signed(points - SHARE))
    return table


COLUMNS: Final[Mapping[str, Sentence]] = {
    "count.counters": say("sheet-worth"),
    "count.empties": say("sheet-empty"),
    "count.skis-alone": say("sheet-skis-alone"),
    "count.threes": say("sheet-threes"),
}
"""The lines of a count, each in its column."""


def payment_table(payments: Sequence[Payment], names: Sequence[str]) -> Table:
    """One row for every rule that paid something, in order."""
    table = Table(box=box.SIMPLE, pad_edge=False, padding=(0, 1))
    table.add_column(to_text(say("sheet-payments")))
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    stands = net(payments)
    for rule, amounts in _by_rule(stands, len(names)):
        table.add_row(_cited(rule_book().title(rule), rule), *map(signed, amounts))
    table.add_section()
    total = paid_in(stands, len(names))
    table.add_row(
        Text(to_text(say("sheet-total")), "bold"), *(Text(signed(won), "bold") for won in total)
    )
    return table


def _by_rule(payments: Sequence[Payment], seats: int) -> Iterator[tuple[str, list[int]]]:
    for rule in dict.fromkeys(payment.rule for payment in payments):
        yield rule, paid_in([p for p in payments if p.rule == rule], seats)


def _cited(text: str, rule: str) -> Text:
    return Text(text).append(f"  {rule_book().source(rule)}", "dim")


def last_page(accounts: Sequence[int], names: Sequence[str]) -> Panel:
    """Everybody's account at the end, the best first."""
    order = sorted(range(len(names)), key=lambda seat: -accounts[seat])
    rows = [Text(f"{names[seat]:<12}{signed(accounts[seat]):>6}") for seat in order]
    body, title = Group(*rows), to_text(say("sheet-over"))
    return Panel(body, title=title, border_style=RULE, padding=(1, 3), expand=False)
