"""Deals after an act, a row for each act in each world: done, played on, and judged.

Of a deal that is played on the actor decides every further act, as it would at the table. A row
ends with its deal: what comes after, where a whole party is paid, the critic is asked.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.batch import step_one
from ridotto.kernel.card_sets import WORD, lowest, popcount
from ridotto.kernel.contract import (
    NOBODY,
    Deal,
    Numbers,
    Pack,
    Tables,
    Words,
    lawful,
    observe,
    players,
    reveal,
    score,
    turn,
)
from ridotto.kernel.search.actor_critic import Actor, Nets, chances
from ridotto.kernel.search.deal_history import History
from ridotto.kernel.search.endgame import UNSOLVED, Room, solve_after
from ridotto.kernel.search.worlds import World
from ridotto.kernel.specialise import template
from ridotto.kernel.splitmix import Dice, dice_from


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
        edition, kernel = history.edition, history.edition.kernel
        self.history, self.edition, self.worlds, self.tried = history, edition, worlds, tried
        count, room = len(worlds) * len(tried), edition.room
        self.deals = room(count, kernel.SIZE)
        self.turns, self.sure, self.ended = room(count), room(count), room(count)
        self.masks = room(count, -(-kernel.ACTS // WORD))
        self.seen = room(count, kernel.OBSERVATION.words)
        self.secrets = room(count, kernel.SECRETS.words)
        self.packs = edition.numbers(np.tile(kernel.new_pack(history.tables), (count, 1)))
        # Chance is the same after every act of a world.
        self.dice = np.array([dice_from(seed + row // len(tried)) for row in range(count)])
        self.spare = room(-(-kernel.ACTS // WORD)), room(kernel.SEATS)
        numbers = edition.numbers(np.array(tried, dtype=np.int64))
        for place, world in enumerate(worlds):
            edition.run(try_acts)(
                history.t, world.deal, numbers, place * len(tried), history.seat,
                kernel.PAID_BY_DEAL, self.packs, self.dice, *self.spare, self.deals, self.turns,
                self.sure, self.ended, self.seen, self.secrets,
            )  # fmt: skip

    def solve(self, ending: Room) -> bool:
        """Put what is certain with open cards in place of the rest; False if the end is too far."""
        solve, row = self.edition.run(solve_after), 0
        for world in self.worlds:
            for number in self.tried:
                if self.turns[row] != NOBODY:
                    if solve(self.history.t, world.deal, number, *ending) == UNSOLVED:
                        # What is too far away in one world is so in all.
                        return False
                    self.turns[row] = NOBODY
                    self.sure[row] = ending.best[0][self.history.seat]
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
        words = self.edition.words
        return Moment(*(words(a) for a in (self.seen, self.secrets, self.turns, self.sure)))

    def _play_on(self, actor: Actor, ahead: int) -> tuple[Moment, Moment]:
        """Return the rows when it is the seat's turn again, and at the end."""
        count = len(self.turns)
        self._act(np.full(count, NOBODY))
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
        words = self.edition.words
        going: NDArray[np.bool_] = (words(self.turns) != NOBODY) & (words(self.ended) == 0)
        return going

    def _chosen(self, actor: Actor, going: NDArray[np.bool_]) -> Numbers:
        """Return what the actor prefers in each row that goes on."""
        words, chosen = self.edition.words, np.full(len(going), NOBODY)
        masks = words(self.masks)[going]
        likely = chances(self.edition.kernel, actor, words(self.seen)[going], masks)
        chosen[going] = likely.argmax(axis=1)
        return chosen

    def _act(self, chosen: Numbers) -> None:
        history, edition = self.history, self.edition
        edition.run(play_rows)(
            history.t, edition.numbers(chosen), history.seat, edition.kernel.PAID_BY_DEAL,
            self.packs, self.dice, *self.spare, self.deals, self.turns, self.sure, self.ended,
            self.masks, self.seen, self.secrets,
        )  # fmt: skip

    def _values(self, nets: Nets, moments: Sequence[Moment]) -> NDArray[np.float64]:
        """Return what is sure and what the critic expects, the mean of some moments."""
        seen, secrets, turns, sure = (
            np.concatenate(parts) for parts in zip(*moments, strict=True)
        )  # fmt: skip
        values = sure.astype(np.float64)
        asked = np.flatnonzero(turns != NOBODY)
        if len(asked):
            kernel, history = self.edition.kernel, self.history
            bits = [kernel.OBSERVATION.unpack(seen[asked]), kernel.SECRETS.unpack(secrets[asked])]
            found = nets.critic(np.concatenate(bits, axis=1))
            place = (history.seat - turns[asked]) % self.edition.run(players)(history.t)
            values[asked] += nets.scale * found[np.arange(len(place)), place]
        made: NDArray[np.float64] = values.reshape(len(moments), -1).mean(axis=0)
        return made


