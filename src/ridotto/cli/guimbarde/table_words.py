"""People, boxes and jettons of a table of Guimbarde in words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ridotto.cards import BACK, Card
from ridotto.cards.pack_names import FRENCH
from ridotto.cli.card_text import FRENCH_SIGNS
from ridotto.cli.guimbarde.sentences import say
from ridotto.cli.language import signed, terminal_language, to_text
from ridotto.cli.people import Persons
from ridotto.games.guimbarde.boxes import ALL, Box, content
from ridotto.games.guimbarde.rules import HAND
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
from ridotto.games.translations import rule_book_in
from ridotto.table import HOUSE, LETTERS, Payment, RuleBook, Seat

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
BOX_NAMES: Final = {
    Box.POINT: "Point",
    Box.MARIAGE: "Mariage",
    Box.FOU: "Fou",
    Box.KOENIG: "König",
    Box.GUIMBARDE: "Guimbarde",
}


class EventContext(NamedTuple):
    """The people, and the table just after what is told."""

    people: Persons
    table: Guimbarde

    def who(self, seat: Seat) -> str:
        """Somebody for a template."""
        return self.people.who(seat)

    def box(self, box: Box) -> int:
        """The jettons in a box."""
        return content(self.table.boxes, box)


def people_of(me: Seat | None) -> Persons:
    """Everybody's names; with nobody at the keyboard, the letters of records."""
    return Persons(me, NAMES if me is not None else tuple(LETTERS))


def suit_words(suit: str) -> str:
    """``spades ♠``; a German noun keeps its capital."""
    name = FRENCH.suits[suit][terminal_language()]
    return f"{name if terminal_language() == 'de' else name.lower()} {FRENCH_SIGNS[suit]}"


def jettons(number: int) -> str:
    """A number of jettons in words."""
    return to_text(say("jettons", n=number))


def cite(rule: str) -> str:
    """Where a rule stands."""
    return f"({rule_book().source(rule)})"


def rule_book() -> RuleBook:
    """The rules' names in the terminal's language."""
    return rule_book_in("guimbarde", terminal_language())


def joined(names: Sequence[str]) -> str:
    """``A, B and C``."""
    *others, last = names
    return to_text(say("pair", first=", ".join(others), last=last)) if others else last


def box_words(at: EventContext) -> str:
    """What lies in the boxes."""
    return ", ".join(f"{BOX_NAMES[box]} {at.box(box)}" for box in ALL)


def account_words(at: EventContext) -> str:
    """What everybody has won or lost."""
    accounts = at.table.party.accounts
    return ", ".join(f"{at.people.name(seat)} {signed(accounts[seat])}" for seat in at.table.seats)


def pay_words(at: EventContext, payments: Sequence[Payment]) -> list[str]:
    """Who pays whom, one sentence a rule: ``Baptist and Dietrich pay you 1 each``."""
    rules = dict.fromkeys(payment.rule for payment in payments)
    return [_paid(at, [p for p in payments if p.rule == rule], rule) for rule in rules]


def _paid(at: EventContext, payments: Sequence[Payment], rule: str) -> str:
    payers = list(dict.fromkeys(payment.payer for payment in payments))
    payees = list(dict.fromkeys(payment.payee for payment in payments))
    first, *others = (_payer(at, seat, within=place > 0) for place, seat in enumerate(payers))
    paid = say(
        "paid",
        payers=joined([first, *others]),
        number=_number(at, payers),
        payees=joined([_payee(at, seat) for seat in payees]),
        amount=payments[0].amount,
        each="yes" if len(payments) > 1 else "no",
        what=PAID_FOR[rule],
        source=cite(rule),
    )
    return to_text(paid)


def _payer(at: EventContext, seat: Seat, *, within: bool) -> str:
    """By name; within a sentence one is no longer ``You`` but ``you``."""
    return to_text(say("you-within")) if within and seat == at.people.me else at.people.name(seat)


def _payee(at: EventContext, seat: Seat) -> str:
    return to_text(say("to-whom", who="boxes" if seat == HOUSE else at.who(seat)))


def _number(at: EventContext, payers: Sequence[Seat]) -> str:
    """By what a template chooses its verb."""
    if at.people.me in payers:
        return "ours" if len(payers) > 1 else "you"
    return "many" if len(payers) > 1 else "one"


PAID_FOR: Final = {
    "marriage.table": say("paid-marriage-table"),
    "marriage.trumped": say("paid-marriage-trumped"),
    "marriage.forced": say("paid-marriage-forced"),
    "marriage.hand": say("paid-marriage-hand"),
    "marriage.grand-hand": say("paid-great-hand"),
    "marriage.grand-table": say("paid-great-table"),
    "marriage.broken": say("paid-kept-queen"),
    "fou.wins": say("paid-fou"),
    "fou.taken": say("paid-fou-taken"),
    "fou.returned": say("paid-fou-returned"),
    "fault.revoke": say("paid-revoke"),
    "fault.not-beating": say("paid-not-beating"),
    "fault.kept-queen": say("paid-kept-queen"),
    "fault.false-point": say("paid-false-point"),
    "fault.taken-marriage": say("paid-taken-marriage"),
    "fault.misdeal": say("paid-misdeal"),
    "fault.out-of-turn": say("paid-out-of-turn"),
    "boxes.take": say("paid-box"),
    "boxes.mariage": say("paid-mariage"),
    "point.lay": say("paid-point"),
    "fonds.laid": say("paid-fonds"),
    "fonds.award": say("paid-most-tricks"),
    "fonds.first": say("paid-most-first"),
    "stake": say("paid-stakes"),
    "stake.empty": say("paid-stakes"),
    "sitting.share": say("paid-share"),
    "sitting.last-winner": say("paid-left-over"),
}


def progress(table: Guimbarde) -> str:
    """Where the sitting stands: deal and trick."""
    if isinstance(table.phase, Drawing | Spreading):
        return to_text(say("drawing"))
    over = isinstance(table.phase, Settled | Sharing | Ended)
    deal = max(1, table.party.deals + (not over))
    words = to_text(say("deal-of", deal=deal, deals=table.rules.sitting))
    if isinstance(table.phase, Playing):
        words += to_text(say("trick-of", trick=table.deal.trick_number, tricks=HAND))
    return words


def standing(table: Guimbarde, seat: Seat) -> list[str]:
    """What is to be said of somebody now: jettons, tricks, the deal."""
    notes = [signed(table.party.accounts[seat])]
    won = tricks_won(table)[seat]
    if won:
        notes.append(to_text(say("tricks", n=won)))
    if table.deal.dealer == seat and table.deal.turned is not None:
        notes.append(to_text(say("dealer")))
    return notes


def known_cards(table: Guimbarde, seat: Seat) -> tuple[Card, ...]:
    """Cards in somebody's hand that everybody has seen laid open."""
    hand = table.deal.hands[seat]
    return tuple(card for card in table.deal.shown[seat] if card in hand and card != BACK)
