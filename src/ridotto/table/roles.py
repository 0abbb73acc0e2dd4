"""The roles that people have in a deal: who deals, and what a game says of certain acts.

A game names its own as ``ROLES`` in ``roles.py`` of its package: the kinds of act that give a role
to whoever does them.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from ridotto.table.event import Action
from ridotto.table.game import Game
from ridotto.table.seat import HOUSE, Seat

DEALER: Final = "dealer"

RoleActs: TypeAlias = Mapping[str, tuple[str, ...]]
"""By the name of a role: the tags of the acts that give it."""


def roles_in_deal(
    game: Game[Any], known: RoleActs, last: Any, actions: Iterable[Action]
) -> Mapping[Seat, tuple[str, ...]]:
    """The roles of each seat in a deal, from its acts and the state before the last of them."""
    found: dict[Seat, list[str]] = {seat: [] for seat in range(game.seats(last))}
    dealer = getattr(getattr(last, "deal", None), "dealer", HOUSE)
    if dealer in found:
        found[dealer].append(DEALER)
    for action in actions:
        tag = action.__struct_config__.tag
        for role, tags in known.items():
            if tag in tags and action.seat in found and role not in found[action.seat]:
                found[action.seat].append(role)
    return {seat: tuple(roles) for seat, roles in found.items()}
