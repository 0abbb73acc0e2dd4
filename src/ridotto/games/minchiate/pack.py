"""The pack of 97 cards and its vocabulary (Dr. 1-2, Fi. 1-2)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ridotto.cards import Card, Pack, Suit

COURTS: Final = ("R", "Q", "C", "F")
RED_RANKS: Final = (*COURTS, *map(str, range(1, 11)))
LONG_RANKS: Final = (*COURTS, *map(str, range(10, 0, -1)))

COPPE: Final = Suit("c", "Coppe", RED_RANKS)
DENARI: Final = Suit("d", "Denari", RED_RANKS)
SPADE: Final = Suit("s", "Spade", LONG_RANKS)
BASTONI: Final = Suit("b", "Bastoni", LONG_RANKS)
SUITS: Final = (COPPE, DENARI, SPADE, BASTONI)

MATTO: Final = Card("M")
TAROCCHI: Final = tuple(Card(str(n)) for n in range(1, 41))
KINGS: Final = tuple(suit.cards[0] for suit in SUITS)
NUMBER: Final = {card: n for n, card in enumerate(TAROCCHI, start=1)}

TAROCCO_NAMES: Final = (
    "Papa uno", "Papa due", "Papa tre", "Papa quattro", "Papa cinque",
    "Temperanza", "Forza", "Giustizia", "Ruota della Fortuna", "Carro",
    "Gobbo", "Impiccato", "Morte", "Diavolo", "Casa del Diavolo",
    "Speranza", "Prudenza", "Fede", "Carità", "Fuoco",
    "Acqua", "Terra", "Aria", "Bilancia", "Vergine",
    "Scorpione", "Ariete", "Capricorno", "Sagittario", "Cancro",
    "Pesci", "Acquario", "Leone", "Toro", "Gemelli",
    "Stella", "Luna", "Sole", "Mondo", "Tromba",
)  # fmt: skip

RANK_NAMES: Final = {"R": "Re", "Q": "Regina", "C": "Cavallo", "F": "Fante"}


def _name(card: Card, suit: Suit, fantine: tuple[Card, ...]) -> str:
    if card == "d1":
        return "Sole di Campagna"
    rank = "Fantina" if card in fantine else RANK_NAMES.get(card[1:], card[1:])
    return f"{rank} di {suit.name}"


@lru_cache
def pack_with(fantine: tuple[Card, ...]) -> Pack:
    """The pack; which knaves are called Fantina is for the book to say (Dr. 1, Fi. 1)."""
    return Pack(
        name="Minchiate",
        suits=SUITS,
        extras=(*TAROCCHI, MATTO),
        names={
            **{card: _name(card, suit, fantine) for suit in SUITS for card in suit.cards},
            **dict(zip(TAROCCHI, TAROCCO_NAMES, strict=True)),
            MATTO: "Matto",
        },
    )


PACK: Final = pack_with((Card("dF"),))

SUIT_LETTER: Final = {card: suit.letter for card, suit in PACK.suit_of.items()}
"""The suit letter of suit cards; tarocchi and Matto have none."""

KING_OF: Final = {suit.letter: suit.cards[0] for suit in SUITS}

STRENGTH: Final = {
    **{card: -place for suit in SUITS for place, card in enumerate(suit.cards)},
    **NUMBER,
}
"""Which card of a suit, or which tarocco, is the higher; the Matto has no strength."""


def tarocchi_in(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The tarocchi among the cards."""
    return tuple(card for card in cards if card in NUMBER)


def of_suit(cards: Iterable[Card], suit: str) -> tuple[Card, ...]:
    """The cards of a suit, by its letter."""
    return tuple(card for card in cards if SUIT_LETTER.get(card) == suit)


def has_tarocco(hand: tuple[Card, ...]) -> bool:
    """Is there a tarocco among the cards?"""
    return not NUMBER.keys().isdisjoint(hand)


@lru_cache(maxsize=4096)
def mates_in(hand: tuple[Card, ...], suit: str) -> tuple[Card, ...]:
    """The cards of a suit in a hand, remembered: it is asked for every card of the hand."""
    return of_suit(hand, suit)


def is_sopraventi(card: Card) -> bool:
    """20 to 29 (Dr. 1)."""
    return 20 <= NUMBER.get(card, 0) <= 29


def suit_counts(cards: Iterable[Card]) -> tuple[int, int, int, int]:
    """How many of Coppe, Denari, Spade, Bastoni."""
    letters = [SUIT_LETTER.get(card) for card in cards]
    c, d, s, b = (letters.count(suit.letter) for suit in SUITS)
    return c, d, s, b
