"""The pack of 97 cards and its vocabulary (Dr. 1-2, Fi. 1-2)."""

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from ridotto.cards import Card, Pack, Suit
from ridotto.cards.pack_names import LATIN, Words

COURTS: Final = ("R", "Q", "C", "F")
RED_RANKS: Final = (*COURTS, *map(str, range(1, 11)))
LONG_RANKS: Final = (*COURTS, *map(str, range(10, 0, -1)))

COPPE: Final = Suit("c", LATIN.suits["c"]["it"], RED_RANKS)
DENARI: Final = Suit("d", LATIN.suits["d"]["it"], RED_RANKS)
SPADE: Final = Suit("s", LATIN.suits["s"]["it"], LONG_RANKS)
BASTONI: Final = Suit("b", LATIN.suits["b"]["it"], LONG_RANKS)
SUITS: Final = (COPPE, DENARI, SPADE, BASTONI)

MATTO: Final = Card("M")
TAROCCHI: Final = tuple(Card(str(n)) for n in range(1, 41))
KINGS: Final = tuple(suit.cards[0] for suit in SUITS)
NUMBER: Final = {card: n for n, card in enumerate(TAROCCHI, start=1)}


class OwnNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of ``cards.toml``, in every language."""

    matto: Words
    fantina: Words
    sole: Words
    tarocchi: tuple[Words, ...]


def _load() -> OwnNames:
    file = files("ridotto.games.minchiate") / "cards.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), OwnNames)


OWN_NAMES: Final = _load()
SOLE: Final = Card("d1")


def _name(card: Card, suit: Suit, fantine: tuple[Card, ...]) -> str:
    if card == SOLE:
        return OWN_NAMES.sole["it"]
    return (maid_name(suit) if card in fantine else LATIN.card(suit.letter, card[1:]))["it"]


def maid_name(suit: Suit) -> Words:
    """A knave that the book calls Fantina."""
    family = msgspec.structs.replace(LATIN, ranks={"F": OWN_NAMES.fantina})
    return family.card(suit.letter, "F")


@lru_cache
def pack_with(fantine: tuple[Card, ...]) -> Pack:
    """The pack; which knaves are called Fantina is for the book to say (Dr. 1, Fi. 1)."""
    return Pack(
        name="Minchiate",
        suits=SUITS,
        extras=(*TAROCCHI, MATTO),
        names={
            **{card: _name(card, suit, fantine) for suit in SUITS for card in suit.cards},
            **{card: OWN_NAMES.tarocchi[NUMBER[card] - 1]["it"] for card in TAROCCHI},
            MATTO: OWN_NAMES.matto["it"],
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
