"""Pages of any game: the sheet of a deal from its score lines, the end of a party, help."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.card_text import CardText, inline_card
from ridotto.cli.generic.event_words import EventWords
from ridotto.cli.hints import hint_lines
from ridotto.table import Game, ScoreLine, View
from ridotto.table.questions import LastTrick, SheetSoFar
from ridotto.table.record_words import side_name

ROWS: Final = (
    ("Enter", "the only act there is"),
    ("last", "the last trick"),
    ("sheet", "every line of this deal with its source, and the accounts"),
    ("table", "everything you see of the table, field by field"),
    ("hint", "what a computer player would do, and why"),
    ("do STATEMENT", "an act as records write it, where nothing else does it"),
    ("rules WORD", "look something up: rules trick"),
    ("undo", "take your last decision in this deal back"),
    ("quit", "leave; the same command goes on from here"),
)


def help_page(pack_line: str) -> RenderableType:
    """All words the table knows."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for row in (("CARD", pack_line), *ROWS):
        table.add_row(*row)
    return table


def sheet_page(
    game: Game[Any], words: EventWords, card_text: CardText, view: View[Any]
) -> RenderableType:
    """Every line of the deal, the payments, and what everybody has."""
    sheet = sheet_of(game, view)
    sides = game.sides(view.table)
    names = {side: _side(sides, side) for side in dict.fromkeys(sides)}
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    table.add_column("for")
    for name in names.values():
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("source", style="italic")
    for line in sheet.lines:
        points = [f"{line.points:+d}" if side == line.side else "" for side in names]
        table.add_row(_reason(words, card_text, line), *points, _source(game, line.rule))
    sums = [str(sum(one.points for one in sheet.lines if one.side == side)) for side in names]
    if sheet.lines:
        table.add_row("together", *sums, "")
    remarks = [
        card_text.sentence(f"{one.text} ({_source(game, one.rule)})") for one in sheet.remarks
    ]
    paid = [card_text.sentence(f"{words.payment(one)}.") for one in sheet.payments]
    head = Text("The sheet of this deal", "bold")
    accounts = Text(f"Accounts: {account_words(game, words, view)}.")
    return Group(head, *((table,) if sheet.lines else ()), *remarks, *paid, accounts)


def sheet_of(game: Game[Any], view: View[Any]) -> SheetSoFar:
    """The sheet as the game answers it; a game without that question has accounts alone."""
    question = game.questions.get("sheet")
    found = question(view) if question is not None else None
    if isinstance(found, SheetSoFar):
        return found
    return SheetSoFar((), (), (), game.accounts(view.table))


def _side(sides: Sequence[int], side: int) -> str:
    return side_name([seat for seat, of in enumerate(sides) if of == side])


def _reason(words: EventWords, card_text: CardText, line: ScoreLine) -> Text:
    book = words.game.rule_book
    title = book.title(line.rule) if line.rule in book else line.rule
    note = f", {line.note}" if line.note else ""
    cards = " ".join(map(inline_card, line.cards))
    return card_text.sentence(f"{title}{note} {cards}".rstrip())


def _source(game: Game[Any], rule: str) -> str:
    return game.rule_book.source(rule) if rule in game.rule_book else rule


def account_words(game: Game[Any], words: EventWords, view: View[Any]) -> str:
    """What everybody has won or lost, and the pot."""
    accounts, seats = game.accounts(view.table), game.seats(view.table)
    told = [f"{words.person(seat)} {accounts[seat]:+d}" for seat in range(seats)]
    return ", ".join([*told, *(f"the pot {pot:+d}" for pot in accounts[seats:])])


def end_page(game: Game[Any], words: EventWords, view: View[Any]) -> RenderableType:
    """Everybody's account, the best first."""
    accounts = game.accounts(view.table)
    order = sorted(range(game.seats(view.table)), key=lambda seat: -accounts[seat])
    rows = [Text(f"  {words.person(seat):<10}{accounts[seat]:>+5d}") for seat in order]
    return Group(Text("The party is over", "bold"), *rows)


def last_trick(game: Game[Any], words: EventWords, view: View[Any]) -> list[str]:
    """The trick before this one, where the game lets people ask for it."""
    question = game.questions.get("last-trick")
    found = question(view) if question is not None else None
    if not isinstance(found, LastTrick) or found.trick is None:
        return ["No trick has been turned yet in this deal."]
    plays = ", ".join(f"{words.person(p.seat)} {inline_card(p.card)}" for p in found.trick.plays)
    return [f"Trick {found.number}: {plays}. {words.people.does(found.trick.winner, 'take')} it."]


def hint(game: Game[Any], view: View[Any]) -> list[str]:
    """What a computer player would do, and why."""
    if view.seat not in game.awaited(view.table):
        raise NotUnderstood("It is not your turn: there is nothing to advise.")
    return hint_lines(game, view)
