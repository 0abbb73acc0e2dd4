"""The table and its people, as event sentences need them."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from ridotto.cli.language import to_text
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.rule_citation import cite
from ridotto.cli.minchiate.sentences import say
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import Seat
from ridotto.table.sentence import Sentence

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class EventContext(NamedTuple):
    """The people, and the table just after what is told."""

    people: People
    table: Minchiate

    def who(self, seat: Seat) -> str:
        """Somebody for a template."""
        return self.people.who(seat)

    def side(self, side: int) -> str:
        """The two people of a side."""
        return self.people.side(self.table, side)

    def whose(self, side: int) -> str:
        """For a template that says something of a side: is it one's own?"""
        me = self.people.me
        return "own" if me is not None and self.table.side(me) == side else "others"

    def cite(self, rule: str) -> str:
        """Where a rule stands, in brackets."""
        return cite(self.table.rules, rule)


EventSentence: TypeAlias = Callable[[EventContext, Any], Sentence | str | None]


def giro_name(number: int) -> str:
    """Giri are counted in Roman figures, from the first."""
    return ROMAN[number] if number < len(ROMAN) else str(number + 1)


def count_resti(number: int) -> str:
    """A number of resti in words."""
    return to_text(say("resti", n=number))
