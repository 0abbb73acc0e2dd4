"""A moment at the table, as stories are told of it."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from ridotto.cli.minchiate.citing import cite
from ridotto.cli.minchiate.people import People
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import Seat

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class Scene(NamedTuple):
    """The people, and the table just after what is told."""

    people: People
    table: Minchiate

    def does(self, seat: Seat, verb: str, third: str = "") -> str:
        """Somebody does something."""
        return self.people.does(seat, verb, third)

    def side(self, side: int) -> str:
        """The two people of a side."""
        return self.people.side(self.table, side)

    def cite(self, rule: str) -> str:
        """Where a rule stands, in brackets."""
        return cite(self.table.rules, rule)


Story: TypeAlias = Callable[[Scene, Any], str]


def giro_name(number: int) -> str:
    """Giri are counted in Roman figures, from the first."""
    return ROMAN[number] if number < len(ROMAN) else str(number + 1)


def count_cards(number: int) -> str:
    """So many cards."""
    return f"{number} card" if number == 1 else f"{number} cards"


def count_resti(number: int) -> str:
    """So many resti."""
    return f"{number} resto" if number == 1 else f"{number} resti"
