"""Counting what is out: which cards an opponent may still have, and how likely."""

from collections.abc import Collection, Iterable
from functools import cached_property
from math import comb

from ridotto.cards import BACK, Card
from ridotto.games.kaiserspiel.pack import height, of_suit, suit_of
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.games.kaiserspiel.tricks import strength, winner_of
from ridotto.table import Seat
from ridotto.table.tricks import Played


class Memory:
    """All that this chair has seen of the deal, put together once for one decision."""

    def __init__(self, table: Kaiserspiel, seat: Seat) -> None:
        self.table, self.seat, self.deal = table, seat, table.deal
        self.rules, self.trumps = table.rules, table.deal.trumps
        self.hand = self.deal.hands[seat]
        self.others = tuple(s for s in table.party.round_from(seat) if s != seat)

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """Cards that have shown themselves nowhere: with the others, or asleep in the talon."""
        deal = self.deal
        gone = {card for trick in deal.tricks for card in trick.cards}
        gone |= {played.card for played in deal.trick} | {c for h in deal.hands for c in h}
        gone.add(deal.turned or BACK)
        return frozenset(self.rules.the_pack.cards) - gone

    def may_hold(self, seat: Seat) -> frozenset[Card]:
        """The unseen cards this person may have, by what he played and showed."""
        return self._possible[seat]

    @cached_property
    def _possible(self) -> dict[Seat, frozenset[Card]]:
        possible = {seat: set(self.unseen) for seat in self.others}
        tricks = [trick.plays for trick in self.deal.tricks]
        for plays in (*tricks, self.deal.trick):
            for turn in range(1, len(plays)):
                if plays[turn].seat != self.seat:
                    possible[plays[turn].seat] -= self._ruled_out(plays[: turn + 1])
        named = self.deal.named
        if named is not None and self.deal.rummel is not None and named.seat != self.seat:
            possible[named.seat] -= set(of_suit(self.unseen, named.suit))
        return {seat: frozenset(cards) for seat, cards in possible.items()}

    def _ruled_out(self, plays: tuple[Played, ...]) -> set[Card]:
        """Everybody must follow and take if able: what the last of these plays disproves."""
        card, led = plays[-1].card, suit_of(plays[0].card)
        best = winner_of(plays[:-1], self.trumps).card
        level = strength(best, led, self.trumps)
        follows = suit_of(card) == led
        out = set() if follows else set(of_suit(self.unseen, led))
        if strength(card, led, self.trumps) <= level:
            suit = led if follows else self.trumps
            rivals = of_suit(self.unseen, suit)
            out |= {rival for rival in rivals if strength(rival, led, self.trumps) > level}
        return out

    def none_of(self, seat: Seat, cards: Iterable[Card]) -> float:
        """The chance that this person has none of these cards."""
        wanted = frozenset(cards)
        hand = self.deal.hands[seat]
        if not wanted.isdisjoint(hand):
            return 0.0
        possible = self.may_hold(seat)
        hidden = min(hand.count(BACK), len(possible))
        wrong = len(wanted & possible)
        return comb(len(possible) - wrong, hidden) / comb(len(possible), hidden)

    def of(self, suit: str, above: int = 0) -> Collection[Card]:
        """Cards of a suit that others may have, higher than this."""
        known = [c for seat in self.others for c in self.deal.hands[seat] if c != BACK]
        return [c for c in of_suit((*self.unseen, *known), suit) if height(c) > above]

    def beats(self, seat: Seat, card: Card) -> float:
        """The chance that this person takes the card if it is led: who can must (r. X)."""
        suit = suit_of(card)
        higher = 1 - self.none_of(seat, self.of(suit, height(card)))
        if suit == self.trumps:
            return higher
        void = self.none_of(seat, self.of(suit))
        return min(1.0, higher + void * (1 - self.none_of(seat, self.of(self.trumps))))

    def wins_led(self, card: Card) -> float:
        """The chance that a card takes the trick it is led to."""
        chance = 1.0
        for seat in self.others:
            chance *= 1 - self.beats(seat, card)
        return chance

    def overtaken(self, seat: Seat, card: Card, led: str) -> float:
        """The chance that this person, playing later, takes over from a card that is winning."""
        above = height(card)
        if suit_of(card) == led:
            return self.beats(seat, card)
        higher = 1 - self.none_of(seat, self.of(self.trumps, above))
        return self.none_of(seat, self.of(led)) * higher
