"""Drawing lots as an act of a game: who draws, what is shown, and when everybody has drawn.

A game says who still has to draw, what a card is worth there, and what follows; the four
functions of its tables are methods of one ``LotDraw``.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from ridotto.cards import Card
from ridotto.table.acts import Draw
from ridotto.table.event import Event
from ridotto.table.game import State
from ridotto.table.lots import Lots, Rank
from ridotto.table.seat import Seat
from ridotto.table.sentence import Sentence
from ridotto.table.sentences import say
from ridotto.table.verdict import Verdict, impossible, lawful

S = TypeVar("S", bound=State)


def needing(table: Any) -> tuple[Seat, ...]:
    """Who has not drawn yet, or has tied."""
    lots: Lots = table.phase.lots
    return lots.needing()


@dataclass(frozen=True, kw_only=True)
class LotDraw(Generic[S]):
    """How a game draws for seats or for the deal."""

    phase: type
    """The phase of the draw; it holds the ``Lots``."""
    rule: str
    """Cited for a draw that is due."""
    again: str
    """Cited for a draw after a tie, or after a card of no rank."""
    not_due: str
    """Cited where somebody has nothing to draw."""
    nobody: Sentence | str
    """The refusal when nobody draws now."""
    stands: Sentence | str
    """Said to somebody who has nothing to draw."""
    drew: Callable[[Seat, Card], Event]
    done: Callable[[S], Event]
    """What follows when nobody has to draw any more."""
    rank: Callable[[Card], Rank | None]
    """What a card is worth in the draw; None is no rank, and is drawn again."""
    needing: Callable[[S], tuple[Seat, ...]] = needing
    reveals: bool = False
    """Does the spread pack show the cards that were drawn?"""

    def lots(self, table: S) -> Lots | None:
        """The spread pack, during the draw."""
        at: Any = table
        phase: Any = at.phase
        return getattr(phase, "lots", None) if type(phase) is self.phase else None

    def judge(self, table: S, action: Draw) -> Verdict:
        """Everybody draws a card; those who tie draw again."""
        lots = self.lots(table)
        if lots is None:
            return impossible(self.rule, self.nobody)
        if action.seat not in self.needing(table):
            return impossible(self.not_due, self.stands)
        if action.place not in lots.places():
            return impossible(self.rule, say("no-card-there", place=action.place))
        return lawful(self.again if lots.drew(action.seat) else self.rule)

    def fold_draw(self, table: S, action: Draw) -> S:
        """A hand on a card; its face follows."""
        return self._with(table, self._lots(table).touch(action.seat, action.place))

    def follow(self, table: S) -> Event | None:
        """Show the drawn card; when nobody has to draw again, the draw is over."""
        lots = self._lots(table)
        card = lots.card()
        if card is not None:
            return self.drew(lots.by, card)
        return None if self.needing(table) else self.done(table)

    def fold_drew(self, table: S, event: Any) -> S:
        """Everybody sees what was drawn."""
        lots = self._lots(table)
        if self.reveals:
            assert lots.turned is not None
            spread = (*lots.spread[: lots.turned], event.card, *lots.spread[lots.turned + 1 :])
            lots = msgspec.structs.replace(lots, spread=spread)
        return self._with(table, lots.show(event.seat, self.rank(event.card)))

    def _lots(self, table: S) -> Lots:
        lots = self.lots(table)
        assert lots is not None
        return lots

    def _with(self, table: S, lots: Lots) -> S:
        return msgspec.structs.replace(table, phase=self.phase(lots))
