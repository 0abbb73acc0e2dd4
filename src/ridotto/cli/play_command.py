"""``ridotto play``: a command for each game, with its house rules as flags."""

import inspect
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ridotto.cli.errors import UsageError
from ridotto.cli.house_rules_flags import HouseRule, agree, house_rules
from ridotto.cli.house_rules_panel import house_panel
from ridotto.cli.language import terminal_language, to_text
from ridotto.cli.palette import make_console
from ridotto.cli.party_at_terminal import play_party
from ridotto.cli.save_file import Header
from ridotto.cli.table_settings import EXAMPLE, find_game, find_level, find_rules, find_seat
from ridotto.cli.usage.frame import SpokenCommand, SpokenGroup
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.games import GAMES
from ridotto.games.translations import rule_sets_in
from ridotto.table import LETTERS, Game

# Typer keeps the line breaks inside a paragraph, so a paragraph is one line.
HELP: Final = (
    "Play a party against the computer, in this terminal.\n\n"
    "All games have the same options, and each has its house rules as flags: what its book says, "
    "and a table may agree otherwise. ridotto play GAME --help explains both.\n\n"
    "Every card is saved at once, in $RIDOTTO_STATE or ~/.local/state/ridotto, and the same "
    "command goes on with the party."
)
GAME_HELP: Final = (
    "Play a party of {title} against the computer, in this terminal.\n\n"
    "Every card is saved at once, in $RIDOTTO_STATE or ~/.local/state/ridotto, and the same "
    "command goes on with the party, by the rules it began with. What the lot decides it decides "
    "here too; --seat is only your letter in the record."
)


class Games(SpokenGroup):
    """The games one can sit down to; their options may stand before the game's name too."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Begin with the game."""
        named = [word for word in args if word.casefold() in GAMES]
        if named and args[0].startswith("-"):
            args = [named[0], *args]
            args.pop(args.index(named[0], 1))
        return super().parse_args(ctx, args)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The game's command, however it is written."""
        return super().get_command(ctx, find_game(cmd_name).name)


class GameCommand(SpokenCommand):
    """A game's command: its help has a panel of house rules."""

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return find_game(self.name or "")

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Like Typer; an unknown option is answered with the nearest known ones."""
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            unknown = getattr(error, "option_name", None)
            if unknown is None or not hasattr(error, "possibilities"):
                raise
            near = ", ".join(getattr(error, "possibilities", None) or ())
            said = (
                say_usage("game-no-option-near", game=self.game.title, what=unknown, near=near)
                if near
                else say_usage(
                    "game-no-option", game=self.game.title, what=unknown, name=str(self.name)
                )
            )
            raise UsageError(said) from error

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The common options, then the house rules."""
        super().format_help(ctx, formatter)
        told = house_rules(self.game, rule_sets_in(self.game.name, terminal_language()))
        make_console().print(house_panel(self.game.title, told))


def play_command(game: Game[Any]) -> Callable[..., None]:
    """Playing this game: the common options, and its house rules as flags."""
    house = house_rules(game)

    def play(
        *,
        rules: Annotated[str | None, typer.Option(metavar="BOOK", help=books(game))] = None,
        seat: Annotated[str, typer.Option(metavar="LETTER", help=letters(game, house))] = "A",
        strict: Annotated[
            bool, typer.Option("--strict", help="Faults are let happen, and may be challenged.")
        ] = False,
        record: Annotated[
            Path | None,
            typer.Option(metavar="FILE", help="Keep a record of the party in this file."),
        ] = None,
        seed: Annotated[
            int | None,
            typer.Option(
                metavar="N", help="Shuffle from this number, not from the system's chance."
            ),
        ] = None,
        level: Annotated[
            str,
            typer.Option(
                metavar="NAME",
                envvar="RIDOTTO_LEVEL",
                help="How well the computer plays: novice, player, master; or random.",
            ),
        ] = "player",
        resume: Annotated[
            bool | None, typer.Option("--resume/--new", help="Do not ask: go on, or begin anew.")
        ] = None,
        save: Annotated[
            Path | None, typer.Option(metavar="FILE", help="Where the party is saved.")
        ] = None,
        pace: Annotated[
            float,
            typer.Option(
                metavar="SECONDS", min=0, max=10, help="How long the others take for a card."
            ),
        ] = 0.7,
        plain: Annotated[
            bool,
            typer.Option("--plain", help="Lines instead of a drawn table; for screen readers."),
        ] = False,
        option: Annotated[
            list[str] | None,
            typer.Option(metavar="KEY=VALUE", help="A house rule by its key, as records name it."),
        ] = None,
        **flags: Any,
    ) -> None:
        agreed = agree(house, flags, option or ())
        book = find_rules(game, rules, agreed)
        wanted = Header(
            game=game.name,
            rules=book.name,
            options=agreed,
            strict=strict,
            seat=find_seat(game, book, seat),
            level=_level(game, level),
            seed=seed,
            record=str(record.absolute()) if record else "",
        )
        play_party(wanted, path=save, resume=resume, pace=pace, plain=plain)

    # Typer asks a function for its signature: here the flags stand in place of ``**flags``.
    own = [p for p in inspect.signature(play).parameters.values() if p.kind is not p.VAR_KEYWORD]
    flagged = inspect.Signature([*own, *(rule.parameter() for rule in house)])
    play.__dict__["__signature__"] = flagged
    return play


def _level(game: Game[Any], wanted: str) -> str:
    """A level the game has; if it is another than was asked for, it is said."""
    found = find_level(game, wanted)
    if found != wanted:
        make_console().print(
            to_text(say_usage("other-level", game=game.title, wanted=wanted, found=found))
        )
    return found


def books(game: Game[Any]) -> str:
    """The books one may play by."""
    first, *others = game.rule_sets
    return f"The book: {first}{''.join(f', or {name}' for name in others)}."


def letters(game: Game[Any], house: Sequence[HouseRule]) -> str:
    """The letters of the seats, by the number of players where the table may choose it."""
    players = next((rule for rule in house if rule.key == "players"), None)
    usual = game.seats(game.open(next(iter(game.rule_sets.values()))))
    text = f"Your letter, A to {LETTERS[usual - 1]}"
    if players is None:
        return f"{text} (or south, east, north, west)."
    most = max(map(int, players.choices), default=players.span[1] or usual)
    return f"{text}; with {most} players to {LETTERS[most - 1]}." if most > usual else f"{text}."


play_app = typer.Typer(cls=Games, help=HELP, subcommand_metavar="GAME")
for _game in GAMES.values():
    play_app.command(
        _game.name,
        cls=GameCommand,
        rich_help_panel="Games",
        help=GAME_HELP.format(title=_game.title),
        short_help=f"{_game.title}, by {' or '.join(_game.rule_sets)}.",
    )(play_command(_game))


@play_app.callback(invoke_without_command=True)
def choose(context: typer.Context) -> None:
    """Nothing is played before a game is named."""
    if context.invoked_subcommand is None:
        names = ", ".join(GAMES)
        raise UsageError(say_usage("name-game", command="play", example=EXAMPLE, known=names))
