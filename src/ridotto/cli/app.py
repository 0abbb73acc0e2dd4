"""The command line: its commands, their options, and how errors are said."""

import sys
from typing import Annotated

import typer

from ridotto import __version__
from ridotto.cli import catalogue, reading, replaying
from ridotto.cli.arena import arena
from ridotto.cli.counting.evening_command import HELP as EVENING_HELP
from ridotto.cli.counting.evening_command import evening
from ridotto.cli.counting.score_command import score_app
from ridotto.cli.decks import deck
from ridotto.cli.errors import Complaint
from ridotto.cli.learning import learn
from ridotto.cli.playing import play_app
from ridotto.cli.serving import serve
from ridotto.cli.settings import find_game, find_rules
from ridotto.cli.verifying import verify

app = typer.Typer(
    name="ridotto",
    help="Old card games, played by their books.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
app.add_typer(play_app, name="play")
app.add_typer(score_app, name="score")
app.command(
    help=EVENING_HELP,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)(evening)
app.command()(serve)
app.command()(verify)
app.command()(deck)
app.command(context_settings={"allow_extra_args": True})(arena)
app.command()(learn)


GameName = Annotated[str, typer.Argument(metavar="GAME", help="Such as minchiate.")]
RulesName = Annotated[
    str | None, typer.Option("--rules", metavar="BOOK", help="A book; ridotto games names them.")
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
