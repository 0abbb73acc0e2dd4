"""People, boxes and jettons of a table of Guimbarde in words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ridotto.cards import BACK, Card
from ridotto.cli.persons import Persons
from ridotto.cli.slips import FRENCH_SIGNS
from ridotto.games.guimbarde.boxes import ALL, Box, content
from ridotto.games.guimbarde.rules import HAND, RULE_BOOK
from ridotto.games.guimbarde.state import (
    Drawing,
    Ended,
    Guimbarde,
    Playing,
    Settled,
    Sharing,
    Spreading,
    tricks_won,
)
from ridotto.table import HOUSE, LETTERS, Payment, Seat

NAMES: Final = (
    "Amalie",
    "Baptist",
    "Christine",
    "Dietrich",
    "Eleonore",
    "Friedrich",
    "Gundula",
    "Heinrich",
    "Isabelle",
)
SUIT_NAMES: Final = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
BOX_NAMES: Final = {
    Box.POINT: "Point",
    Box.MARIAGE: "Mariage",
    Box.FOU: "Fou",
    Box.KOENIG: "König",
    Box.GUIMBARDE: "Guimbarde",
}


class Scene(NamedTuple):
    """The people, and the table just after what is told."""

    people: Persons
    table: Guimbarde

    def does(self, seat: Seat, verb: str, third: str = "") -> str:
        """Somebody does something."""
        return self.people.does(seat, verb, third)

    def box(self, box: Box) -> int:
        """The jettons in a box."""
        return content(self.table.boxes, box)


def people_of(me: Seat | None) -> Persons:
    """Everybody's names; with nobody at the keyboard, the letters of records."""
    return Persons(me, NAMES if me is not None else tuple(LETTERS))


def suit_words(suit: str) -> str:
    """``spades ♠``."""
    return f"{SUIT_NAMES[suit]} {FRENCH_SIGNS[suit]}"


def signed(number: int) -> str:
    """With its sign, and a real minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def jettons(number: int) -> str:
    """So many of them."""
    return f"{number} jetton{'' if number == 1 else 's'}"


def cite(rule: str) -> str:
    """Where a rule stands."""
    return f"({RULE_BOOK.source(rule)})"


def joined(names: Sequence[str]) -> str:
    """``A, B and C``."""
    return " and ".join((", ".join(names[:-1]), names[-1]) if len(names) > 1 else names)


def box_words(at: Scene) -> str:
    """What lies in the boxes."""
    return ", ".join(f"{BOX_NAMES[box]} {at.box(box)}" for box in ALL)


def account_words(at: Scene) -> str:
    """What everybody has won or lost."""
    accounts = at.table.party.accounts
    return ", ".join(f"{at.people.name(seat)} {signed(accounts[seat])}" for seat in at.table.seats)


def pay_words(at: Scene, payments: Sequence[Payment]) -> list[str]:
    """Who pays whom, one sentence a rule: ``Baptist and Dietrich pay you 1 each``."""
    rules = dict.fromkeys(payment.rule for payment in payments)
    return [_paid(at, [p for p in payments if p.rule == rule], rule) for rule in rules]


def _paid(at: Scene, payments: Sequence[Payment], rule: str) -> str:
    payers = list(dict.fromkeys(payment.payer for payment in payments))
    payees = list(dict.fromkeys(payment.payee for payment in payments))
    amount, each = payments[0].amount, " each" if len(payments) > 1 else ""
    to = joined([_object(at, seat) for seat in payees])
    who = joined([at.people.name(payers[0]), *map(at.people.object, payers[1:])])
    verb = "pay" if len(payers) > 1 or payers[0] == at.people.me else "pays"
    return f"{who} {verb} {to} {amount}{each}: {PAID_FOR[rule]} {cite(rule)}."


def _object(at: Scene, seat: Seat) -> str:
    return "the boxes" if seat == HOUSE else at.people.object(seat)


PAID_FOR: Final = {
    "marriage.table": "a marriage on the table",
    "marriage.trumped": "a marriage trumped",
    "marriage.forced": "a marriage that none of the three may take",
    "marriage.hand": "a marriage in hand",
    "marriage.grand-hand": "the great marriage in hand",
    "marriage.grand-table": "the King taken by the Guimbarde",
    "marriage.broken": "the queen kept back",
    "fou.wins": "the Fou",
    "fou.taken": "the Fou taken",
    "fou.returned": "back, the Fou being taken",
    "fault.revoke": "a revoke",
    "fault.not-beating": "not beating",
    "fault.kept-queen": "the queen kept back",
    "fault.false-point": "a false Point",
    "fault.taken-marriage": "a marriage taken wrongly",
    "fault.misdeal": "a misdeal",
    "fault.out-of-turn": "playing out of turn",
    "boxes.take": "a box",
    "boxes.mariage": "the Mariage box",
    "point.lay": "the Point",
    "fonds.laid": "the fonds",
    "fonds.award": "most tricks",
    "fonds.first": "most tricks, and first",
    "stake": "stakes",
    "stake.empty": "stakes",
    "sitting.share": "a share of the boxes",
    "sitting.last-winner": "what was left in the boxes",
}


def progress(table: Guimbarde) -> str:
    """Where the sitting stands: deal and trick."""
    if isinstance(table.phase, Drawing | Spreading):
        return "drawing for the deal"
    over = isinstance(table.phase, Settled | Sharing | Ended)
    words = f"deal {max(1, table.party.deals + (not over))} of {table.rules.sitting}"
    if isinstance(table.phase, Playing):
        words += f" · trick {table.deal.trick_number} of {HAND}"
    return words


def standing(table: Guimbarde, seat: Seat) -> list[str]:
    """What is to be said of somebody now: jettons, tricks, the deal."""
    notes = [signed(table.party.accounts[seat])]
    won = tricks_won(table)[seat]
    if won:
        notes.append(f"{won} trick{'s' if won > 1 else ''}")
    if table.deal.dealer == seat and table.deal.turned is not None:
        notes.append("dealer")
    return notes


def known_cards(table: Guimbarde, seat: Seat) -> tuple[Card, ...]:
    """Cards in somebody's hand that everybody has seen laid open."""
    hand = table.deal.hands[seat]
    return tuple(card for card in table.deal.shown[seat] if card in hand and card != BACK)
