"""Worlds that a seat cannot tell from its own, as the kernel has them.

The readable game guesses what was hidden since the cards were last shuffled or laid out; that is
the second law of views, and its only source. The kernel then deals such a pack, or takes such a
position, and does again what was done. A guess counts if every act was lawful in it, and if the
seat observes in the end what it observes.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import numpy as np

from ridotto.kernel.card_sets import WORD, popcount
from ridotto.kernel.contract import (
    NOBODY,
    Deal,
    Numbers,
    Tables,
    Words,
    act,
    begin,
    lawful,
    observe,
    turn,
)
from ridotto.kernel.search.deal_history import (
    History,
    needs_world,
    numbers_in_deal,
    orders_of,
    told_in_turn,
)
from ridotto.kernel.specialise import template
from ridotto.table import Action, Refused, View, apply

LOOK_BACK = 12
"""How many choices of the others, the latest, bear on a world's weight."""
LATE = 3 * LOOK_BACK
"""Acts are looked for among this number of the last ones."""
WRONG_IN_A_ROW = 40
"""After more wrong guesses in a row no more worlds are drawn."""


class World(NamedTuple):
    """A deal as it may be, and the latest choices of the others in it."""

    actions: tuple[Action, ...]
    """What was done in it, with all that the seat did not see."""
    deal: Any
    """In the form the edition uses."""
    seen: Words
    """What each of them observed, a row for each choice."""
    masks: Words
    """What they could do."""
    chosen: Words
    """And what they did."""
    weight: float = 1.0
    """How much it counts beside others, once it is weighed (``world_weights``)."""


def draw_worlds(history: History, dice: Random) -> Iterator[World | None]:
    """Worlds, None where a guess was wrong; until too many in a row were."""
    follower, wrong = Follower(history), 0
    for actions in _guesses(history, dice):
        world = None if actions is None else follower.world(actions, dice.getrandbits(61))
        wrong = 0 if world else wrong + 1
        yield world
        if wrong > WRONG_IN_A_ROW:
            return


def _guesses(history: History, dice: Random) -> Iterator[Sequence[Action] | None]:
    """What may have been done, without end; None where the game has no guess."""
    guesses = history.game.world_guesses(history.opening, dice)
    while True:
        guessed = False
        for actions in guesses.attempts(history.stretch):
            guessed = True
            yield actions
        if not guessed:
            yield None


def _order_of(shuffle: Any) -> Sequence[str]:
    order: Sequence[str] = shuffle.order
    return order


