"""``ridotto score minchiate``: two sides' tricks counted, line by line."""

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from ridotto.cli.minchiate.citing import cite
from ridotto.cli.minchiate.inks import Inks
from ridotto.cli.minchiate.sheet import make_sheet
from ridotto.cli.minchiate.tally import SIDES, Entered, enter, enter_fault, read_piles, read_side
from ridotto.cli.palette import make_console, monochrome
from ridotto.cli.settings import find_rules
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.count import Account, make_account
from ridotto.games.minchiate.marks import lay
from ridotto.games.minchiate.rules import Rules
from ridotto.table import Remark, RuleSet, ScoreLine

CARDS = "Codes such as cR b7 33 M, stretches such as 28-32."
FAULT = (
    "misdeal:SIDE:N (SIDE dealt N cards wrong: its enemies mark 20, and 10 for each further), "
    "wrong-number:SIDE or wrong-discard:SIDE (SIDE counts only cards, ultima and marks), "
    "revoke:SIDE:N (paid besides), misdeal-mended:SIDE, forgotten-cards:SIDE (free)."
)


def score_minchiate(
    *,
    first: Annotated[str | None, typer.Option(help=f"One side's tricks. {CARDS}")] = None,
    second: Annotated[str | None, typer.Option(help="The other side's tricks.")] = None,
    folla: Annotated[
        str | None, typer.Option(help="The 13 cards of the folla; then one side may be left out.")
    ] = None,
    ultima: Annotated[str, typer.Option(help="Who took the last trick: first or second.")],
    marked: Annotated[
        int, typer.Option(help="What is marked: the first side's lead, negative for the second's.")
    ] = 0,
    fault: Annotated[list[str] | None, typer.Option(help=FAULT)] = None,
    rules: Annotated[str | None, typer.Option(help="dresden-1798 or firenze-2008.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="A house rule.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Count a deal: cards, versicole, ultima, carte di conto, marks, and the resti they pay."""
    book = find_rules(MINCHIATE, rules, option or ())
    values = book.read(Rules)
    piles = read_piles(first, second, folla)
    entered = enter(values, piles, read_side("--ultima", ultima), marked)
    for text in fault or ():
        entered = enter_fault(values, entered, text)
    account = make_account(values, entered.tally)
    if as_json:
        _print_json(book, account, entered)
    else:
        _print_sheet(book, values, account, entered)


def _print_sheet(book: RuleSet, values: Rules, account: Account, entered: Entered) -> None:
    console = make_console()
    inks = Inks(values.worth, mono=monochrome(console))
    console.print(Text(f"By {book.title}", "italic"))
    piles = entered.tally.piles
    console.print(make_sheet(inks, values, account, piles, ("First", "Second")))
    lead = abs(entered.tally.lead)
    if lead:
        console.print(f"The mark of {lead} lies as {lay(lead)}.")
    for remark in entered.remarks:
        console.print(Text(f"{remark.text.capitalize()} {cite(values, remark.rule)}."))


def _print_json(book: RuleSet, account: Account, entered: Entered) -> None:
    winner = None if account.winner is None else SIDES[account.winner]
    tree = {
        "rules": book.name,
        "first": _side(account, 0),
        "second": _side(account, 1),
        "difference": account.difference,
        "winner": winner,
        "resti": account.resti,
        "remarks": _remarks((*account.remarks, *entered.remarks)),
    }
    typer.echo(msgspec.json.format(msgspec.json.encode(tree), indent=2).decode())


def _side(account: Account, side: int) -> dict[str, Any]:
    lines = [_line(line) for line in account.lines if line.side == side]
    return {"lines": lines, "total": account.total(side)}


def _line(line: ScoreLine) -> dict[str, Any]:
    cards = list(line.cards)
    return {"rule": line.rule, "points": line.points, "cards": cards, "note": line.note}


def _remarks(remarks: Iterable[Remark]) -> list[dict[str, Any]]:
    return [
        {
            "rule": remark.rule,
            "text": remark.text,
            "side": None if remark.side is None else SIDES[remark.side],
            "cards": list(remark.cards),
        }
        for remark in remarks
    ]
