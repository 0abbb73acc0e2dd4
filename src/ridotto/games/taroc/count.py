"""The count by threes (r. 8, 14, 20): pure functions, for the engine and for real cards alike."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from ridotto.cards import Card
from ridotto.games.taroc.pack import PACK, SKIS
from ridotto.games.taroc.rules import EMPTY, Rules
from ridotto.games.taroc.sentences import say
from ridotto.table import ScoreLine, Seat, noted_line, total

THREE = 3
SHARE = 26
"""A third of the 78 points in the pack (r. 19)."""


class Account(msgspec.Struct, frozen=True):
    """The count of a deal, line by line; ``side`` of a line is the seat."""

    players: tuple[Seat, ...]
    lines: tuple[ScoreLine, ...]

    def points(self, seat: Seat) -> int:
        """What this player counts."""
        return total(self.lines, seat)


class Heap(msgspec.Struct, frozen=True):
    """A player's cards at the end: how many empty cards he still owes, or is owed (r. 8)."""

    cards: tuple[Card, ...]
    owes: int = 0
    owed: int = 0


def as_found(cards: Sequence[Card]) -> Heap:
    """A heap counted from real cards: one card over threes is owed for, two await a third."""
    over = len(cards) % THREE
    return Heap(tuple(cards), owes=int(over == 1), owed=int(over == THREE - 1))


def count_by_threes(rules: Rules, heap: Heap) -> int:
    """The points of a heap: its values, less two for every three cards (r. 20)."""
    return sum(line.points for line in heap_lines(rules, 0, heap))


def heap_lines(rules: Rules, seat: Seat, heap: Heap) -> Iterator[ScoreLine]:
    """One counter with two empty cards counts its value, three empty cards count one (r. 20).

    With every empty card taken as 1 that is the sum of the values, less 2 for each three.
    """
    counters = PACK.sort(card for card in heap.cards if not rules.is_empty(card))
    empties = len(heap.cards) - len(counters)
    threes = (len(heap.cards) + heap.owed - heap.owes) // THREE
    if counters:
        yield ScoreLine(seat, "count.counters", sum(rules.worth[c] for c in counters), counters)
    if empties:
        yield noted_line(seat, "count.empties", EMPTY * empties, (), say("note-empties", n=empties))
    yield from _unpaid(rules, seat, heap)
    if threes:
        yield noted_line(seat, "count.threes", -2 * threes, (), say("note-threes", n=threes))


def _unpaid(rules: Rules, seat: Seat, heap: Heap) -> Iterator[ScoreLine]:
    """A Skis without a trick counts 4; its trick counts as if an empty card were added (r. 8)."""
    if heap.owes:
        alone = tuple(card for card in (SKIS, rules.pagat) if card in heap.cards)[: heap.owes]
        yield noted_line(seat, "count.skis-alone", -EMPTY * heap.owes, alone, say("note-owed"))
    if heap.owed:
        yield noted_line(seat, "count.skis-alone", EMPTY * heap.owed, (), say("note-missing"))


def make_account(rules: Rules, heaps: Mapping[Seat, Heap]) -> Account:
    """Everybody's heap counted."""
    lines = tuple(line for seat, heap in heaps.items() for line in heap_lines(rules, seat, heap))
    return Account(tuple(heaps), lines)
