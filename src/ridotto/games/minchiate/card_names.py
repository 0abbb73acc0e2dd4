"""What the cards of Minchiate are called in every language, and what the carte di conto count."""

from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.cards.pack_names import (
    LATIN,
    CardNames,
    Words,
    in_every_language,
    suited_names,
)
from ridotto.games.minchiate.pack import (
    COURTS,
    MATTO,
    NUMBER,
    OWN_NAMES,
    PACK,
    SOLE,
    SUITS,
    TAROCCHI,
    maid_name,
)
from ridotto.games.minchiate.rules import RULE_SETS, Rules


def _with_italian(words: Words) -> Words:
    """The Italian name stands on the card, so that it belongs to the name in every language."""
    italian = words["it"]
    return {
        language: italian if language == "it" else f"{name} ({italian})"
        for language, name in words.items()
    }


def _tarocco(card: Card) -> CardNames:
    words = OWN_NAMES.tarocchi[NUMBER[card] - 1]
    names = {language: f"{card}, {name}" for language, name in _with_italian(words).items()}
    return CardNames(names, in_every_language(f"{card} {words['it']}"), words["it"])


def _called(words: Words, printed: str) -> CardNames:
    return CardNames(words, in_every_language(words["it"]), printed)


EXTRAS: Final = {
    **{card: _tarocco(card) for card in TAROCCHI},
    MATTO: CardNames(
        _with_italian(OWN_NAMES.matto),
        in_every_language(OWN_NAMES.matto["it"]),
        OWN_NAMES.matto["it"],
    ),
    SOLE: _called(OWN_NAMES.sole, OWN_NAMES.sole["it"]),
}
"""The cards with names of their own; the little Sun is one of Denari."""

MAIDS: Final = {
    suit.cards[COURTS.index("F")]: _called(maid_name(suit), OWN_NAMES.fantina["it"])
    for suit in SUITS
}
"""The knaves, where the book calls them Fantina."""


GENDERS: Final = {
    OWN_NAMES.fantina["it"]: {"de": "f", "it": "f"},
    OWN_NAMES.matto["it"]: {"de": "m", "it": "m"},
    "Papa": {"de": "m", "it": "m"},
    "Stella": {"de": "f", "it": "f"},
    "Luna": {"de": "f", "it": "f"},
    "Sole": {"de": "m", "it": "m"},
    "Mondo": {"de": "m", "it": "m"},
    "Tromba": {"de": "f", "it": "f"},
}
"""The other tarocchi have that of their numbers."""


def _worth() -> dict[Card, int]:
    """What the carte di conto count. Both books say the same, so that the faces may show it."""
    books = [rules.read(Rules).worth for rules in RULE_SETS.values()]
    if any(book != books[0] for book in books):
        raise ValueError("the books differ in what a card counts: the faces cannot show it")
    return {card: books[0][card] for card in PACK.cards if card in books[0]}


PACKS: Final = {
    "minchiate": msgspec.structs.replace(
        suited_names(
            PACK,
            LATIN,
            EXTRAS,
            language="it",
            translate_suits=False,
            printed_ranks=COURTS,
            genders=GENDERS,
        ),
        variants={"fantine": MAIDS},
        worth=_worth(),
    )
}
