"""Reading a game's rules in the terminal."""

import os
from importlib.resources import files
from typing import Any

from rich.markdown import Markdown
from rich.text import Text

from ridotto.cli.errors import Complaint
from ridotto.cli.lookup import look_up
from ridotto.cli.palette import make_console
from ridotto.table import Game, RuleSet


def read_rules(game: Game[Any], rules: RuleSet, word: str = "") -> None:
    """The whole rulebook, through a pager where there is a terminal; or all about one word."""
    console = make_console()
    if not word:
        text = Markdown(_rulebook(game), hyperlinks=False)
        if console.is_terminal:
            os.environ.setdefault("LESS", "-R")
            with console.pager(styles=not console.no_color):
                console.print(text)
        else:
            console.print(text)
        return
    found = list(look_up(game, rules, word))
    if not found:
        raise Complaint(f"no rule of {game.title} speaks of {word!r}; ridotto rules {game.name}")
    for line in found:
        console.print(Text(f"• {line}"))


def _rulebook(game: Game[Any]) -> str:
    file = files(f"ridotto.games.{game.name}") / "RULES.md"
    if not file.is_file():
        raise Complaint(f"the rules of {game.title} have not been written yet")
    return file.read_text(encoding="utf-8")
