"""The five figures and how they compare (Schwaighofer § Das Bieten)."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from ridotto.cards import Card
from ridotto.games.bieten.pack import HEIGHT, PLAIN_PACK, suit_of


class Figure(Enum):
    """What one can bid; each scores by itself."""

    HERZ = "herz"
    LAUB = "laub"
    GLEICH = "gleich"
    HANGER = "hanger"
    SPIEL = "spiel"

    @property
    def called(self) -> str:
        """The book's word for it, the same in every language."""
        return self.value.capitalize()


CARD_FIGURES: Final = (Figure.HERZ, Figure.LAUB, Figure.GLEICH, Figure.HANGER)
"""The figures one has in the cards; the Spiel is won by playing."""

Worth: TypeAlias = tuple[int, int]
"""How good a figure is: how many cards, then how high."""

Made: TypeAlias = tuple[int, int, int]
"""The worth, and 1 where no Weli helped: the natural figure beats its equal (D 23)."""


def worth(figure: Figure, cards: Sequence[Card]) -> Worth | None:
    """The best such figure these cards make, or None."""
    return _worth(figure, tuple(cards))


@lru_cache(maxsize=4096)
def _worth(figure: Figure, cards: tuple[Card, ...]) -> Worth | None:
    return max(_all_worths(figure, cards), default=None)


def _all_worths(figure: Figure, cards: Sequence[Card]) -> list[Worth]:
    if figure in _SUIT:
        return [(1, HEIGHT[card]) for card in cards if suit_of(card) == _SUIT[figure]]
    fits = _FITS[figure]
    groups = [group for size in (2, 3) for group in combinations(cards, size) if fits(group)]
    return [(len(group), max(HEIGHT[card] for card in group)) for group in groups]


def _alike(cards: Sequence[Card]) -> bool:
    """Cards of one rank and different suits: the Weli misnamed as a card beside it makes no two."""
    suits = {suit_of(card) for card in cards}
    return len({HEIGHT[card] for card in cards}) == 1 and len(suits) == len(cards)


def _adjacent(cards: Sequence[Card]) -> bool:
    """Neighbours in one suit; the ace only above the king."""
    heights = sorted(HEIGHT[card] for card in cards)
    one_suit = len({suit_of(card) for card in cards}) == 1
    return one_suit and heights == list(range(heights[0], heights[0] + len(heights)))


_SUIT: Final = {Figure.HERZ: "h", Figure.LAUB: "l"}
_FITS: Final[dict[Figure, Callable[[Sequence[Card]], bool]]] = {
    Figure.GLEICH: _alike,
    Figure.HANGER: _adjacent,
}


def forms(figure: Figure, cards: Sequence[Card]) -> bool:
    """Do the cards make this figure, however poor?"""
    return worth(figure, cards) is not None


@lru_cache(maxsize=4096)
def completes(figure: Figure, natural: tuple[Card, ...], name: Card) -> bool:
    """Does the Weli under this name make the figure, alone or with a natural card (section 7)?"""
    if figure in _SUIT:
        return suit_of(name) == _SUIT[figure]
    fits = _FITS[figure]
    return any(fits((card, name)) for card in natural)


def made(
    figure: Figure, natural: Sequence[Card], name: Card | None, *, equal_stands: bool = False
) -> Made | None:
    """The best figure of natural cards and a Weli of this name; natural ones before equals.

    Where agreed a Gleich or Hanger with the Weli is as good as its equal; a single card never.
    """
    alone = worth(figure, natural)
    helped = worth(figure, (*natural, name)) if name is not None else None
    found = [(*alone, 1)] if alone is not None else []
    as_natural = int(equal_stands and figure in _FITS)
    found += [(*helped, as_natural)] if helped is not None else []
    return max(found, default=None)


def shown(figure: Figure, natural: Sequence[Card], name: Card | None) -> tuple[Card, ...]:
    """The cards the best such figure rests on."""
    best = made(figure, natural, name)
    if best is None:
        return ()
    cards = natural if best[2] or name is None else (*natural, name)
    groups = combinations(cards, best[0])
    best_group = next(group for group in groups if worth(figure, group) == best[:2])
    return PLAIN_PACK.sort(best_group)
