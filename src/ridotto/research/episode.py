"""One game from its first shuffle to its end, act by act, on the compiled rules.

Chance is explicit. With ``shuffles=0`` the pack is drawn card by card from the bottom up; choices
that are mere lotteries (a cut) are chance too. Everything that happens is therefore a number that
was chosen, and choosing the same numbers again gives the same game. With ``shuffles=N`` one throw
of an N-sided die decides the whole deal: fewer and shorter games, for methods that enumerate.

A seat observes when it is to act, and when the episode is over. In between it is shown what it saw
last: some acts are done in parts, and what another does in parts is seen when it is whole. What a
seat knows is kept as a digest of everything that it has observed and done, in order.
"""

import hashlib
from typing import Any, Final

import numpy as np

from ridotto.kernel.act_sets import act_flags
from ridotto.kernel.contract import NOBODY, Deal, Numbers
from ridotto.kernel.splitmix import Dice, below, dice_from
from ridotto.research.environment import Environment

CHANCE: Final = -1
OVER: Final = -4
"""In place of a seat; as OpenSpiel numbers them."""

SHUFFLE_SEED: Final = 0x1D0770
"""Shuffle ``n`` is the one that dice from this number and ``n`` give."""


class Episode:
    """A running game. ``copy`` is cheap; nothing that two copies share is ever changed."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        kernel, seats = environment.kernel, environment.players
        self.deal: Deal = np.zeros(kernel.SIZE, dtype=np.int64)
        self.drawn: tuple[int, ...] = ()
        """What chance has drawn for this deal: its pack from the bottom up, or a shuffle."""
        self.order: tuple[int, ...] = ()
        """The pack as it lay when the deal began."""
        self.acts: tuple[int, ...] = ()
        """The acts of this deal, with lots."""
        self.chosen: tuple[int, ...] = ()
        """What was chosen in this deal, by chance or by players."""
        self.chosen_before = 0
        """How many choices were made in deals before it."""
        self.party: Numbers = self.deal[: kernel.PARTY].copy()
        """The party's slots as this deal began."""
        self.dice: Dice | None = None
        self.running = False
        """Is the pack dealt?"""
        self.over = False
        self.played = 0
        """Deals that are paid."""
        self.totals: tuple[float, ...] = (0.0,) * seats
        self.seen: tuple[bytes, ...] = (bytes(8 * kernel.OBSERVATION.words),) * seats
        self.knowledge: tuple[bytes, ...] = tuple(bytes([seat]) for seat in range(seats))
        self.seen_before, self.known_before = self.seen, self.knowledge
        """Both as this deal began."""

    def copy(self) -> "Episode":
        """Another that goes on from here."""
        made = object.__new__(Episode)
        made.__dict__.update(self.__dict__)
        made.deal = self.deal.copy()
        made.dice = None if self.dice is None else self.dice.copy()
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        return self.copy()

    # Who chooses ---------------------------------------------------------------------------------

    def turn(self) -> int:
        """The seat in turn, ``CHANCE`` or ``OVER``."""
        if self.over:
            return OVER
        t, kernel = self.environment.tables, self.environment.kernel
        if not self.running or kernel.blind(t, self.deal):
            return CHANCE
        return int(kernel.turn(t, self.deal))

    def choices(self) -> list[int]:
        """The choices of the seat in turn, in rising order; for chance all are equally likely."""
        if self.over:
            return []
        if self.running:
            return self._lawful()
        if self.environment.shuffles:
            return list(range(self.environment.shuffles))
        left = set(self.environment.pack if self.drawn else self.environment.bottoms)
        return sorted(left.difference(self.drawn))

    def _lawful(self) -> list[int]:
        return [int(number) for number in np.flatnonzero(self.mask())]

    def mask(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The lawful acts of the seat in turn, one flag for each act there is."""
        environment = self.environment
        acts = np.zeros(environment.act_words, dtype=np.int64)
        if self.running and not self.over:
            environment.kernel.lawful(environment.tables, self.deal, acts)
        return act_flags(acts, environment.kernel.ACTS)

    def observation(self, seat: int) -> Numbers:
        """What a seat was shown last, as the words of ``OBSERVATION``; nothing before the deal."""
        return np.frombuffer(self.seen[seat], dtype=np.int64)

    def _look(self, seat: int) -> bytes:
        planes = np.zeros(self.environment.kernel.OBSERVATION.words, dtype=np.int64)
        self.environment.kernel.observe(self.environment.tables, self.deal, seat, planes)
        return planes.tobytes()

    # What happens --------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Do it, with all that follows. The number must be among ``choices``."""
        self.chosen += (number,)
        if not self.running:
            self._draw(number)
            return
        seat = self.turn()
        if seat != CHANCE:
            self._learn(seat, number.to_bytes(2, "little"))
        self.acts += (number,)
        self.environment.kernel.act(self.environment.tables, self.deal, number)
        self._go_on()

    def _draw(self, number: int) -> None:
        """A card of the pack, or a whole shuffle."""
        self.drawn += (number,)
        if self.environment.shuffles:
            self.deal_by(dice_from(SHUFFLE_SEED * (number + 1)))
        elif len(self.drawn) == len(self.environment.pack):
            self._begin(tuple(reversed(self.drawn)))

    def deal_by(self, dice: Dice) -> None:
        """Leave the pack, and every lottery of this deal, to dice instead of to ``choose``."""
        self.dice = dice.copy()
        pack = self.environment.kernel.new_pack(self.environment.tables)
        self.environment.kernel.shuffle(self.environment.tables, pack, self.dice)
        self._begin(tuple(pack.tolist()))

    def _begin(self, order: tuple[int, ...]) -> None:
        self.order = order
        pack = np.array(order, dtype=np.uint8)
        self.environment.kernel.begin(self.environment.tables, self.deal, pack, 0)
        self.running = True
        self._go_on()

    def _go_on(self) -> None:
        """Apply draws that are already decided, show the next seat, and settle what is played."""
        t, kernel = self.environment.tables, self.environment.kernel
        while self.dice is not None and kernel.turn(t, self.deal) != NOBODY:
            if not kernel.blind(t, self.deal):
                break
            lots = self._lawful()
            lot = lots[below(self.dice, len(lots))]
            self.acts += (lot,)
            kernel.act(t, self.deal, lot)
        if kernel.turn(t, self.deal) == NOBODY:
            kernel.finish(t, self.deal)
            self._show(*range(self.environment.players))
            self._settle()
        elif (seat := self.turn()) != CHANCE:
            self._show(seat)

    def _show(self, *seats: int) -> None:
        for seat in seats:
            now = self._look(seat)
            self.seen = (*self.seen[:seat], now, *self.seen[seat + 1 :])
            self._learn(seat, now)

    def _learn(self, seat: int, news: bytes) -> None:
        known = hashlib.blake2b(self.knowledge[seat] + news, digest_size=16).digest()
        self.knowledge = (*self.knowledge[:seat], known, *self.knowledge[seat + 1 :])

    def _settle(self) -> None:
        """Pay the deal. The next begins unless the episode is over."""
        paid = self.environment.payoffs(self.deal)
        self.totals = tuple(a + b for a, b in zip(self.totals, paid, strict=True))
        self.played += 1
        after = self.deal.copy()
        ended = bool(self.environment.kernel.advance(self.environment.tables, after))
        if self.played >= self.environment.most_deals or (ended and not self.environment.deals):
            self.over = True
            return
        self.chosen_before += len(self.chosen)
        self.drawn, self.acts, self.chosen = (), (), ()
        self.seen_before, self.known_before = self.seen, self.knowledge
        self.deal, self.running, self.dice = after, False, None
        self.party = after[: self.environment.kernel.PARTY].copy()


def most_choices(environment: Environment) -> int:
    """An upper bound of the numbers that chance can choose."""
    cards = environment.shuffles or max(environment.pack) + 1
    return max(cards, environment.kernel.ACTS)
