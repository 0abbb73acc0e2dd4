"""The lines of a deal: in the kernel's sheet and at the readable table.

Marks are told by their rule, Partien by ``slate`` and theirs, and besides them the marks that lie
in the end.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final

import msgspec

from ridotto.games.tresette.ledger import (
    GreatMade,
    Ledger,
    LedgerEvent,
    PartieWon,
    SlateWritten,
    fold_ledger,
    follow_ledger,
)
from ridotto.games.tresette.state import Tresette
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.tresette import layout, tables

RULES: Final = (*layout.MARK_RULES, *(f"slate {rule}" for rule in layout.SLATE_RULES))
"""How each kind of line is named."""
SLATE_LINE: Final = {
    rule: len(layout.MARK_RULES) + kind for kind, rule in enumerate(layout.SLATE_RULES)
}
MARK_LINE: Final = {rule: kind for kind, rule in enumerate(layout.MARK_RULES)}


def lines_of(t: Tables, deal: Deal) -> Mapping[tuple[int, str], int]:
    """The lines of a finished deal in the kernel, by side and rule."""
    found: dict[tuple[int, str], int] = {}
    for side in range(int(t[tables.SIDES])):
        found[side, "marks"] = int(deal[layout.MARKS + side])
        for kind, rule in enumerate(RULES):
            found[side, rule] = int(deal[layout.SHEET + layout.LINES * side + kind])
    return {key: number for key, number in found.items() if number}


def lines_at(table: Tresette) -> Mapping[tuple[int, str], int]:
    """The score lines of the readable table, by side and rule."""
    found = {(side, RULES[kind]): number for (side, kind), number in booked(table).items()}
    found |= {(side, "marks"): marks for side, marks in enumerate(table.ledger.marks)}
    return {key: number for key, number in found.items() if number}


def booked(table: Tresette) -> Counter[tuple[int, int]]:
    """What was laid and written in this deal, by side and kind of line.

    The game does not keep why Partien were written: the deal is booked over again from its
    beginning, by the game's own functions, as its referee does it.
    """
    found: Counter[tuple[int, int]] = Counter()
    if not table.deal.story:
        return found
    for line in table.ledger.lines:
        if line.points:
            found[line.side, MARK_LINE[line.rule]] += line.points
    for event in _story(table):
        if isinstance(event, SlateWritten | PartieWon | GreatMade):
            found[event.side, SLATE_LINE[event.rule]] += sum(event.partien)
    return found


def _story(table: Tresette) -> list[LedgerEvent]:
    rules, events = table.rules, []
    ledger: Ledger = msgspec.structs.replace(table.deal.start, lines=())
    for due in table.deal.story:
        if ledger.over:
            break
        ledger = msgspec.structs.replace(ledger, due=(due,))
        while (event := follow_ledger(rules, ledger)) is not None:
            events.append(event)
            ledger = fold_ledger(ledger, event, continuation=rules.continuation)
    return events
