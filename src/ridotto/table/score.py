"""Scores are lines, payments have two ends.

A total is only ever the sum of its lines, in integers; an account is only ever the sum of
payments, so that what everybody has always adds up to nothing.
"""

from collections.abc import Iterable

import msgspec

from ridotto.cards import Card
from ridotto.table.seat import Seat
from ridotto.table.sentence import Sentence


class ScoreLine(msgspec.Struct, frozen=True):
    """Points for a side, with the rule that gives them and the cards they rest on."""

    side: int
    rule: str
    points: int
    cards: tuple[Card, ...] = ()
    note: str = ""
    """In English, or in the book's own words, which are the same in every language."""
    said: Sentence | None = None
    """The note as a sentence, where it is to be said in the reader's language."""


class Remark(msgspec.Struct, frozen=True):
    """Something worth saying on the sheet that carries no points itself."""

    rule: str
    text: str
    side: int | None = None
    cards: tuple[Card, ...] = ()
    said: Sentence | None = None
    """The text as a sentence, where it is to be said in the reader's language."""


class Payment(msgspec.Struct, frozen=True):
    """What one person pays another, and by which rule."""

    payer: Seat
    payee: Seat
    amount: int
    rule: str


def noted_line(
    side: int, rule: str, points: int, cards: tuple[Card, ...], said: Sentence
) -> ScoreLine:
    """A line whose note is said in the reader's language."""
    return ScoreLine(side, rule, points, cards, str(said), said)


def said_remark(
    rule: str, said: Sentence, side: int | None = None, cards: tuple[Card, ...] = ()
) -> Remark:
    """A remark that is said in the reader's language."""
    return Remark(rule, str(said), side, cards, said)


def total(lines: Iterable[ScoreLine], side: int) -> int:
    """The sum of a side's lines."""
    return sum(line.points for line in lines if line.side == side)


def settle(accounts: tuple[int, ...], payments: Iterable[Payment]) -> tuple[int, ...]:
    """The accounts after the payments.

    In a game with a pot its account is the last, and the seat number of the house stands for it.
    """
    purse = list(accounts)
    for payment in payments:
        purse[payment.payer] -= payment.amount
        purse[payment.payee] += payment.amount
    return tuple(purse)
