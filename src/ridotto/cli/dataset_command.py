"""``ridotto dataset``: whole deals for programs that learn from them."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ridotto.cli.errors import UsageError
from ridotto.cli.palette import make_console
from ridotto.cli.table_settings import EXAMPLE, find_game, find_rules
from ridotto.cli.usage.sentences import say as say_usage


def dataset(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"Such as {EXAMPLE}.")],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the parts are written.")],
    deals: Annotated[int, typer.Option(min=1, help="How many deals.")] = 10_000,
    players: Annotated[
        str, typer.Option(help="Who sits in every seat: random, net, or the file of a net.")
    ] = "random",
    views: Annotated[
        bool, typer.Option("--views", help="Keep what was observed at every act; it is large.")
    ] = False,
    jsonl: Annotated[bool, typer.Option("--jsonl", help="JSON lines instead of Parquet.")] = False,
    rules: Annotated[str | None, typer.Option(metavar="BOOK", help="A book of the game.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="A house rule, such as players=3."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another number, other deals.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Parts made side by side.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Spread the parts over a Ray cluster; local makes one of this machine.",
        ),
    ] = None,
) -> None:
    """Write whole deals: packs, acts, standings, results, and views if asked for.

    The folder's about.json tells what every column means. The same command goes on where it was
    broken off; with more --deals it makes only those that are missing.
    """
    chosen = find_game(game)
    book = find_rules(chosen, rules, option or [])
    try:
        from ridotto.research import dataset as made

        head = made.Head(
            game=chosen.name, rules=book.name, rules_version=book.version,
            options=";".join(word.replace("=", ":", 1) for word in option or []),
            players=players, seed=seed, views=views, format="jsonl" if jsonl else "parquet",
        )  # fmt: skip
        _write(made.write_dataset(out, head, deals, jobs=jobs, ray=ray), deals)
    except ImportError as missing:
        raise UsageError(say_usage("needs-polars", missing=str(missing))) from None
    except (ValueError, OSError) as error:
        raise UsageError(str(error)) from error


def _write(parts: Any, deals: int) -> None:
    columns: Any = (TextColumn("deals"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=deals)
        for count in parts:
            progress.advance(task, count)
