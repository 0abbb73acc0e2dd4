"""What ends a command early: a complaint about what was asked, or a person leaving."""

from ridotto.table.sentence import Sentence


class UsageError(Exception):
    """Something asked for cannot be had; the sentence says what, and what could be.

    A plain text is what another program or the library said: it is shown as it is.
    """

    def __init__(self, said: Sentence | str) -> None:
        super().__init__(str(said))
        self.said = said


class Leave(Exception):
    """The person at the keyboard leaves the table."""
