"""Who sits at the table.

A seat is a person's place card: it stays with the person for a whole party, even where the
game makes people change chairs. Records write seats as letters, A to J.
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int

HOUSE: Final[Seat] = -1
"""The table itself: it shuffles, sets up positions and enters what a scorer reports."""

LETTERS: Final = "ABCDEFGHIJ"


def letter(seat: Seat) -> str:
    """The seat as records write it."""
    return "house" if seat == HOUSE else LETTERS[seat]
