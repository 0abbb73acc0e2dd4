"""What cards and suits are called in the terminal's language."""

from ridotto.cards import Card, Pack, Suit
from ridotto.cards.pack_names import FRENCH, LANGUAGES
from ridotto.cli.language import terminal_language


def card_name(pack: Pack, card: Card) -> str:
    """A card's name; packs that are not French are called by their books' words everywhere."""
    suit = pack.suit_of.get(card)
    if terminal_language() == LANGUAGES[0] or suit is None or not _french(suit):
        return pack.names.get(card, card)
    return FRENCH.card(suit.letter, card[1:])[terminal_language()]


def suit_name(suit: Suit) -> str:
    """A suit's name."""
    return FRENCH.suits[suit.letter][terminal_language()] if _french(suit) else suit.name


def name_rows(pack: Pack, card: Card) -> tuple[str, str]:
    """A card's name in two rows: its rank, and of which suit."""
    name = card_name(pack, card)
    for word in (" of ", " di "):
        rank, found, suit = name.partition(word)
        if found:
            return rank, f"{word.strip()} {suit}"
    suit, found, rank = name.partition("-")
    return (rank, suit) if terminal_language() == "de" and found else (name, "")


def _french(suit: Suit) -> bool:
    return suit.name == FRENCH.suits.get(suit.letter, {}).get(LANGUAGES[0])
