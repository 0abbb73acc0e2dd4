"""Every event as a sentence, cards written as ``{sK}``."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ridotto.cards import BACK
from ridotto.cli.persons import Persons
from ridotto.cli.slips import slip, slips
from ridotto.cli.taroc.words import account_words, cite, honour_words, paid_in, payment_words
from ridotto.games.taroc import acts, events
from ridotto.games.taroc.pack import SKIS
from ridotto.games.taroc.rules import RULE_BOOK
from ridotto.games.taroc.state import Taroc
from ridotto.table import Event


def tell(people: Persons, table: Taroc, event: Event) -> str:
    """The event in a sentence, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    return story(people, table, event) if story else ""


def _lot(people: Persons, table: Taroc, event: acts.Lot) -> str:
    del table
    return f"The lot falls on {people.object(event.dealer)} to deal first."


def _cut(people: Persons, table: Taroc, event: acts.Cut) -> str:
    king = "" if table.king is None else f" {people.does(table.king, 'sit')} out as king."
    return f"{people.does(event.seat, 'cut')}. {people.does(table.dealer, 'deal')}.{king}"


def _skar(people: Persons, table: Taroc, event: acts.LaySkar) -> str:
    del table
    what = f"{len(event.cards)} cards" if BACK in event.cards else slips(event.cards)
    return f"{people.does(event.seat, 'lay')} the Skar: {what}."


def _announce(people: Persons, table: Taroc, event: acts.Announce) -> str:
    late = ", too late: it is worth nothing (r. 1)" if table.deal.led else ""
    return f"{people.does(event.seat, 'announce')} {honour_words(event.honour)}{late}."


def _honour(people: Persons, table: Taroc, event: events.HonourPaid) -> str:
    del table
    paid = payment_words(people, event.payments)
    return f"{paid[0].upper()}{paid[1:]} for {honour_words(event.honour)}."


def _pass(people: Persons, table: Taroc, event: acts.Pass) -> str:
    spoke = any(announced.seat == event.seat for announced in table.deal.announced)
    return "" if spoke else f"{people.does(event.seat, 'announce')} nothing."


def _play(people: Persons, table: Taroc, event: acts.Play) -> str:
    verb = "lead" if len(table.deal.trick) == 1 else "play"
    return f"{people.does(event.seat, verb)} {slip(event.card)}."


def _yields(people: Persons, table: Taroc, event: acts.PassLead) -> str:
    leader = people.does(table.deal.leader, "lead")
    return (
        f"{people.does(event.seat, 'hold')} the Skis, which must go now, and may not lead it: "
        f"{leader[0].lower() + leader[1:] if leader.startswith('You') else leader} instead. (r. 18)"
    )


def _taken(people: Persons, table: Taroc, event: events.TrickTaken) -> str:
    trick = table.deal.tricks[-1]
    card = next(played.card for played in trick.plays if played.seat == event.winner)
    words = f"{people.does(event.winner, 'take')} the trick with {slip(card)}."
    if not event.payments:
        return words
    rule = event.payments[0].rule
    return f"{words} {RULE_BOOK.title(rule)}: {payment_words(people, event.payments)}. {cite(rule)}"


def _given(people: Persons, table: Taroc, event: events.EmptyGiven) -> str:
    for_skis = table.deal.given[-1].debt.card == SKIS
    keeps = f"{people.does(event.seat, 'keep')} {'the Skis' if for_skis else 'the Pagat'}"
    gives = "give" if event.seat == people.me else "gives"
    return f"{keeps} and {gives} {people.object(event.to)} {slip(event.card)} for it."


def _shown(people: Persons, table: Taroc, event: events.SkarShown) -> str:
    del table
    return f"In {people.whose(event.seat)} Skar lay {slips(event.cards)}."


def _counted(people: Persons, table: Taroc, event: events.Counted) -> str:
    account = event.account
    points = ", ".join(f"{people.name(s)} {account.points(s)}" for s in account.players)
    paid = account_words(people, paid_in(event.payments, table.rules.players))
    return f"The count: {points} points. Paid: {paid}."


def _voided(people: Persons, table: Taroc, event: events.DealVoided) -> str:
    paid = account_words(people, paid_in(event.payments, table.rules.players))
    tail = f" Paid back and paid in all: {paid}." if event.payments else ""
    return f"{RULE_BOOK.title(event.rule)}: the deal is void. {cite(event.rule)}{tail}"


def _challenge(people: Persons, table: Taroc, event: acts.Challenge) -> str:
    del table
    whom = people.object(event.against)
    return f"{people.does(event.seat, 'challenge')} {whom}: {challenge_words(event)}."


def challenge_words(event: acts.Challenge) -> str:
    """What a challenge is about."""
    match event.ground:
        case acts.Ground.SKAR:
            return "a wrong Skar"
        case acts.Ground.FALSE_HONOUR:
            return f"{honour_words(event.honour)}, announced and not held"
        case acts.Ground.SKIS_KEPT:
            return f"the Skis kept too long in trick {event.trick}"
        case acts.Ground.REVOKE:
            return f"a wrong card in trick {event.trick}"


def _decided(people: Persons, table: Taroc, event: events.ChallengeDecided) -> str:
    if not event.upheld and not event.payments:
        return "The referee finds no fault."
    paid = account_words(people, paid_in(event.payments, table.rules.players))
    if not event.upheld:
        return f"The referee finds no fault, and that was asked of hidden cards. Paid: {paid}."
    return f"The referee upholds it: {RULE_BOOK.faults[event.rule].follows} Paid: {paid}."


def _entered(people: Persons, table: Taroc, event: acts.EnterFault) -> str:
    del people, table
    return f"The scorer enters: {RULE_BOOK.title(f'fault.{event.fault.value}').lower()}."


def _ended(people: Persons, table: Taroc, event: events.SittingEnded) -> str:
    del table
    return f"The sitting is over: {account_words(people, event.accounts)}."


STORIES: Final[Mapping[type[Event], Callable[[Persons, Taroc, Any], str]]] = {
    acts.Lot: _lot,
    acts.Cut: _cut,
    acts.LaySkar: _skar,
    acts.Announce: _announce,
    acts.Pass: _pass,
    acts.Play: _play,
    acts.PassLead: _yields,
    acts.Challenge: _challenge,
    acts.EnterFault: _entered,
    events.HonourPaid: _honour,
    events.TrickTaken: _taken,
    events.EmptyGiven: _given,
    events.SkarShown: _shown,
    events.Counted: _counted,
    events.DealVoided: _voided,
    events.ChallengeDecided: _decided,
    events.SittingEnded: _ended,
}
