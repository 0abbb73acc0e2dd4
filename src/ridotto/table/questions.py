"""What the rules let a person ask at the table. Answers come from that person's own view."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from ridotto.table.acts import Shuffle
from ridotto.table.score import Payment, Remark, ScoreLine
from ridotto.table.tricks import Trick
from ridotto.table.view import View

Question: TypeAlias = Callable[[View[Any]], msgspec.Struct]


class LastTrick(msgspec.Struct, frozen=True):
    """The trick turned last in this deal, if one was, and how many there have been."""

    number: int
    trick: Trick | None


class SheetSoFar(msgspec.Struct, frozen=True):
    """What has been written and paid in this deal, and what everybody has won or lost so far.

    Once the deal is counted, the lines are those of the count, with what was marked before in it.

    The last account is that of a pot on the table, where there is one.
    """

    lines: tuple[ScoreLine, ...]
    payments: tuple[Payment, ...]
    remarks: tuple[Remark, ...]
    accounts: tuple[int, ...]


def last_trick(view: View[Any]) -> LastTrick:
    """The trick before this one."""
    tricks: tuple[Trick, ...] = view.table.deal.tricks
    return LastTrick(len(tricks), tricks[-1] if tricks else None)


def sheet_so_far(view: View[Any]) -> SheetSoFar:
    """Lines, payments and remarks; a game that writes none of a kind has none to show."""
    table, deal = view.table, view.table.deal
    count = getattr(deal, "account", None) or getattr(deal, "count", None)
    return SheetSoFar(
        lines=count.lines if count is not None else _lines_so_far(table),
        payments=_payments_so_far(view),
        remarks=(*getattr(deal, "remarks", ()), *getattr(count, "remarks", ())),
        accounts=table.party.accounts,
    )


def _lines_so_far(table: Any) -> tuple[ScoreLine, ...]:
    """What was written before the count: on the deal's sheet, or in the table's ledger."""
    source = table.deal if hasattr(table.deal, "lines") else getattr(table, "ledger", None)
    lines: tuple[ScoreLine, ...] = getattr(source, "lines", ())
    return lines


def _payments_so_far(view: View[Any]) -> tuple[Payment, ...]:
    """Those in the deal's own ledger; where it has none, those seen since the last shuffle."""
    deal = view.table.deal
    if hasattr(deal, "ledger"):
        return (*deal.ledger, *getattr(deal, "fines", ()))
    shuffles = (n for n, event in enumerate(view.seen) if isinstance(event, Shuffle))
    since = view.seen[max(shuffles, default=0) :]
    return tuple(payment for event in since for payment in getattr(event, "payments", ()))


COMMON_QUESTIONS: Final[Mapping[str, Question]] = MappingProxyType(
    {"last-trick": last_trick, "sheet": sheet_so_far}
)
"""What may be asked in every game of tricks."""
