"""Fiches and jettons: a mark as the book lays it on the table (Dr. 11, Fi. 12).

A fiche is 10, a jetton 1, two stacked jettons 5. Jettons before (left of) the fiches add,
jettons behind (right of) them take away.
"""

from typing import Final

import msgspec

FICHE: Final = "▭"
JETTON: Final = "○"
STACK: Final = "◎"
MEANING: Final = {
    FICHE: 10, "=": 10, "🐟": 10,
    STACK: 5, "@": 5,
    JETTON: 1, "o": 1,
}  # fmt: skip
"""What each sign is worth; the second ones are for keyboards without the first."""


class Laid(msgspec.Struct, frozen=True):
    """Counters on the table: jettons before, fiches, jettons behind."""

    stacks: int
    before: int
    fiches: int
    behind: int

    @property
    def points(self) -> int:
        """What they mean."""
        return 5 * self.stacks + self.before + 10 * self.fiches - self.behind

    def borrowed(self, fiches: int) -> int:
        """How many fiches more than one set has."""
        return max(0, self.fiches - fiches)

    def __str__(self) -> str:
        return (
            JETTON * self.before + STACK * self.stacks + FICHE * self.fiches + JETTON * self.behind
        )


def lay(points: int) -> Laid:
    """The counters for a mark: 1-4 before, 5-7 with a stack, 8 and 9 from behind."""
    if points < 0:
        raise ValueError(f"a mark is never negative, and {points} is")
    tens, units = divmod(points, 10)
    if units >= 8:
        return Laid(stacks=0, before=0, fiches=tens + 1, behind=10 - units)
    stacks, before = divmod(units, 5)
    return Laid(stacks=stacks, before=before, fiches=tens, behind=0)


def read_mark(text: str) -> int:
    """The points a row of counters means; jettons right of the last fiche take away."""
    signs = [sign for sign in text if not sign.isspace()]
    unknown = [sign for sign in signs if sign not in MEANING]
    if unknown:
        raise ValueError(
            f"{unknown[0]!r} is neither fiche {FICHE} nor jetton {JETTON} nor stack {STACK}"
        )
    places = [place for place, sign in enumerate(signs) if MEANING[sign] == 10]
    if not places:
        return sum(MEANING[sign] for sign in signs)
    first, last = places[0], places[-1]
    if last - first + 1 != len(places):
        raise ValueError("the fiches must lie together, jettons before or behind them")
    behind = sum(MEANING[sign] for sign in signs[last + 1 :])
    return sum(MEANING[sign] for sign in signs[: last + 1]) - behind
