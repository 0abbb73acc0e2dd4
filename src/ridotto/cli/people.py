"""What the people at the table are called, seen from one chair."""

from collections.abc import Sequence
from typing import Final

from ridotto.cli.language import to_text
from ridotto.cli.sentences import say
from ridotto.table import Seat

YOU: Final = "you"


class Persons:
    """Names for seats; the person at the keyboard is "You"."""

    def __init__(self, me: Seat | None, names: Sequence[str]) -> None:
        self.me = me
        self.names = names

    def name(self, seat: Seat) -> str:
        """The name at the beginning of a sentence."""
        return to_text(say("you")) if seat == self.me else self.names[seat]

    def who(self, seat: Seat) -> str:
        """Somebody for a template: by name, or ``you`` to choose by."""
        return YOU if seat == self.me else self.names[seat]
