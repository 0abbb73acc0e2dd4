"""Some acts tried in some worlds: done, played on or solved, and judged.

Of a deal that is played on the actor decides every further act, as it would at the table.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.contract import NOBODY, Numbers, Words, players
from ridotto.kernel.search.actor_critic import Actor, Nets, chances, still_to_win
from ridotto.kernel.search.deal_history import History
from ridotto.kernel.search.deal_rows import make_rows, play_rows, try_acts
from ridotto.kernel.search.endgame import UNSOLVED, Room, solve_after
from ridotto.kernel.search.worlds import World


class Moment(NamedTuple):
    """What the critic is to look at in each row, and what is sure by then."""

    seen: Words
    secrets: Words
    turns: Numbers
    sure: Numbers


class TrialRows:
    """Some acts, done in each of some worlds."""

    def __init__(
        self, history: History, worlds: Sequence[World], tried: Sequence[int], seed: int
    ) -> None:
        edition = history.edition
        self.history, self.edition, self.worlds, self.tried = history, edition, worlds, tried
        # Chance is the same after every act of a world.
        seeds = [seed + place for place in range(len(worlds)) for _ in tried]
        self.rows = make_rows(edition, history.tables, [history.seat], seeds)
        numbers = edition.numbers(np.array(tried, dtype=np.int64))
        for place, world in enumerate(worlds):
            edition.run(try_acts)(
                history.t, self.rows, place * len(tried), world.deal, numbers
            )  # fmt: skip

    def solve(self, ending: Room) -> bool:
        """Put what is certain with open cards in place of the rest; False if the end is too far."""
        rows, seat = self.rows, self.history.seat
        solve, row = self.edition.run(solve_after), 0
        for world in self.worlds:
            for number in self.tried:
                if rows.turns[row] != NOBODY:
                    if solve(self.history.t, world.deal, number, *ending) == UNSOLVED:
                        # What is too far away in one world is so in all.
                        return False
                    rows.turns[row] = NOBODY
                    rows.sure[row][seat] = ending.best[0][seat]
                row += 1
        return True

    def judge(self, nets: Nets, ahead: int) -> NDArray[np.float64]:
        """Return what each act (column) is worth in each world (row) to the seat.

        With ``ahead`` everything is played on for so many decisions, or to the end. The critic is
        asked when the seat has to choose again, and at the end; the mean of both counts. Of the two
        the first varies less, the second errs less.
        """
        if not ahead:
            values = self._values(nets, [self._moment()])
        else:
            again, last = self._play_on(nets.actor, ahead)
            values = self._values(nets, [again, last])
        return values.reshape(len(self.worlds), len(self.tried))

    def _moment(self) -> Moment:
        words, rows = self.edition.words, self.rows
        sure = words(rows.sure)[:, self.history.seat]
        return Moment(words(rows.seen), words(rows.secrets), words(rows.turns), sure)

    def _play_on(self, actor: Actor, ahead: int) -> tuple[Moment, Moment]:
        """Return the rows when it is the seat's turn again, and at the end."""
        self._act(np.full(len(self.rows.turns), NOBODY))
        again = Moment(*(array.copy() for array in self._moment()))
        waiting = self._going()
        for _ in range(ahead):
            if not (going := self._going()).any():
                break
            self._act(self._chosen(actor, going))
            here = waiting & (~self._going() | (self._moment().turns == self.history.seat))
            for kept, now in zip(again, self._moment(), strict=True):
                kept[here] = now[here]
            waiting &= ~here
        for kept, now in zip(again, self._moment(), strict=True):
            kept[waiting] = now[waiting]
        return again, self._moment()

    def _going(self) -> NDArray[np.bool_]:
        turns, ended = (self.edition.words(one) for one in (self.rows.turns, self.rows.ended))
        going: NDArray[np.bool_] = (turns != NOBODY) & (ended == 0)
        return going

    def _chosen(self, actor: Actor, going: NDArray[np.bool_]) -> Numbers:
        """Return what the actor prefers in each row that goes on."""
        words, chosen = self.edition.words, np.full(len(going), NOBODY)
        seen, masks = words(self.rows.seen)[going], words(self.rows.masks)[going]
        likely = chances(self.edition.kernel, actor, seen, masks)
        chosen[going] = likely.argmax(axis=1)
        return chosen

    def _act(self, chosen: Numbers) -> None:
        self.edition.run(play_rows)(self.history.t, self.rows, self.edition.numbers(chosen))

    def _values(self, nets: Nets, moments: Sequence[Moment]) -> NDArray[np.float64]:
        """Return what is sure and what the critic expects, the mean of some moments."""
        seen, secrets, turns, sure = (
            np.concatenate(parts) for parts in zip(*moments, strict=True)
        )  # fmt: skip
        values = sure.astype(np.float64)
        asked = np.flatnonzero(turns != NOBODY)
        if len(asked):
            history = self.history
            found = still_to_win(self.edition.kernel, nets, seen[asked], secrets[asked])
            place = (history.seat - turns[asked]) % self.edition.run(players)(history.t)
            values[asked] += nets.scale * found[np.arange(len(place)), place]
        made: NDArray[np.float64] = values.reshape(len(moments), -1).mean(axis=0)
        return made
