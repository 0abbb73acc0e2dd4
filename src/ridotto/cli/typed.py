"""From what a person types to the card or number that is meant, in any suited pack."""

import unicodedata
from collections.abc import Collection
from typing import Final

from ridotto.cards import Card, Pack

SIGNS: Final = str.maketrans("♠♥♦♣", "shdc")
"""The signs that hands and hints show may be typed back."""


class Puzzled(ValueError):
    """What was typed means nothing here; the sentence says what would."""


def plain(text: str) -> str:
    """Lower case, without accents, single spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in bare if not unicodedata.combining(c)).split())


def find_number(text: str, numbers: Collection[int]) -> int:
    """One of these numbers."""
    if not text.isdecimal() or int(text) not in numbers:
        span = f"{min(numbers)} to {max(numbers)}"
        raise Puzzled(f"“{text}” will not do: type a number from {span}.")
    return int(text)


def find_suited(
    text: str, pack: Pack, cards: Collection[Card], likely: Collection[Card] = ()
) -> Card:
    """The card meant: by its code, by its rank alone, or by its name; the likely ones first."""
    word = plain(text).translate(SIGNS)
    for group in (likely, cards):
        code = [card for card in group if card.casefold() == word]
        found = code or [card for card in group if _short(card, pack, word)]
        if len(found) == 1:
            return found[0]
        if found:
            choices = " or ".join(f"{card} {pack.names[card]}" for card in found)
            raise Puzzled(f"“{text}” could be {choices}: type the code.")
    known = next((card for card in pack.cards if card.casefold() == word), None)
    if known is not None:
        raise Puzzled(f"{known} {pack.names[known]} is not among your choices here.")
    example = next(iter(cards), pack.cards[0])
    name = pack.names[example]
    raise Puzzled(f"“{text}” is no card and no word I know; {example} is {name}; try help.")


def _short(card: Card, pack: Pack, word: str) -> bool:
    return bool(word) and (card[1:].casefold() == word or plain(pack.names[card]).startswith(word))
