"""``ridotto evening FILE``: keeps an evening with real cards, and settles it."""

import contextlib
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from ridotto.cli.counting.entry_flags import OPENING, parameter, with_flags
from ridotto.cli.counting.entry_input import open_table, read_opening
from ridotto.cli.counting.evening_actions import EveningActions, run_words
from ridotto.cli.counting.evening_session import EveningSession
from ridotto.cli.counting.kept_evening import KeptEvening
from ridotto.cli.counting.table_count import TableCount, find_counted
from ridotto.cli.errors import Leave, UsageError
from ridotto.cli.palette import make_console
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.counting.evening_file import EveningFile
from ridotto.counting.registry import COUNTINGS

# Typer keeps the line breaks inside a paragraph, so a paragraph is one line.
HELP: Final = (
    "Keep an evening with real cards in a file, and settle it.\n\n"
    "The file is the one the page writes and opens. Without an action it asks what to do.\n\n"
    "new GAME begins an evening, with --names, --rules, --option and what the game wants to know "
    "before the first deal. add counts a deal and change N puts one right, by the flags of the "
    "deal that ridotto score GAME --help lists; add without flags asks. strike N takes a deal "
    "away. show tells how it stands, show N a deal's sheet, settle who owes whom."
)


def evening(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the evening is kept.")],
    action: Annotated[
        str,
        typer.Argument(
            metavar="[ACTION]", help="new GAME, add, change N, strike N, show, show N, or settle."
        ),
    ] = "",
    as_json: Annotated[
        bool, typer.Option("--json", help="The whole evening counted, for programs.")
    ] = False,
) -> None:
    """Keep an evening with real cards in a file, and settle it."""
    words = list(context.args)
    if action == "new":
        _new(file, words)
    elif as_json:
        told = KeptEvening.open(file).table.count()
        typer.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    elif action:
        with contextlib.suppress(Leave):
            EveningActions(make_console(), _open(file)).do(action, words)
    else:
        EveningSession(make_console(), file).run()


def _open(file: Path) -> KeptEvening:
    if not file.exists():
        raise UsageError(say_usage("no-evening", file=str(file)))
    return KeptEvening.open(file)


def _new(file: Path, words: list[str]) -> None:
    if not words or words[0].startswith("-"):
        raise UsageError(say_usage("new-wants-game", known=", ".join(COUNTINGS)))
    game = find_counted(words[0])
    fields = TableCount(EveningFile(game=game.name)).opening_fields

    def new(
        *,
        rules: Annotated[str | None, typer.Option()] = None,
        option: Annotated[list[str] | None, typer.Option()] = None,
        names: Annotated[str, typer.Option()] = "",
        **flags: Any,
    ) -> None:
        table = open_table(game, rules, option or [], names)
        opened = table.with_opening(read_opening(table, fields, flags))
        EveningActions(make_console(), KeptEvening.begin(file, opened.kept)).standing()

    with_flags(new, [parameter(field, OPENING) for field in fields])
    run_words(new, words[1:])
