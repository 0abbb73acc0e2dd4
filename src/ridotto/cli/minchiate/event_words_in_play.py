"""What happens from the first lead to the end of the party, in sentences."""

from collections.abc import Mapping
from functools import reduce
from typing import Final

from ridotto.cli.language import to_text
from ridotto.cli.minchiate.card_text import inline_cards, named_card
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.rule_citation import rule_book
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.table_words import EventContext, EventSentence, count_resti
from ridotto.games.minchiate import acts, events
from ridotto.table import Event, Payment, ScoreLine
from ridotto.table.sentence import Sentence


def _declare(at: EventContext, event: acts.Declare) -> Sentence | None:
    if not event.versicole:
        return None
    shown = reduce(_and, (inline_cards(cards) for cards in event.versicole))
    return say("declares", who=at.who(event.seat), told=shown)


def _and(one: str, two: str) -> str:
    return to_text(say("and-one", one=one, two=two))


def _play(at: EventContext, event: acts.Play) -> Sentence:
    leads = len(at.table.deal.trick) == 1
    return say("leads" if leads else "plays", who=at.who(event.seat), card=named_card(event.card))


def _play_fallen(at: EventContext, event: acts.PlayFallen) -> Sentence:
    who, whom = at.who(event.seat), at.who(event.fallen)
    return say("plays-fallen", who=who, whom=whom, card=named_card(event.card))


def _lay_open(at: EventContext, event: acts.LayOpen) -> Sentence:
    return say("falls", who=at.who(event.seat), cards=event.cards)


def _take_back(at: EventContext, event: acts.TakeBack) -> Sentence:
    return say("takes-back", who=at.who(event.seat), card=named_card(event.card))


def _gathered(at: EventContext, event: events.TrickGathered) -> Sentence:
    trick = at.table.deal.tricks[-1]
    card = next(played.card for played in trick.plays if played.seat == event.winner)
    return say("takes", who=at.who(event.winner), card=named_card(card))


def _exchange(at: EventContext, event: acts.Exchange) -> Sentence:
    return say("gives-for-matto", who=at.who(event.seat), card=named_card(event.card))


def _matto_lost(at: EventContext, event: events.MattoLost) -> Sentence:
    return say("matto-goes-over", side=at.side(event.side), whose=at.whose(event.side))


def _claim(at: EventContext, event: acts.Claim) -> Sentence:
    return say("claims", who=at.who(event.seat))


def _refused(at: EventContext, event: events.ClaimRefused) -> Sentence:
    del at, event
    return say("claim-refused")


def _granted(at: EventContext, event: events.ClaimGranted) -> Sentence:
    return say("claim-granted", side=at.side(event.side), whose=at.whose(event.side))


def _mend(at: EventContext, event: acts.Mend) -> Sentence:
    return say("mends", who=at.who(event.seat), card=named_card(event.card))


def _warn(at: EventContext, event: acts.Warn) -> Sentence:
    return say("warns", who=at.who(event.seat))


def _challenge(at: EventContext, event: acts.Challenge) -> Sentence:
    who, whom = at.who(event.seat), at.who(event.against)
    return say("challenges", who=who, whom=whom, about=about(event.ground.value, event.trick))


def about(ground: str, trick: int) -> Sentence:
    """What a challenge is about."""
    match acts.Ground(ground):
        case acts.Ground.REVOKE:
            return say("about-revoke", trick=trick)
        case acts.Ground.WRONG_DISCARD:
            return say("about-discard")
        case acts.Ground.LATE_DECLARATION:
            return say("about-late")


def _decided(at: EventContext, event: events.ChallengeDecided) -> Sentence:
    who, what = at.who(event.against), about(event.ground, event.trick)
    if not event.upheld:
        return say("no-fault", who=who, about=what)
    fines = " ".join(f"{pay_words(at.people, payment)}." for payment in event.payments)
    return say("fault-proved", who=who, about=what, follows=fines or _cost(event.ground))


