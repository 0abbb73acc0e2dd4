"""Words for people, honours, payments and cards, as sentences about the table need them."""

from collections.abc import Iterable, Sequence
from typing import Final

from ridotto.cli.persons import Persons
from ridotto.games.taroc.honours import Honour, catalogue
from ridotto.games.taroc.pack import SUITS
from ridotto.games.taroc.rules import RULE_BOOK, Rules
from ridotto.games.taroc.state import TRICKS, Playing, Settled, Taroc
from ridotto.table import LETTERS, Payment

NAMES: Final = ("Anton", "Brigitte", "Caspar", "Dorothea")

HONOUR_WORDS: Final = {
    "matadors": "the three matadors",
    "ten-tarocs": "ten tarocs",
    "four-kings": "four Kings",
    "three-kings": "three Kings and the Skis",
    "four-queens": "four Queens",
    "three-queens": "three Queens and the Skis",
    "four-knights": "four knights",
    "four-valets": "four Valets",
    "mongue": "the Mongue",
    "skis": "the Skis",
}


def letters() -> Persons:
    """Nobody sits at the keyboard: the seats as records write them."""
    return Persons(None, tuple(LETTERS[:4]))


def honour_words(name: str) -> str:
    """An honour as one names it at the table."""
    if name in HONOUR_WORDS:
        return HONOUR_WORDS[name]
    kind, _, what = name.rpartition("-")
    suits = {suit.letter: suit.name for suit in SUITS}
    if kind == "cavalerie":
        return f"the Cavalerie of {suits[what]}"
    if kind == "half-cavalerie":
        return f"the half Cavalerie of {suits[what]}"
    if kind == "matador":
        return f"the matador {what}"
    return f"{'an' if what in ('11', '18') else 'a'} {_ordinal(int(what))} taroc"


def _ordinal(number: int) -> str:
    """From 11th to 22nd: what a hand can hold above ten."""
    return f"{number}{ {21: 'st', 22: 'nd'}.get(number, 'th') }"


def find_honour(rules: Rules, text: str) -> Honour | None:
    """The honour meant by its name, or by its beginning if only one begins so."""
    word = text.strip().casefold().replace(" ", "-")
    honours = catalogue(rules)
    if word in honours:
        return honours[word]
    found = [honour for name, honour in honours.items() if word and name.startswith(word)]
    return found[0] if len(found) == 1 else None


def signed(amount: int) -> str:
    """With its sign; nothing is 0."""
    return f"{amount:+d}" if amount else "0"


def account_words(people: Persons, amounts: Sequence[int]) -> str:
    """What everybody has won or lost."""
    return ", ".join(f"{people.name(seat)} {signed(won)}" for seat, won in enumerate(amounts))


def paid_in(payments: Iterable[Payment], seats: int) -> list[int]:
    """What payments come to for everybody."""
    purse = [0] * seats
    for payment in payments:
        purse[payment.payer] -= payment.amount
        purse[payment.payee] += payment.amount
    return purse


def payment_words(people: Persons, payments: Sequence[Payment]) -> str:
    """Who pays whom, told once where several pay or get the same."""
    if not payments:
        return "nothing is paid"
    payers, payees = {p.payer for p in payments}, {p.payee for p in payments}
    amounts = {p.amount for p in payments}
    if len(amounts) == 1 and len(payments) > 1 and 1 in (len(payers), len(payees)):
        amount = amounts.pop()
        if len(payers) == 1:
            return f"{people.does(payers.pop(), 'pay')} {amount} to each"
        return f"each other player pays {people.object(payees.pop())} {amount}"
    return "; ".join(
        f"{people.does(p.payer, 'pay')} {people.object(p.payee)} {p.amount}" for p in payments
    )


def cite(rule: str) -> str:
    """Where a rule stands, in brackets."""
    return f"({RULE_BOOK.source(rule)})"


def progress(table: Taroc) -> str:
    """Where the sitting stands: deal and trick."""
    done = isinstance(table.phase, Settled)
    number = min(table.party.deals + (not done), table.rules.sitting)
    words = f"deal {max(1, number)} of {table.rules.sitting}"
    if isinstance(table.phase, Playing):
        return f"{words} · trick {min(table.deal.trick_number, TRICKS)} of {TRICKS}"
    return words


def seats_of(table: Taroc) -> range:
    """Everybody at the table."""
    return range(table.rules.players)
