"""Pages of any game: the sheet of a deal from its score lines, the end of a party, help."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.card_text import CardText, inline_card
from ridotto.cli.generic.event_words import EventWords, note_of
from ridotto.cli.generic.sentences import say
from ridotto.cli.help_table import help_table
from ridotto.cli.hints import deed_words, hint_lines
from ridotto.cli.language import to_text
from ridotto.cli.sentences import say as common
from ridotto.table import Action, Game, ScoreLine, View
from ridotto.table.acts import Cut, Draw, Play
from ridotto.table.questions import LastTrick, SheetSoFar
from ridotto.table.record_words import side_name

ROWS: Final = (
    ("Enter", say("help-enter")),
    ("last", say("help-last")),
    ("sheet", say("help-sheet")),
    ("table", say("help-table")),
    ("hint", say("help-hint")),
    ("do …", say("help-do")),
    ("rules …", say("help-rules")),
    ("undo", say("help-undo")),
    ("quit", say("help-quit")),
)


def help_page(example: str) -> RenderableType:
    """All words the table knows; the example is cards by their codes."""
    return help_table(((example, say("help-card")), *ROWS))


def sheet_page(
    game: Game[Any], words: EventWords, card_text: CardText, view: View[Any]
) -> RenderableType:
    """Every line of the deal, the payments, and what everybody has."""
    sheet = sheet_of(game, view)
    sides = game.sides(view.table)
    names = {side: _side(sides, side) for side in dict.fromkeys(sides)}
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    table.add_column(to_text(say("column-for")))
    for name in names.values():
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column(to_text(say("column-source")), style="italic")
    for line in sheet.lines:
        points = [f"{line.points:+d}" if side == line.side else "" for side in names]
        table.add_row(_reason(words, card_text, line), *points, _source(words, line.rule))
    sums = [str(sum(one.points for one in sheet.lines if one.side == side)) for side in names]
    if sheet.lines:
        table.add_row(to_text(say("together")), *sums, "")
    remarks = [
        card_text.sentence(f"{to_text(one.said or one.text)} ({_source(words, one.rule)})")
        for one in sheet.remarks
    ]
    paid = [card_text.sentence(f"{words.payment(one)}.") for one in sheet.payments]
    head = Text(to_text(say("sheet-title")), "bold")
    accounts = Text(to_text(say("accounts", accounts=account_words(game, words, view))))
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
    book = words.rule_book
    title = book.title(line.rule) if line.rule in book else line.rule
    cards = " ".join(map(inline_card, line.cards))
    return card_text.sentence(f"{title}{note_of(line)} {cards}".rstrip())


def _source(words: EventWords, rule: str) -> str:
    return words.rule_book.source(rule) if rule in words.rule_book else rule


def account_words(game: Game[Any], words: EventWords, view: View[Any]) -> str:
    """What everybody has won or lost, and the pot."""
    accounts, seats = game.accounts(view.table), game.seats(view.table)
    told = [f"{words.person(seat)} {accounts[seat]:+d}" for seat in range(seats)]
    pots = (to_text(say("of-the-pot", figure=f"{pot:+d}")) for pot in accounts[seats:])
    return ", ".join([*told, *pots])


def end_page(game: Game[Any], words: EventWords, view: View[Any]) -> RenderableType:
    """Everybody's account, the best first."""
    accounts = game.accounts(view.table)
    order = sorted(range(game.seats(view.table)), key=lambda seat: -accounts[seat])
    rows = [Text(f"  {words.person(seat):<10}{accounts[seat]:>+5d}") for seat in order]
    return Group(Text(to_text(say("party-over")), "bold"), *rows)


def last_trick(game: Game[Any], words: EventWords, view: View[Any]) -> list[str]:
    """The trick before this one, where the game lets people ask for it."""
    question = game.questions.get("last-trick")
    found = question(view) if question is not None else None
    if not isinstance(found, LastTrick) or found.trick is None:
        return [to_text(say("no-trick-yet"))]
    plays = ", ".join(f"{words.person(p.seat)} {inline_card(p.card)}" for p in found.trick.plays)
    who = words.people.who(found.trick.winner)
    return [to_text(say("last-trick", number=found.number, plays=plays, who=who))]


def hint(game: Game[Any], view: View[Any]) -> list[str]:
    """What a computer player would do, and why."""
    if view.seat not in game.awaited(view.table):
        raise NotUnderstood(to_text(common("nothing-to-advise")))
    return hint_lines(game, view, lambda action: _deed(game, view, action))


def _deed(game: Game[Any], view: View[Any], action: Action) -> str:
    """What every game has in words; any other act as records, and ``do``, have it."""
    words = deed_words(game, view, action)
    if isinstance(action, Play | Cut | Draw):
        return words
    return to_text(say("deed-statement", statement=words))
