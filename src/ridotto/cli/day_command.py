"""``ridotto today``: the deal of the day, of a server or made on this machine."""

from datetime import UTC, datetime
from typing import Annotated

import typer

from ridotto.cli.day_at_server import Server, play_at_server
from ridotto.cli.day_on_machine import play_on_machine
from ridotto.cli.errors import Leave
from ridotto.cli.hints import without_help
from ridotto.cli.key_phrase import own_key, read_key
from ridotto.cli.palette import make_console
from ridotto.cli.table_settings import EXAMPLE, find_game, find_level


def today(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"Such as {EXAMPLE}.")],
    server: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            envvar="RIDOTTO_SERVER",
            help="Play the deal of this server, such as https://example.org.",
        ),
    ] = "",
    name: Annotated[
        str, typer.Option(envvar="RIDOTTO_NAME", help="What you are called on the server.")
    ] = "Terminal",
    key: Annotated[
        str,
        typer.Option(
            metavar="WORDS",
            envvar="RIDOTTO_KEY",
            help="With --server: your key, as the twelve words the page shows, or this machine's.",
        ),
    ] = "",
    level: Annotated[
        str, typer.Option(metavar="NAME", help="Of the computer players, without a server.")
    ] = "player",
    pace: Annotated[
        float,
        typer.Option(metavar="SECONDS", min=0, max=10, help="How long the others take for a card."),
    ] = 0.4,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines instead of a drawn table; for screen readers.")
    ] = False,
) -> None:
    """Play the deal of the day: one deal, the same cards for everybody, played once.

    With --server it is the sealed deal of a server, and you are told your place among all who
    played it. Without, it is made of the date on this machine, and compared with computer players.
    Who leaves can go on with the same command.
    """
    chosen, console = find_game(game), make_console()
    try:
        with without_help():
            if server:
                there = Server(server.rstrip("/"), read_key(key) if key else own_key())
                play_at_server(console, chosen, there, name, pace, plain=plain)
            else:
                day, played_by = datetime.now(UTC).date(), find_level(chosen, level)
                play_on_machine(console, chosen, day, played_by, pace, plain=plain)
    except (Leave, KeyboardInterrupt):
        return
