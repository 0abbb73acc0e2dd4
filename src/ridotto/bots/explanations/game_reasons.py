"""What a game provides to explain acts: ``REASONS`` in ``bots/GAME/reasons.py``.

A game without it gets the reasons that hold for all games, and no advice from a book.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from ridotto.bots.explanations.explanation import ExplanationSentence
from ridotto.bots.explanations.reason import Reason
from ridotto.bots.explanations.subjects import Sheet
from ridotto.games import find_part
from ridotto.table import Action, View
from ridotto.table.sentence import Sentence


def _no_words(reason: Reason) -> Sentence | None:
    del reason
    return None


def _no_advice(view: View[Any], action: Action) -> Iterable[ExplanationSentence]:
    del view, action
    return ()


class GameReasons(msgspec.Struct, frozen=True, kw_only=True):
    """How a game's acts are explained."""

    sheet: Sheet = Sheet()
    """How its score lines are read."""
    word: Callable[[Reason], Sentence | None] = _no_words
    """The words for a reason about one of the game's own subjects."""
    advice: Callable[[View[Any], Action], Iterable[ExplanationSentence]] = _no_advice
    """What the book says about such an act; it is true for all hidden cards."""


def reasons_of(game: str) -> GameReasons:
    """The game's own reasons, or an empty set."""
    found: GameReasons | None = find_part(game, "bots", "reasons", "REASONS")
    return found or GameReasons()
