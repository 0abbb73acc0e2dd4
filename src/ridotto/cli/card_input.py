"""From what a person types to the card or number that is meant, in any suited pack."""

import unicodedata
from collections.abc import Collection, Sequence
from functools import reduce
from typing import Final

from ridotto.cards import Card, Pack
from ridotto.cli.card_words import card_name
from ridotto.cli.language import to_text
from ridotto.cli.sentences import say

SIGNS: Final = str.maketrans("♠♥♦♣", "shdc")
"""The signs that hands and hints show may be typed back."""


class NotUnderstood(ValueError):
    """What was typed means nothing here; the sentence says what would."""


def plain(text: str) -> str:
    """Lower case, without accents, single spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in bare if not unicodedata.combining(c)).split())


def find_number(text: str, numbers: Collection[int]) -> int:
    """One of these numbers."""
    if not text.isdecimal() or int(text) not in numbers:
        between = say("number-between", word=text, least=min(numbers), most=max(numbers))
        raise NotUnderstood(to_text(between))
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
            choices = either([f"{card} {card_name(pack, card)}" for card in found])
            raise NotUnderstood(to_text(say("could-be", word=text, choices=choices)))
    known = next((card for card in pack.cards if card.casefold() == word), None)
    if known is not None:
        raise NotUnderstood(to_text(say("not-among", code=known, name=card_name(pack, known))))
    example = next(iter(cards), pack.cards[0])
    name = card_name(pack, example)
    raise NotUnderstood(to_text(say("no-such-card", word=text, code=example, name=name)))


def either(choices: Sequence[str]) -> str:
    """One or another."""
    return reduce(lambda one, other: to_text(say("or", one=one, other=other)), choices)


def _short(card: Card, pack: Pack, word: str) -> bool:
    """By rank alone, or the beginning of its name: "Herz-König" may be typed with a space."""
    name = plain(card_name(pack, card)).replace("-", " ")
    return bool(word) and (card[1:].casefold() == word or name.startswith(word.replace("-", " ")))
