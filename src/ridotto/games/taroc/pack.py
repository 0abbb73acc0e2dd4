"""The pack of 78 cards and its vocabulary (§ I)."""

from collections.abc import Iterable
from typing import Final

from ridotto.cards import Card, french_suit, suited_pack

COURTS: Final = ("K", "Q", "C", "J")
BLACK_RANKS: Final = (*COURTS, *map(str, range(10, 1, -1)), "A")
RED_RANKS: Final = (*COURTS, "A", *map(str, range(2, 11)))

PIQUE: Final = french_suit("s", BLACK_RANKS)
COEUR: Final = french_suit("h", RED_RANKS)
CARREAU: Final = french_suit("d", RED_RANKS)
TREFFLE: Final = french_suit("c", BLACK_RANKS)
SUITS: Final = (PIQUE, COEUR, CARREAU, TREFFLE)
BLACK: Final = (PIQUE, TREFFLE)

SKIS: Final = Card("S")
TAROCS: Final = tuple(Card(str(n)) for n in range(1, 22))
MONGUE: Final = TAROCS[-1]
NUMBER: Final = {card: n for n, card in enumerate(TAROCS, start=1)}
KINGS: Final = tuple(suit.cards[0] for suit in SUITS)
TAROC: Final = "T"
"""Stands for the tarocs where a suit letter is wanted."""

PACK: Final = suited_pack(
    "Taroc",
    SUITS,
    {
        **{card: f"taroc {card}" for card in TAROCS},
        TAROCS[0]: "taroc 1, the Pagat",
        MONGUE: "taroc 21, the Mongue",
        SKIS: "Skis",
    },
)

SUIT_LETTER: Final = {card: suit.letter for card, suit in PACK.suit_of.items()}
"""The suit letter of suit cards; tarocs and Skis have none."""

RANK_ORDER: Final = {card: -n for suit in SUITS for n, card in enumerate(suit.cards)}
"""Which card of a suit is the higher, where black aces are the lowest."""


def tarocs_in(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The tarocs among the cards; the Skis is none (§ I)."""
    return tuple([card for card in cards if card in NUMBER])


def of_suit(cards: Iterable[Card], suit: str) -> tuple[Card, ...]:
    """The cards of a suit, by its letter; ``T`` for tarocs."""
    if suit == TAROC:
        return tarocs_in(cards)
    return tuple([card for card in cards if SUIT_LETTER.get(card) == suit])


def suit_of(card: Card) -> str | None:
    """The suit letter of a card, ``T`` for tarocs, None for the Skis."""
    return None if card == SKIS else SUIT_LETTER.get(card, TAROC)
