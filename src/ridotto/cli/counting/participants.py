"""The people at a real table, and the words by which persons, sides and cards are meant."""

import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from ridotto.cards import Card, Pack
from ridotto.cards.pack_names import LANGUAGES
from ridotto.cli.card_input import NotUnderstood, plain
from ridotto.cli.counting.sentences import say
from ridotto.cli.counting.speech import tell
from ridotto.cli.language import terminal_language
from ridotto.counting.unknown_card import unknown_card
from ridotto.table import LETTERS, Seat

ORDINALS = (
    ("first", "erste", "prima"),
    ("second", "zweite", "seconda"),
    ("third", "dritte", "terza"),
    ("fourth", "vierte", "quarta"),
)
"""The sides as one types them, in any language."""


class Participants(msgspec.Struct, frozen=True, kw_only=True):
    """Names, sides and pack of a table. Who has no name has a letter."""

    names: tuple[str, ...] = ()
    seats: int
    sides: tuple[tuple[Seat, ...], ...]
    pack: Pack
    faults: tuple[str, ...] = ()

    def name(self, seat: Seat) -> str:
        """A person's name, or letter; nobody's seat is the pot."""
        if seat < 0:
            return tell(say("pot"))
        given = self.names[seat].strip() if seat < len(self.names) else ""
        return given or LETTERS[seat]

    def side_name(self, side: int) -> str:
        """The names of a side's persons."""
        return "+".join(map(self.name, self.sides[side]))

    def person(self, word: str) -> Seat:
        """A person by name, by the beginning of the name, or by the letter of the seat."""
        wanted = plain(word)
        names = [plain(self.name(seat)) for seat in range(self.seats)]
        exact = [seat for seat, name in enumerate(names) if name == wanted]
        begun = [seat for seat, name in enumerate(names) if wanted and name.startswith(wanted)]
        letter = [seat for seat in range(self.seats) if LETTERS[seat] == word.upper()]
        found = exact or begun or letter
        if len(found) == 1:
            return found[0]
        people = " ".join(map(self.name, found or range(self.seats)))
        told = say("could-be" if found else "nobody-here", typed=word, people=people)
        raise NotUnderstood(tell(told))

    def side(self, word: str) -> int:
        """A side by its number in words, by a person of it, or by both (``A+C``)."""
        ordinals = ORDINALS[: len(self.sides)]
        for number, words in enumerate(ordinals):
            if plain(word) in words:
                return number
        for members in (re.split(r"[+&]", word), tuple(word)):
            sides = self._sides_of(members)
            if len(sides) == 1:
                return sides.pop()
        at = LANGUAGES.index(terminal_language())
        told = ", ".join(f"{words[at]} ({self.side_name(n)})" for n, words in enumerate(ordinals))
        raise NotUnderstood(tell(say("no-side", typed=word, sides=told)))

    def _sides_of(self, words: Sequence[str]) -> set[int]:
        try:
            seats = {self.person(word) for word in words}
        except NotUnderstood:
            return set()
        return {n for n, side in enumerate(self.sides) if seats & set(side)}

    def fault(self, word: str) -> str:
        """A fault of the book's list, with or without ``fault.`` before it."""
        name = f"fault.{plain(word).removeprefix('fault.')}"
        if name not in self.faults:
            known = ", ".join(fault.removeprefix("fault.") for fault in self.faults)
            raise NotUnderstood(tell(say("no-fault", typed=word, known=known)))
        return name

    def cards(self, words: Iterable[str]) -> tuple[Card, ...]:
        """Codes in any case, stretches such as 28-32 or d3-d7, a suit's letter for all of it."""
        return tuple(card for word in words for card in self._cards(word))

    def _cards(self, word: str) -> Iterator[Card]:
        low, dash, high = word.partition("-")
        suit = next((suit for suit in self.pack.suits if suit.letter == word), None)
        if suit is not None:
            yield from suit.cards
        elif dash:
            yield from self._stretch(self.card(low), self.card(high), word)
        else:
            yield self.card(word)

    def _stretch(self, low: Card, high: Card, word: str) -> tuple[Card, ...]:
        pack = self.pack
        ends = sorted((pack.index[low], pack.index[high]))
        cards = pack.cards[ends[0] : ends[1] + 1]
        if len({pack.suit_of.get(card) for card in cards}) > 1:
            raise NotUnderstood(tell(say("no-stretch", typed=word, low=low, high=high)))
        return cards

    def card(self, word: str) -> Card:
        """One card by its code."""
        wanted = word.casefold()
        code = next((card for card in self.pack.cards if card.casefold() == wanted), None)
        if code is None:
            raise NotUnderstood(tell(unknown_card(self.pack, word)))
        return code
