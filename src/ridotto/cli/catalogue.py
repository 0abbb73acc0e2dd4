"""The house's games, told to people and to programs."""

from typing import Any

import msgspec
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ridotto import __version__
from ridotto.cli.lookup import show_value
from ridotto.cli.palette import make_console
from ridotto.games import GAMES
from ridotto.table import Game, RuleSet

WELCOME = f"""\
[bold]Ridotto {__version__}[/bold]: old card games, played by their books.

  [bold]ridotto play minchiate[/bold]          sit down and play a party of Minchiate
  [bold]ridotto play minchiate --rules firenze-2008 --giri 1[/bold]
                                  by Florence's book, four deals
  [bold]ridotto play minchiate --help[/bold]   its options, and its house rules as flags
  [bold]ridotto games[/bold]                   the other games, and all rule sets
  [bold]ridotto rules minchiate[/bold]         read the rules
  [bold]ridotto rules minchiate matto[/bold]   look something up in them
  [bold]ridotto score minchiate[/bold]         count a hand played with real cards
  [bold]ridotto evening FILE[/bold]            keep and settle a whole evening of them
  [bold]ridotto replay --list[/bold]           worked hands from the books, card by card

A party is saved after every card: leave as you like, the same command goes on.
In Minchiate cards are written c d s b (Coppe, Denari, Spade, Bastoni) and
R Q C F 1 to 10, tarocchi by their number, 1 to 40; M is the Matto. At every
table [bold]help[/bold] tells how its cards are written, and the rest."""


def welcome() -> None:
    """What this is and how to begin, in one screen."""
    make_console().print(WELCOME)


def print_games(*, options: bool = False) -> None:
    """Each game with its books."""
    console = make_console()
    for game in GAMES.values():
        console.print(Text(f"{game.title}  (ridotto play {game.name})", "bold"))
        for rules in game.rule_sets.values():
            console.print(Padding(_rule_set(game, rules, options=options), (0, 0, 1, 2)))


def _rule_set(game: Game[Any], rules: RuleSet, *, options: bool) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    title = Table.grid()
    title.add_column()
    title.add_row(Text(f"{rules.name}, version {rules.version}", "bold"))
    title.add_row(Text(rules.title, "italic"))
    if rules.based_on:
        title.add_row(Text(f"as {game.rule_sets[rules.based_on].name}, but:"))
    for key in rules.values if options else rules.differs:
        value = rules.values[key]
        told = f"{show_value(value.value)}: {value.note} ({value.source})"
        grid.add_row(f"  {key}", Text(told))
    title.add_row(grid)
    return title


def print_json() -> None:
    """The same for programs."""
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
