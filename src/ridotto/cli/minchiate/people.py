"""What the people at the table are called, seen from one chair."""

from collections.abc import Sequence
from typing import Final

from ridotto.cli.language import to_text
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.people import Persons
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import LETTERS, Seat

NAMES: Final = ("Agnese", "Bianca", "Camilla", "Duarte")


class People(Persons):
    """Names for seats and sides; the person at the keyboard is "You"."""

    def __init__(self, me: Seat | None, names: Sequence[str] = NAMES) -> None:
        super().__init__(me, names)

    @classmethod
    def letters(cls) -> "People":
        """Nobody sits at the keyboard: the seats as records write them."""
        return cls(None, tuple(LETTERS[:4]))

    def side(self, table: Minchiate, side: int) -> str:
        """The two people of a side, oneself first."""
        members = sorted(table.members(side), key=lambda seat: (seat != self.me, seat))
        one, two = (self.name(seat) for seat in members)
        return to_text(say("side", one=one, two=two))

    def role(self, table: Minchiate, seat: Seat) -> str:
        """What somebody is to the person at the keyboard."""
        if self.me is None or seat == self.me:
            return ""
        return to_text(say("your-partner" if table.side(seat) == table.side(self.me) else "enemy"))


def chairs(table: Minchiate, me: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """Who sits at the bottom, at the right, opposite, at the left: play goes to the right."""
    south, east, north, west = table.party.round_from(me)
    return south, east, north, west
