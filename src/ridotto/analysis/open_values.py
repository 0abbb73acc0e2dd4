"""What a deal with open cards is worth to everybody, as the critic says: now, or after an act.

The values are fixed beforehand: frozen nets, and dice from seeds that the caller names.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ridotto.analysis.record_steps import bits_of
from ridotto.kernel.batch import do_act, draw_lots, go_on
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import (
    NOBODY,
    Deal,
    Numbers,
    Pack,
    Tables,
    Words,
    act,
    observe,
    players,
    reveal,
    score,
    turn,
)
from ridotto.kernel.editions import Edition
from ridotto.kernel.search.actor_critic import Nets, chances
from ridotto.kernel.specialise import template
from ridotto.kernel.splitmix import Dice, dice_from

Reals = NDArray[np.float64]

ROWS_AT_ONCE = 256
"""Rows that the critic is shown together."""


class Valuer:
    """Frozen nets of a game, and the rules of a table."""

    def __init__(self, edition: Edition, tables: Tables, nets: Nets) -> None:
        self.edition, self.tables, self.nets = edition, tables, nets
        self.t = edition.numbers(tables)
        self.people: int = edition.run(players)(self.t)
        self.words = -(-edition.kernel.ACTS // WORD)

    def now(self, deals: Sequence[Any], seeds: Sequence[int]) -> Reals:
        """What each deal will have brought everybody at the end: a row a deal, a column a place.

        Lots are drawn by the seed, and where the deal has ended the next one is dealt by it, if
        only a whole party is paid.
        """
        return self.looked([(deal, None, seed) for deal, seed in zip(deals, seeds, strict=True)])

    def after(self, deals: Sequence[Any], acts: Sequence[int], seeds: Sequence[int]) -> Reals:
        """Values after each of these acts: deals, acts, places. Acts share their deal's dice."""
        rows = [
            (deal, number, seed) for deal, seed in zip(deals, seeds, strict=True) for number in acts
        ]
        return self.looked(rows).reshape(len(deals), len(acts), self.people)

    def looked(self, rows: Sequence[tuple[Any, int | None, int]]) -> Reals:
        """Values for rows of a deal, an act or none, and a seed."""
        parts = [
            self._some(rows[first : first + ROWS_AT_ONCE])
            for first in range(0, len(rows), ROWS_AT_ONCE)
        ]
        return np.concatenate(parts) if parts else np.zeros((0, self.people))

    def _some(self, rows: Sequence[tuple[Any, int | None, int]]) -> Reals:
        edition, kernel = self.edition, self.edition.kernel
        room, count = edition.room, len(rows)
        seen, secrets = room(count, kernel.OBSERVATION.words), room(count, kernel.SECRETS.words)
        turns, sure = room(count), room(count, kernel.SEATS)
        pack, deal = edition.numbers(kernel.new_pack(self.tables)), room(kernel.SIZE)
        for row, (world, number, seed) in enumerate(rows):
            edition.run(look_ahead)(
                self.t, world, NOBODY if number is None else number, kernel.PAID_BY_DEAL, pack,
                dice_from(seed), seen[row], secrets[row], turns, sure[row], row, deal,
                room(self.words), room(kernel.SEATS),
            )  # fmt: skip
        written = edition.words
        still = self._still_to_win(written(seen), written(secrets), written(turns))
        return np.asarray(written(sure)[:, : self.people] + still)

    def _still_to_win(self, seen: Words, secrets: Words, turns: Numbers) -> Reals:
        """What the critic expects; nothing where all is over."""
        kernel, going_on = self.edition.kernel, np.flatnonzero(turns != NOBODY)
        expected = np.zeros((len(turns), self.people))
        if not len(going_on):
            return expected
        bits = [kernel.OBSERVATION.unpack(seen[going_on]), kernel.SECRETS.unpack(secrets[going_on])]
        found = self.nets.scale * self.nets.critic(np.concatenate(bits, axis=1)).astype(np.float64)
        places = (np.arange(self.people) - turns[going_on][:, None]) % self.people
        expected[going_on] = np.take_along_axis(found, places, axis=1)
        return expected

    def lawful(self, deal: Any) -> list[int]:
        """What the seat in turn may do."""
        return bits_of(self.edition.lawful_acts(self.t, deal), self.edition.kernel.ACTS)

    def likely(self, deal: Any, place: int) -> Reals:
        """How likely the actor is to do each of the lawful acts."""
        (found,) = self.likely_in([deal], [place])
        return found

    def likely_in(self, deals: Sequence[Any], places: Sequence[int]) -> list[Reals]:
        """What the actor would do, for many deals at once."""
        edition, kernel = self.edition, self.edition.kernel
        seen = edition.room(len(deals), kernel.OBSERVATION.words)
        for row, (deal, place) in enumerate(zip(deals, places, strict=True)):
            edition.run(observe)(self.t, deal, place, seen[row])
        masks = np.array([edition.lawful_acts(self.t, deal) for deal in deals])
        found = chances(kernel, self.nets.actor, edition.words(seen), masks)
        picked = [
            row[bits_of(mask, kernel.ACTS)].astype(np.float64)
            for row, mask in zip(found, masks, strict=True)
        ]
        return [np.asarray(row / row.sum()) for row in picked]

    def done(self, deal: Any, number: int) -> Any:
        """A copy of the deal after an act."""
        copy = deal.copy()
        self.edition.run(act)(self.t, copy, number)
        return copy

    def hidden(self, deal: Any) -> int:
        """How much the one in turn may not know: cards in other hands, mostly."""
        kernel, place = self.edition.kernel, self.turn(deal)
        secrets = self.edition.room(kernel.SECRETS.words)
        if place != NOBODY:
            self.edition.run(reveal)(self.t, deal, place, secrets)
        return int(kernel.SECRETS.unpack(self.edition.words(secrets)).sum())

    def turn(self, deal: Any) -> int:
        """Whose turn it is."""
        return self.edition.run(turn)(self.t, deal)


@template
def look_ahead(
    t: Tables, world: Deal, number: int, by_deal: bool, pack: Pack, dice: Dice, seen: Words,
    secrets: Words, turns: Numbers, sure: Numbers, row: int, deal: Deal, acts: Words,
    scores: Numbers,
) -> None:  # fmt: skip
    """Do an act in a copy of a deal, or none: what is sure then, and what the critic looks at."""
    for slot in range(len(deal)):
        deal[slot] = world[slot]
    if number != NOBODY:
        do_act(t, deal, number)
    draw_lots(t, deal, acts, dice)
    ended = go_on(t, deal, pack, acts, dice, scores)
    turns[row] = NOBODY
    going_on = ended == 0 or (ended == 1 and not by_deal)
    if going_on:
        turns[row] = turn(t, deal)
        observe(t, deal, turns[row], seen)
        reveal(t, deal, turns[row], secrets)
    for seat in range(len(sure)):
        sure[seat] = scores[seat] if ended else 0
        if going_on:
            sure[seat] += score(t, deal, seat)
