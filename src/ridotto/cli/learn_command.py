"""``ridotto learn``: players that teach themselves by playing against themselves."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ridotto.cli.errors import UsageError
from ridotto.cli.table_settings import EXAMPLE, find_game, find_rules


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
        typer.Option(metavar="KEY=VALUE", help="A house rule, such as players=3."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another number, other deals.")] = 1,
) -> None:
    """Let a player teach itself a game, on a GPU where there is one.

    It begins by chance and plays against itself. Break it off when you like: what it has learnt
    by then is kept, and the same command goes on from there.
    """
    chosen = find_game(game)
    books = [find_rules(chosen, book, option or []) for book in rules or chosen.rule_sets]
    try:
        from ridotto.learn.training_run import Session
    except ImportError as missing:
        needed = "ridotto learn needs torch: pip install 'ridotto[learn]', and 'ridotto[gpu]'"
        raise UsageError(f"{needed} for a GPU ({missing})") from missing
    session: Any = Session(chosen.name, books, folder, games=games, width=width, seed=seed)
    session.run(60 * minutes, tell=typer.echo)
