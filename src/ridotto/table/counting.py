"""The count for people at a real table: what they enter after a deal, and the sheet that comes out.

Nothing is counted here. Each game's ``counting`` lays what was entered before its own rules, the
same that settle a deal played in this house; here is what all of them share: the shape of an
evening and of a sheet, and how an entry is refused.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, TypeAlias

import msgspec

from ridotto.cards import Card, CardError, Pack
from ridotto.table.rulebook import RuleBook
from ridotto.table.score import Payment, Remark, ScoreLine, settle
from ridotto.table.seat import HOUSE, Seat

MOST_DEALS = 120
"""Deals of one evening: more than anybody plays, and few enough to be counted at once."""

Chair: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
"""A person, by the place of their name in the list of the company."""

Few: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Option: TypeAlias = bool | int | str
Cards: TypeAlias = tuple[Card, ...]


class Wrong(ValueError):
    """An entry that cannot be counted. ``field`` says where it stands, ``code`` what it is."""

    def __init__(
        self, code: str, message: str, field: str, cards: Iterable[Card] = (), **numbers: int
    ) -> None:
        super().__init__(message)
        self.code, self.field, self.cards, self.numbers = code, field, tuple(cards), numbers


class FaultEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fault of the book's list, by its id there: whose it is, of how many cards or how often."""

    fault: str
    by: Chair
    number: Annotated[int, msgspec.Meta(ge=1, le=40)] = 1


class Evening(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag=""
):
    """The base of every game's evening: the book (none: the game's first), and what was agreed."""

    rules: str = ""
    options: dict[str, Option] = {}


class Stand(msgspec.Struct, frozen=True):
    """Something that stands from deal to deal, by name: a number for each side, person or box."""

    name: str
    values: tuple[int, ...]


class Outcome(msgspec.Struct, frozen=True):
    """The difference of two sides, whose it is, and what it pays."""

    winner: int | None
    difference: int
    pays: int


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A deal counted, as one would write it; a total is only ever the sum of its lines."""

    dealer: Seat
    order: tuple[Seat, ...]
    """Who sat after whom, in order of play."""
    sides: tuple[tuple[Seat, ...], ...]
    """The columns: the persons of each side."""
    lines: tuple[ScoreLine, ...] = ()
    totals: tuple[int, ...] = ()
    remarks: tuple[Remark, ...] = ()
    payments: tuple[Payment, ...] = ()
    heaps: tuple[Cards, ...] = ()
    """The cards of each side, those included that followed from the rest."""
    outcome: Outcome | None = None
    stands: tuple[Stand, ...] = ()
    """What stands after the deal."""
    void: bool = False
    """The deal did not count, and is dealt again."""


class Places(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where and who deals, before the next deal; the agreed number is played if ``over``.

    ``choices`` are what a form may offer, by the field it is for: the cards, honours, figures.
    """

    order: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]
    dealer: Seat
    stands: tuple[Stand, ...] = ()
    choices: dict[str, tuple[str, ...]] = {}
    over: bool = False


class Debt(msgspec.Struct, frozen=True):
    """What one person gives another at the end; -1 is the pot on the table."""

    payer: Seat
    payee: Seat
    amount: int


class Rising(msgspec.Struct, frozen=True):
    """If all rose now: what would still be paid, the accounts then, and the fewest payments."""

    payments: tuple[Payment, ...]
    accounts: tuple[int, ...]
    debts: tuple[Debt, ...]


