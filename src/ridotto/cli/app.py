"""The command line: its commands, their options, and how errors are said."""

import os
import sys
from typing import Annotated

import typer
from typer.main import get_command

from ridotto import __version__
from ridotto.cli import games_command, replay_command, rules_command
from ridotto.cli.arena_command import arena
from ridotto.cli.counting.evening_command import HELP as EVENING_HELP
from ridotto.cli.counting.evening_command import evening
from ridotto.cli.counting.score_command import score_app
from ridotto.cli.dataset_command import dataset
from ridotto.cli.day_command import today
from ridotto.cli.deck_command import deck
from ridotto.cli.errors import UsageError
from ridotto.cli.history_command import history
from ridotto.cli.language import choose_language, take_language, to_text
from ridotto.cli.learn_command import learn
from ridotto.cli.play_command import play_app
from ridotto.cli.review_command import review
from ridotto.cli.serve_command import serve
from ridotto.cli.table_settings import EXAMPLE, find_game, find_rules
from ridotto.cli.usage.complaint import complaint
from ridotto.cli.usage.frame import SpokenCommand, SpokenGroup, translate_typer
from ridotto.cli.usage.help_text import translate
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.cli.verify_command import verify

app = typer.Typer(
    name="ridotto",
    cls=SpokenGroup,
    help="Old card games, played by their books.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
app.add_typer(play_app, name="play")
app.add_typer(score_app, name="score")
app.command(
    help=EVENING_HELP,
    cls=SpokenCommand,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)(evening)
app.command(cls=SpokenCommand)(today)
app.command(cls=SpokenCommand)(serve)
app.command(cls=SpokenCommand)(verify)
app.command(cls=SpokenCommand)(history)
app.command(cls=SpokenCommand)(review)
app.command(cls=SpokenCommand)(deck)
app.command(cls=SpokenCommand, context_settings={"allow_extra_args": True})(arena)
app.command(cls=SpokenCommand)(learn)
app.command(cls=SpokenCommand)(dataset)


GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"Such as {EXAMPLE}.")]
RulesName = Annotated[
    str | None, typer.Option("--rules", metavar="BOOK", help="A book; ridotto games names them.")
]


@app.callback(invoke_without_command=True)
def ridotto(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False,
    lang: Annotated[
        str | None,
        typer.Option(metavar="LANGUAGE", help="en, de or it; the system's where it is not given."),
    ] = None,
) -> None:
    """Old card games, played by their books."""
    # It may stand anywhere, so that it has been taken from the arguments before.
    del lang
    if version:
        typer.echo(f"ridotto {__version__}")
    elif context.invoked_subcommand is None:
        games_command.welcome()


@app.command(cls=SpokenCommand)
def games(
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    options: Annotated[bool, typer.Option("--options", help="Every value of each book.")] = False,
) -> None:
    """The games of the house, their rule sets and what differs between them."""
    if as_json:
        games_command.print_json()
    else:
        games_command.print_games(options=options)


@app.command(cls=SpokenCommand)
def replay(
    file: Annotated[
        str | None, typer.Argument(metavar="FILE", help="A record, or the name of a shipped one.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each trick.")] = False,
    listed: Annotated[bool, typer.Option("--list", help="Name the shipped records.")] = False,
    what_if: Annotated[
        bool, typer.Option("--what-if", help="Walk a deal, vary any act, play on, save the tree.")
    ] = False,
    deal: Annotated[
        int, typer.Option(metavar="N", min=1, help="With --what-if: which deal of the record.")
    ] = 1,
) -> None:
    """Go through a record, and check whether it comes out as it says."""
    if listed:
        replay_command.list_records()
    elif file is None:
        raise UsageError(say_usage("name-record"))
    elif what_if:
        replay_command.walk(file, deal)
    elif not replay_command.replay(file, as_json=as_json, step=step):
        raise typer.Exit(1)


@app.command(cls=SpokenCommand)
def rules(
    game: GameName,
    word: Annotated[str, typer.Argument(help="Look up this word instead of the whole.")] = "",
    book: RulesName = None,
) -> None:
    """Read a game's rules, or look a word up in them."""
    chosen = find_game(game)
    rules_command.read_rules(chosen, find_rules(chosen, book), word)


def main(args: list[str] | None = None) -> None:
    """Run a command; every error is reported in one sentence, without a traceback."""
    # Many players think at once: threads of NumPy's own for each of them only get in the way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    sys.exit(run(args))


def run(args: list[str] | None = None) -> int:
    """The exit code: 0, 1 for a record that comes out otherwise, 2 for what cannot be done."""
    try:
        words, language = take_language(sys.argv[1:] if args is None else args)
        choose_language(language, os.environ)
        translate_typer()
        command = get_command(app)
        translate(command)
        return int(command(args=words, standalone_mode=False) or 0)
    except UsageError as wrong:
        return _complain(to_text(wrong.said))
    except typer.TyperException as error:
        return _complain(to_text(complaint(error)))
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _complain(text: str) -> int:
    sentence = text.strip().rstrip(".")
    sys.stderr.write(f"ridotto: {sentence}.\n")
    return 2
