"""People, sides, marks and slate of a table of Tresette in words."""

from typing import Final, NamedTuple

from ridotto.cli.persons import Persons
from ridotto.games.tresette.pack import SUIT_NAMES
from ridotto.games.tresette.rules import RULE_BOOK, Players
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
from ridotto.table import LETTERS, Seat

NAMES: Final = ("Apollonia", "Balthasar", "Clara", "Dietrich")
SEVEN: Final = 7
FIVE: Final = 5


class Scene(NamedTuple):
    """The people, and the table just after what is told."""

    people: Persons
    table: Tresette

    def does(self, seat: Seat, verb: str, third: str = "") -> str:
        """Somebody does something."""
        return self.people.does(seat, verb, third)

    def side(self, side: int) -> str:
        """The people of a side, oneself first."""
        members = sorted(self.table.members(side), key=lambda seat: seat != self.people.me)
        return " and ".join(self.people.name(seat) for seat in members)

    def side_does(self, side: int, verb: str, third: str = "") -> str:
        """A side does something; a single other person in the third person."""
        members = self.table.members(side)
        if len(members) > 1:
            return f"{self.side(side)} {verb}"
        return self.does(members[0], verb, third)

    def from_whom(self, side: int) -> str:
        """The people of a side as those who give something: ``you``, not ``You``."""
        members = self.table.members(side)
        return self.side(side) if len(members) > 1 else self.people.object(members[0])

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


def people_of(me: Seat | None) -> Persons:
    """Everybody's names; with nobody at the keyboard, the letters of records."""
    return Persons(me, NAMES if me is not None else tuple(LETTERS[:4]))


def cite(rule: str) -> str:
    """Where a rule stands, in brackets."""
    return f"({RULE_BOOK.source(rule)})"


def suit_words(suit: str) -> str:
    """``hearts``."""
    return SUIT_NAMES[suit].lower()


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


def score_words(at: Scene) -> str:
    """How the Partie stands, marks first, then the slate."""
    marks = ", ".join(f"{at.side(side)} {at.table.ledger.marks[side]}" for side in at.sides())
    if at.table.rules.sides == 2:
        slate = " : ".join(slate_of(at.table, side) for side in at.sides())
        return f"Marks: {marks}. Slate {slate}."
    written = [f"{at.side(side)} {words}" for side in at.sides() if (words := won_of(at, side))]
    return f"Marks: {marks}. Slate: {'; '.join(written) or 'nothing yet'}."


def won_of(at: Scene, side: int) -> str:
    """Among three, what somebody has written of each other, by name; nothing if nothing."""
    row = enumerate(at.table.ledger.slate[side])
    return ", ".join(f"{won} from {at.from_whom(other)}" for other, won in row if won)


def account_words(at: Scene) -> str:
    """Everybody's account."""
    accounts = at.table.party.accounts
    return ", ".join(f"{at.people.name(seat)} {signed(accounts[seat])}" for seat in at.table.seats)


def signed(number: int) -> str:
    """With its sign, and a real minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def partien_words(number: int) -> str:
    """So many Partien."""
    return "a Partie" if number == 1 else f"{number} Partien"


def unseated(table: Tresette) -> bool:
    """Has nobody sat down yet?"""
    return isinstance(table.phase, Drawing | Spreading | Parting)


def progress(table: Tresette) -> str:
    """Where the sitting stands: deal and trick, and what ends it."""
    if unseated(table):
        four = table.rules.players is Players.FOUR
        return "drawing for partners and the deal" if four else "drawing for the deal"
    rules, done = table.rules, isinstance(table.phase, Settled | Shuffling | Ended)
    end = f"of {rules.deals}" if rules.deals else f"· to {rules.partien} Partien"
    words = f"deal {max(1, table.party.deals + (not done))} {end}"
    if isinstance(table.phase, Playing):
        words += f" · trick {table.deal.trick_number} of {rules.tricks}"
    return words


def standing(table: Tresette, seat: Seat) -> list[str]:
    """Leads, wins, deals: what matters most comes first."""
    trick = table.deal.trick
    notes = []
    if trick:
        best, led = winner_of(trick) == seat, trick[0].seat == seat
        notes = ["led, winning"] if best and led else ["winning"] * best + ["led"] * led
    if not unseated(table) and table.deal.dealer == seat:
        notes.append("deals")
    return notes


def role(at: Scene, seat: Seat) -> str:
    """What somebody is to the person at the keyboard, among four."""
    if at.people.me in (None, seat) or not at.pairs or unseated(at.table):
        return ""
    return "your partner" if at.table.side(seat) == at.own_side else "enemy"
