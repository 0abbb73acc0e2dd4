"""What cards are called in every language: the one source for the terminal, the page and print.

Suits and ranks are in ``suit_names.toml``. A game describes its packs with ``suited_names`` and
adds its own cards; a game that says nothing is described by ``plain_names``.
"""

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Final, TypeAlias

import msgspec

from ridotto.cards.card import Card
from ridotto.cards.genders import nouns_in
from ridotto.cards.pack import Pack, Suit

LANGUAGES: Final = ("en", "de", "it")

Words: TypeAlias = dict[str, str]
"""A word in every language, by the language's code."""

CARD_PHRASES: Final = {"en": "{rank} of {suit}", "de": "{suit}-{rank}", "it": "{rank} di {suit}"}


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Suits and ranks by their letters: French, German or Latin."""

    suits: dict[str, Words]
    ranks: dict[str, Words]
    in_cards: dict[str, Words] = {}
    """How a suit is called inside a card's name, where that differs."""
    genders: dict[str, Words] = {}
    """The gender of the nouns in the names, by the language of the sentence."""

    def card(self, suit: str, rank: str) -> Words:
        """The name of a card; a rank without a name is called by its number."""
        return {
            language: phrase.format(
                rank=self.ranks.get(rank, {}).get(language, rank),
                suit=self.in_cards.get(suit, {}).get(language, self.suits[suit][language]),
            )
            for language, phrase in CARD_PHRASES.items()
        }


def _load() -> dict[str, Family]:
    file = files("ridotto.cards") / "suit_names.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Family])


FRENCH, GERMAN, LATIN = (_load()[name] for name in ("french", "german", "latin"))


class CardNames(msgspec.Struct, frozen=True):
    """What a card is called."""

    names: Words
    """In full, for somebody who hears it alone."""
    called: Words
    """Inside a sentence; where the book's word is used in every language, it is that."""
    printed: str = ""
    """What stands at the foot of its face; most cards have nothing there."""


class SuitNames(msgspec.Struct, frozen=True):
    """A suit's cards, high to low, and what it is called."""

    cards: tuple[Card, ...]
    names: Words


class PackNames(msgspec.Struct, frozen=True, kw_only=True):
    """A pack's cards in their customary order, and all names. No rule follows from it."""

    suits: dict[str, SuitNames]
    extras: tuple[Card, ...]
    """Cards outside the suits, low to high."""
    cards: dict[Card, CardNames]
    variants: dict[str, dict[Card, CardNames]] = {}
    """Other names for the cards that the table's rules list under this key."""
    worth: dict[Card, int] = {}
    """What a card counts, where its face may show it."""
    genders: dict[str, Words] | None = None
    """The gender of the nouns in the names, m, f or n, by language; of a number none is needed."""


def in_every_language(text: str) -> Words:
    """One word for all languages."""
    return dict.fromkeys(LANGUAGES, text)


def suited_names(
    pack: Pack,
    family: Family,
    extras: Mapping[Card, CardNames] | None = None,
    *,
    language: str = "",
    translate_suits: bool = True,
    suit_letters: Mapping[str, str] | None = None,
    rank_letters: Mapping[str, str] | None = None,
    printed_ranks: Iterable[str] = (),
    genders: Mapping[str, Words] | None = None,
) -> PackNames:
    """The names of a pack whose suits are of a family.

    With ``language`` sentences use that language's words everywhere, for suits by themselves too
    unless ``translate_suits``. ``suit_letters`` and
    ``rank_letters`` translate the pack's letters into the family's, ``printed_ranks`` are those
    whose names stand on their faces. ``genders`` are those of the nouns that the game adds.
    """
    letters, ranks, printed = suit_letters or {}, rank_letters or {}, set(printed_ranks)

    def name(suit: Suit, card: Card) -> CardNames:
        rank = ranks.get(card[1:], card[1:])
        names = family.card(letters.get(suit.letter, suit.letter), rank)
        called = in_every_language(names[language]) if language else names
        foot = family.ranks[rank][language or "en"] if rank in printed else ""
        return CardNames(names, called, foot)

    def suit_words(suit: Suit) -> Words:
        names = family.suits[letters.get(suit.letter, suit.letter)]
        return names if translate_suits else in_every_language(names[language])

    cards = {card: name(suit, card) for suit in pack.suits for card in suit.cards}
    cards |= extras or {}
    said = {
        noun for one in cards.values() for word in one.called.values() for noun in nouns_in(word)
    }
    known = {noun: of for noun, of in family.genders.items() if noun in said}
    return PackNames(
        suits={s.letter: SuitNames(s.cards, suit_words(s)) for s in pack.suits},
        extras=pack.extras,
        cards=cards,
        genders={**known, **(genders or {})},
    )


def plain_names(pack: Pack) -> PackNames:
    """Every card as its pack calls it, in every language."""
    names = {card: in_every_language(pack.names[card]) for card in pack.cards}
    return PackNames(
        suits={s.letter: SuitNames(s.cards, in_every_language(s.name)) for s in pack.suits},
        extras=pack.extras,
        cards={card: CardNames(words, words) for card, words in names.items()},
    )