class Counter(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is counted: functions over its own state, between two deals."""

    unit: str
    sit: Callable[[Any, Any], Any]
    """From a fresh table and what was opened with, the table before the first deal."""
    enter: Callable[[Any, Any], tuple[Any, Sheet]]
    table: Callable[[Any], Places]
    rise: Callable[[Any], tuple[Payment, ...]]


def check_seat(seat: Seat, seats: int, field: str) -> Seat:
    """One of so many persons."""
    if seat >= seats:
        message = f"there are {seats} persons, 0 to {seats - 1}, and {seat} is none of them"
        raise Wrong("seat", message, field, seats=seats)
    return seat


def check_ring(order: Sequence[Seat], seats: int, field: str) -> tuple[Seat, ...]:
    """Everybody once."""
    if sorted(order) != list(range(seats)):
        raise Wrong("ring", f"name each of the {seats} persons once", field, seats=seats)
    return tuple(order)


def check_faults(
    faults: Sequence[FaultEntry], book: RuleBook, seats: int
) -> tuple[FaultEntry, ...]:
    """Faults the book knows, each somebody's."""
    for entry in faults:
        if entry.fault not in book.faults:
            known = ", ".join(book.faults)
            message = f"the book has no fault {entry.fault!r}; there are: {known}"
            raise Wrong("no-fault", message, "faults")
        check_seat(entry.by, seats, "faults")
    return tuple(faults)


def fault_remarks(
    faults: Sequence[FaultEntry], book: RuleBook, side: Callable[[Seat], int]
) -> tuple[Remark, ...]:
    """A word on the sheet for every fault: what follows, by the book."""
    return tuple(Remark(one.fault, book.faults[one.fault].follows, side(one.by)) for one in faults)


def read_cards(pack: Pack, cards: Sequence[str], field: str) -> Cards:
    """Cards of this pack, each once."""
    try:
        known = tuple(pack.card(card) for card in cards)
    except CardError as error:
        raise Wrong("no-card", str(error), field) from error
    twice = pack.sort({card for card in known if known.count(card) > 1})
    if twice:
        raise Wrong("twice", f"{' '.join(twice)} named more than once", field, twice)
    return known


def read_heaps(pack: Pack, heaps: Mapping[str, Sequence[str] | None]) -> dict[str, Cards | None]:
    """Several heaps of one pack, no card in two of them. A heap not named yet is None."""
    found: dict[str, Cards | None] = {}
    where: dict[Card, str] = {}
    for name, cards in heaps.items():
        found[name] = None if cards is None else read_cards(pack, cards, name)
        both = pack.sort(card for card in found[name] or () if card in where)
        if both:
            message = f"{' '.join(both)} named twice: in {where[both[0]]} and in {name}"
            raise Wrong("twice", message, name, both)
        where.update(dict.fromkeys(found[name] or (), name))
    return found


def rest_of(pack: Pack, heaps: Iterable[Cards | None]) -> Cards:
    """The cards that lie in none of the heaps."""
    named = {card for heap in heaps for card in heap or ()}
    return tuple(card for card in pack.cards if card not in named)


def after_rising(accounts: tuple[int, ...], payments: tuple[Payment, ...], seats: int) -> Rising:
    """The accounts once all is paid, and who gives whom how much."""
    final = settle(accounts, payments)
    return Rising(payments, final[:seats], fewest_payments(final, seats))


def fewest_payments(accounts: Sequence[int], seats: int) -> tuple[Debt, ...]:
    """The fewest payments after which nobody owes anybody anything.

    Every group whose accounts come to nothing needs one payment less than it has members; so the
    fewest are needed where the groups are most. What does not add up lies on the table.
    """
    loose = sum(accounts)
    purse = {seat: won for seat, won in enumerate(accounts[:seats]) if won}
    pot = sum(accounts[seats:]) - loose
    if pot:
        purse[HOUSE] = pot
    return tuple(debt for group in _groups(tuple(purse.items())) for debt in _within(dict(group)))


Purse: TypeAlias = tuple[tuple[Seat, int], ...]


@lru_cache(maxsize=2048)
def _groups(purse: Purse) -> tuple[Purse, ...]:
    """As many groups that come to nothing as there can be: the first's, and those of the rest."""
    if not purse:
        return ()
    first, others = purse[0], purse[1:]
    best: tuple[Purse, ...] = (purse,)
    for chosen in range(2 ** len(others)):
        group = (first, *(one for n, one in enumerate(others) if chosen >> n & 1))
        if sum(won for _, won in group) or len(group) == len(purse):
            continue
        rest = tuple(one for n, one in enumerate(others) if not chosen >> n & 1)
        found = (group, *_groups(rest))
        best = max(best, found, key=len)
    return best


def _within(purse: dict[Seat, int]) -> Iterable[Debt]:
    """Inside a group the greatest debtor pays the greatest creditor, again and again."""
    while any(purse.values()):
        payer = min(purse, key=lambda seat: purse[seat])
        payee = max(purse, key=lambda seat: purse[seat])
        amount = min(-purse[payer], purse[payee])
        purse[payer] += amount
        purse[payee] -= amount
        yield Debt(payer, payee, amount)
