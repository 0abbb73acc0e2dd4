"""What comes out of the count of a deal: its sheet, and the places for the next deal."""

import msgspec

from ridotto.counting.evening import Cards
from ridotto.table import Payment, Remark, ScoreLine, Seat


class Stand(msgspec.Struct, frozen=True):
    """Something that stands from deal to deal, by name: a number for each side, person or box.

    The values may be ``persons`` themselves: those who are out.
    """

    name: str
    values: tuple[int, ...]
    persons: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """The difference of two sides, whose it is, and what it pays."""

    winner: int | None
    difference: int
    pays: int


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A deal counted, as one would write it; a total is only ever the sum of its lines."""

    dealer: Seat
    order: tuple[Seat, ...]
    """The seats in order of play."""
    sides: tuple[tuple[Seat, ...], ...]
    """The columns: the persons of each side."""
    lines: tuple[ScoreLine, ...] = ()
    totals: tuple[int, ...] = ()
    remarks: tuple[Remark, ...] = ()
    payments: tuple[Payment, ...] = ()
    heaps: tuple[Cards, ...] = ()
    """The cards of each side, those included that followed from the rest."""
    outcome: Outcome | None = None
    stands: tuple[Stand, ...] = ()
    """What stands after the deal."""
    void: bool = False
    """The deal did not count, and is dealt again."""


class Places(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where and who deals, before the next deal; the agreed number is played if ``over``.

    ``choices`` are what a form may offer, by the field it is for: the cards, honours, figures.
    """

    order: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]
    dealer: Seat
    stands: tuple[Stand, ...] = ()
    choices: dict[str, tuple[str, ...]] = {}
    over: bool = False
