"""How the players who search do it, by their levels."""

from typing import Final

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a player searches."""

    worlds: int | None = None
    """At most so many worlds; None for as many as the time allows."""
    budget_ms: float | None = None
    """Time for one decision on one core; None for no limit but the worlds."""
    inferring: bool = True
    """Believe what discards and signals say of where cards lie."""
    swaps: int = 0
    """How often cards change places between two worlds to fit what was played; 0 for any world."""
    prior: float = 30.0
    """As so many worlds the book's advice counts."""
    share: float = 0.15
    """And as so many more for each world that was tried: playouts have their own prejudices."""
    heed: float = 6.0
    """What it says against a card beyond so many points counts less and less."""
    paid: float = 0.3
    """Which part of a deal's worth is counted in resti, as it is paid; the rest in points."""
    plain: bool = False
    """Play worlds out with any lawful card as likely as the next."""
    laying: bool = True
    """Try ways to lay away, too."""


LEVELS: Final = {
    "player": Settings(worlds=24, budget_ms=40.0, inferring=False, laying=False),
    "master": Settings(budget_ms=250.0, swaps=4),
    "plain": Settings(
        budget_ms=250.0, inferring=False, prior=0.0, share=0.0, plain=True, laying=False
    ),
}
"""*Player* looks at few worlds, any that fit; *master* at as many as the time allows, and infers;
*plain* is for measuring: the same worlds played out at random, and no book."""
