"""What a player has in mind when a card is due: the trick, the stakes, the strength of his hand."""

import math
from functools import cached_property
from typing import Final

import msgspec

from ridotto.bots.minchiate.card_chances import Odds
from ridotto.bots.minchiate.memory import KIND, Memory, later
from ridotto.bots.minchiate.signals import heed_warning, read_fumate
from ridotto.bots.minchiate.stakes import Stakes
from ridotto.bots.minchiate.weights import DEFAULT, Weights
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KINGS, MATTO, NUMBER, STRENGTH
from ridotto.games.minchiate.state import TRICKS, Minchiate, led_suit
from ridotto.games.minchiate.tricks import duty_of, judge_card, winner_of
from ridotto.table import Seat, View

NO_LEVEL: Final = -99
"""Below every card: nothing lies there that could win."""
UNBEATEN: Final = 0.999
"""A tarocco that no enemy can beat is not lost."""


class Reason(msgspec.Struct, frozen=True):
    """A piece of advice about a card: the points it is worth, and its words."""

    points: float
    words: str


SILENT = Reason(0.0, "")


class TrickContext:
    """Everything a piece of advice may need, computed once per card to be played."""

    def __init__(self, view: View[Minchiate], turn: Seat, weights: Weights = DEFAULT) -> None:
        self.memory = memory = Memory(view)
        read_fumate(memory)
        heed_warning(memory)
        self.odds = Odds(memory)
        self.stakes = Stakes(memory, self.odds)
        self.weights = weights
        self.turn = turn
        self.later = later(memory, turn)
        trick = memory.deal.trick
        self.led = led_suit(trick)
        self.first_round = self.led not in ("T", None) and self.led not in memory.deal.suits_led
        self.last_trick = memory.deal.trick_number == TRICKS
        self.leading = not trick
        best = winner_of(trick) if self.led is not None else None
        self.level = STRENGTH[best.card] if best else NO_LEVEL
        """The strength of the card that is winning: tarocchi above 0, suit cards not."""
        self.winning = best.seat if best else None
        """Who is winning the trick."""
        self.ours = best is not None and not memory.enemy(best.seat)
        """Is my side winning the trick?"""
        self._control: dict[Card, float] = {}
        self._safe: dict[Card, float] = {}

    @cached_property
    def lawful(self) -> tuple[Card, ...]:
        """The cards that may be played now."""
        duty = duty_of(self.memory.table, self.turn)
        return tuple(card for card in duty.hand if judge_card(duty, card).lawful)

    @cached_property
    def loot(self) -> float:
        """What the trick is worth as it lies: four cards, carte di conto, perhaps the ultima."""
        cards = sum(self.stakes.gap(played.card) for played in self.memory.deal.trick)
        ultima = 2 * self.memory.rules.count.ultima if self.last_trick else 0
        return self.weights.trick + cards + ultima

    def beats(self, card: Card) -> bool:
        """Would this card be winning the trick?"""
        if card == MATTO or (card not in NUMBER and self.led not in (None, KIND[card])):
            return False
        return STRENGTH[card] > self.level

    @cached_property
    def horizon(self) -> float:
        """How much of the game is still to come, for what strength may do in it."""
        return min(1.0, (self.memory.left - 1) / 8)

    @cached_property
    def mine(self) -> tuple[Card, ...]:
        """My tarocchi from high to low."""
        tarocchi = (card for card in self.memory.hand if card in NUMBER)
        return tuple(sorted(tarocchi, key=NUMBER.__getitem__, reverse=True))

    @cached_property
    def to_save(self) -> int:
        """How many carte di conto I have among my tarocchi."""
        return sum(card in self.memory.worth for card in self.mine)

    def mates(self, suit: str) -> int:
        """How many cards of a suit I have."""
        return sum(KIND[card] == suit for card in self.memory.hand)

    def control(self, card: Card) -> float:
        """The chance that no enemy holds a tarocco above this one."""
        if card not in self._control:
            first, second = self.memory.enemies
            number, above = NUMBER[card], self.odds.above
            self._control[card] = (1 - above(first, number)) * (1 - above(second, number))
        return self._control[card]

    @cached_property
    def _out(self) -> list[int]:
        """The tarocchi that others have or may have."""
        known = (c for seat in self.odds.others for c in self.memory.known[seat] if c in NUMBER)
        return [NUMBER[card] for card in (*self.odds.by_kind["T"], *known)]

    def rank(self, card: Card) -> float:
        """Which part of the tarocchi still out is below this one."""
        number = NUMBER[card]
        return sum(other < number for other in self._out) / max(1, len(self._out))

    def power(self, card: Card) -> float:
        """What a tarocco is worth in the hand, besides its own points."""
        weights = self.weights
        base = weights.control * self.control(card) + weights.rank * self.rank(card)
        power = base * self.horizon
        if self.memory.left > 1 and card == self.mine[0]:
            second = self.control(self.mine[1]) if len(self.mine) > 1 else 0.0
            power += weights.ultima * (self.control(card) - second)
        return power

    def safe_later(self, card: Card) -> float:
        """The chance to win this card home later if it is not played now.

        The figures were measured over thousands of hands that these players played.
        """
        if self.memory.left <= 1:
            return 0.0
        if card in NUMBER and self.control(card) >= UNBEATEN:
            return 1.0
        if card not in self._safe:
            safe = self._king_later(card) if card in KINGS else self._tarocco_later(card)
            self._safe[card] = 1 / (1 + math.exp(-safe))
        return self._safe[card]

    def _tarocco_later(self, card: Card) -> float:
        higher = 0.0
        for seat in self.memory.enemies:
            for number, chance in self.odds.kinds[seat]["T"]:
                if number > NUMBER[card]:
                    higher += chance
        length = 0.05 * self.memory.left + 0.094 * len(self.mine)
        return -0.09 + 3.95 * self.control(card) - 0.09 * higher + length

    def _king_later(self, king: Card) -> float:
        suit, ruffs = KIND[king], self.odds.ruffs
        danger = max(ruffs(seat, suit) for seat in self.memory.enemies)
        return self.weights.king - 9 * danger + 1.4 * ruffs(self.memory.partner, suit)
