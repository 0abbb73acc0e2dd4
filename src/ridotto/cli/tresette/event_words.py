"""Every event as a sentence, cards written as ``{sK}``."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ridotto.cards import BACK
from ridotto.cli.card_text import inline_card
from ridotto.cli.language import to_text
from ridotto.cli.referee import cards_decide
from ridotto.cli.tresette.sentences import say
from ridotto.cli.tresette.table_words import (
    EventContext,
    all_of,
    cite,
    partien_words,
    rule_book,
    score_words,
)
from ridotto.games.tresette import acts, events, ledger
from ridotto.games.tresette.events import Timing
from ridotto.games.tresette.items import read_item
from ridotto.table import Event, Payment, ScoreLine

Story: TypeAlias = Callable[[EventContext, Any], str]

SIGNS: Final = {
    acts.Signal.INVITE: say("sign-invite"),
    acts.Signal.DEMAND: say("sign-demand"),
    acts.Signal.STEER: say("sign-steer"),
}

STANDING: Final = {
    Timing.EARLY: say("too-early"),
    Timing.OUT_OF_TURN: say("out-of-turn"),
    Timing.LATE: say("too-late"),
}


def tell(at: EventContext, event: Event) -> str:
    """The event in a sentence, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    return story(at, event) if story else ""


def _drew(at: EventContext, event: events.Drew) -> str:
    return to_text(say("draws", who=at.who(event.seat), shown=inline_card(event.card)))


def _seated(at: EventContext, event: events.Seated) -> str:
    who = at.who(event.order[0])
    if not at.pairs:
        return to_text(say("deals-first", who=who))
    ours, theirs = map(at.side, at.sides())
    return to_text(say("seated", ours=ours, theirs=theirs, who=who))


def _cut(at: EventContext, event: acts.Cut) -> str:
    return to_text(say("cuts", who=at.who(event.seat), dealer=at.who(at.table.deal.dealer)))


def _taken_up(at: EventContext, event: events.TakenUp) -> str:
    who = at.who(event.seat)
    if BACK in event.cards:
        return to_text(say("takes-up-packet", who=who))
    return to_text(say("takes-up", who=who, cards=event.cards))


def _turned_up(at: EventContext, event: events.TurnedUp) -> str:
    if not at.table.deal.tricks:
        return ""
    return to_text(say("turns-up", who=at.who(event.seat), card=(event.card,)))


def _heard(at: EventContext, event: events.Heard) -> str:
    if not event.items:
        return ""
    items = ", ".join(_named(item.line) + _aside(item.timing) for item in event.items)
    return to_text(say("announces", who=at.who(event.seat), items=items))


def _named(line: ScoreLine) -> str:
    return to_text(line.said or line.note)


def _aside(timing: Timing) -> str:
    return f" ({to_text(STANDING[timing])})" if timing in STANDING else ""


def _sign(at: EventContext, event: acts.Sign) -> str:
    return to_text(say("says", who=at.who(event.seat), sign=SIGNS[event.signal]))


def _play(at: EventContext, event: acts.Play) -> str:
    how = "leads" if len(at.table.deal.trick) == 1 else "plays"
    return to_text(say("plays", who=at.who(event.seat), how=how, card=(event.card,)))


def _taken(at: EventContext, event: events.TrickTaken) -> str:
    trick = at.table.deal.tricks[-1]
    card = next(played.card for played in trick.plays if played.seat == event.winner)
    return to_text(say("takes-trick", who=at.who(event.winner), card=(card,)))


def _talon(at: EventContext, event: events.TalonTaken) -> str:
    return to_text(say("takes-talon", who=at.who(event.seat), cards=event.cards))


def _laid(at: EventContext, event: ledger.Laid) -> str:
    line = event.line
    side, number = at.side(line.side), at.number(line.side)
    if not line.points:
        return to_text(say("marks-no-more", side=side, number=number, source=cite(line.rule)))
    why = reason(line)
    return to_text(say("lays", side=side, number=number, points=line.points, reason=why))


def reason(line: ScoreLine) -> str:
    """Why marks are laid, with the source."""
    if line.rule.startswith(("announce.", "sevens.")):
        return f"{_named(line)} {cite(line.rule)}"
    note = f" ({_named(line)})" if line.note else ""
    return f"{rule_book().title(line.rule)}{note} {cite(line.rule)}"


def _slate(at: EventContext, event: ledger.SlateWritten) -> str:
    each = "no" if at.pairs else "yes"
    side, number = at.side(event.side), at.number(event.side)
    return to_text(
        say("writes-sevens", side=side, number=number, each=each, source=cite(event.rule))
    )


