"""The states along a tree of variations: each is found once, however many lines share it.

A tree has up to two hundred lines. To build the whole party anew for each of them took a minute.
"""

from collections.abc import Sequence

from ridotto.notation.variations import (
    Variation,
    VariationError,
    departure_of,
    read_statement,
)
from ridotto.server.deal_replay import DealSpan, deal_is_over
from ridotto.server.ledger_table import LedgerTable
from ridotto.table import Action, Refused, State, apply, fold_all


class VariationStates:
    """The acts of a deal's variations, done as far as somebody asks."""

    def __init__(self, table: LedgerTable, span: DealSpan, variations: Sequence[Variation]) -> None:
        self.game, self.span, self.variations = table.game, span, variations
        self._lines: dict[int, list[State]] = {0: self._recorded(table)}
        """For each line the states after none of its own acts, after the first, and so on."""
        self._acts: dict[int, list[Action]] = {}

    def _recorded(self, table: LedgerTable) -> list[State]:
        """Return the states of the deal itself, from before its first act."""
        state = table.opening
        states = []
        for number, (_, events) in enumerate(table.happened[: self.span.end]):
            if number >= self.span.first:
                states.append(state)
            state = fold_all(self.game, state, events)
        return [*states, state]

    def first_act(self, number: int) -> Action:
        """Return the first act of a variation; or raise ``VariationError``."""
        self._check_place(number)
        self._play(number, 1)
        return self._acts[number][0]

    def check(self, number: int) -> None:
        """Raise ``VariationError`` unless a variation can be played to its end."""
        self._check_place(number)
        self._play(number, len(self.variations[number - 1].acts))

    def _check_place(self, number: int) -> None:
        departure = departure_of(self.variations, number)
        if not self.span.first <= departure.after <= self.span.end:
            raise VariationError(
                f"variation {number} leaves the deal after {departure.after} acts;"
                f" this deal has the acts {self.span.first} to {self.span.end}"
            )

    def _play(self, number: int, count: int) -> State:
        """Return the state after so many of a variation's own acts."""
        if number not in self._lines:
            one = self.variations[number - 1]
            self._lines[number] = [self._state_at(one.of, one.after)]
            self._acts[number] = []
        states = self._lines[number]
        for text in self.variations[number - 1].acts[len(states) - 1 : count]:
            action, after = self._done(states[-1], text)
            self._acts[number].append(action)
            states.append(after)
        return states[count]

    def _state_at(self, line: int, after: int) -> State:
        """Return the state of a line after so many acts of the record."""
        while line:
            one = self.variations[line - 1]
            if after >= one.after:
                return self._play(line, after - one.after)
            # That far the line is still the one it leaves.
            line = one.of
        return self._lines[0][after - self.span.first]

    def _done(self, state: State, text: str) -> tuple[Action, State]:
        if deal_is_over(self.game, state):
            raise VariationError(f"{text!r}: the deal is over before that")
        try:
            action = read_statement(self.game, state, text)
            return action, apply(self.game, state, action)[0]
        except Refused as refused:
            raise VariationError(f"{text!r}: {refused}") from refused