def _cost(ground: str) -> str:
    """What a fault costs that nobody pays for at once."""
    match acts.Ground(ground):
        case acts.Ground.REVOKE:
            return ""
        case acts.Ground.WRONG_DISCARD:
            return to_text(say("cost-discard"))
        case acts.Ground.LATE_DECLARATION:
            return to_text(say("cost-late"))


def pay_words(people: People, payment: Payment) -> str:
    """Who pays whom how much."""
    who, whom = people.who(payment.payer), people.who(payment.payee)
    return to_text(say("pays", who=who, whom=whom, amount=count_resti(payment.amount)))


def _left_over(at: EventContext, event: events.LeftOver) -> Sentence:
    return say("lays-open-left", who=at.who(event.seat), cards=event.cards)


def _fine(at: EventContext, event: events.FineDue) -> str:
    fines = "; ".join(pay_words(at.people, payment) for payment in event.payments)
    return f"{rule_book().title(event.rule)} {at.cite(event.rule)}: {fines}."


def _marked(at: EventContext, event: events.Marked) -> Sentence:
    line = event.line
    return say(
        "marks",
        side=at.side(line.side),
        whose=at.whose(line.side),
        points=line.points,
        why=reason(at, line),
    )


def reason(at: EventContext, line: ScoreLine) -> str:
    """Why something was marked, with its source."""
    cards = inline_cards(line.cards)
    what = MARKED[line.rule] if line.rule in MARKED else rule_book().title(line.rule)
    noted = line.rule in ("declare.mark", "fault.misdeal")
    note = to_text(line.said or line.note) if noted else ""
    words = " ".join(part for part in (cards, to_text(what), note) if part)
    return f"{words} {at.cite(line.rule)}"


MARKED: Final = {
    "rob.mark": say("mark-robbed"),
    "deal.turned-up": say("mark-turned-up"),
    "deal.scoperta": say("mark-scoperta"),
    "declare.mark": say("mark-declared"),
    "death": say("mark-dies"),
    "matto.captured": say("mark-caught"),
    "matto.lost": say("mark-goes-over"),
    "fault.late-declaration": say("mark-late"),
}
"""What is said of a card that is marked, by rule."""


def _resto(at: EventContext, event: events.RestoPaid) -> Sentence:
    return say(
        "resto-paid",
        due=at.table.rules.marks.resto,
        side=at.side(event.side),
        whose=at.whose(event.side),
        source=at.cite("resto.due"),
    )


def _entered(at: EventContext, event: acts.EnterFault) -> Sentence:
    fault = rule_book().faults[f"fault.{event.fault.value}"]
    return say("fault-entered", who=at.who(event.by), fault=fault.title, source=fault.source)


def _ended(at: EventContext, event: events.PartyEnded) -> Sentence:
    best = max(event.accounts)
    if not best:
        return say("party-over")
    names = [at.people.name(seat) for seat, won in enumerate(event.accounts) if won == best]
    return say("party-won", names=reduce(_both, names))


def _both(one: str, two: str) -> str:
    return to_text(say("side", one=one, two=two))


DURING: Final[Mapping[type[Event], EventSentence]] = {
    acts.Declare: _declare,
    acts.Play: _play,
    acts.PlayFallen: _play_fallen,
    acts.LayOpen: _lay_open,
    acts.TakeBack: _take_back,
    acts.Mend: _mend,
    acts.Warn: _warn,
    acts.Exchange: _exchange,
    acts.Claim: _claim,
    acts.Challenge: _challenge,
    acts.EnterFault: _entered,
    events.TrickGathered: _gathered,
    events.LeftOver: _left_over,
    events.MattoLost: _matto_lost,
    events.ClaimGranted: _granted,
    events.ClaimRefused: _refused,
    events.ChallengeDecided: _decided,
    events.FineDue: _fine,
    events.Marked: _marked,
    events.RestoPaid: _resto,
    events.PartyEnded: _ended,
}
