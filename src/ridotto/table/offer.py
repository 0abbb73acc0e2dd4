"""What a seat may do now, told without listing every possible action.

The judge alone decides; an offer says where lawful actions are to be found, so that a page, a
terminal or a bot can put one together. Kinds that are picked for have one field besides the seat,
and ``fill`` puts what was picked into it.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from ridotto.cards import Card
from ridotto.table.event import Action
from ridotto.table.seat import Seat


class Do(msgspec.Struct, frozen=True, tag="do"):
    """One action, complete."""

    action: Action


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """One action whose outcome depends on cards this seat does not see: the referee decides."""

    action: Action


class PickCards(msgspec.Struct, frozen=True, tag="pick-cards"):
    """An action of this kind with a number of these cards, plus those that always go along."""

    kind: str
    cards: tuple[Card, ...]
    least: int
    most: int
    always: tuple[Card, ...] = ()


class PickNumber(msgspec.Struct, frozen=True, tag="pick-number"):
    """An action of this kind with one of these numbers."""

    kind: str
    numbers: tuple[int, ...]


class PickPlaces(msgspec.Struct, frozen=True, tag="pick-places"):
    """An action of this kind with a number of different places out of these."""

    kind: str
    places: tuple[int, ...]
    count: int


class PickSets(msgspec.Struct, frozen=True, tag="pick-sets"):
    """An action of this kind with any of these sets of cards, at least this number of sets.

    Each set may be shown with or without the cards that are ``optional`` in it.
    """

    kind: str
    sets: tuple[tuple[Card, ...], ...]
    optional: tuple[Card, ...] = ()
    least: int = 0


Offer: TypeAlias = Do | Ask | PickCards | PickNumber | PickPlaces | PickSets


def fill(
    kinds: Mapping[str, type[Action]],
    seat: Seat,
    offer: PickCards | PickNumber | PickPlaces | PickSets,
    picked: Any,
) -> Action:
    """The action an offer becomes when something has been picked for it."""
    if isinstance(offer, PickCards):
        picked = (*offer.always, *picked)
    make: Callable[[Seat, Any], Action] = kinds[offer.kind]
    return make(seat, picked)
