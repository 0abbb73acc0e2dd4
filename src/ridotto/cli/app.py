"""The command line: its commands, their options, and how errors are said."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ridotto import __version__
from ridotto.cli import catalogue, reading, replaying
from ridotto.cli.commands import play_party
from ridotto.cli.errors import Complaint
from ridotto.cli.minchiate.scoring import score_minchiate
from ridotto.cli.save import Header
from ridotto.cli.settings import find_game, find_rules, find_seat
from ridotto.cli.taroc.scoring import score_taroc
from ridotto.cli.tresette.scoring import score_tresette

app = typer.Typer(
    name="ridotto",
    help="Old card games, played by their books.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
score_app = typer.Typer(help="Count a hand played with real cards.")
app.add_typer(score_app, name="score")
score_app.command("minchiate")(score_minchiate)
score_app.command("taroc")(score_taroc)
score_app.command("tresette")(score_tresette)


@score_app.callback(invoke_without_command=True)
def score(context: typer.Context) -> None:
    """Count a hand played with real cards."""
    if context.invoked_subcommand is None:
        raise Complaint("name the game that was played, such as ridotto score minchiate --help")


GameName = Annotated[str, typer.Argument(metavar="GAME", help="Such as minchiate.")]
RulesName = Annotated[
    str | None, typer.Option("--rules", help="A rule set: dresden-1798, firenze-2008.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="A house rule; ridotto games --options."),
]


@app.callback(invoke_without_command=True)
def ridotto(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False,
) -> None:
    """Old card games, played by their books."""
    if version:
        typer.echo(f"ridotto {__version__}")
    elif context.invoked_subcommand is None:
        catalogue.welcome()


@app.command()
def games(
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    options: Annotated[bool, typer.Option("--options", help="Every value of each book.")] = False,
) -> None:
    """The games of the house, their rule sets and what differs between them."""
    if as_json:
        catalogue.print_json()
    else:
        catalogue.print_games(options=options)


@app.command()
def play(
    game: GameName,
    rules: RulesName = None,
    option: Options = None,
    seat: Annotated[
        str, typer.Option(help="Your letter, A to D (or south, east, north, west).")
    ] = "A",
    strict: Annotated[
        bool, typer.Option("--strict", help="Faults are let happen, and may be challenged.")
    ] = False,
    record: Annotated[
        Path | None, typer.Option(help="Keep a record of the party in this file.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Shuffle from this number instead of the system's chance.")
    ] = None,
    level: Annotated[str, typer.Option(help="How the computer plays.")] = "novice",
    giri: Annotated[int | None, typer.Option(min=1, max=10, help="Giri in the party.")] = None,
    resume: Annotated[
        bool | None, typer.Option("--resume/--new", help="Do not ask: go on, or begin anew.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Where the party is saved.")] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=10, help="Seconds the others take for a card.")
    ] = 0.7,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines instead of a drawn table; for screen readers.")
    ] = False,
) -> None:
    """Play a party against the computer, in this terminal.

    Every card is saved at once, in $RIDOTTO_STATE or ~/.local/state/ridotto, and the same command
    goes on with the party. Chairs are drawn by lot; --seat is only your letter in the record.
    """
    chosen = find_game(game)
    agreed = [*(option or ()), *([f"party.giri={giri}"] if giri else [])]
    book = find_rules(chosen, rules, agreed)
    wanted = Header(
        game=chosen.name,
        rules=book.name,
        options=tuple(agreed),
        strict=strict,
        seat=find_seat(chosen, book, seat),
        level=level,
        seed=seed,
        record=str(record.absolute()) if record else "",
    )
    play_party(wanted, path=save, resume=resume, pace=pace, plain=plain)


@app.command()
def replay(
    file: Annotated[
        str | None, typer.Argument(metavar="FILE", help="A record, or the name of a shipped one.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each trick.")] = False,
    listed: Annotated[bool, typer.Option("--list", help="Name the shipped records.")] = False,
) -> None:
    """Go through a record, and check whether it comes out as it says."""
    if listed:
        replaying.list_records()
    elif file is None:
        raise Complaint("name a record to replay; ridotto replay --list names the shipped ones")
    elif not replaying.replay(file, as_json=as_json, step=step):
        raise typer.Exit(1)


@app.command()
def rules(
    game: GameName,
    word: Annotated[str, typer.Argument(help="Look up this word instead of the whole.")] = "",
    book: RulesName = None,
) -> None:
    """Read a game's rules, or look a word up in them."""
    chosen = find_game(game)
    reading.read_rules(chosen, find_rules(chosen, book), word)


def main(args: list[str] | None = None) -> None:
    """Run a command; whatever is wrong is said in one sentence, without a traceback."""
    sys.exit(run(args))


def run(args: list[str] | None = None) -> int:
    """The exit code: 0, 1 for a record that comes out otherwise, 2 for what cannot be done."""
    try:
        return int(app(args=args, standalone_mode=False) or 0)
    except Complaint as complaint:
        return _complain(str(complaint))
    except typer.TyperException as error:
        return _complain(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _complain(text: str) -> int:
    sentence = text.strip().rstrip(".")
    sys.stderr.write(f"ridotto: {sentence}.\n")
    return 2
