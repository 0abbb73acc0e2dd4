"""What a player makes of the table: who may hold what, drawn many times by seeded chance."""

import random
from functools import lru_cache
from typing import Final

from ridotto.cards import BACK, Card
from ridotto.games.bieten.figures import CARD_FIGURES, Figure, Made, made
from ridotto.games.bieten.pack import PLAIN_PACK, WELI, suit_of
from ridotto.games.bieten.state import CLAIMS, Bieten, Verb, dealt_cards
from ridotto.games.bieten.weli import still_open
from ridotto.table import Seat, View

TRIES: Final = 6
"""How often a hand is drawn again that does not fit what its player said."""

HOLDABLE: Final[dict[Figure, Made]] = {
    Figure.HERZ: (1, 5, 0),
    Figure.LAUB: (1, 5, 0),
    Figure.GLEICH: (2, 4, 0),
    Figure.HANGER: (2, 5, 0),
}
"""What is worth holding by the book: what wears trousers, a pair of tens, a Hanger so high."""

STRONG: Final[dict[Figure, Made]] = {
    Figure.HERZ: (1, 7, 0),
    Figure.LAUB: (1, 7, 0),
    Figure.GLEICH: (2, 7, 0),
    Figure.HANGER: (2, 7, 0),
}
"""What gives a Groschen by the book, and does not run away."""


@lru_cache(maxsize=4096)
def figure_of(figure: Figure, cards: tuple[Card, ...], name: Card | None = None) -> Made | None:
    """A hand's figure; a Weli still to be named makes of it the best it can."""
    natural = tuple(card for card in cards if card != WELI)
    if WELI not in cards or name is not None:
        return made(figure, natural, name)
    found = (made(figure, natural, other) for other in PLAIN_PACK.cards if other not in natural)
    return max((value for value in found if value is not None), default=None)


class HandGuesses:
    """What one chair knows of the deal on the table, and hands of the others that fit it."""

    def __init__(self, view: View[Bieten], dice: random.Random) -> None:
        assert view.seat is not None
        self.table, self.seat, self.dice = view.table, view.seat, dice
        deal = self.table.deal
        self.players = deal.players
        self.others = tuple(seat for seat in deal.players if seat != self.seat)
        self.mine = dealt_cards(self.table, self.seat)
        self.names = still_open(self.table, self.seat)
        """What my Weli may still be, if I hold it."""
        self.known = {
            seat: tuple(c for c in dealt_cards(self.table, seat) if c != BACK)
            for seat in self.others
        }
        seen = {card for cards in (self.mine, *self.known.values()) for card in cards}
        self.pool = [card for card in self.table.rules.pack.cards if card not in seen]
        self.void = {seat: self._void(seat) for seat in self.others}
        self.size = max(10, 90 // len(self.players))
        self.guesses = [self._guess() for _ in range(self.size)]

    def _void(self, seat: Seat) -> frozenset[str]:
        """The suits he did not follow."""
        plays = (s for s in self.table.deal.talk if s.seat == seat and s.verb is Verb.PLAY)
        return frozenset(
            s.led for s in plays if s.led and s.card != WELI and suit_of(s.card) != s.led
        )

    def _guess(self) -> dict[Seat, tuple[Card, ...]]:
        """One way the hidden cards may lie."""
        pool, hands = list(self.pool), {}
        for seat in self.dice.sample(self.others, len(self.others)):
            cards = self._draw(seat, pool)
            hands[seat] = tuple(sorted((*self.known[seat], *cards)))
            pool = [card for card in pool if card not in cards]
        return hands

    def _draw(self, seat: Seat, pool: list[Card]) -> list[Card]:
        need = 3 - len(self.known[seat])
        void = self.void[seat]
        fit = [card for card in pool if card == WELI or suit_of(card) not in void]
        fit = fit if len(fit) >= need else pool
        cards: list[Card] = []
        for _ in range(TRIES):
            cards = self.dice.sample(fit, need)
            if self._plausible(seat, tuple(sorted((*self.known[seat], *cards)))):
                break
        return cards

    def _plausible(self, seat: Seat, cards: tuple[Card, ...]) -> bool:
        """Would he have said with these cards what he said? Chance leaves room for hunters."""
        for said in self.table.deal.talk:
            figure = said.figure
            if said.seat != seat or figure is None or figure not in CARD_FIGURES:
                continue
            value = figure_of(figure, cards)
            if said.verb in CLAIMS and value is None:
                return False
            if self.dice.random() > self._belief(said.verb, figure, value):
                return False
        return True

    @staticmethod
    def _belief(verb: Verb, figure: Figure, value: Made | None) -> float:
        holdable = value is not None and value >= HOLDABLE[figure]
        strong = value is not None and value >= STRONG[figure]
        match verb:
            case Verb.GROSCHEN:
                return 1.0 if strong else 0.6 if holdable else 0.4
            case Verb.HOLD:
                return 1.0 if holdable else 0.6
            case Verb.BID:
                return 1.0 if holdable else 0.8
            case Verb.GOOD:
                return 0.5 if strong else 0.75 if holdable else 1.0
        return 1.0
