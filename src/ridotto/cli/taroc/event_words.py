"""Every event as a sentence."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ridotto.cards import BACK
from ridotto.cli.language import to_text
from ridotto.cli.people import Persons
from ridotto.cli.taroc.sentences import say
from ridotto.cli.taroc.table_words import (
    account_words,
    honour_named,
    paid_in,
    payment_words,
    rule_book,
)
from ridotto.games.taroc import acts, events
from ridotto.games.taroc.pack import SKIS
from ridotto.games.taroc.state import Taroc
from ridotto.table import Event
from ridotto.table.sentence import Sentence


def tell(people: Persons, table: Taroc, event: Event) -> str:
    """The event in the terminal's language, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    said = story(people, table, event) if story else None
    return "" if said is None else to_text(said)


def _lot(people: Persons, table: Taroc, event: acts.Lot) -> Sentence:
    del table
    return say("lot", who=people.who(event.dealer))


def _cut(people: Persons, table: Taroc, event: acts.Cut) -> Sentence:
    who, whom = people.who(event.seat), people.who(table.dealer)
    if table.king is None:
        return say("cut", who=who, whom=whom)
    return say("cut-with-king", who=who, whom=whom, idle=people.who(table.king))


def _skar(people: Persons, table: Taroc, event: acts.LaySkar) -> Sentence:
    del table
    who = people.who(event.seat)
    if BACK in event.cards:
        return say("skar-covered", who=who, n=len(event.cards))
    return say("skar-laid", who=who, cards=event.cards)


def _announce(people: Persons, table: Taroc, event: acts.Announce) -> Sentence:
    who, honour = people.who(event.seat), honour_named(event.honour)
    return say("announces-late" if table.deal.led else "announces", who=who, honour=honour)


def _honour(people: Persons, table: Taroc, event: events.HonourPaid) -> Sentence:
    del table
    paid = payment_words(people, event.payments)
    return say("honour-paid", honour=honour_named(event.honour), paid=paid)


def _pass(people: Persons, table: Taroc, event: acts.Pass) -> Sentence | None:
    spoke = any(announced.seat == event.seat for announced in table.deal.announced)
    return None if spoke else say("announces-nothing", who=people.who(event.seat))


def _play(people: Persons, table: Taroc, event: acts.Play) -> Sentence:
    leads = len(table.deal.trick) == 1
    return say("leads" if leads else "plays", who=people.who(event.seat), card=(event.card,))


def _yields(people: Persons, table: Taroc, event: acts.PassLead) -> Sentence:
    return say("yields", who=people.who(event.seat), whom=people.who(table.deal.leader))


def _taken(people: Persons, table: Taroc, event: events.TrickTaken) -> Sentence:
    trick = table.deal.tricks[-1]
    card = next(played.card for played in trick.plays if played.seat == event.winner)
    who = people.who(event.winner)
    if not event.payments:
        return say("takes", who=who, card=(card,))
    rule, book = event.payments[0].rule, rule_book()
    return say(
        "takes-paid",
        who=who,
        card=(card,),
        rule=book.title(rule),
        paid=payment_words(people, event.payments),
        source=book.source(rule),
    )


def _given(people: Persons, table: Taroc, event: events.EmptyGiven) -> Sentence:
    for_skis = table.deal.given[-1].debt.card == SKIS
    return say(
        "keeps",
        who=people.who(event.seat),
        whom=people.who(event.to),
        kept="skis" if for_skis else "pagat",
        card=(event.card,),
    )


def _shown(people: Persons, table: Taroc, event: events.SkarShown) -> Sentence:
    del table
    return say("skar-shown", who=people.who(event.seat), cards=event.cards)


def _counted(people: Persons, table: Taroc, event: events.Counted) -> Sentence:
    account = event.account
    points = ", ".join(f"{people.name(s)} {account.points(s)}" for s in account.players)
    paid = account_words(people, paid_in(event.payments, table.rules.players))
    return say("counted", points=points, accounts=paid)


def _voided(people: Persons, table: Taroc, event: events.DealVoided) -> Sentence:
    book = rule_book()
    rule, source = book.title(event.rule), book.source(event.rule)
    if not event.payments:
        return say("void", rule=rule, source=source)
    paid = account_words(people, paid_in(event.payments, table.rules.players))
    return say("void-paid", rule=rule, source=source, accounts=paid)


def _challenge(people: Persons, table: Taroc, event: acts.Challenge) -> Sentence:
    del table
    whom = people.who(event.against)
    return say("challenges", who=people.who(event.seat), whom=whom, about=about(event))


def about(event: acts.Challenge) -> Sentence:
    """What a challenge is about."""
    match event.ground:
        case acts.Ground.SKAR:
            return say("about-skar")
        case acts.Ground.FALSE_HONOUR:
            return say("about-honour", honour=honour_named(event.honour))
        case acts.Ground.SKIS_KEPT:
            return say("about-skis", trick=event.trick)
        case acts.Ground.REVOKE:
            return say("about-card", trick=event.trick)


def _decided(people: Persons, table: Taroc, event: events.ChallengeDecided) -> Sentence:
    challenge = acts.Challenge(
        event.against, event.against, acts.Ground(event.ground), event.trick, event.honour
    )
    who = people.who(event.against)
    if not event.upheld:
        return say("no-fault", who=who, about=about(challenge))
    return say(
        "fault-shown",
        who=who,
        about=about(challenge),
        follows=rule_book().faults[event.rule].follows,
        accounts=account_words(people, paid_in(event.payments, table.rules.players)),
    )


def _entered(people: Persons, table: Taroc, event: acts.EnterFault) -> Sentence:
    del people, table
    return say("fault-entered", fault=rule_book().title(f"fault.{event.fault.value}"))


def _ended(people: Persons, table: Taroc, event: events.SittingEnded) -> Sentence:
    del table
    return say("sitting-over", accounts=account_words(people, event.accounts))


STORIES: Final[Mapping[type[Event], Callable[[Persons, Taroc, Any], Sentence | None]]] = {
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
