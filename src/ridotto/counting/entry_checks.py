"""Checks of an entry: each rejects what is impossible, and says what would be right."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from ridotto.cards import Card, Pack
from ridotto.counting.evening import Cards, FaultEntry
from ridotto.counting.sentences import say as wrong
from ridotto.counting.unknown_card import unknown_card
from ridotto.table import Remark, Seat
from ridotto.table.rulebook import RuleBook
from ridotto.table.sentence import Sentence


class EntryError(ValueError):
    """An entry that cannot be counted. ``field`` says where it stands, ``code`` what it is.

    ``said`` is the sentence; its text, as that of the error, is English.
    """

    def __init__(
        self,
        code: str,
        said: Sentence | str,
        field: str,
        cards: Iterable[Card] = (),
        **numbers: int,
    ) -> None:
        super().__init__(str(said))
        self.code, self.said, self.field = code, said, field
        self.cards, self.numbers = tuple(cards), numbers


def check_seat(seat: Seat, seats: int, field: str) -> Seat:
    """One of this number of persons."""
    if seat >= seats:
        said = wrong("seat", seats=seats, most=seats - 1, typed=seat)
        raise EntryError("seat", said, field, seats=seats)
    return seat


def check_ring(order: Sequence[Seat], seats: int, field: str) -> tuple[Seat, ...]:
    """Everybody once."""
    if sorted(order) != list(range(seats)):
        raise EntryError("ring", wrong("ring", seats=seats), field, seats=seats)
    return tuple(order)


def check_faults(
    faults: Sequence[FaultEntry], book: RuleBook, seats: int
) -> tuple[FaultEntry, ...]:
    """Faults the book knows, each somebody's."""
    for entry in faults:
        if entry.fault not in book.faults:
            known = ", ".join(book.faults)
            said = wrong("no-fault", typed=entry.fault, known=known)
            raise EntryError("no-fault", said, "faults")
        check_seat(entry.by, seats, "faults")
    return tuple(faults)


def fault_remarks(
    faults: Sequence[FaultEntry], book: RuleBook, side: Callable[[Seat], int]
) -> tuple[Remark, ...]:
    """A word on the sheet for every fault: what follows, by the book."""
    return tuple(Remark(one.fault, book.faults[one.fault].follows, side(one.by)) for one in faults)


def read_cards(pack: Pack, cards: Sequence[str], field: str) -> Cards:
    """Cards of this pack, each once."""
    strange = next((card for card in cards if card not in pack.index), None)
    if strange is not None:
        raise EntryError("no-card", unknown_card(pack, strange), field)
    known = tuple(pack.card(card) for card in cards)
    twice = pack.sort({card for card in known if known.count(card) > 1})
    if twice:
        raise EntryError("twice", wrong("twice", cards=twice), field, twice)
    return known


def read_heaps(pack: Pack, heaps: Mapping[str, Sequence[str] | None]) -> dict[str, Cards | None]:
    """Several heaps of one pack, no card in two of them. A heap not named yet is None."""
    found: dict[str, Cards | None] = {}
    where: dict[Card, str] = {}
    for name, cards in heaps.items():
        found[name] = None if cards is None else read_cards(pack, cards, name)
        both = pack.sort(card for card in found[name] or () if card in where)
        if both:
            said = wrong("twice-in", cards=both, one=where[both[0]], other=name)
            raise EntryError("twice", said, name, both)
        where.update(dict.fromkeys(found[name] or (), name))
    return found


def rest_of(pack: Pack, heaps: Iterable[Cards | None]) -> Cards:
    """The cards that lie in none of the heaps."""
    named = {card for heap in heaps for card in heap or ()}
    return tuple(card for card in pack.cards if card not in named)
