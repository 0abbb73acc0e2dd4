"""What a game is measured by: the smallest unit that is scored by itself.

A game provides its own as ``UNIT`` in ``match_unit.py`` of its package; ``plain_unit`` fits a game
that plays and pays deal by deal.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ridotto.table.event import Action
from ridotto.table.game import Game

Paid: TypeAlias = tuple[float, ...]
"""By seat."""


@dataclass(frozen=True)
class MatchUnit:
    """How a game's unit begins, when it is done, and what everybody has won then."""

    name: str
    currency: str
    opening: Callable[[int, int], tuple[Action, ...]]
    """The house's first acts, by the number of seats and of the deal."""
    paid: Callable[[Any], Paid]
    until: Callable[[Any], bool]
    options: Mapping[str, Any] = field(default_factory=dict)
    """House rules without which the unit would be longer."""
    points: Callable[[Any], Paid] | None = None
    """What is counted, where the payment is coarser."""
    score_unit: str = ""
    """What players try to raise (the kernel's ``score``), where that is not the currency."""
    deal: "MatchUnit | None" = None
    """What a single deal is compared by at several tables, where the unit is longer."""


def nothing_first(seats: int, deal: int) -> tuple[Action, ...]:
    """The house lays nothing out."""
    del seats, deal
    return ()


def paid_by_accounts(game: Game[Any]) -> Callable[[Any], Paid]:
    """What each person has won or lost."""
    return lambda state: tuple(game.accounts(state)[: game.seats(state)])


def above_the_others(made: Sequence[float]) -> Paid:
    """What each has made above the mean of the others."""
    total, others = sum(made), len(made) - 1
    return tuple(own - (total - own) / others for own in made)


def deal_is_over(game: Game[Any]) -> Callable[[Any], bool]:
    """Until a deal has been paid, or the party ended with it."""
    return lambda state: game.settled(state) or game.over(state)


def next_dealer(deal: int, seats: int) -> tuple[int, ...]:
    """Another dealer every time, the neighbours staying neighbours."""
    return tuple((seat + deal) % seats for seat in range(seats))


def plain_unit(game: Game[Any]) -> MatchUnit:
    """A deal of any game, and what the accounts say."""
    return MatchUnit(
        name="deal",
        currency="points",
        opening=nothing_first,
        paid=paid_by_accounts(game),
        until=deal_is_over(game),
    )
