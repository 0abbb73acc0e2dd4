"""A counted deal in the terminal: lines with their sources, remarks, payments, the other books."""

from collections.abc import Iterable, Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.cli.counting.participants import Participants
from ridotto.cli.counting.sentences import say
from ridotto.cli.counting.speech import tell
from ridotto.cli.language import signed, terminal_language
from ridotto.counting.deal_sheet import Places, Sheet, Stand
from ridotto.counting.evening_count import ByBook, Reckoning
from ridotto.games import GAMES
from ridotto.games.translations import rule_book_in, rule_sets_in
from ridotto.table import HOUSE, Payment, Remark, ScoreLine


def units(unit: str, number: int) -> str:
    """A number of a unit, in words."""
    return tell(say("units", unit=unit, n=number, size=abs(number)))


def heading(told: Reckoning) -> str:
    """The game, and the book it is counted by."""
    book = book_title(told.game, told.book)
    return tell(say("by-book", game=GAMES[told.game].title, book=book))


def book_title(game: str, book: str) -> str:
    """What a book is called in the terminal's language."""
    return rule_sets_in(game, terminal_language())[book].title


def seating(people: Participants, places: Places | Sheet) -> str:
    """Who deals, and who plays with whom."""
    dealer = people.name(places.dealer)
    if all(len(side) == 1 for side in places.sides):
        order = ", ".join(map(people.name, places.order))
        return tell(say("seating-order", dealer=dealer, order=order))
    members = ("+".join(map(people.name, side)) for side in places.sides)
    named = (tell(say("side-of", n=n, members=who)) for n, who in enumerate(members, start=1))
    line = "; ".join(named)
    return tell(say("seating-sides", dealer=dealer, sides=f"{line[:1].upper()}{line[1:]}"))


