"""What the rules let a person ask at the table. Answers come from that person's own view."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

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
    deal = view.table.deal
    paid = (*getattr(deal, "ledger", ()), *getattr(deal, "paid", ()), *getattr(deal, "fines", ()))
    return SheetSoFar(
        lines=getattr(deal, "lines", ()),
        payments=paid,
        remarks=getattr(deal, "remarks", ()),
        accounts=view.table.party.accounts,
    )


COMMON_QUESTIONS: Final[Mapping[str, Question]] = MappingProxyType(
    {"last-trick": last_trick, "sheet": sheet_so_far}
)
"""What may be asked in every game of tricks."""
