"""Which versicole cards serve in, and what those are called."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ridotto.bots.minchiate.sentences import say
from ridotto.cards import Card
from ridotto.games.minchiate.pack import SUITS, TAROCCHI
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.versicole import Versicola, smallest_versicole
from ridotto.table.sentence import Sentence

SUIT_NAMES: Final = {suit.letter: suit.name for suit in SUITS}
PAPI: Final = TAROCCHI[:5]
RUN: Final = "versicola.sopra"

FIXED: Final = {
    "papi": say("versicola-papi"),
    "matto": say("versicola-matto"),
    "tredici": say("versicola-tredici"),
    "demonio": say("versicola-demonio"),
    "diecine": say("versicola-diecine"),
    "re": say("versicola-re"),
}


def versicola_named(title: str) -> Sentence:
    """What a versicola is called; a run by its ends."""
    if title in FIXED:
        return FIXED[title]
    first, last = title.split("-")
    return say("versicola-run", first_card=(Card(first),), last_card=(Card(last),))


class Serves(msgspec.Struct, frozen=True):
    """A versicola that a card serves in: its title, and the others it needs."""

    title: str
    needs: tuple[Card, ...]


def versicole_with(rules: Rules, card: Card) -> Iterator[Serves]:
    """The smallest versicole that this card makes with others (Dr. 3)."""
    for versicola in smallest_versicole(rules):
        if card in versicola.cards:
            others = tuple(one for one in versicola.cards if one != card)
            yield Serves(_title(versicola), others)


def _title(versicola: Versicola) -> str:
    """A run by its ends, any other by what its rule calls it."""
    if versicola.rule == RUN:
        return f"{versicola.cards[0]}-{versicola.cards[-1]}"
    return versicola.rule.partition(".")[2]