class SheetTable:
    """Shows the sheets of an evening."""

    def __init__(self, told: Reckoning, people: Participants) -> None:
        self.told, self.people = told, people
        self.book = rule_book_in(told.game, terminal_language())

    def deal(self, number: int) -> RenderableType:
        """The sheet of a deal, counted from 0."""
        sheet = self.told.sheets[number]
        assert sheet is not None
        parts: list[RenderableType] = []
        if sheet.lines:
            parts.append(self._lines(sheet))
        if sheet.void:
            parts.append(Text(tell(say("void"))))
        parts += [Text(line) for line in self._below(sheet)]
        if sheet.payments:
            parts.append(self.payments(sheet.payments))
        parts += [Text(line) for line in self.stands(sheet.stands)]
        parts += [Text(line) for other in self.told.others for line in self._other(other, number)]
        return Group(*parts)

    def _lines(self, sheet: Sheet) -> Table:
        table = _table("")
        for side in sheet.sides:
            table.add_column(self._head(side), justify="right", no_wrap=True)
        columns = range(len(sheet.sides))
        for line in sheet.lines:
            table.add_row(
                self._what(line), *(str(line.points) if n == line.side else "" for n in columns)
            )
        table.add_section()
        total = Text(tell(say("total")), "bold")
        table.add_row(total, *(Text(str(n), "bold") for n in sheet.totals))
        return table

    def _head(self, side: Sequence[int]) -> str:
        """The names at the head of a narrow column: of several people the beginnings."""
        names = [self.people.name(seat) for seat in side]
        return names[0] if len(names) == 1 else "+".join(name[:5] for name in names)

    def _what(self, line: ScoreLine) -> Text:
        """The title, with its note, its cards, and where it stands in the book."""
        said = tell(line.said or line.note)
        note = f" ({self.title(said) if said in self.book else said})" if said else ""
        cards = f"  {' '.join(line.cards)}" if line.cards else ""
        return Text(f"{self.title(line.rule)}{note}{cards}").append(self._source(line.rule), "dim")

    def title(self, rule: str) -> str:
        """What a rule is called."""
        return self.book.title(rule) if rule in self.book else rule

    def _source(self, rule: str) -> str:
        source = self.book.source(rule) if rule in self.book else ""
        return f"  {source}" if source else ""

    def _below(self, sheet: Sheet) -> Iterator[str]:
        for remark in sheet.remarks:
            who = "" if remark.side is None else f"{self._side(sheet, remark.side)}: "
            yield f"• {who}{self._remark(remark)}."
        if sheet.outcome is not None:
            yield self._outcome(sheet)

    def _side(self, sheet: Sheet, side: int) -> str:
        return "+".join(map(self.people.name, sheet.sides[side]))

    def _remark(self, remark: Remark) -> str:
        """What is remarked, with the title of its rule where the words do not say it already."""
        title, text = self.title(remark.rule), tell(remark.said or remark.text).rstrip(".")
        source = self._source(remark.rule).strip()
        fault = self.book.faults.get(remark.rule)
        if fault is not None:
            return f"{title}: {fault.follows.rstrip('.')} ({source})"
        said = text.partition(":")[0] in title
        cited = [part for part in ("" if said else title, source) if part]
        return f"{text} ({'; '.join(cited)})" if cited else text

    def _outcome(self, sheet: Sheet) -> str:
        outcome = sheet.outcome
        assert outcome is not None
        if outcome.winner is None:
            return tell(say("equal"))
        pays = units(self.told.unit, outcome.pays)
        side = self._side(sheet, outcome.winner)
        return tell(say("difference", n=outcome.difference, pays=pays, side=side))

    def payments(self, payments: Sequence[Payment]) -> Table:
        """One row for every rule that paid something, and everybody's sum."""
        pot = any(HOUSE in (p.payer, p.payee) for p in payments)
        seats = (*range(self.told.seats), *((HOUSE,) if pot else ()))
        table = _table(tell(say("payments")))
        for seat in seats:
            table.add_column(self.people.name(seat), justify="right", no_wrap=True)
        for rule in dict.fromkeys(payment.rule for payment in payments):
            own = [payment for payment in payments if payment.rule == rule]
            title = Text(self.title(rule)).append(self._source(rule), "dim")
            table.add_row(title, *(signed(_net(own, seat)) for seat in seats))
        table.add_section()
        total = (Text(signed(_net(payments, seat)), "bold") for seat in seats)
        table.add_row(Text(tell(say("total")), "bold"), *total)
        return table

    def stands(self, stands: Iterable[Stand]) -> Iterator[str]:
        """What stands after the deal, where anything does."""
        for stand in stands:
            if stand.values:
                yield f"{self._stand_name(stand)}: {self._stand_values(stand)}."

    def _stand_name(self, stand: Stand) -> str:
        name, _, seat = stand.name.partition("-")
        if seat.isdecimal():
            told = tell(say("stand-of", name=name, person=self.people.name(int(seat))))
        else:
            told = tell(say("stand", name=stand.name))
        return told[:1].upper() + told[1:]

    def _stand_values(self, stand: Stand) -> str:
        if stand.persons:
            return ", ".join(map(self.people.name, stand.values))
        labels = self._labels(stand)
        if labels is None:
            return " ".join(map(str, stand.values))
        return ", ".join(f"{who} {n}" for who, n in zip(labels, stand.values, strict=True))

    def _labels(self, stand: Stand) -> Sequence[str] | None:
        """Whose each value is: the boxes by name, the sides, or nobody's."""
        boxes = self.told.table.choices.get(stand.name, ())
        sides = [self._head(side) for side in self.told.table.sides]
        number = len(stand.values)
        if len(boxes) == number:
            return boxes
        return sides if number > 1 and len(sides) == number else None

    def _other(self, other: ByBook, number: int) -> Iterator[str]:
        """How another book counts the same deal, where it can."""
        own = self.told.sheets[number]
        sheet = other.sheets[number] if number < len(other.sheets) else None
        if own is None or sheet is None:
            return
        same = (sheet.totals, sheet.outcome) == (own.totals, own.outcome)
        totals = tell(say("same-count")) if same else " : ".join(map(str, sheet.totals))
        pays = f", {units(self.told.unit, sheet.outcome.pays)}" if sheet.outcome else ""
        seats = range(self.told.seats)
        nets = [[_net(one.payments, seat) for seat in seats] for one in (sheet, own)]
        paid = ", ".join(f"{self.people.name(n)} {signed(nets[0][n])}" for n in seats)
        count = f"{totals}{'' if same else pays}"
        if nets[0] != nets[1]:
            count = tell(say("paid", count=count, paid=paid))
        book = book_title(self.told.game, other.book)
        yield tell(say("by-other", book=book, count=count))

    def accounts(self) -> Table:
        """What everybody has won or lost so far."""
        table = _table(tell(say("accounts-in", unit=self.told.unit)))
        for seat in range(self.told.seats):
            table.add_column(self.people.name(seat), justify="right", no_wrap=True)
        for number, sheet in enumerate(self.told.sheets, start=1):
            table.add_row(tell(say("deal-number", n=number)), *self._deal_row(sheet))
        table.add_section()
        table.add_row(
            Text(tell(say("total")), "bold"),
            *(Text(signed(n), "bold") for n in self.told.accounts),
        )
        return table

    def _deal_row(self, sheet: Sheet | None) -> Iterator[str]:
        for seat in range(self.told.seats):
            yield "?" if sheet is None else signed(_net(sheet.payments, seat))

    def settlement(self) -> RenderableType:
        """What is still due if all stop now, and the fewest payments that settle everything."""
        rising = self.told.rising
        parts: list[RenderableType] = [self.accounts()]
        if rising.payments:
            parts += [Text(tell(say("still-due"))), self.payments(rising.payments)]
        for debt in rising.debts:
            amount = units(self.told.unit, debt.amount)
            payer, payee = self.people.name(debt.payer), self.people.name(debt.payee)
            payer = f"{payer[:1].upper()}{payer[1:]}"
            parts.append(Text(tell(say("gives", payer=payer, payee=payee, amount=amount))))
        if not rising.debts:
            parts.append(Text(tell(say("nobody-owes"))))
        return Group(*parts)


def _table(head: str) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, padding=(0, 1))
    table.add_column(head)
    return table


def _net(payments: Iterable[Payment], seat: int) -> int:
    return sum(p.amount * ((p.payee == seat) - (p.payer == seat)) for p in payments)
