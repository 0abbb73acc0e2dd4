"""What a card is worth: marks now, marks later, and the imperials they lead to."""

from functools import cached_property
from typing import Final

from ridotto.bots.kaiserspiel.memory import Memory
from ridotto.bots.player import Choice
from ridotto.cards import Card
from ridotto.games.kaiserspiel.deal_start import is_honour
from ridotto.games.kaiserspiel.pack import height, suit_of
from ridotto.games.kaiserspiel.rules import FOUR, IMPERIAL
from ridotto.games.kaiserspiel.tricks import duty_of, judge_card, winner_of
from ridotto.table import Seat
from ridotto.table.tricks import Played

TRICK: Final = 2.5
"""A trick counts four at the very end, if nothing is wiped out or won before."""

PARTIE: Final = 500.0
"""Winning the Partie goes before everything."""

FICHE: Final = 10.0
"""What an imperial is worth beyond its points: it shortens the way to the end."""

NEAR: Final = 0.6
"""How much more a four counts to somebody with 20 than to somebody with none."""

HASTE: Final = 1.0
"""A sure trick now rather than later."""

PULL: Final = 1.2
"""A middling card that drags a high one out."""


class CardWeigher:
    """Weighs every lawful card of one decision."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.board, self.rules = memory.table.board, memory.rules

    @cached_property
    def lawful(self) -> tuple[Card, ...]:
        """The cards that may be played now."""
        duty = duty_of(self.memory.table, self.memory.seat)
        return tuple(card for card in duty.hand if judge_card(duty, card).lawful)

    def honours(self, *cards: Card) -> int:
        """How many of them are honours."""
        return sum(is_honour(self.rules, self.memory.trumps, card) for card in cards)

    def marks(self, seat: Seat, count: float) -> float:
        """What this number of fours is worth to somebody now, with an imperial they complete."""
        if not count:
            return 0.0
        loose = self.board.loose[seat]
        value = FOUR * count * (1 + NEAR * loose / IMPERIAL)
        if loose + FOUR * count >= IMPERIAL:
            wiped = sum(points for s, points in enumerate(self.board.loose) if s != seat)
            value += FICHE + wiped
            value += PARTIE * (self.board.fiches[seat] + 1 >= self.rules.target)
        elif self.board.fiches[seat] >= self.rules.target:
            value += PARTIE
        return value

    def later(self, card: Card) -> float:
        """What the card may still score if it is kept: it takes a trick, or is caught."""
        chance = self.memory.wins_led(card)
        honour = self.honours(card)
        caught = FOUR * honour * (1 - chance)
        return chance * (TRICK + FOUR * honour) - caught

    def weigh(self) -> tuple[Choice, ...]:
        """Every lawful card with what it is worth and why, best first."""
        trick = self.memory.deal.trick
        judge = self._follow if trick else self._lead
        choices = [judge(card) for card in self.lawful]
        return tuple(sorted(choices, key=lambda choice: (-choice.value, height(choice.card))))

    def _lead(self, card: Card) -> Choice:
        memory = self.memory
        chance = memory.wins_led(card)
        honour = self.honours(card)
        catch = self._catch(card)
        won = TRICK + self.marks(memory.seat, honour + catch)
        lost = TRICK + max(self.marks(seat, honour) for seat in memory.others)
        value = chance * won - (1 - chance) * lost - self.later(card)
        value += HASTE * chance + PULL * (1 - chance) * self._promotes(card)
        if chance > 0.95:
            sure = "sure to take" if chance >= 1 else "almost sure to take"
            why = "draws honours" if catch else sure
        else:
            why = "may take" if chance > 0.5 else "lets the other side lead"
        return Choice(card, value, why)

    def _catch(self, card: Card) -> float:
        """Honours that a trump led may pull down: those whose owner has no other lower trump."""
        memory = self.memory
        if suit_of(card) != memory.trumps:
            return 0.0
        lower = [c for c in memory.of(memory.trumps) if height(c) < height(card)]
        plain = [c for c in lower if not self.honours(c)]
        total = 0.0
        for seat in memory.others:
            bare = memory.none_of(seat, plain)
            total += bare * sum(1 - memory.none_of(seat, (c,)) for c in lower if self.honours(c))
        return total

    def _promotes(self, card: Card) -> float:
        """Does a higher card of mine grow if this one drags theirs out?"""
        suit, above = suit_of(card), height(card)
        rivals = self.memory.of(suit, above)
        mine = [c for c in self.memory.hand if suit_of(c) == suit and height(c) > above]
        return float(bool(mine) and len(rivals) <= 2)

    def _follow(self, card: Card) -> Choice:
        memory = self.memory
        trick = memory.deal.trick
        led = suit_of(trick[0].card)
        mine = (*trick, Played(memory.seat, card, memory.seat))
        takes = winner_of(mine, memory.trumps).seat == memory.seat
        lying = self.honours(card, *(played.card for played in trick))
        later = memory.others[: self.rules.players - len(trick) - 1]
        chance = float(takes)
        for seat in later:
            chance *= 1 - memory.overtaken(seat, card, led)
        rival = winner_of(trick, memory.trumps).seat if not takes else memory.others[0]
        lost = TRICK + self.marks(rival, lying)
        value = chance * (TRICK + self.marks(memory.seat, lying)) - (1 - chance) * lost
        why = "takes the trick" if takes else "loses as little as can be"
        return Choice(card, value - self.later(card), why)