def _counted(at: EventContext, event: ledger.Counted) -> str:
    points = [
        f"{at.side(side)} {sum(line.points for line in event.lines if line.side == side)}"
        for side in at.sides()
    ]
    return to_text(say("tricks-count", points=", ".join(points)))


def _won(at: EventContext, event: ledger.PartieWon) -> str:
    what = _of_each(at, event.partien)
    # Among three one may be doubled and another not; the numbers by name tell it.
    double = "yes" if at.table.rules.sides == 2 and max(event.partien) > 1 else "no"
    side, number, source = at.side(event.side), at.number(event.side), cite(event.rule)
    return to_text(say("wins", side=side, number=number, what=what, double=double, source=source))


def _of_each(at: EventContext, partien: tuple[int, ...]) -> str:
    """``2 Partien``, or among three who gives how many."""
    if at.table.rules.sides == 2:
        return partien_words(max(partien))
    given = enumerate(partien)
    return all_of([to_text(say("partien-from", n=n, who=_single(at, s))) for s, n in given if n])


def _single(at: EventContext, side: int) -> str:
    return at.who(at.table.members(side)[0])


def _great(at: EventContext, event: ledger.GreatMade) -> str:
    name, source = rule_book().title(event.rule).partition(":")[0], cite(event.rule)
    side, number, what = at.side(event.side), at.number(event.side), _of_each(at, event.partien)
    return to_text(say("great", name=name, side=side, number=number, what=what, source=source))


def challenge_words(at: EventContext, action: acts.Challenge) -> str:
    """What somebody is challenged for."""
    name = at.people.name(action.against)
    if action.ground is acts.Ground.REVOKE:
        return to_text(say("revoke-in-trick", name=name, trick=action.trick))
    item = read_item(action.item)
    words = to_text(item.said) if item else action.item
    return to_text(say("false-announcement", name=name, item=words))


def _challenge(at: EventContext, event: acts.Challenge) -> str:
    about = challenge_words(at, event)
    return f"{to_text(say('challenges', who=at.who(event.seat), about=about))} {cards_decide()}"


def _decided(at: EventContext, event: events.ChallengeDecided) -> str:
    ground = acts.Ground(event.ground)
    challenge = acts.Challenge(event.against, event.against, ground, event.trick, event.item)
    about = challenge_words(at, challenge)
    if not event.upheld:
        return to_text(say("no-fault-shown", about=about))
    rule = f"fault.{event.ground}"
    shown = to_text(say("fault-shown", about=about))
    return f"{shown} {rule_book().faults[rule].follows} {cite(rule)}"


def _rescored(at: EventContext, event: events.Rescored) -> str:
    del event
    return f"{to_text(say('scored-again'))} {score_words(at)}"


def _entered(at: EventContext, event: acts.EnterFault) -> str:
    fault = rule_book().faults[f"fault.{event.fault.value}"]
    entered = to_text(say("entered", who=at.who(event.by), title=fault.title))
    return f"{entered} {fault.follows}"


def pay_words(at: EventContext, payment: Payment) -> str:
    """Who pays whom how much."""
    payer, payee = at.who(payment.payer), at.who(payment.payee)
    return to_text(say("pays", payer=payer, payee=payee, amount=payment.amount))


def _paid(at: EventContext, event: events.SlatePaid) -> str:
    if not event.payments:
        return to_text(say("slate-even"))
    return f"{'; '.join(pay_words(at, p) for p in event.payments)} {cite('pay.slate')}."


def _ended(at: EventContext, event: events.SittingEnded) -> str:
    best = max(event.accounts)
    names = [at.people.name(seat) for seat, won in enumerate(event.accounts) if won == best]
    if not best:
        return to_text(say("company-rises"))
    return to_text(say("rises-won-most", names=all_of(names), number=len(names)))


STORIES: Final[Mapping[type[Event], Story]] = {
    acts.Cut: _cut,
    acts.Sign: _sign,
    acts.Play: _play,
    acts.Challenge: _challenge,
    acts.EnterFault: _entered,
    events.Drew: _drew,
    events.Seated: _seated,
    events.TakenUp: _taken_up,
    events.TurnedUp: _turned_up,
    events.Heard: _heard,
    events.TrickTaken: _taken,
    events.TalonTaken: _talon,
    events.ChallengeDecided: _decided,
    events.Rescored: _rescored,
    events.SlatePaid: _paid,
    events.SittingEnded: _ended,
    ledger.Laid: _laid,
    ledger.SlateWritten: _slate,
    ledger.Counted: _counted,
    ledger.PartieWon: _won,
    ledger.GreatMade: _great,
}
