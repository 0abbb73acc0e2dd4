"""Reading the words of a record, for all games: seats, cards, rules; errors name the word."""

from collections.abc import Container, Iterable, Sequence
from enum import Enum
from typing import Final, Protocol, TypeVar

from ridotto.cards import Card, CardError, Pack
from ridotto.table.seat import HOUSE, LETTERS, Seat, letter

E = TypeVar("E", bound=Enum)

REST: Final = "rest"
"""In a position: all cards that no other heap names."""


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
    """The cards named by the words from ``start`` up to ``stop``."""
    return tuple(read_card(words, place, pack) for place in range(start, stop))


def read_card_sets(words: Sequence[str], start: int, pack: Pack) -> tuple[tuple[Card, ...], ...]:
    """Sets of cards with a slash between them: ``cR sR / 36 37 38``."""
    sets: list[tuple[Card, ...]] = [()]
    for place in range(start, len(words)):
        if words[place] == "/":
            sets.append(())
        else:
            sets[-1] = (*sets[-1], read_card(words, place, pack))
    return tuple(sets)


def read_value(words: Sequence[str], place: int, values: type[E], title: str) -> E:
    """The member of an enum whose value a word is; ``title`` is the plural for the error text."""
    known = {member.value: member for member in values}
    text = words[place] if place < len(words) else ""
    if text not in known:
        raise malformed(f"{title} are {', '.join(known)}, not {text!r}", place)
    return known[text]


def read_rule(words: Sequence[str], place: int, rule_book: Container[str]) -> str:
    """The rule id a word names."""
    name = words[place] if place < len(words) else ""
    if name not in rule_book:
        raise malformed(f"{name!r} is no rule of the game", place)
    return name


def read_heap(words: Sequence[str], start: int, stop: int, pack: Pack) -> tuple[Card, ...] | None:
    """The cards of a heap in a position; None for ``rest``."""
    if list(words[start:stop]) == [REST]:
        return None
    return read_cards(words, start, stop, pack)


def fill_rest(heaps: dict[str, tuple[Card, ...] | None], pack: Pack) -> None:
    """Give the heap that is ``rest`` all cards not named elsewhere; only one heap may be."""
    named = {card for cards in heaps.values() if cards for card in cards}
    open_heaps = [name for name, cards in heaps.items() if cards is None]
    if len(open_heaps) > 1:
        raise malformed("only one heap can hold the rest")
    for name in open_heaps:
        heaps[name] = tuple(card for card in pack.cards if card not in named)


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
