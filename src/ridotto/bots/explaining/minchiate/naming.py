"""How cards are called at the table, and which versicole they serve in."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate.pack import KINGS, MATTO, NUMBER, PACK, SUIT_LETTER, SUITS, TAROCCHI
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.versicole import DEL_MATTO, DEL_TREDICI, DEMONIO

SUIT_NAMES: Final = {suit.letter: suit.name for suit in SUITS}
PAPI: Final = TAROCCHI[:5]
ARIE: Final = TAROCCHI[35:]


def called(card: Card) -> str:
    """The card with its article: the 20, the Papa tre, the Tromba, the king of Coppe."""
    if card in KINGS:
        return f"the king of {SUIT_NAMES[SUIT_LETTER[card]]}"
    if card in PAPI or card in ARIE or card == MATTO or card in SUIT_LETTER:
        return f"the {PACK.names[card]}"
    return f"the {card}"


def theirs(card: Card) -> str:
    """An enemy's card."""
    return called(card).replace("the ", "their ", 1)


def listed(words: Iterable[str]) -> str:
    """One, two and three."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


class Serves(msgspec.Struct, frozen=True):
    """A versicola that a card serves in: its name, and the others it needs."""

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
        yield Serves("the versicola del Matto", _but(DEL_MATTO, card))
    if card in DEL_TREDICI:
        yield Serves("the versicola del Tredici", _but(DEL_TREDICI, card))
    if rules.versicole.demonio and card in DEMONIO:
        yield Serves("Demonio, Mondo e Carne", _but(DEMONIO, card))
    yield from _diecine(card)
    if card in KINGS:
        others = _but(KINGS, card)
        for out in others:
            yield Serves("the versicola dei Re", _but(others, out))


def _run_title(three: tuple[Card, ...]) -> str:
    if three[0] in PAPI:
        return "the versicola dei Papi"
    return f"the versicola {three[0]} to {three[-1]}"


def _diecine(card: Card) -> Iterator[Serves]:
    """20 and 30 with the 10 or the Tromba; without the Tromba they are ashamed, but count."""
    ten, twenty, thirty, tromba = (Card(n) for n in ("10", "20", "30", "40"))
    for fourth in (ten, tromba):
        three = (fourth, twenty, thirty)
        if card in three:
            yield Serves("the diecine", _but(three, card))


def _but(cards: tuple[Card, ...], one: Card) -> tuple[Card, ...]:
    return tuple(card for card in cards if card != one)


def counts(cards: Iterable[Card], worth: dict[Card, int]) -> int:
    """What cards are worth singly."""
    return sum(worth.get(card, 0) for card in cards)


__all__ = ["ARIE", "NUMBER", "PAPI", "SUIT_NAMES", "Serves", "called", "listed", "theirs"]
