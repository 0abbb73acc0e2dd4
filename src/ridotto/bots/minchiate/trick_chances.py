"""Who will have the trick: chances, from who plays after me and what he may hold."""

from typing import Final

from ridotto.bots.minchiate.memory import KIND
from ridotto.bots.minchiate.trick_context import TrickContext
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KING_OF, MATTO, NUMBER, STRENGTH
from ridotto.table import Seat

COVERS: Final = 0.4
"""How often a partner plays higher on a trick that is ours, when an enemy is still to come."""
SUITED: Final = 0.7
"""How often somebody who can take with a card of the suit does."""


class Contest:
    """The trick from here on, for the suit it will be played in."""

    def __init__(self, context: TrickContext, card: Card) -> None:
        self.context = context
        self.led = context.led or (KIND[card] if card != MATTO else None)
        self.stake = context.loot + context.stakes.gap(card)
        self.level, self.ours = context.level, context.ours
        if context.beats(card):
            self.level, self.ours = STRENGTH[card], True

    def chance(self) -> float:
        """The chance that my side takes the trick."""
        return self._from(self.context.later, self.level, ours=self.ours)

    def _from(self, seats: tuple[Seat, ...], level: int, *, ours: bool) -> float:
        if not seats:
            return float(ours)
        seat, rest = seats[0], seats[1:]
        enemy = self.context.memory.enemy(seat)
        if (enemy and not ours) or (ours and not enemy and not rest):
            return self._from(rest, level, ours=ours)
        suited, trumped = self._takes_over(seat, level, last=not rest, covers=ours and not enemy)
        total = (1 - suited - trumped) * self._from(rest, level, ours=ours)
        if suited:
            total += suited * self._from(rest, 0, ours=not enemy)
        if trumped:
            total += trumped * self._from(rest, self._typical(level), ours=not enemy)
        return total

    def _takes_over(
        self, seat: Seat, level: int, *, last: bool, covers: bool
    ) -> tuple[float, float]:
        """The chances that this person goes higher with a card of the suit, or with a tarocco."""
        odds, led = self.context.odds, self.led
        if led is None:
            return 0.0, 0.3
        able = odds.above(seat, max(level, 0)) * (1.0 if led == "T" else odds.void(seat, led))
        if level > 0:
            will = COVERS if covers else self._will(seat, last=last)
            return 0.0, able * will
        if covers:
            return 0.0, able
        suited = SUITED * odds.higher_in_suit(seat, led, level)
        return suited, min(able, 1 - suited)

    def _will(self, seat: Seat, *, last: bool) -> float:
        """How readily somebody takes the trick: the more, the more there is in it."""
        weights = self.context.weights
        base = weights.will if self.context.memory.enemy(seat) else weights.friend
        return min(0.98, base + min(0.35, self.stake / 60) + (0.15 if last else 0.0))

    def _typical(self, level: int) -> int:
        """A middling one of the tarocchi still out above this level; a lower one to trump with."""
        numbers = [NUMBER[card] for card in self.context.odds.by_kind["T"] if NUMBER[card] > level]
        if not numbers:
            return 40
        return numbers[len(numbers) // (2 if level > 0 else 3)]


def win_chance(context: TrickContext, card: Card) -> float:
    """The chance that my side takes the trick if this card is played."""
    return Contest(context, card).chance()


def standing(context: TrickContext) -> float:
    """The chance that my side takes the trick as it lies."""
    return Contest(context, MATTO).chance()


def king_falls(context: TrickContext, card: Card) -> float:
    """What an enemy king that must fall under this card is worth (Dr. 16)."""
    if not context.first_round or context.led is None or not (card in NUMBER or context.level > 0):
        return 0.0
    king = KING_OF[context.led]
    foes = [seat for seat in context.later if context.memory.enemy(seat)]
    return sum(context.odds.holds(seat, king) for seat in foes) * context.stakes.gap(king)
