"""What all games' records share: errors with a place, and the words for seats."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Protocol

from ridotto.cards import Card, CardError, Pack
from ridotto.table.seat import HOUSE, LETTERS, Seat, letter


class WordError(ValueError):
    """A statement that cannot be read: which word, and what is wrong with it."""

    def __init__(self, kind: str, message: str, word: int = 0) -> None:
        super().__init__(message)
        self.kind = kind
        self.word = word


def malformed(message: str, word: int = 0) -> WordError:
    """Not a statement at all."""
    return WordError("malformed", message, word)


def impossible_word(message: str, word: int = 0) -> WordError:
    """A statement of something that cannot be."""
    return WordError("impossible", message, word)


def ambiguous(message: str, word: int = 0) -> WordError:
    """A statement that could mean several things."""
    return WordError("ambiguous", message, word)


def read_seat(words: Sequence[str], place: int, seats: int) -> Seat:
    """The seat a word names."""
    text = words[place] if place < len(words) else ""
    if len(text) == 1 and text in LETTERS[:seats]:
        return LETTERS.index(text)
    if len(text) == 1 and text.isalpha() and text.isupper():
        raise impossible_word(f"there is no seat {text}; there are {LETTERS[:seats]}", place)
    raise malformed(f"a seat is one of {' '.join(LETTERS[:seats])}, not {text!r}", place)


def read_number(words: Sequence[str], place: int) -> int:
    """The number a word names."""
    text = words[place] if place < len(words) else ""
    if not text.removeprefix("-").isdecimal():
        raise malformed(f"a number is wanted, not {text!r}", place)
    return int(text)


def read_card(words: Sequence[str], place: int, pack: Pack) -> Card:
    """The card a word names."""
    if place >= len(words):
        raise malformed("a card is missing", place)
    try:
        return pack.card(words[place])
    except CardError as error:
        raise WordError(error.kind, str(error), place) from error


def read_cards(words: Sequence[str], start: int, stop: int, pack: Pack) -> tuple[Card, ...]:
    """The cards that a stretch of words names."""
    return tuple(read_card(words, place, pack) for place in range(start, stop))


def no_more(words: Sequence[str], length: int) -> None:
    """Nothing may follow in this statement."""
    if len(words) > length:
        raise malformed(f"nothing is wanted after {words[length - 1]!r}", length)


def side_name(members: Sequence[Seat]) -> str:
    """A side as records write it: ``A+C``."""
    return "+".join(LETTERS[seat] for seat in sorted(members) if seat != HOUSE)


class Challenged(Protocol):
    """A challenge as every game has it."""

    @property
    def against(self) -> Seat: ...
    @property
    def ground(self) -> Enum: ...
    @property
    def trick(self) -> int: ...


def challenges_named(standing: Iterable[Challenged]) -> str:
    """The challenges that stand until the cards decide them, as the fact ``challenged``."""
    named = (f"{letter(c.against)} {c.ground.value} {c.trick or ''}".strip() for c in standing)
    return ", ".join(named) or "nothing"
