"""What a computer player is: a view in, an action out."""

from typing import Protocol, TypeVar

import msgspec

from ridotto.cards import Card
from ridotto.table import Action, State, View

S = TypeVar("S", bound=State)


class Player(Protocol[S]):
    """Sits in one seat and sees only what that seat sees.

    It keeps no state between two acts: the same view and seed give the same act, so a player can
    take over a seat in the middle of a deal.
    """

    def act(self, view: View[S]) -> Action:
        """A lawful action of the view's seat, whenever the table waits for it."""


class Choice(msgspec.Struct, frozen=True):
    """A card one might choose, what it is worth in points, and why, in the game's words."""

    card: Card
    value: float
    why: str
