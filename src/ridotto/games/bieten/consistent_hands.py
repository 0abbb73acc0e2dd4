"""Guessing hands: cards for everybody that make lawful all that was said and laid."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from ridotto.cards import BACK, Card
from ridotto.games.bieten.duty import judge_said
from ridotto.games.bieten.pack import WELI
from ridotto.games.bieten.state import Bieten, Said, dealt_cards
from ridotto.games.bieten.weli import Holding
from ridotto.table import Dice, Seat

Hands: TypeAlias = dict[Seat, tuple[Card, ...]]

TRIES: Final = 30
"""How often luck is tried, with all hands and with each, before all hands are gone through."""

PATIENCE: Final = 20_000


def guess_hands(
    table: Bieten, weli_cut: bool | None, dice: Dice, *, heedless: bool = False
) -> Hands | None:
    """Hands that fit what is seen at this table, or None; heedless of faults on a strict one."""
    heedless = heedless and table.strict
    constraints = DealConstraints(table, weli_cut, heedless=heedless)
    for _ in range(TRIES):
        hands = constraints.lucky(dice)
        if hands is not None:
            return hands
    return constraints.thorough(dice)


class DealConstraints:
    """What is known of each hand, and the cards that may fill the rest."""

    def __init__(self, table: Bieten, weli_cut: bool | None, *, heedless: bool) -> None:
        self.table, self.heedless = table, heedless
        deal = table.deal
        self.known = {
            seat: tuple(c for c in dealt_cards(table, seat) if c != BACK) for seat in deal.players
        }
        self.wants = {seat: dealt_cards(table, seat).count(BACK) for seat in deal.players}
        seen = {card for cards in self.known.values() for card in cards}
        seen |= {WELI} if weli_cut else set()
        self.pool = [card for card in table.rules.pack.cards if card not in seen]
        said = {seat: sum(s.seat == seat for s in deal.talk) for seat in deal.players}
        self.seats = sorted(deal.players, key=lambda seat: (-said[seat], seat))

    def fits(self, seat: Seat, cards: Sequence[Card]) -> bool:
        """Would all he did have been lawful with these cards?"""
        if self.heedless or not self.wants[seat]:
            return True
        holding = Holding(self.table.rules, seat, (*self.known[seat], *cards), self.table.deal.talk)
        own = (said for said in holding.talk if said.seat == seat)
        return all(self._lawful(holding, said) for said in own)

    @staticmethod
    def _lawful(holding: Holding, said: Said) -> bool:
        return judge_said(holding, said).lawful

    def lucky(self, dice: Dice) -> Hands | None:
        """Fill hand after hand at random."""
        pool, hands = list(self.pool), dict(self.known)
        for seat in self.seats:
            found = self._draw(seat, pool, dice)
            if found is None:
                return None
            hands[seat] = (*self.known[seat], *found)
            pool = [card for card in pool if card not in found]
        return hands

    def _draw(self, seat: Seat, pool: list[Card], dice: Dice) -> tuple[Card, ...] | None:
        for _ in range(TRIES):
            dice.shuffle(pool)
            cards = tuple(pool[: self.wants[seat]])
            if self.fits(seat, cards):
                return cards
        return None

    def thorough(self, dice: Dice) -> Hands | None:
        """Go through all hands that fit, the most constrained player first."""
        choices = {seat: list(self._all(seat)) for seat in self.seats}
        for hands in choices.values():
            dice.shuffle(hands)
        seats = sorted(self.seats, key=lambda seat: len(choices[seat]))
        self.steps = 0
        found = self._place(seats, choices, frozenset())
        return None if found is None else {**self.known, **found}

    def _all(self, seat: Seat) -> Iterator[tuple[Card, ...]]:
        for cards in combinations(self.pool, self.wants[seat]):
            if self.fits(seat, cards):
                yield cards

    def _place(
        self,
        seats: list[Seat],
        choices: dict[Seat, list[tuple[Card, ...]]],
        taken: frozenset[Card],
    ) -> Hands | None:
        if not seats:
            return {}
        seat, rest = seats[0], seats[1:]
        for cards in choices[seat]:
            self.steps += 1
            if self.steps > PATIENCE or taken & set(cards):
                continue
            found = self._place(rest, choices, taken | set(cards))
            if found is not None:
                return {seat: (*self.known[seat], *cards), **found}
        return None
