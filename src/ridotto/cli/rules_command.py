"""Reading a game's rules in the terminal."""

import os
import re
from typing import Any, Final

from rich.markdown import Markdown
from rich.text import Text

from ridotto.cli.errors import UsageError
from ridotto.cli.language import terminal_language
from ridotto.cli.palette import make_console
from ridotto.cli.rules_lookup import look_up
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.games.translations import rules_text
from ridotto.table import Game, RuleSet

ANCHOR: Final = re.compile(r" \{#[^}]*\}$", re.MULTILINE)
"""By which the page finds a heading."""


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
        raise UsageError(say_usage("no-rule-speaks", game=game.title, typed=word, name=game.name))
    for line in found:
        console.print(Text(f"• {line}"))


def _rulebook(game: Game[Any]) -> str:
    text = rules_text(game.name, terminal_language())
    if text is None:
        raise UsageError(say_usage("no-rulebook", game=game.title))
    return ANCHOR.sub("", text)
