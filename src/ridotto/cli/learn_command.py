"""``ridotto learn``: players that teach themselves by playing against themselves."""

from itertools import product
from pathlib import Path
from typing import Annotated, Any

import typer

from ridotto.cli.errors import UsageError
from ridotto.cli.table_settings import EXAMPLE, find_game, find_rules
from ridotto.cli.usage.sentences import say as say_usage


def each_way(option: str) -> list[str]:
    """``players=2,3`` as two options, of which every table gets one."""
    key, equals, values = option.partition("=")
    return [f"{key}{equals}{value}" for value in values.split(",")]


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"Such as {EXAMPLE}.")],
    folder: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the nets are kept; goes on from there.")
    ],
    minutes: Annotated[float, typer.Option(min=0.1, help="How long to play and learn.")] = 10.0,
    games: Annotated[int, typer.Option(min=16, help="Games played side by side.")] = 16_384,
    width: Annotated[int, typer.Option(min=16, help="Numbers in each layer of a net.")] = 704,
    rules: Annotated[
        list[str] | None, typer.Option(metavar="BOOK", help="A book; all of them unless named.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="A house rule, or several by turns: players=2,3,4."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another number, other deals.")] = 1,
    start: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Nets to go on from, such as those that are shipped."),
    ] = None,
    novice_deals: Annotated[
        int,
        typer.Option(min=0, help="Deals of the book's novices to watch; an imitation joins in."),
    ] = 0,
    rate: Annotated[
        tuple[float, float],
        typer.Option(metavar="FROM TO", help="The learning rate at the beginning and the end."),
    ] = (4e-4, 2e-5),
    curiosity: Annotated[
        tuple[float, float],
        typer.Option(metavar="FROM TO", help="How much it is worth not to play one way only."),
    ] = (0.006, 0.0003),
) -> None:
    """Let a player teach itself a game, on a GPU where there is one.

    It begins by chance and plays against itself. Break it off when you like: what it has learnt
    by then is kept, and the same command goes on from there.
    """
    chosen = find_game(game)
    books = [
        find_rules(chosen, book, list(options))
        for book in rules or chosen.rule_sets
        for options in product(*map(each_way, option or []))
    ]
    try:
        from ridotto.learn.trainer import Settings
        from ridotto.learn.training_run import Plan, Session
    except ImportError as missing:
        raise UsageError(say_usage("needs-torch", missing=str(missing))) from missing
    session: Any = Session(
        chosen.name, books, folder, games=games, seed=seed,
        settings=Settings(width=width, rate=rate, curiosity=curiosity),
        plan=Plan(start=start, novice_deals=novice_deals),
    )  # fmt: skip
    session.run(60 * minutes, tell=typer.echo)
