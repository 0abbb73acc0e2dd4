"""What the people at the table are called, seen from one chair."""

from collections.abc import Sequence

from ridotto.table import Seat


class Persons:
    """Names for seats; the person at the keyboard is "You"."""

    def __init__(self, me: Seat | None, names: Sequence[str]) -> None:
        self.me = me
        self.names = names

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
