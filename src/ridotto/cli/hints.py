"""A hint in the terminal: what the strongest player of a game would do from this chair, and why."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Final

from ridotto.bots import make_player, nearest_level
from ridotto.bots.explanations import Explanation, advise
from ridotto.bots.levels import LEVELS
from ridotto.cli.language import to_text
from ridotto.cli.sentences import say
from ridotto.table import Action, Game, View, letter
from ridotto.table.acts import Cut, Draw, Play
from ridotto.table.sentence import Sentence

ADVISER: Final = LEVELS[-1]

Deed = Callable[[Action], str]


class _Help:
    """A terminal has one table, and so one rule about help."""

    allowed: bool = True


@contextlib.contextmanager
def without_help() -> Iterator[None]:
    """Give no hints meanwhile: a deal is played that others play too."""
    _Help.allowed = False
    try:
        yield
    finally:
        _Help.allowed = True


def hint_lines(game: Game[Any], view: View[Any], words: Deed | None = None) -> list[str]:
    """The act, why, and what others are worth. ``words`` has the game's own words for its acts."""
    if not _Help.allowed:
        return [to_text(say("day-no-help"))]
    level = nearest_level(game.name, ADVISER)
    advice = advise(game.name, view, make_player(game.name, level=level, seed=0, repeatable=True))
    deed = words or (lambda action: deed_words(game, view, action))
    does = to_text(say("hint-does", who=say("computer", level=level), deed=deed(advice.action)))
    why = " ".join(to_text(one.said) for one in advice.said)
    return [line for line in (does, why, _others(advice, deed)) if line]


def deed_words(game: Game[Any], view: View[Any], action: Action) -> str:
    """An act as a verb phrase: where no words are known, as records write it, without the seat."""
    if isinstance(action, Play):
        return to_text(say("deed-plays", card=(action.card,)))
    if isinstance(action, Cut | Draw):
        return to_text(say("deed-anywhere"))
    words = game.write(view.table, action).split()
    at = words.index(letter(action.seat)) + 1 if letter(action.seat) in words else 0
    return " ".join(words[at:])


def own_words(game: Game[Any], view: View[Any], deed: Callable[[Action], Sentence | None]) -> Deed:
    """The game's own words for an act, or else those of every game."""

    def words(action: Action) -> str:
        said = deed(action)
        return deed_words(game, view, action) if said is None else to_text(said)

    return words


def _others(advice: Explanation, deed: Deed) -> str:
    rest = "; ".join(
        f"{deed(one.action)}: {to_text(one.worth.said)}" for one in advice.alternatives
    )
    return to_text(say("hint-else", each=rest)) if rest else ""
