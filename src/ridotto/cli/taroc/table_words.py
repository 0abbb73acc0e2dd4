"""Words for people, honours, payments and cards, as sentences about the table need them."""

from collections.abc import Iterable, Sequence
from typing import Final

from ridotto.cli.language import signed, terminal_language, to_text
from ridotto.cli.people import Persons
from ridotto.cli.taroc.sentences import say
from ridotto.games.taroc.honours import Honour, catalogue
from ridotto.games.taroc.rules import Rules
from ridotto.games.taroc.state import TRICKS, Playing, Settled, Taroc
from ridotto.games.translations import rule_book_in
from ridotto.table import LETTERS, Payment, RuleBook
from ridotto.table.sentence import Sentence, SuitFact

NAMES: Final = ("Anton", "Brigitte", "Caspar", "Dorothea")

HONOURS: Final = {
    "matadors": say("honour-matadors"),
    "ten-tarocs": say("honour-ten-tarocs"),
    "four-kings": say("honour-four-kings"),
    "three-kings": say("honour-three-kings"),
    "four-queens": say("honour-four-queens"),
    "three-queens": say("honour-three-queens"),
    "four-knights": say("honour-four-knights"),
    "four-valets": say("honour-four-valets"),
    "mongue": say("honour-mongue"),
    "skis": say("honour-skis"),
}


def letters() -> Persons:
    """Nobody sits at the keyboard: the seats as records write them."""
    return Persons(None, tuple(LETTERS[:4]))


def honour_named(name: str) -> Sentence:
    """An honour as one names it at the table."""
    if name in HONOURS:
        return HONOURS[name]
    kind, _, what = name.rpartition("-")
    if kind == "cavalerie":
        return say("honour-cavalerie", suit=SuitFact(what))
    if kind == "half-cavalerie":
        return say("honour-half-cavalerie", suit=SuitFact(what))
    if kind == "matador":
        return say("honour-matador", number=int(what))
    return say("honour-taroc", number=int(what))


def find_honour(rules: Rules, text: str) -> Honour | None:
    """The honour meant by its name, or by its beginning if only one begins so."""
    word = text.strip().casefold().replace(" ", "-")
    honours = catalogue(rules)
    if word in honours:
        return honours[word]
    found = [honour for name, honour in honours.items() if word and name.startswith(word)]
    return found[0] if len(found) == 1 else None


def account_words(people: Persons, amounts: Sequence[int]) -> str:
    """What everybody has won or lost."""
    return ", ".join(f"{people.name(seat)} {signed(won)}" for seat, won in enumerate(amounts))


def paid_in(payments: Iterable[Payment], seats: int) -> list[int]:
    """The sum of payments for every person."""
    purse = [0] * seats
    for payment in payments:
        purse[payment.payer] -= payment.amount
        purse[payment.payee] += payment.amount
    return purse


def payment_words(people: Persons, payments: Sequence[Payment]) -> str:
    """Who pays whom, said once where several pay or get the same."""
    if not payments:
        return to_text(say("nothing-paid"))
    payers, payees = {p.payer for p in payments}, {p.payee for p in payments}
    amounts = {p.amount for p in payments}
    if len(amounts) == 1 and len(payments) > 1 and 1 in (len(payers), len(payees)):
        amount = amounts.pop()
        if len(payers) == 1:
            return to_text(say("pays-each", who=people.who(payers.pop()), amount=amount))
        return to_text(say("each-pays", who=people.who(payees.pop()), amount=amount))
    return "; ".join(
        to_text(say("pays", who=people.who(p.payer), whom=people.who(p.payee), amount=p.amount))
        for p in payments
    )


def rule_book() -> RuleBook:
    """The names of the rules in the terminal's language."""
    return rule_book_in("taroc", terminal_language())


def progress(table: Taroc) -> str:
    """Where the sitting stands: deal and trick."""
    done = isinstance(table.phase, Settled)
    number = min(table.party.deals + (not done), table.rules.sitting)
    number, sitting = max(1, number), table.rules.sitting
    if isinstance(table.phase, Playing):
        trick = min(table.deal.trick_number, TRICKS)
        return to_text(say("trick-of", n=number, all=sitting, trick=trick, tricks=TRICKS))
    return to_text(say("deal-of", n=number, all=sitting))


def seats_of(table: Taroc) -> range:
    """Everybody at the table."""
    return range(table.rules.players)
