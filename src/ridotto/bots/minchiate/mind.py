"""What a player has in mind when a card is due: the trick, the stakes, and the chances in it."""

import math
from functools import cached_property

import msgspec

from ridotto.bots.minchiate.memory import KIND, Memory, later
from ridotto.bots.minchiate.odds import Odds
from ridotto.bots.minchiate.signals import read_fumate
from ridotto.bots.minchiate.stakes import Stakes
from ridotto.bots.minchiate.weights import DEFAULT, Weights
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KING_OF, KINGS, MATTO, NUMBER, STRENGTH
from ridotto.games.minchiate.state import TRICKS, Minchiate, led_suit
from ridotto.games.minchiate.tricks import duty_of, judge_card, winner_of
from ridotto.table import Seat, View

NO_LEVEL = -99
"""Below every card: nothing lies there that could win."""


class Reason(msgspec.Struct, frozen=True):
    """A piece of advice about a card: the points it is worth, and its words."""

    points: float
    words: str


def _sigmoid(z: float) -> float:
    return 1 / (1 + math.exp(-z))


class Mind:
    """Everything an advice may ask about, worked out once for one card to be played."""

    def __init__(self, view: View[Minchiate], turn: Seat, weights: Weights = DEFAULT) -> None:
        self.memory = Memory(view)
        read_fumate(self.memory)
        self.odds = Odds(self.memory)
        self.stakes = Stakes(self.memory, self.odds)
        self.weights = weights
        self.turn = turn
        self.later = later(self.memory, turn)
        deal = self.memory.deal
        self.led = led_suit(deal.trick)
        self.first_round = self.led not in ("T", None) and self.led not in deal.suits_led
        self.last_trick = deal.trick_number == TRICKS

    @cached_property
    def lawful(self) -> tuple[Card, ...]:
        """The cards that may be played now."""
        duty = duty_of(self.memory.table, self.turn)
        return tuple(card for card in duty.hand if judge_card(duty, card).lawful)

    @cached_property
    def level(self) -> int:
        """The strength of the card that is winning: tarocchi above 0, suit cards not."""
        if self.led is None:
            return NO_LEVEL
        return STRENGTH[winner_of(self.memory.deal.trick).card]

    @cached_property
    def winning(self) -> Seat | None:
        """Who is winning the trick."""
        return winner_of(self.memory.deal.trick).seat if self.led is not None else None

    @cached_property
    def ours(self) -> bool:
        """Is my side winning it?"""
        return self.winning is not None and not self.memory.enemy(self.winning)

    @cached_property
    def loot(self) -> float:
        """What the trick is worth as it lies: four cards, carte di conto, perhaps the ultima."""
        cards = sum(self.stakes.gap(p.card) for p in self.memory.deal.trick if p.card != MATTO)
        ultima = 2 * self.memory.rules.count.ultima if self.last_trick else 0
        return self.weights.trick + cards + ultima

    def beats(self, card: Card) -> bool:
        """Would this card be winning the trick?"""
        if card == MATTO:
            return False
        if card in NUMBER:
            return NUMBER[card] > self.level
        return (self.led is None or KIND[card] == self.led) and STRENGTH[card] > self.level

    # Strength and safety of my own cards

    def control(self, card: Card) -> float:
        """The chance that no enemy holds a tarocco above this one."""
        above = self.odds.above
        number = NUMBER[card]
        first, second = self.memory.enemies
        return (1 - above(first, number)) * (1 - above(second, number))

    @cached_property
    def _below(self) -> dict[Card, float]:
        out = list(self.odds.by_kind["T"])
        for seat in self.odds.others:
            out += [c for c in self.memory.known[seat] if c in NUMBER]
        numbers = sorted(NUMBER[c] for c in out)
        total = max(1, len(numbers))
        return {
            c: sum(n < NUMBER[c] for n in numbers) / total for c in self.memory.hand if c in NUMBER
        }

    def rank(self, card: Card) -> float:
        """Which part of the tarocchi still out is below this one."""
        return self._below[card]

    @cached_property
    def horizon(self) -> float:
        """How much of the game is still to come, for what strength may do in it."""
        return min(1.0, (self.memory.left - 1) / 8)

    def power(self, card: Card) -> float:
        """What a tarocco is worth in the hand, besides its own points."""
        weights = self.weights
        base = weights.control * self.control(card) + weights.rank * self.rank(card)
        return base * self.horizon + self._mastery(card)

    def _mastery(self, card: Card) -> float:
        """Having the highest of all is worth more than any one trick (Dr. 12, 19)."""
        if card != self.best_tarocco or self.memory.left < 2:
            return 0.0
        others = [c for c in self.memory.hand if c in NUMBER and c != card]
        second = max((self.control(c) for c in others), default=0.0)
        early = min(1.0, (self.memory.left - 1) / 12)
        weights = self.weights
        return (self.control(card) - second) * (weights.ultima + weights.mastery * early)

    @cached_property
    def best_tarocco(self) -> Card | None:
        """My highest."""
        mine = [c for c in self.memory.hand if c in NUMBER]
        return max(mine, key=NUMBER.__getitem__) if mine else None

    @cached_property
    def to_save(self) -> bool:
        """Have I carte di conto to bring home?"""
        worth = self.memory.worth
        return any(card in worth and card in NUMBER for card in self.memory.hand)

    @cached_property
    def escorts(self) -> int:
        """My tarocchi that are no carte di conto."""
        worth = self.memory.worth
        return sum(card in NUMBER and card not in worth for card in self.memory.hand)

    def safe_later(self, card: Card) -> float:
        """The chance to bring this card home if it is not played now."""
        if self.memory.left <= 1:
            return 0.0
        if card in KINGS:
            return self._king_later(card)
        return _sigmoid(
            -0.09
            + 3.95 * self.control(card)
            - 0.09 * self._enemies_above(NUMBER[card])
            + 0.05 * self.memory.left
            + 0.094 * self.tarocchi
        )

    def _enemies_above(self, number: int) -> float:
        """How many higher tarocchi the enemies may have."""
        kinds = self.odds.kinds
        return sum(p for s in self.memory.enemies for n, p in kinds[s]["T"] if n > number)

    @cached_property
    def tarocchi(self) -> int:
        """How many tarocchi I have."""
        return sum(card in NUMBER for card in self.memory.hand)

    def _king_later(self, king: Card) -> float:
        suit = KIND[king]
        danger = max(self.odds.ruffs(seat, suit) for seat in self.memory.enemies)
        friend = self.odds.ruffs(self.memory.partner, suit)
        return _sigmoid(self.weights.king - 9 * danger + 1.4 * friend)

    # Chances in the trick

    def chance(self, card: Card) -> float:
        """The chance that my side takes the trick if I play this card."""
        if self.beats(card):
            level, ours = STRENGTH[card], True
        else:
            level, ours = self.level, self.ours
        led = self.led or (KIND[card] if card != MATTO else None)
        loot = self.loot + self.stakes.gap(card)
        return self._contest(self.later, level, ours, led, loot)

    @cached_property
    def standing(self) -> float:
        """The chance that my side takes the trick as it lies."""
        return self._contest(self.later, self.level, self.ours, self.led, self.loot)

    def _contest(
        self, seats: tuple[Seat, ...], level: int, ours: bool, led: str | None, loot: float
    ) -> float:
        if not seats:
            return float(ours)
        seat, rest = seats[0], seats[1:]
        enemy = self.memory.enemy(seat)
        if ours == (not enemy) and (enemy or not rest):
            return self._contest(rest, level, ours, led, loot)
        covers = ours and not enemy
        suited, ruffed = self._overtakes(seat, level, led, loot, last=not rest, covers=covers)
        pass_by = 1 - suited - ruffed
        total = 0.0
        if pass_by > 0:
            total += pass_by * self._contest(rest, level, ours, led, loot)
        if suited > 0:
            total += suited * self._contest(rest, 0, not enemy, led, loot)
        if ruffed > 0:
            above = self._typical_above(level)
            total += ruffed * self._contest(rest, above, not enemy, led, loot)
        return total

    def _overtakes(
        self, seat: Seat, level: int, led: str | None, loot: float, *, last: bool, covers: bool
    ) -> tuple[float, float]:
        """The chances that this person takes over with a card of the suit, or with a tarocco."""
        odds = self.odds
        if led is None:
            return 0.0, 0.3
        must = 1.0 if led == "T" else odds.void(seat, led)
        able = must * odds.above(seat, max(level, 0))
        suited = 0.0
        if level < 1 and led != "T":
            suited = odds.higher_in_suit(seat, led, level) * 0.7
            will = 1.0  # who is void must trump
        else:
            will = self._will(seat, loot, last=last)
        if covers:
            able *= 0.4
            suited = 0.0 if level < 1 else suited
        return suited, min(able * will, 1 - suited)

    def _will(self, seat: Seat, loot: float, *, last: bool) -> float:
        base = self.weights.will if self.memory.enemy(seat) else self.weights.friend
        return min(0.98, base + min(0.35, loot / 60) + (0.15 if last else 0.0))

    def _typical_above(self, level: int) -> int:
        """A middling one of the tarocchi still out above this level."""
        numbers = sorted(NUMBER[c] for c in self.odds.by_kind["T"] if NUMBER[c] > level)
        if not numbers:
            return 40
        return numbers[len(numbers) // (3 if level < 1 else 2)]

    def king_falls(self, card: Card) -> float:
        """What kings that must fall under this card are worth (Dr. 16)."""
        if not self.first_round or self.led is None or self.led == "T":
            return 0.0
        king = KING_OF[self.led]
        trumped = card in NUMBER or self.level > 0
        if not trumped or king in self.memory.gone or king in self.memory.hand:
            return 0.0
        foes = sum(self.odds.holds(s, king) for s in self.later if self.memory.enemy(s))
        return foes * self.stakes.gap(king)
