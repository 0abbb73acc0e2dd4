"""Chances: who makes which figure, in how many of the guesses."""

from functools import cached_property
from typing import Final

from ridotto.bots.bieten.hand_guesses import HOLDABLE, HandGuesses, figure_of
from ridotto.cards import Card
from ridotto.games.bieten.figures import Figure, Made
from ridotto.games.bieten.pack import HEIGHT, WELI, suit_of
from ridotto.games.bieten.state import TRICKS, Status
from ridotto.games.bieten.weli import bonds_of, holding_of
from ridotto.table import Seat

STAKES: Final = {
    Status.UNBID: 1,
    Status.ASKED: 2,
    Status.HELD2: 2,
    Status.RAISED: 3,
    Status.HELD3: 3,
    Status.GOOD1: 0,
    Status.GOOD2: 0,
}
"""What is still to be won with a figure."""


class Odds:
    """The chances as one seat sees them, computed once per decision."""

    def __init__(self, reading: HandGuesses) -> None:
        self.reading, self.table = reading, reading.table
        self.deal = reading.table.deal
        self.good = bonds_of(holding_of(reading.table, reading.seat)).good

    def stake(self, figure: Figure) -> int:
        """Points still to be won with it."""
        return STAKES[self.deal.wager(figure).status]

    def own(self, figure: Figure, name: Card | None = None) -> Made | None:
        """My figure; with a Weli of this name, or the best name still open."""
        mine = tuple(sorted(self.reading.mine))
        natural = tuple(card for card in mine if card != WELI)
        if WELI not in mine or figure in self.good:
            return figure_of(figure, natural)
        if name is None and self.deal.name is not None:
            name = self.deal.name
        names = (name,) if name is not None else self.reading.names
        found = (figure_of(figure, mine, other) for other in names)
        return max((value for value in found if value is not None), default=None)

    def rival(self, guess: dict[Seat, tuple[Card, ...]], figure: Figure) -> Made | None:
        """The best figure of the others in a guess."""
        name = self.deal.name
        found = (figure_of(figure, hand, name if WELI in hand else None) for hand in guess.values())
        return max((value for value in found if value is not None), default=None)

    def wins(self, figure: Figure, name: Card | None = None) -> float:
        """The chance that I make it."""
        if figure is Figure.SPIEL:
            return self.last_trick
        own = self.own(figure, name)
        if own is None:
            return 0.0
        rivals = self.rivals(figure)
        return sum(rival is None or own > rival for rival in rivals) / len(rivals)

    def rivals(self, figure: Figure) -> list[Made | None]:
        """The best of the others, guess by guess."""
        if figure not in self._rivals:
            guesses = self.reading.guesses
            self._rivals[figure] = [self.rival(guess, figure) for guess in guesses]
        return self._rivals[figure]

    @cached_property
    def _rivals(self) -> dict[Figure, list[Made | None]]:
        return {}

    def held_by_somebody(self, figure: Figure) -> list[bool]:
        """Guess by guess: would anybody hold it, by the book?"""
        if figure is Figure.SPIEL:
            quiet = round(self.reading.size * 0.5 ** len(self.reading.others))
            return [n >= quiet for n in range(self.reading.size)]
        worth = HOLDABLE[figure]
        return [rival is not None and rival >= worth for rival in self.rivals(figure)]

    # The last trick

    @cached_property
    def last_trick(self) -> float:
        """The chance to win the last trick as things lie."""
        return self.last_trick_after(None)

    def last_trick_after(self, card: Card | None) -> float:
        """The chance of the last trick if I lay this card now (the Weli under the best name)."""
        won = [self._play_out(guess, card) == self.reading.seat for guess in self.reading.guesses]
        return sum(won) / len(won)

    def _play_out(self, guess: dict[Seat, tuple[Card, ...]], card: Card | None) -> Seat:
        """Everybody follows, lays his low cards first and keeps the high ones."""
        deal, me = self.deal, self.reading.seat
        hands = {s: [c for c in cards if c not in deal.rows[s]] for s, cards in guess.items()}
        hands[me] = list(deal.hands[me])
        trick = [(p.seat, p.card) for p in deal.trick]
        leader, first = deal.leader, card
        for _ in range(TRICKS - len(deal.tricks)):
            led = suit_of(deal.face(trick[0][1])) if trick else ""
            for seat in self._ring(leader)[len(trick) :]:
                chosen = first if seat == me and first is not None else _low(hands[seat], led)
                first = None if seat == me else first
                hands[seat].remove(chosen)
                led = led or _suit(chosen, hands[seat])
                trick.append((seat, chosen))
            leader = self._winner(trick, led)
            trick = []
        return leader

    def _ring(self, leader: Seat) -> tuple[Seat, ...]:
        ring = self.table.party.round_from(leader)
        return tuple(seat for seat in ring if seat in self.deal.players)

    def _winner(self, trick: list[tuple[Seat, Card]], led: str) -> Seat:
        def strength(play: tuple[Seat, Card]) -> tuple[int, float]:
            card = self.deal.face(play[1])
            if card == WELI:
                return (1, 7.5 if self._may_be(play[0], led) else 0)
            return (int(suit_of(card) == led), HEIGHT[card])

        return max(trick, key=strength)[0]

    def _may_be(self, seat: Seat, suit: str) -> bool:
        """May his Weli win a trick of this suit?"""
        if seat != self.reading.seat:
            return suit not in self.reading.void[seat]
        good = Figure.SPIEL in self.good and self.deal.trick_number == TRICKS
        return not good and any(suit_of(name) == suit for name in self.reading.names)


def _suit(card: Card, left: list[Card]) -> str:
    """The suit of a card led; a Weli is led as anything, say as a heart."""
    del left
    return "h" if card == WELI else suit_of(card)


def _low(hand: list[Card], led: str) -> Card:
    """The lowest card that follows, else the lowest; the Weli last."""
    mates = [card for card in hand if card != WELI and suit_of(card) == led]
    cards = mates or [card for card in hand if card != WELI] or hand
    return min(cards, key=lambda card: HEIGHT.get(card, 9))
