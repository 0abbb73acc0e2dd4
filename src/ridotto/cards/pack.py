"""A pack: its cards in their customary order, and what their codes mean."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from ridotto.cards.card import BACK, Card
from ridotto.cards.errors import Ambiguous, Impossible, Malformed


@dataclass(frozen=True)
class Suit:
    """A suit: its letter in card codes, its name, and its ranks from high to low."""

    letter: str
    name: str
    ranks: tuple[str, ...]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The suit's cards from high to low."""
        return tuple(Card(self.letter + rank) for rank in self.ranks)


@dataclass(frozen=True)
class Pack:
    """Suits and the cards outside them (``extras``), with a full name for each card."""

    name: str
    suits: tuple[Suit, ...]
    extras: tuple[Card, ...]
    names: Mapping[Card, str]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card once, suits first, each from high to low."""
        return tuple(card for suit in self.suits for card in suit.cards) + self.extras

    @cached_property
    def index(self) -> Mapping[Card, int]:
        """Where each card stands in the customary order; a covered card stands last."""
        places = {card: place for place, card in enumerate(self.cards)}
        return {**places, BACK: len(places)}

    @cached_property
    def suit_of(self) -> Mapping[Card, Suit]:
        """The suit of each suit card; the extras are absent."""
        return {card: suit for suit in self.suits for card in suit.cards}

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.index and card != BACK

    def sort(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards in the pack's customary order."""
        return tuple(sorted(cards, key=self.index.__getitem__))

    def card(self, text: str) -> Card:
        """The card a code names, or an error that says what is wrong with it."""
        card = Card(text)
        if card in self:
            return card
        raise self._complaint(text)

    def parse(self, text: str) -> tuple[Card, ...]:
        """Cards from codes separated by spaces or commas, each at most once."""
        cards = tuple(self.card(word) for word in text.replace(",", " ").split())
        twice = self.sort({card for card in cards if cards.count(card) > 1})
        if twice:
            raise Impossible(f"{', '.join(twice)}: named more than once")
        return cards

    def _complaint(self, text: str) -> Malformed | Impossible | Ambiguous:
        candidates = [card for card in self.cards if card.casefold() == text.casefold()]
        if candidates:
            return Malformed(f"{text!r} is no card code; did you mean {candidates[0]}?")
        same_rank = [suit.letter + text for suit in self.suits if text in suit.ranks]
        if same_rank:
            return Ambiguous(f"{text!r} could be {' or '.join(same_rank)}")
        suit = next((suit for suit in self.suits if text[:1] == suit.letter), None)
        if suit is not None and text[1:].isalnum():
            return Impossible(
                f"{text!r}: there is no such card; {suit.name} has {' '.join(suit.ranks)}"
            )
        if text.isdecimal():
            return Impossible(f"{text!r}: there is no such card in the {self.name} pack")
        return Malformed(f"{text!r} is no card code of the {self.name} pack")
