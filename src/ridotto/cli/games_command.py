"""The list of games, for people and for programs."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ridotto import __version__
from ridotto.cli.game_terminal import terminal_of
from ridotto.cli.language import terminal_language, to_text
from ridotto.cli.palette import make_console
from ridotto.cli.rules_lookup import show_value
from ridotto.cli.sentences import say
from ridotto.games import GAMES
from ridotto.games.translations import rule_sets_in
from ridotto.table import Game, RuleSet

COLUMN: Final = 34
"""Where the explanations of the commands begin."""


def welcome() -> None:
    """What this is and how to begin, in one screen."""
    make_console().print("\n".join(_welcome()))


def _welcome() -> Iterator[str]:
    """Told with the first game of the list, and with what its terminal adds."""
    game = next(iter(GAMES.values()))
    own, play, title = terminal_of(game.name), f"ridotto play {game.name}", game.title
    yield f"[bold]Ridotto {__version__}[/bold]: {to_text(say('welcome-what'))}"
    yield ""
    rows = (
        (play, say("welcome-play", title=title)),
        *((f"{play} {flags}", words) for flags, words in own.examples),
        (f"{play} --help", say("welcome-options")),
        ("ridotto games", say("welcome-games")),
        (f"ridotto rules {game.name}", say("welcome-rules")),
        (f"ridotto rules {game.name} {own.looked_up}", say("welcome-look-up")),
        (f"ridotto score {game.name}", say("welcome-score")),
        ("ridotto evening FILE", say("welcome-evening")),
        ("ridotto replay --list", say("welcome-replay")),
    )
    for command, words in rows:
        yield from _row(command, to_text(words))
    yield ""
    yield to_text(say("welcome-saved"))
    yield from map(to_text, own.card_codes)
    yield to_text(say("welcome-help"))


def _row(command: str, words: str) -> Iterator[str]:
    """A command and its explanation, on two lines where the command is long."""
    room = COLUMN - 2 - len(command)
    if room > 0:
        yield f"  [bold]{command}[/bold]{' ' * room}{words}"
    else:
        yield f"  [bold]{command}[/bold]"
        yield f"{' ' * COLUMN}{words}"


def print_games(*, options: bool = False) -> None:
    """Each game with its books."""
    console = make_console()
    for game in GAMES.values():
        console.print(Text(f"{game.title}  (ridotto play {game.name})", "bold"))
        for rules in rule_sets_in(game.name, terminal_language()).values():
            console.print(Padding(_rule_set(game, rules, options=options), (0, 0, 1, 2)))


def _rule_set(game: Game[Any], rules: RuleSet, *, options: bool) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    title = Table.grid()
    title.add_column()
    title.add_row(
        Text(to_text(say("games-version", name=rules.name, version=rules.version)), "bold")
    )
    title.add_row(Text(rules.title, "italic"))
    if rules.based_on:
        title.add_row(Text(to_text(say("games-as", name=game.rule_sets[rules.based_on].name))))
    for key in rules.values if options else rules.differs:
        value = rules.values[key]
        told = f"{show_value(value.value)}: {value.note} ({value.source})"
        grid.add_row(f"  {key}", Text(told))
    title.add_row(grid)
    return title


def print_json() -> None:
    """Print the list of games as JSON, for programs."""
    tree = {"games": [_game(game) for game in GAMES.values()]}
    text = msgspec.json.format(msgspec.json.encode(tree), indent=2)
    make_console().out(text.decode(), highlight=False)


def _game(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "rules": [_rules(rules) for rules in game.rule_sets.values()],
    }


def _rules(rules: RuleSet) -> dict[str, Any]:
    return {
        "name": rules.name,
        "title": rules.title,
        "version": rules.version,
        "based_on": rules.based_on or None,
        "differs": list(rules.differs),
        "options": {key: msgspec.to_builtins(value) for key, value in rules.values.items()},
    }