@template
def try_acts(
    t: Tables, world: Deal, tried: Numbers, row: int, me: int, by_deal: bool, packs: Any,
    dice: Any, acts: Words, scores: Numbers, deals: Numbers, turns: Numbers, sure: Numbers,
    ended: Numbers, seen: Words, secrets: Words,
) -> None:  # fmt: skip
    """Each act in a world, in a row of its own from ``row`` on."""
    for number in tried:
        for slot in range(len(world)):
            deals[row][slot] = world[slot]
        do_in_row(
            t, deals[row], number, row, me, by_deal, packs[row], dice[row], acts, scores, turns,
            sure, ended,
        )  # fmt: skip
        look_at_row(t, deals[row], turns[row], seen[row], secrets[row])
        row += 1


@template
def play_rows(
    t: Tables, chosen: Numbers, me: int, by_deal: bool, packs: Any, dice: Any, acts: Words,
    scores: Numbers, deals: Numbers, turns: Numbers, sure: Numbers, ended: Numbers, masks: Words,
    seen: Words, secrets: Words,
) -> None:  # fmt: skip
    """The chosen act in each row that goes on (``NOBODY``: none), and all that are the only one."""
    for row in range(len(chosen)):
        number = chosen[row]
        going = turns[row] != NOBODY and ended[row] == 0
        while going:
            if number != NOBODY:
                do_in_row(
                    t, deals[row], number, row, me, by_deal, packs[row], dice[row], acts, scores,
                    turns, sure, ended,
                )  # fmt: skip
            going = turns[row] != NOBODY and ended[row] == 0
            if going:
                lawful(t, deals[row], masks[row])
                number = only_act(masks[row])
                going = number != NOBODY
        look_at_row(t, deals[row], turns[row], seen[row], secrets[row])


@template
def do_in_row(
    t: Tables, deal: Deal, number: int, row: int, me: int, by_deal: bool, pack: Pack, dice: Dice,
    acts: Words, scores: Numbers, turns: Numbers, sure: Numbers, ended: Numbers,
) -> None:  # fmt: skip
    """An act: whose turn it is then, what is sure, and whether that was the end of the deal."""
    ended[row] = step_one(t, deal, pack, acts, dice, number, scores)
    turns[row], sure[row] = NOBODY, 0
    if ended[row]:
        sure[row] = scores[me]
    if ended[row] == 0 or (ended[row] == 1 and not by_deal):
        turns[row] = turn(t, deal)
        sure[row] += score(t, deal, me)


@template
def look_at_row(t: Tables, deal: Deal, seat: int, seen: Words, secrets: Words) -> None:
    """What the critic is to look at; nothing where all is over."""
    if seat != NOBODY:
        observe(t, deal, seat, seen)
        reveal(t, deal, seat, secrets)


@template
def only_act(acts: Words) -> int:
    """The act of a set that has no other; ``NOBODY`` if it has several."""
    found, ways = NOBODY, 0
    for word in range(len(acts)):
        if acts[word]:
            ways += popcount(acts[word])
            found = WORD * word + lowest(acts[word])
    return found if ways == 1 else NOBODY
