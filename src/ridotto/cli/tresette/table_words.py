"""People, sides, marks and slate of a table of Tresette in words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ridotto.cli.language import signed, terminal_language, to_text
from ridotto.cli.people import Persons
from ridotto.cli.tresette.sentences import say
from ridotto.games.translations import rule_book_in
from ridotto.games.tresette.rules import Players
from ridotto.games.tresette.state import (
    Drawing,
    Ended,
    Parting,
    Playing,
    Settled,
    Shuffling,
    Spreading,
    Tresette,
)
from ridotto.games.tresette.tricks import winner_of
from ridotto.table import LETTERS, RuleBook, Seat

NAMES: Final = ("Apollonia", "Balthasar", "Clara", "Dietrich")
SEVEN: Final = 7
FIVE: Final = 5


class EventContext(NamedTuple):
    """The people, and the table just after what is told."""

    people: Persons
    table: Tresette

    def side(self, side: int) -> str:
        """The people of a side, oneself first."""
        members = sorted(self.table.members(side), key=lambda seat: seat != self.people.me)
        return all_of([self.people.name(seat) for seat in members])

    def number(self, side: int) -> str:
        """By what a template chooses its verb: you, ours (you and another), pair, or one."""
        members = self.table.members(side)
        if self.people.me in members:
            return "ours" if len(members) > 1 else "you"
        return "pair" if len(members) > 1 else "one"

    def who(self, seat: Seat) -> str:
        """Somebody for a template."""
        return self.people.who(seat)

    @property
    def pairs(self) -> bool:
        """Do four play in two pairs?"""
        return self.table.rules.players is Players.FOUR

    @property
    def own_side(self) -> int:
        """The side of the person at the keyboard."""
        return 0 if self.people.me is None else self.table.side(self.people.me)

    def sides(self) -> list[int]:
        """All sides, one's own first."""
        count = self.table.rules.sides
        return sorted(range(count), key=lambda side: side != self.own_side)


def all_of(names: Sequence[str]) -> str:
    """``A, B and C``."""
    *others, last = names
    return to_text(say("pair", first=", ".join(others), last=last)) if others else last


def people_of(me: Seat | None) -> Persons:
    """Everybody's names; with nobody at the keyboard, the letters of records."""
    return Persons(me, NAMES if me is not None else tuple(LETTERS[:4]))


def cite(rule: str) -> str:
    """Where a rule stands, in brackets."""
    return f"({rule_book().source(rule)})"


def rule_book() -> RuleBook:
    """The rules' names in the terminal's language."""
    return rule_book_in("tresette", terminal_language())


def counters(marks: int) -> str:
    """Marks as they lie: three times seven."""
    sevens, rest = divmod(marks, SEVEN)
    return " ".join(["●" * SEVEN] * sevens + (["●" * rest] if rest else []))


def strokes(partien: int) -> str:
    """Partien as they stand on the slate, in fives."""
    fives, rest = divmod(partien, FIVE)
    return " ".join(["|" * FIVE] * fives + (["|" * rest] if rest else [])) or "–"


def slate_of(table: Tresette, side: int) -> str:
    """What a side has written: of the others, or of each."""
    row = table.ledger.slate[side]
    if table.rules.sides == 2:
        return str(max(row))
    others = [partien for other, partien in enumerate(row) if other != side]
    return "+".join(map(str, others))


def score_words(at: EventContext) -> str:
    """How the Partie stands, marks first, then the slate."""
    marks = ", ".join(f"{at.side(side)} {at.table.ledger.marks[side]}" for side in at.sides())
    if at.table.rules.sides == 2:
        slate = " : ".join(slate_of(at.table, side) for side in at.sides())
        return to_text(say("score-of-two", marks=marks, slate=slate))
    written = [f"{at.side(side)} {words}" for side in at.sides() if (words := won_of(at, side))]
    slate = "; ".join(written) or to_text(say("nothing-written"))
    return to_text(say("score-of-three", marks=marks, slate=slate))


def won_of(at: EventContext, side: int) -> str:
    """Among three, what somebody has written of each other, by name; nothing if nothing."""
    row = enumerate(at.table.ledger.slate[side])
    return ", ".join(
        to_text(say("won-from", won=won, who=at.who(at.table.members(other)[0])))
        for other, won in row
        if won
    )


def account_words(at: EventContext) -> str:
    """Everybody's account."""
    accounts = at.table.party.accounts
    return ", ".join(f"{at.people.name(seat)} {signed(accounts[seat])}" for seat in at.table.seats)


def partien_words(number: int) -> str:
    """A number of Partien in words."""
    return to_text(say("partien", n=number))


def unseated(table: Tresette) -> bool:
    """Has nobody sat down yet?"""
    return isinstance(table.phase, Drawing | Spreading | Parting)


def progress(table: Tresette) -> str:
    """Where the sitting stands: deal and trick, and what ends it."""
    if unseated(table):
        four = table.rules.players is Players.FOUR
        return to_text(say("drawing-partners" if four else "drawing-dealer"))
    rules, done = table.rules, isinstance(table.phase, Settled | Shuffling | Ended)
    deal = max(1, table.party.deals + (not done))
    if rules.deals:
        words = to_text(say("deal-of-deals", deal=deal, deals=rules.deals))
    else:
        words = to_text(say("deal-to-partien", deal=deal, partien=rules.partien))
    if isinstance(table.phase, Playing):
        words += to_text(say("trick-of", trick=table.deal.trick_number, tricks=rules.tricks))
    return words


def winning(table: Tresette, seat: Seat) -> bool:
    """Has this person the best card of the trick?"""
    return bool(table.deal.trick) and winner_of(table.deal.trick) == seat


def standing(table: Tresette, seat: Seat) -> list[str]:
    """Leads, wins, deals: what matters most comes first."""
    trick = table.deal.trick
    best, led = winning(table, seat), bool(trick) and trick[0].seat == seat
    notes = [say("led-winning")] if best and led else [say("winning")] * best + [say("led")] * led
    if not unseated(table) and table.deal.dealer == seat:
        notes.append(say("deals-cards"))
    return list(map(to_text, notes))


def role(at: EventContext, seat: Seat) -> str:
    """What somebody is to the person at the keyboard, among four."""
    if at.people.me in (None, seat) or not at.pairs or unseated(at.table):
        return ""
    return to_text(say("your-partner" if at.table.side(seat) == at.own_side else "enemy"))
