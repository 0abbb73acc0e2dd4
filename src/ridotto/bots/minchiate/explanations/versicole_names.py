"""Which versicole cards serve in, and what those are called."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from ridotto.bots.minchiate.sentences import say
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KINGS, NUMBER, SUITS, TAROCCHI
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.versicole import DEL_MATTO, DEL_TREDICI, DEMONIO
from ridotto.table.sentence import Sentence

SUIT_NAMES: Final = {suit.letter: suit.name for suit in SUITS}
PAPI: Final = TAROCCHI[:5]
ARIE: Final = TAROCCHI[35:]


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
    for run in rules.runs:
        if card in run:
            place = run.index(card)
            for start in range(max(0, place - 2), min(place, len(run) - 3) + 1):
                three = run[start : start + 3]
                yield Serves(_run_title(three), _but(three, card))
    if card in DEL_MATTO:
        yield Serves("matto", _but(DEL_MATTO, card))
    if card in DEL_TREDICI:
        yield Serves("tredici", _but(DEL_TREDICI, card))
    if rules.versicole.demonio and card in DEMONIO:
        yield Serves("demonio", _but(DEMONIO, card))
    yield from _diecine(card)
    if card in KINGS:
        others = _but(KINGS, card)
        for out in others:
            yield Serves("re", _but(others, out))


def _run_title(three: tuple[Card, ...]) -> str:
    if three[0] in PAPI:
        return "papi"
    return f"{three[0]}-{three[-1]}"


def _diecine(card: Card) -> Iterator[Serves]:
    """20 and 30 with the 10 or the Tromba; without the Tromba they are ashamed, but count."""
    ten, twenty, thirty, tromba = (Card(n) for n in ("10", "20", "30", "40"))
    for fourth in (ten, tromba):
        three = (fourth, twenty, thirty)
        if card in three:
            yield Serves("diecine", _but(three, card))


def _but(cards: tuple[Card, ...], one: Card) -> tuple[Card, ...]:
    return tuple(card for card in cards if card != one)


def counts(cards: Iterable[Card], worth: dict[Card, int]) -> int:
    """What cards are worth singly."""
    return sum(worth.get(card, 0) for card in cards)


__all__ = ["ARIE", "NUMBER", "PAPI", "SUIT_NAMES", "Serves", "versicola_named"]
