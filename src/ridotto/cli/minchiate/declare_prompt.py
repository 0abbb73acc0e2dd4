"""Declaring versicole: any of those one holds, each with the Matto or without."""

import re
from collections.abc import Iterator

from ridotto.cards import Card
from ridotto.cli.language import to_text
from ridotto.cli.minchiate.card_input import NotUnderstood, plain
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.cli.question import Question
from ridotto.games.minchiate.acts import Declare
from ridotto.games.minchiate.pack import MATTO
from ridotto.games.minchiate.versicole import worth
from ridotto.table import PickSets, Seat


def ask_declare(at: EventContext, seat: Seat, offer: PickSets) -> Question:
    """Which versicole to show now that the first card is led."""
    return Question(_what(at, offer), lambda text: Declare(seat, read_sets(text, offer)))


def _what(at: EventContext, offer: PickSets) -> str:
    """What one holds, and what to type; somebody may see this for the first time."""
    cited = at.cite("declare.held")
    if not offer.sets:
        return to_text(say("hold-no-versicola", source=cited))
    held = say(
        "hold-versicole",
        n=len(offer.sets),
        told="; ".join(_listed(at, offer)),
        none="forbidden" if offer.least else "allowed",
        matto="optional" if _optional(offer) else "fixed",
        source=cited,
    )
    return to_text(held)


def _listed(at: EventContext, offer: PickSets) -> Iterator[str]:
    for number, cards in enumerate(offer.sets, start=1):
        points = worth(at.table.rules, cards)
        yield to_text(say("versicola-worth", n=number, cards=cards, points=points))


def _optional(offer: PickSets) -> bool:
    """Is there a versicola the Matto merely goes along with?"""
    return any(_without(cards, offer) != cards for cards in offer.sets)


def _without(cards: tuple[Card, ...], offer: PickSets) -> tuple[Card, ...]:
    """The versicola without the Matto, unless it is the Matto's own."""
    if MATTO not in offer.optional or set(cards) == {"1", "40", MATTO}:
        return cards
    return tuple(card for card in cards if card != MATTO)


def read_sets(text: str, offer: PickSets) -> tuple[tuple[Card, ...], ...]:
    """``1 3-m``: the first, and the third without the Matto."""
    words = plain(text).replace(",", " ").split()
    if not words or words == ["all"]:
        return offer.sets
    if words in (["none"], ["0"], ["no"]):
        return ()
    return tuple(_read_set(word, offer) for word in dict.fromkeys(words))


def _read_set(word: str, offer: PickSets) -> tuple[Card, ...]:
    match = re.fullmatch(r"(\d+)(-m)?", word)
    if match is None or not 1 <= int(match[1]) <= len(offer.sets):
        raise NotUnderstood(to_text(say("no-such-versicola", text=word, most=len(offer.sets))))
    cards = offer.sets[int(match[1]) - 1]
    return _without(cards, offer) if match[2] else cards
