"""The French pack, large or small, and how its cards rank (text)."""

from collections.abc import Iterable, Sequence
from typing import Final

from ridotto.cards import BACK, Card, Pack, french_suit, suited_pack

SUIT_LETTERS: Final = ("s", "h", "d", "c")
RANKS: Final = ("K", "Q", "J", "A", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""High to low: the ace stands below the Valet."""

GUIMBARDE: Final = Card("hQ")
KOENIG: Final = Card("hK")
FOU: Final = Card("dJ")
PERMANENT: Final = (GUIMBARDE, KOENIG, FOU)
"""The bride, the King and the fool: the three highest trumps of every deal, high to low."""

PIPS: Final = {"A": 11, "K": 10, "Q": 10, "J": 10, **{str(n): n for n in range(2, 11)}}
"""What a card adds to the Point."""

LEAST_POINT: Final = 3
"""Fewer cards of a suit are no Point (text)."""


def _pack(name: str, ranks: tuple[str, ...]) -> Pack:
    return suited_pack(name, tuple(french_suit(letter, ranks) for letter in SUIT_LETTERS))


FULL: Final = _pack("French", RANKS)
PACKS: Final = {
    32: _pack("French, from the sevens up", RANKS[:8]),
    36: _pack("French, from the sixes up", RANKS[:9]),
    40: _pack("French, from the fives up", RANKS[:10]),
    52: FULL,
}
HOMBRE: Final = _pack("l'Hombre", tuple(r for r in RANKS if r not in ("10", "9", "8")))

HEIGHT: Final = {rank: len(RANKS) - place for place, rank in enumerate(RANKS)}


def printed_suit(card: Card) -> str:
    """The suit on the card's face, which counts for the Point."""
    return card[0]


def rank_of(card: Card) -> str:
    """A card without its suit."""
    return card[1:]


def height(card: Card) -> int:
    """How high a card stands in its printed suit."""
    return HEIGHT[card[1:]]


def mate_of(card: Card) -> Card | None:
    """The queen to a king and the king to a queen."""
    mates = {"K": "Q", "Q": "K"}
    rank = mates.get(rank_of(card))
    return None if rank is None else Card(card[0] + rank)


def marriage_of(card: Card) -> tuple[Card, Card]:
    """King and queen of the suit of either."""
    return Card(card[0] + "K"), Card(card[0] + "Q")


def sort(cards: Iterable[Card]) -> tuple[Card, ...]:
    """In the customary order, which is the same in all packs."""
    return FULL.sort(cards)


def pips(cards: Iterable[Card]) -> int:
    """What these cards count in the Point."""
    return sum(PIPS[rank_of(card)] for card in cards)


def point_of(hand: Sequence[Card]) -> tuple[Card, ...]:
    """Three, four or five cards of one suit, by the printed suits; five cards hold one at most."""
    for letter in SUIT_LETTERS:
        cards = tuple(card for card in hand if card != BACK and card[0] == letter)
        if len(cards) >= LEAST_POINT:
            return sort(cards)
    return ()
