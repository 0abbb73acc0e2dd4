"""The sheet of a deal: every line with the rule that gives it and where the book has that rule."""

from collections.abc import Iterator
from typing import Any

import msgspec

from ridotto.cards import Card
from ridotto.table import Game, Payment, Remark, ScoreLine, View, letter
from ridotto.table.questions import SheetSoFar
from ridotto.table.record_words import side_name


class SheetEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a sheet: for whom, how much, by which rule, and where the book has the rule."""

    who: str
    """A side, ``A+C``; for a payment ``A to B``."""
    amount: int
    """Points, or what is paid; 0 for a remark."""
    rule: str
    """The rule's id."""
    title: str
    """What the rule says."""
    source: str
    """Where in the book."""
    cards: tuple[Card, ...] = ()
    """The cards it rests on."""
    note: str = ""
    """What else is to be said."""

    def __str__(self) -> str:
        about = " ".join(part for part in (self.note, " ".join(self.cards)) if part)
        head = f"{self.who:<8} {self.amount:>4}  {self.title} [{self.source}]"
        return f"{head} {about}".rstrip()


class ScoreSheet(msgspec.Struct, frozen=True, kw_only=True):
    """What has been written and paid in this deal so far. Iterate over it to get every entry."""

    points: tuple[SheetEntry, ...] = ()
    """What each side has made; once the deal is counted, the lines of the count."""
    payments: tuple[SheetEntry, ...] = ()
    """Who paid whom."""
    remarks: tuple[SheetEntry, ...] = ()
    """What is worth saying and gives no points."""
    accounts: tuple[int, ...] = ()
    """What each seat has won or lost in the whole party; last a pot, where the game has one."""

    def total(self, who: str) -> int:
        """The points of a side."""
        return sum(entry.amount for entry in self.points if entry.who == who)

    def __iter__(self) -> Iterator[SheetEntry]:
        yield from (*self.points, *self.payments, *self.remarks)

    def __str__(self) -> str:
        return "\n".join(map(str, self))


def make_sheet(game: Game[Any], view: View[Any]) -> ScoreSheet:
    """The deal's sheet, with titles and sources looked up in the rule book."""
    so_far = game.questions["sheet"](view)
    assert isinstance(so_far, SheetSoFar)
    maker = _EntryMaker(game, view)
    return ScoreSheet(
        points=tuple(map(maker.points, so_far.lines)),
        payments=tuple(map(maker.payment, so_far.payments)),
        remarks=tuple(map(maker.remark, so_far.remarks)),
        accounts=so_far.accounts,
    )


class _EntryMaker:
    """Turns the game's lines into entries."""

    def __init__(self, game: Game[Any], view: View[Any]) -> None:
        self._book = game.rule_book
        self._sides = game.sides(view.table)

    def points(self, line: ScoreLine) -> SheetEntry:
        return self._entry(self._side(line.side), line.points, line.rule, line.cards, line.note)

    def payment(self, payment: Payment) -> SheetEntry:
        who = f"{letter(payment.payer)} to {letter(payment.payee)}"
        return self._entry(who, payment.amount, payment.rule)

    def remark(self, remark: Remark) -> SheetEntry:
        who = "" if remark.side is None else self._side(remark.side)
        return self._entry(who, 0, remark.rule, remark.cards, remark.text)

    def _side(self, side: int) -> str:
        return side_name([seat for seat, own in enumerate(self._sides) if own == side])

    def _entry(
        self, who: str, amount: int, rule: str, cards: tuple[Card, ...] = (), note: str = ""
    ) -> SheetEntry:
        return SheetEntry(
            who=who,
            amount=amount,
            rule=rule,
            title=self._book.title(rule),
            source=self._book.source(rule),
            cards=cards,
            note=note,
        )
