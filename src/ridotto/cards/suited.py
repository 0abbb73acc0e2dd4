"""French and German suits, for packs that differ only in their ranks."""

from ridotto.cards.card import Card
from ridotto.cards.pack import Pack, Suit
from ridotto.cards.pack_names import FRENCH, GERMAN, Family


def french_suit(letter: str, ranks: tuple[str, ...]) -> Suit:
    """A French suit with these ranks, high to low."""
    return Suit(letter, FRENCH.suits[letter]["en"], ranks)


def german_suit(letter: str, ranks: tuple[str, ...]) -> Suit:
    """A German suit with these ranks, high to low."""
    return Suit(letter, GERMAN.suits[letter]["de"], ranks)


def suited_pack(name: str, suits: tuple[Suit, ...], extras: dict[Card, str] | None = None) -> Pack:
    """A pack of French suits, named in English, or of German ones, named in German.

    ``king of Spades``, ``7 of Clubs``; ``Herz-Ass``, ``Laub-10``. Extra cards need their names.
    """
    more = extras or {}
    french = all(suit.name == FRENCH.suits.get(suit.letter, {}).get("en") for suit in suits)
    family, language = (FRENCH, "en") if french else (GERMAN, "de")
    return Pack(name, suits, tuple(more), {**_names(suits, family, language), **more})


def _names(suits: tuple[Suit, ...], family: Family, language: str) -> dict[Card, str]:
    cards = ((suit, card) for suit in suits for card in suit.cards)
    return {card: family.card(suit.letter, card[1:])[language] for suit, card in cards}
