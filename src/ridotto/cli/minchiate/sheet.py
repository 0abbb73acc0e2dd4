"""The sheet of a deal as a player would write it: every line with its rule and source."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.canvas import wrap_items
from ridotto.cli.language import terminal_language, to_text
from ridotto.cli.minchiate.card_text import MinchiateCardText
from ridotto.cli.minchiate.rule_citation import cite, rule_book, source
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.table_words import count_resti
from ridotto.counting.minchiate.real_table import SENZA
from ridotto.games.minchiate.count import Account, mazzetti
from ridotto.games.minchiate.rules import Rules
from ridotto.table import ScoreLine
from ridotto.table.grammar import JOINING

Piles = tuple[tuple[Card, ...], tuple[Card, ...]]
Names = tuple[str, str]
CARDS_WIDTH = 24


def make_sheet(
    card_text: MinchiateCardText, rules: Rules, account: Account, piles: Piles, names: Names
) -> RenderableType:
    """Lines, totals, remarks, and what the difference pays."""
    table = Table(box=box.SIMPLE, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column("")
    for name in names:
        table.add_column(short(name), justify="right", no_wrap=True)
    for line in account.lines:
        table.add_row(_what(rules, line), _cards(card_text, line), *_points(line))
    table.add_section()
    table.add_row(
        Text(to_text(say("sheet-total")), "bold"),
        "",
        *(Text(str(account.total(s)), "bold") for s in (0, 1)),
    )
    for title, totals in shorter_totals(rules, account):
        table.add_row(Text(title, "italic"), "", *map(str, totals))
    return Group(table, *(Text(line) for line in _below(rules, account, piles, names)))


def short(name: str) -> str:
    """A side's name at the head of a narrow column: initials of people, else as it is."""
    people = name.split(f" {JOINING[terminal_language()]['and']} ")
    return name if len(people) == 1 else "+".join(person[:3] for person in people)


def _what(rules: Rules, line: ScoreLine) -> Text:
    versicola = line.rule.startswith("versicola.")
    note = to_text(line.said or line.note).removesuffix(" col Matto")
    text = Text(f"Versicola {note}" if versicola else rule_book().title(line.rule))
    if note and not versicola and line.rule != "count.cards":
        text.append(f" ({note})")
    return text.append(f"  {source(rules, line.rule)}", "dim")


def _cards(card_text: MinchiateCardText, line: ScoreLine) -> Text:
    if card_text.mono:
        return Text(" ".join(line.cards))
    chips = [Text(f" {card} ", card_text.style(card)) for card in line.cards]
    return Text("\n").join(wrap_items(chips, CARDS_WIDTH))


def _points(line: ScoreLine) -> tuple[str, str]:
    return (str(line.points), "") if line.side == 0 else ("", str(line.points))


def shorter_totals(rules: Rules, account: Account) -> Iterator[tuple[str, tuple[int, int]]]:
    """How the sheet reads when neither side counts kings, or Papi (Dr. 11)."""
    for remark in account.remarks:
        left_out = SENZA.get(remark.rule)
        if left_out:
            kept = [line for line in account.lines if line.rule not in left_out]
            totals = [sum(line.points for line in kept if line.side == side) for side in (0, 1)]
            yield f"{remark.text}  {source(rules, remark.rule)}", (totals[0], totals[1])


def _below(rules: Rules, account: Account, piles: Piles, names: Names) -> Iterator[str]:
    for side in (0, 1):
        yield mazzetti_words(rules, piles[side], names[side])
    for remark in account.remarks:
        if remark.rule not in SENZA:
            who = "" if remark.side is None else f"{names[remark.side]}: "
            yield f"{who}{to_text(remark.said or remark.text)} {cite(rules, remark.rule)}."
    yield outcome(rules, account, names)


def mazzetti_words(rules: Rules, pile: tuple[Card, ...], name: str) -> str:
    """The little heaps the cards are counted in (Dr. 11)."""
    heaps, over = mazzetti(rules, pile)
    said = say(
        "mazzetti",
        name=name,
        n=len(pile),
        heaps=len(heaps),
        over=len(over),
        beyond=max(0, len(pile) - rules.count.par),
        par=rules.count.par // 3,
    )
    return to_text(said)


def outcome(rules: Rules, account: Account, names: Names) -> str:
    """The difference, and the resti it pays."""
    if account.winner is None:
        return to_text(say("no-difference"))
    said = say(
        "difference",
        n=account.difference,
        resti=count_resti(account.resti),
        side=names[account.winner],
        source=cite(rules, "pay.resti"),
    )
    return to_text(said)
