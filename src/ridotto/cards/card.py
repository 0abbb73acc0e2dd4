"""A card is its code: ``bR`` is the king of batons, ``40`` the Tromba, ``M`` the Matto.

Codes are plain strings, so that a card reads the same in the engine, in a record, in the
database and on the wire. What a code means is known to its pack.
"""

from collections.abc import Iterable
from typing import Final, NewType

Card = NewType("Card", str)

BACK: Final = Card("?")
"""A card seen from behind: this seat knows that it is there, but not which it is."""


def hide(cards: Iterable[Card]) -> tuple[Card, ...]:
    """This number of cards, face down."""
    return tuple(BACK for _ in cards)
