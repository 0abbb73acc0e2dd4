"""``ridotto score``: one deal of any game counted, from flags or in a short dialogue."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from ridotto.cli.counting.entry_fields import Field
from ridotto.cli.counting.entry_flags import DEAL, OPENING, parameter, with_flags
from ridotto.cli.counting.entry_input import (
    ask_deal,
    complain,
    open_table,
    read_deal,
    read_opening,
)
from ridotto.cli.counting.sheet_table import SheetTable, heading, seating
from ridotto.cli.counting.table_count import (
    TableCount,
    deal_problem,
    find_counted,
)
from ridotto.cli.errors import Leave, UsageError
from ridotto.cli.palette import make_console
from ridotto.cli.play_command import Games, books
from ridotto.cli.usage.frame import SpokenCommand
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.counting.evening_file import EveningFile
from ridotto.counting.registry import COUNTINGS
from ridotto.table import Game

HELP = (
    "Count a deal of {title} played with real cards.\n\n"
    "Without flags it asks. Persons are letters from A on, or the names given with --names; a "
    "side is first, second, or one of its persons. Cards are codes, stretches such as d3-d7, or a "
    "suit's letter for all of it; nothing is a heap without cards. A flag for several persons or "
    "things may be repeated, or hold several parted by commas."
)


def score_command(game: Game[Any]) -> Callable[..., None]:
    """Counting this game: what its entry asks for, as flags."""

    def score(
        *,
        rules: Annotated[str | None, typer.Option(metavar="BOOK", help=books(game))] = None,
        option: Annotated[
            list[str] | None,
            typer.Option(metavar="KEY=VALUE", help="A house rule, such as players=3."),
        ] = None,
        names: Annotated[
            str, typer.Option(metavar="NAMES", help="The people's names, parted by commas.")
        ] = "",
        as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
        **flags: Any,
    ) -> None:
        table = open_table(game, rules, option or [], names)
        # Read here: by now the language is chosen in which a question is asked.
        opening, deal = _fields(table)
        table = table.with_opening(read_opening(table, opening, flags))
        _count(table, deal, flags, as_json=as_json)

    opening, deal = _fields(TableCount(EveningFile(game=game.name)))
    with_flags(
        score,
        [*(parameter(f, DEAL) for f in deal), *(parameter(f, OPENING) for f in opening)],
    )
    return score


def _fields(table: TableCount) -> tuple[tuple[Field, ...], tuple[Field, ...]]:
    """What is asked for before the deal, and in it what has not been asked for by then."""
    opening = table.opening_fields
    deal = tuple(f for f in table.deal_fields if f.name not in {o.name for o in opening})
    return opening, deal


def _count(
    table: TableCount, fields: tuple[Field, ...], flags: dict[str, Any], *, as_json: bool
) -> None:
    try:
        entry = read_deal(table, fields, flags) or ask_deal(table, fields)
    except Leave:
        return
    counted = table.with_deal(entry)
    told = counted.count()
    complain(deal_problem(told, 0))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        return
    console, sheet = make_console(), told.sheets[0]
    assert sheet is not None
    people = counted.people()
    console.print(Text(heading(told), "italic"))
    console.print(seating(people, sheet), markup=False)
    console.print(SheetTable(told, people).deal(0))


score_app = typer.Typer(
    cls=Games, help="Count a hand played with real cards.", subcommand_metavar="GAME"
)
for _name in COUNTINGS:
    _game = find_counted(_name)
    score_app.command(
        _name,
        cls=SpokenCommand,
        help=HELP.format(title=_game.title),
        short_help=f"A deal of {_game.title}.",
    )(score_command(_game))


@score_app.callback(invoke_without_command=True)
def choose(context: typer.Context) -> None:
    """Nothing is counted before a game is named."""
    if context.invoked_subcommand is None:
        names = ", ".join(COUNTINGS)
        example = next(iter(COUNTINGS))
        raise UsageError(say_usage("name-game", command="score", example=example, known=names))
