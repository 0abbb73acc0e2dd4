"""A deal and its variations, walked: where one is, and what can be done there."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from ridotto.notation.variations import (
    Comment,
    Variation,
    add_line,
    departure_of,
    read_statement,
)
from ridotto.server.deal_replay import DealSpan, deal_is_over
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.outcome_spread import Playing, play_many
from ridotto.server.record_table import Fact
from ridotto.server.what_if import (
    MASTER,
    Continuation,
    Rest,
    choices,
    results_if_over,
    statements,
    table_before,
    table_of_line,
    what_if,
)
from ridotto.table import HOUSE, Action, Event, State


class OfferedAct(NamedTuple):
    """Something that could be done, and how a record writes it."""

    text: str
    action: Action


class VariationWalk:
    """One deal of a record: the line one is on, and how many steps of it are done."""

    def __init__(
        self, table: LedgerTable, deal: int, span: DealSpan, variations: Sequence[Variation]
    ) -> None:
        self.deal, self.line, self.step = deal, 0, 0
        self.variations = tuple(variations)
        self._happened = (table, span)

    def go(self, step: int) -> None:
        """Go to a step; beyond either end is the end."""
        self.step = max(0, min(self.length, step))
        self.__dict__.pop("here", None)

    def follow(self, line: int, step: int | None = None) -> None:
        """Go to a line, to where it begins unless a step is named; or raise ``VariationError``."""
        begins = departure_of(self.variations, line).after if line else self.span.first
        table_of_line(*self._happened, self.variations, line)
        self.line = line
        self.__dict__.pop("_line", None)
        self.go(begins - self.span.first + (1 if line else 0) if step is None else step)

    @cached_property
    def _line(self) -> tuple[LedgerTable, DealSpan]:
        return table_of_line(*self._happened, self.variations, self.line)

    @property
    def span(self) -> DealSpan:
        """Where the deal stands among the acts of this line."""
        return self._line[1]

    @property
    def length(self) -> int:
        """The steps of this line."""
        return self.span.end - self.span.first

    @cached_property
    def here(self) -> LedgerTable:
        """The table as it is now."""
        return table_before(*self._line, self.step)

    def last_step(self) -> tuple[State, str, tuple[Event, ...]] | None:
        """The table before the last step, its statement, and all that followed; None at first."""
        if not self.step:
            return None
        before = table_before(*self._line, self.step - 1)
        (text,) = statements(self.here, len(self.here.happened) - 1)
        return before.state, text, self.here.happened[-1][1]

    def next_statement(self) -> str:
        """What is done next in this line; nothing at its end."""
        table, span = self._line
        return statements(table, span.first + self.step)[0] if self.step < self.length else ""

    def offered(self) -> tuple[OfferedAct, ...]:
        """What could be done here instead, or now: whole acts, each as a statement."""
        table = self.here
        if deal_is_over(table.game, table.state):
            return ()
        told = self.next_statement()
        return tuple(
            OfferedAct(text, action)
            for seat in sorted(table.awaited - {HOUSE})
            for action in choices(table, seat)
            if (text := table.game.write(table.state, action)) != told
        )

    def read(self, text: str) -> Action:
        """An act that is typed as a statement; or raise ``VariationError``."""
        return read_statement(self.here.game, self.here.state, text)

    def vary(self, action: Action, rest: Rest, level: str = MASTER) -> tuple[bool, ...]:
        """Do this instead; says of every later act if the line still has it. Raises ``Refused``."""
        table, span = self._line
        told = what_if(table, self.deal, span, self.step, action, Continuation(rest, level))
        self.variations, line = add_line(
            self.variations, self.line, span.first + self.step, told.acts
        )
        self.follow(line, self.step + 1)
        return told.kept

    def spread(self, times: int, level: str = MASTER) -> tuple[Playing, ...]:
        """Play on from here this number of times."""
        return play_many(*self._line, self.step, level, range(times), seconds=float("inf"))

    def result(self) -> tuple[Fact, ...]:
        """How this line comes out; nothing where it is not played out."""
        table, span = self._line
        return results_if_over(table_before(table, span, span.end - span.first))

    def change(self, **fields: Any) -> None:
        """Name a variation, or say something of it."""
        tree = list(self.variations)
        tree[self.line - 1] = msgspec.structs.replace(tree[self.line - 1], **fields)
        self.variations = tuple(tree)

    def comment(self, says: str) -> None:
        """Say something of the last step; it must be one of this variation's own."""
        one = self.variations[self.line - 1]
        at = self.span.first + self.step - one.after - 1
        kept = tuple(said for said in one.comments if said.at != at)
        added = (Comment(at, says),) if says else ()
        self.change(comments=tuple(sorted((*kept, *added), key=lambda said: said.at)))

    def said(self) -> str:
        """What is said of the last step."""
        if not self.line:
            return ""
        one = self.variations[self.line - 1]
        at = self.span.first + self.step - one.after - 1
        return next((said.says for said in one.comments if said.at == at), "")

    @property
    def is_own(self) -> bool:
        """Is the last step one of this variation's own acts?"""
        one = self.variations[self.line - 1] if self.line else None
        return one is not None and self.span.first + self.step > one.after
