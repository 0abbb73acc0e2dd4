"""What the people at the table are called, seen from one chair."""

from collections.abc import Sequence
from typing import Final

from ridotto.games.minchiate.state import Minchiate
from ridotto.table import LETTERS, Seat

NAMES: Final = ("Agnese", "Bianca", "Camilla", "Duarte")


class People:
    """Names for seats and sides; the person at the keyboard is "You"."""

    def __init__(self, me: Seat | None, names: Sequence[str] = NAMES) -> None:
        self.me = me
        self.names = names

    @classmethod
    def letters(cls) -> "People":
        """Nobody sits at the keyboard: the seats as records write them."""
        return cls(None, tuple(LETTERS[:4]))

    def name(self, seat: Seat) -> str:
        """As a sentence begins."""
        return "You" if seat == self.me else self.names[seat]

    def object(self, seat: Seat) -> str:
        """As a sentence goes on."""
        return "you" if seat == self.me else self.names[seat]

    def whose(self, seat: Seat) -> str:
        """The possessive."""
        return "your" if seat == self.me else f"{self.names[seat]}'s"

    def does(self, seat: Seat, verb: str, third: str = "") -> str:
        """Somebody does something, with the verb as it should be."""
        if seat == self.me:
            return f"You {verb}"
        return f"{self.names[seat]} {third or verb + 's'}"

    def side(self, table: Minchiate, side: int) -> str:
        """The two people of a side, oneself first."""
        members = sorted(table.members(side), key=lambda seat: (seat != self.me, seat))
        return " and ".join(self.name(seat) for seat in members)

    def role(self, table: Minchiate, seat: Seat) -> str:
        """What somebody is to the person at the keyboard."""
        if self.me is None or seat == self.me:
            return ""
        return "your partner" if table.side(seat) == table.side(self.me) else "enemy"


def chairs(table: Minchiate, me: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """Who sits at the bottom, at the right, opposite, at the left: play goes to the right."""
    south, east, north, west = table.party.round_from(me)
    return south, east, north, west
