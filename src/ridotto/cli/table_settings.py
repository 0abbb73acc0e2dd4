"""From what a person typed to a game, a rule set and its options."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ridotto.bots import KINDS, nearest_level
from ridotto.cli.errors import UsageError
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.games import GAMES
from ridotto.notation.replay import OptionError, parse_options
from ridotto.table import LETTERS, Game, RuleSet, RuleSetError, Seat

EXAMPLE: Final = next(iter(GAMES))
"""The game that help texts name as an example: the first of the list."""

CHAIRS: Mapping[str, Seat] = {"south": 0, "east": 1, "north": 2, "west": 3}


def find_game(name: str) -> Game[Any]:
    """The game of this name."""
    game = GAMES.get(name.casefold())
    if game is None:
        raise UsageError(say_usage("no-game", typed=name, known=", ".join(GAMES)))
    return game


def find_rules(game: Game[Any], name: str | None, options: Sequence[str] = ()) -> RuleSet:
    """The rule set of this name, or the game's first, with what the table agrees otherwise."""
    chosen = next(iter(game.rule_sets)) if name is None else name.casefold()
    if chosen not in game.rule_sets:
        known = ", ".join(game.rule_sets)
        raise UsageError(say_usage("no-rules", game=game.title, typed=str(name), known=known))
    rules = game.rule_sets[chosen]
    try:
        rules = rules.with_options(parse_options(rules, options))
        game.open(rules)
    except OptionError as error:
        what = {"flaw": error.flaw, "key": error.key, "typed": error.typed}
        raise UsageError(say_usage("option-wrong", rules=rules.name, **what)) from error
    except RuleSetError as error:
        raise UsageError(say_usage("options-together", why=str(error))) from error
    return rules


def find_seat(game: Game[Any], rules: RuleSet, text: str) -> Seat:
    """A seat by its letter, or by the point of the compass where a table has four."""
    letters = LETTERS[: game.seats(game.open(rules))]
    chairs = CHAIRS if len(letters) == len(CHAIRS) else {}
    seat = chairs.get(text.casefold(), letters.find(text.upper()) if len(text) == 1 else -1)
    if seat < 0:
        known = " ".join((*letters, *chairs))
        raise UsageError(say_usage("no-seat", typed=text, known=known))
    return seat


def find_level(game: Game[Any], wanted: str) -> str:
    """The level wanted, or the nearest that the game has."""
    try:
        return nearest_level(game.name, wanted)
    except ValueError as error:
        known = ", ".join(KINDS)
        raise UsageError(say_usage("no-level", typed=wanted, known=known)) from error


def short_title(rules: RuleSet) -> str:
    """``dresden-1798`` as one says it: as its title ends, or else by the name alone."""
    tail = " ".join(rules.title.split()[-1 - rules.name.count("-") :])
    spelled = tail.casefold().replace("ü", "ue").replace(" ", "-")
    return tail if spelled == rules.name else rules.name.replace("-", " ").title()
