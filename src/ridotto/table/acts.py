"""Actions that every game with a pack knows."""

from typing import Annotated

from ridotto.cards import Card
from ridotto.table.event import Action
from ridotto.table.visibility import NOBODY, Public


class Shuffle(Action, frozen=True):
    """The pack in its new order, top first. A deal is an order of cards, never a seed."""

    order: Annotated[tuple[Card, ...], NOBODY]


class Draw(Action, frozen=True):
    """Draw a card from the spread pack, for seats or for the deal."""

    place: Public[int]


class Cut(Action, frozen=True):
    """Lift this number of cards from the pack; the rest goes on top of them."""

    lifted: Public[int]


class Play(Action, frozen=True):
    """Play a card from one's hand."""

    card: Public[Card]


class Gather(Action, frozen=True):
    """Turn the trick. Only a strict table waits for it: until then a wrong card may be mended."""


class TakeBack(Action, frozen=True):
    """Take a wrong card back before the trick is turned."""

    card: Public[Card]


class Rise(Action, frozen=True):
    """The house ends the sitting between two deals."""
