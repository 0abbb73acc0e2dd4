"""The values of a deal with open cards: as it stands, or after an act.

The critic says what follows. Near the end of a deal the actor plays it out instead: the last tricks
can be counted, and a net only guesses. The same input always gives the same values: the nets are
frozen, and the caller names the seeds of the dice.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.act_sets import act_list
from ridotto.kernel.contract import NOBODY, Numbers, Tables, Words, act, players, reveal, turn
from ridotto.kernel.editions import Edition
from ridotto.kernel.search.actor_critic import Nets, chances_in, still_to_win
from ridotto.kernel.search.deal_rows import DealRows, make_rows, try_in_row
from ridotto.kernel.search.endgame import UNSOLVED, acts_to_the_end, may_be_near, room_for

Reals = NDArray[np.float64]

ROWS_AT_ONCE = 256
"""The number of rows that the critic evaluates in one batch."""


class Valuer:
    """Values deals of one game by its frozen nets, under the rules of a table."""

    def __init__(
        self, edition: Edition, tables: Tables, nets: Nets, offsets: Reals | None = None
    ) -> None:
        self.edition, self.tables, self.nets = edition, tables, nets
        self.t = edition.numbers(tables)
        self.people: int = edition.run(players)(self.t)
        self.offsets = np.zeros(self.people) if offsets is None else offsets
        """What corrects the critic's usual error when the hands are dealt, counted from the place
        in turn."""
        self._ending = room_for(edition)

    def now(self, deals: Sequence[Any], seeds: Sequence[int]) -> Reals:
        """Return what each deal (row) will have brought every place (column) at the end.

        The seed draws the lots. If only a whole party is paid and the deal has ended, it also deals
        the next one.
        """
        return self.looked([(deal, None, seed) for deal, seed in zip(deals, seeds, strict=True)])

    def after(self, deals: Sequence[Any], acts: Sequence[int], seeds: Sequence[int]) -> Reals:
        """Return the values after each act, with axes: deal, act, place.

        Acts of a deal share its dice.
        """
        rows = [
            (deal, number, seed) for deal, seed in zip(deals, seeds, strict=True) for number in acts
        ]
        return self.looked(rows).reshape(len(deals), len(acts), self.people)

    def looked(self, rows: Sequence[tuple[Any, int | None, int]]) -> Reals:
        """Return the values of some rows; each row is a deal, an act or None, and a seed."""
        parts = [
            self._some(rows[first : first + ROWS_AT_ONCE])
            for first in range(0, len(rows), ROWS_AT_ONCE)
        ]
        return np.concatenate(parts) if parts else np.zeros((0, self.people))

    def _some(self, rows: Sequence[tuple[Any, int | None, int]]) -> Reals:
        seeds = [seed for _, _, seed in rows]
        looked = make_rows(self.edition, self.tables, range(self.people), seeds)
        going_on = [
            row for row, (deal, number, _) in enumerate(rows)
            if not self._look(looked, row, deal, NOBODY if number is None else number)
        ]  # fmt: skip
        self._play_out(looked, [row for row in going_on if self._ends_soon(looked.deals[row])])
        written = self.edition.words
        still = self._still_to_win(*map(written, (looked.seen, looked.secrets, looked.turns)))
        return np.asarray(written(looked.sure)[:, : self.people] + still)

    def _look(self, looked: DealRows, row: int, deal: Any, number: int) -> bool:
        """Do an act in a copy of a deal and look at it; return whether that was the deal's end."""
        return self.edition.run(try_in_row)(self.t, looked, row, deal, number) > 0

    def _ends_soon(self, deal: Any) -> bool:
        """Return whether so few acts are left that the deal can be played out."""
        if not may_be_near(self.edition, self.t, deal):
            return False
        self._ending.deals[0][:] = deal
        left = self.edition.run(acts_to_the_end)(self.t, self._ending.deals, self._ending.sets)
        return left != UNSOLVED

    def _play_out(self, looked: DealRows, rows: Sequence[int]) -> None:
        """Go on to the end of these deals as the actor prefers."""
        while rows:
            deals = [looked.deals[row] for row in rows]
            likely = self.likely_in(deals, [int(looked.turns[row]) for row in rows])
            rows = [
                row for row, deal, chances_here in zip(rows, deals, likely, strict=True)
                if not self._look(looked, row, deal, self.lawful(deal)[int(chances_here.argmax())])
            ]  # fmt: skip

    def _still_to_win(self, seen: Words, secrets: Words, turns: Numbers) -> Reals:
        """Return what the critic expects; 0 where the game is over."""
        going_on = np.flatnonzero(turns != NOBODY)
        expected = np.zeros((len(turns), self.people))
        if not len(going_on):
            return expected
        critic = still_to_win(self.edition.kernel, self.nets, seen[going_on], secrets[going_on])
        found = self.nets.scale * critic.astype(np.float64)
        places = (np.arange(self.people) - turns[going_on][:, None]) % self.people
        expected[going_on] = np.take_along_axis(found, places, axis=1)
        return expected

    def lawful(self, deal: Any) -> list[int]:
        """Return the acts that the seat in turn may do."""
        return act_list(self.edition.lawful_acts(self.t, deal), self.edition.kernel.ACTS)

    def likely(self, deal: Any, place: int) -> Reals:
        """Return the probability that the actor does each lawful act."""
        (found,) = self.likely_in([deal], [place])
        return found

    def likely_in(self, deals: Sequence[Any], places: Sequence[int]) -> list[Reals]:
        """Return the actor's probabilities for many deals at once."""
        if not deals:
            return []
        edition, kernel = self.edition, self.edition.kernel
        masks = np.array([edition.lawful_acts(self.t, deal) for deal in deals])
        found = chances_in(edition, self.nets.actor, self.t, deals, places, masks)
        picked = [
            row[act_list(mask, kernel.ACTS)].astype(np.float64)
            for row, mask in zip(found, masks, strict=True)
        ]
        return [np.asarray(row / row.sum()) for row in picked]

    def done(self, deal: Any, number: int) -> Any:
        """Return a copy of the deal after an act."""
        copy = deal.copy()
        self.edition.run(act)(self.t, copy, number)
        return copy

    def hidden(self, deal: Any) -> int:
        """Return how much the seat in turn cannot know: mostly cards in other hands."""
        kernel, place = self.edition.kernel, self.turn(deal)
        secrets = self.edition.room(kernel.SECRETS.words)
        if place != NOBODY:
            self.edition.run(reveal)(self.t, deal, place, secrets)
        return int(kernel.SECRETS.unpack(self.edition.words(secrets)).sum())

    def correction(self, deal: Any) -> Reals:
        """Return what corrects the critic's usual error in a deal whose hands are just dealt."""
        place = self.turn(deal)
        return np.zeros(self.people) if place == NOBODY else np.roll(self.offsets, place)

    def turn(self, deal: Any) -> int:
        """Return the place whose turn it is."""
        return self.edition.run(turn)(self.t, deal)