class Follower:
    """Does a deal again, in one world after the other."""

    def __init__(self, history: History) -> None:
        self.history, self.edition = history, history.edition
        kernel = history.edition.kernel
        self.party: Any = None
        self.expected = self._observed(history.entered)
        self.seen = self.edition.room(LOOK_BACK, kernel.OBSERVATION.words)
        self.masks = self.edition.room(LOOK_BACK, -(-kernel.ACTS // WORD))
        self.chosen = self.edition.room(LOOK_BACK)
        self.choices = 0
        self.parts = self._parts()
        self.orders = orders_of(history)
        """The orders in which the acts may have been done; the first has served before."""
        pack = kernel.new_pack(history.tables)
        shuffled = kernel.shuffled(history.tables, pack)
        self.shuffle = type(shuffled)
        self.number = dict(zip(_order_of(shuffled), pack.tolist(), strict=True))

    def world(self, actions: Sequence[Action], seed: int) -> World | None:
        """The world in which this was done; None if it cannot have been."""
        deal = self.follow(actions, seed)
        if deal is None:
            return None
        count, words = min(self.choices, LOOK_BACK), self.edition.words
        seen, masks, chosen = (
            words(part)[:count].copy() for part in (self.seen, self.masks, self.chosen)
        )
        return World(tuple(actions), deal, seen, masks, chosen)

    def follow(self, actions: Sequence[Action], seed: int) -> Any:
        """The deal after all acts; None if this cannot have been."""
        actions = told_in_turn(self.edition.kernel, actions)
        deal = self._followed(actions, seed)
        if deal is None and len(self.orders) > 1:
            self.orders.reverse()
            deal = self._followed(actions, seed)
        return deal

    def _followed(self, actions: Sequence[Action], seed: int) -> Any:
        """Follow the actions in the order that is tried first."""
        history, edition = self.history, self.edition
        deal = self._begun(actions[0], seed)
        self.choices = 0
        for start, end in self.parts:
            if deal is None or not self._follow_part(deal, actions, start, end):
                return None
        if deal is None or edition.run(turn)(history.t, deal) != history.seat:
            return None
        # A position that was laid out does not say who has seen what before.
        laid_out = not isinstance(actions[0], self.shuffle)
        return deal if laid_out or np.array_equal(self._observed(deal), self.expected) else None

    def _follow_part(self, deal: Any, actions: Sequence[Action], start: int, end: int) -> bool:
        """Do these actions; False if one of them was not lawful."""
        numbers = self._numbers(deal, actions, start, end)
        if numbers is None:
            return False
        edition = self.edition
        row, until = (edition.numbers(np.array(part, dtype=np.int64)) for part in numbers)
        late = len(row) - LATE + sum(map(len, self.history.numbers[end - 1 :]))
        self.choices = edition.run(follow_acts)(
            self.history.t, deal, row, until, self.history.seat, late, self.choices, self.seen,
            self.masks, self.chosen, edition.room(-(-edition.kernel.ACTS // WORD)),
        )  # fmt: skip
        return self.choices >= 0

    def _begun(self, first: Action, seed: int) -> Any:
        """The deal after the shuffle; or the position that was laid out, if it is a lawful one."""
        quick = isinstance(first, self.shuffle) and self.party is not None
        return self._dealt(first, self.party, seed) if quick else self._laid_out(first)

    def _laid_out(self, first: Action) -> Any:
        """The readable game does the first act."""
        history, edition = self.history, self.edition
        try:
            after, events = apply(history.game, history.stretch.before, first)
            entered = edition.kernel.enter(history.tables, View(None, after, events))
        except (Refused, ValueError):
            return None
        if isinstance(first, self.shuffle):
            self._find_party(first, entered)
        return edition.numbers(entered)

    def _find_party(self, first: Action, entered: Deal) -> None:
        """How the party stood before the shuffle, so that the kernel can deal the next worlds.

        Dealing may change its slots (stakes are paid): what it adds is taken off again.
        """
        size = self.edition.kernel.PARTY
        stood = entered[:size].copy()
        for _ in range(2):
            dealt = self.edition.words(self._dealt(first, stood, 0))
            if np.array_equal(dealt[:size], entered[:size]):
                self.party = stood
                return
            stood = stood - (dealt[:size] - entered[:size])

    def _dealt(self, first: Action, party: Any, seed: int) -> Any:
        """The kernel deals the pack."""
        edition = self.edition
        fresh = np.zeros(edition.kernel.SIZE, dtype=np.int64)
        fresh[: len(party)] = party
        deal = edition.numbers(fresh)
        pack = np.array([self.number[card] for card in _order_of(first)], dtype=np.uint8)
        edition.run(begin)(self.history.t, deal, edition.numbers(pack), seed)
        return deal

    def _observed(self, deal: Any) -> Words:
        """What the seat observes in this deal."""
        planes = self.edition.room(self.edition.kernel.OBSERVATION.words)
        self.edition.run(observe)(self.history.t, deal, self.history.seat, planes)
        return self.edition.words(planes)

    def _parts(self) -> list[tuple[int, int]]:
        """Actions that can be put into numbers together: a hand may be needed for what follows."""
        kernel, actions = self.edition.kernel, self.history.stretch.actions
        cuts = [n for n, action in enumerate(actions) if n and needs_world(kernel, action)]
        ends = sorted({1, *cuts, *(cut + 1 for cut in cuts), len(actions)})
        return list(pairwise(ends))

    def _numbers(
        self, deal: Any, actions: Sequence[Action], start: int, end: int
    ) -> tuple[list[int], list[int]] | None:
        """The acts of these actions in this world, and for each how far those go that may come
        before it."""
        history, kernel = self.history, self.edition.kernel
        numbers, until, first = list[int](), list[int](), 0
        for place in self.orders[0][start:end]:
            table, action = history.before[place], actions[place]
            part = history.numbers[place - 1]
            if needs_world(kernel, action) or not part:
                try:
                    part = numbers_in_deal(kernel, deal, table, action)
                except (ValueError, LookupError):
                    return None
            numbers += part
            until += [0] * len(part)
            until[first:] = [len(numbers)] * (len(numbers) - first)
            # The last of several is alone by then, and still one of them.
            first = len(numbers) if history.in_turn[place - 1] else first
        return numbers, until


@template
def follow_acts(
    t: Tables, deal: Deal, numbers: Numbers, until: Numbers, me: int, late: int, choices: int,
    seen: Words, masks: Words, chosen: Numbers, acts: Words,
) -> int:  # fmt: skip
    """Do these acts; how many choices others have had by then, or -1 if one was not lawful.

    ``numbers`` is brought into the order in which they were done. Of the others' choices from the
    place ``late`` on the latest are kept: what they observed, what they could do, what they did.
    """
    for place in range(len(numbers)):
        seat = turn(t, deal)
        if seat == NOBODY:
            return -1
        lawful(t, deal, acts)
        if not bring_forward(numbers, place, until[place], acts):
            return -1
        ways = 0
        for word in range(len(acts)):
            ways += popcount(acts[word])
        if place >= late and seat != me and ways > 1:
            kept = choices % len(chosen)
            observe(t, deal, seat, seen[kept])
            for word in range(len(acts)):
                masks[kept][word] = acts[word]
            chosen[kept] = numbers[place]
            choices += 1
        act(t, deal, numbers[place])
    return choices


@template
def bring_forward(numbers: Numbers, place: int, end: int, acts: Words) -> bool:
    """Bring the first act that is lawful now to this place; False if there is none."""
    for found in range(place, end):
        number = numbers[found]
        if acts[number // WORD] >> (number % WORD) & 1:
            for later in range(found, place, -1):
                numbers[later] = numbers[later - 1]
            numbers[place] = number
            return True
    return False
