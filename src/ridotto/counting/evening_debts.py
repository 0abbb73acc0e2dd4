"""What everybody owes at the end of an evening, and the fewest payments that settle it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec

from ridotto.table import HOUSE, Payment, Seat
from ridotto.table.score import settle


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


def after_rising(accounts: tuple[int, ...], payments: tuple[Payment, ...], seats: int) -> Rising:
    """The accounts once all is paid, and who pays whom how much."""
    final = settle(accounts, payments)
    return Rising(payments, final[:seats], fewest_payments(final, seats))


def fewest_payments(accounts: Sequence[int], seats: int) -> tuple[Debt, ...]:
    """The fewest payments after which nobody owes anything.

    Every group whose accounts add up to zero needs one payment less than it has members. So the
    fewest payments come from the largest number of such groups. What does not add up is a pot on
    the table.
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
    """The largest number of groups that each add up to zero."""
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
