"""What a person could do wrongly, told without listing every possible fault.

A courteous table refuses what is faulty, so that there is nothing to attempt there. At a strict one
an attempt says where faults are to be found, as an offer does for what is lawful: of what it makes
nothing is impossible, and much of it would be a fault. The judge alone decides.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

from ridotto.cards import Card
from ridotto.table.event import Action
from ridotto.table.offer import Do, PickCards, PickSets
from ridotto.table.verdict import Grade, Verdict


class PickGroup(msgspec.Struct, frozen=True, tag="pick-group"):
    """An action of this kind with any set of that many of these cards, besides those offered."""

    kind: str
    cards: tuple[Card, ...]
    size: int


class PickWords(msgspec.Struct, frozen=True, tag="pick-words"):
    """An action of this kind with any of these words, at least one."""

    kind: str
    words: tuple[str, ...]


class FillIn(msgspec.Struct, frozen=True, tag="fill-in"):
    """An action of this kind: each field gets one of its words, or a number between its two."""

    kind: str
    words: dict[str, tuple[str, ...]] = {}
    numbers: dict[str, tuple[int, int]] = {}


Attempt: TypeAlias = Do | PickCards | PickSets | PickGroup | PickWords | FillIn


def faults(
    judge: Callable[[Any, Any], Verdict], table: Any, acts: Iterable[Action]
) -> Iterator[Do]:
    """Those of the acts that could be done and would be wrong."""
    for act in acts:
        if judge(table, act).grade is Grade.FAULTY:
            yield Do(act)
