"""Replays the rest of a line of play after a different act, as far as possible.

Each seat keeps its own list of acts. Its next act is done if it is lawful now. A card that may not
be played yet changes places with the one that is played instead. An act that no longer makes sense,
such as an answer nobody waits for, is dropped.
"""

from typing import NamedTuple

from ridotto.server.ledger_table import LedgerTable
from ridotto.table import Action, Seat
from ridotto.table.acts import Play


class RecordedAct(NamedTuple):
    """An act of a line, and its index there."""

    place: int
    action: Action


class ActsLeft:
    """The acts that are left from a point of a line on, without the act that was replaced."""

    def __init__(self, acts: list[RecordedAct], instead: Action | None) -> None:
        self.of: dict[Seat, list[RecordedAct]] = {}
        for act in acts:
            self.of.setdefault(act.action.seat, []).append(act)
        if instead is None:
            return
        self._put_off(instead)
        # A card that was not played is played later; a bid or an answer is not given later.
        mine = self.of.get(instead.seat, [])
        if mine and mine[0] is acts[0]:
            mine.pop(0)

    def next_lawful(self, table: LedgerTable) -> Action | None:
        """Remove and return the next act that can be done now; None if there is none."""
        for act in self._next_acts():
            while act.action.seat in table.awaited and not _is_lawful(table, act.action):
                if isinstance(act.action, Play):
                    break
                self.of[act.action.seat].remove(act)
                acts = self.of[act.action.seat]
                if not acts:
                    break
                act = acts[0]
            if _is_lawful(table, act.action) and act in self._next_acts():
                self.take(act.action)
                return act.action
        return None

    def take(self, action: Action) -> None:
        """Note that this act was done, whether it comes next, later or not at all in the list."""
        acts = self.of.get(action.seat, [])
        if acts and acts[0].action == action:
            acts.pop(0)
        else:
            self._put_off(action)

    def _next_acts(self) -> list[RecordedAct]:
        """Return everybody's next act, in the order of the line."""
        return sorted((acts[0] for acts in self.of.values() if acts), key=lambda act: act.place)

    def _put_off(self, action: Action) -> None:
        """Move a later act forward; the next act of its kind takes its old place."""
        acts = self.of.get(action.seat, [])
        at = next((n for n, act in enumerate(acts) if n and act.action == action), None)
        if at is None:
            return
        if type(acts[0].action) is type(action):
            acts[at] = RecordedAct(acts[at].place, acts[0].action)
            acts.pop(0)
        else:
            acts.pop(at)


def _is_lawful(table: LedgerTable, action: Action) -> bool:
    return table.game.judge(table.state, action).admitted(strict=table.state.strict)
