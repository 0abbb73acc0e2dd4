"""A question to the person: what it says, which cards it marks, how an answer is read."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from ridotto.cards import Card
from ridotto.cli.face import Answer


@dataclass(frozen=True)
class Question:
    """``read`` makes the action of what was typed, or raises ``NotUnderstood``."""

    sentence: str
    read: Callable[[str], Answer]
    lawful: Collection[Card] | None = None
