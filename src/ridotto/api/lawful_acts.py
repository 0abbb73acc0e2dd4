"""The lawful acts of a seat, without listing them all beforehand."""

from collections.abc import Iterator
from itertools import chain, combinations, islice
from math import comb
from typing import Any, Final

from ridotto.cards import Card
from ridotto.table import (
    Action,
    Ask,
    Do,
    Game,
    Offer,
    PickCards,
    PickNumber,
    PickPlaces,
    PickSets,
    View,
    fill,
    letter,
    tag_of,
)

SHOWN: Final = 6
"""How many acts are written out where the set is printed."""


class LawfulActs:
    """What a seat may do now: iterate over it, take its ``len``, ask whether an act is ``in`` it.

    It is computed from what the seat sees. Acts that the referee decides by cards the seat does not
    see are not in it, but in ``uncertain``.
    """

    def __init__(self, game: Game[Any], view: View[Any]) -> None:
        self._game = game
        self._view = view
        offers = game.offers(view) if view.seat is not None else ()
        self._offers = [offer for offer in offers if not isinstance(offer, Ask)]
        self._uncertain = tuple(offer.action for offer in offers if isinstance(offer, Ask))

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of act there are: ``{"play"}``, ``{"announce"}``."""
        return frozenset(_kind(offer) for offer in self._offers)

    @property
    def uncertain(self) -> tuple[Action, ...]:
        """Claims and challenges: the referee decides them by cards the seat does not see."""
        return self._uncertain

    def texts(self) -> Iterator[str]:
        """The acts as records write them, and as ``Table.act`` reads them."""
        return (self._game.write(self._view.table, action) for action in self)

    def __iter__(self) -> Iterator[Action]:
        return chain.from_iterable(map(self._acts, self._offers))

    def __len__(self) -> int:
        return sum(map(self._count, self._offers))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action) or action.seat != self._view.seat:
            return False
        if action in self._uncertain:
            return False
        return self._game.judge(self._view.table, action).lawful

    def __repr__(self) -> str:
        who = "nobody" if self._view.seat is None else letter(self._view.seat)
        texts = list(islice(self.texts(), SHOWN + 1))
        more = ", …" if len(texts) > SHOWN else ""
        return f"<LawfulActs of {who}: {', '.join(texts[:SHOWN]) or 'none'}{more}>"

    def _count(self, offer: Offer) -> int:
        match offer:
            case PickNumber(numbers=numbers):
                return len(numbers)
            case PickCards(cards=cards, least=least, most=most):
                return sum(comb(len(cards), size) for size in range(least, most + 1))
            case PickPlaces(places=places, count=count):
                return comb(len(places), count)
            case _:
                return sum(1 for _ in self._acts(offer))

    def _acts(self, offer: Offer) -> Iterator[Action]:
        match offer:
            case Do(action=action) | Ask(action=action):
                yield action
            case PickNumber(numbers=numbers):
                yield from (self._fill(offer, number) for number in numbers)
            case PickCards(cards=cards, least=least, most=most):
                picked = chain(*(combinations(cards, size) for size in range(least, most + 1)))
                yield from (self._fill(offer, chosen) for chosen in picked)
            case PickPlaces(places=places, count=count):
                yield from (self._fill(offer, chosen) for chosen in combinations(places, count))
            case PickSets():
                made = (self._fill(offer, shown) for shown in _shown(offer))
                yield from (action for action in made if action in self)

    def _fill(
        self, offer: PickNumber | PickCards | PickPlaces | PickSets, picked: object
    ) -> Action:
        assert self._view.seat is not None
        return fill(self._game.action_kinds, self._view.seat, offer, picked)


def _kind(offer: Offer) -> str:
    return tag_of(type(offer.action)) if isinstance(offer, Do | Ask) else offer.kind


def _shown(offer: PickSets) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Every choice of sets: all whole, then all without the cards that are optional in them."""
    bare = tuple(tuple(card for card in one if card not in offer.optional) for one in offer.sets)
    for sets in dict.fromkeys((offer.sets, bare)):
        for size in range(offer.least, len(sets) + 1):
            if size or sets is offer.sets:
                yield from combinations(sets, size)
