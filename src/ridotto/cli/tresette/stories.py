"""Every event as a sentence, cards written as ``{sK}``."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ridotto.cards import BACK
from ridotto.cli.card_text import slip
from ridotto.cli.language import told
from ridotto.cli.referee import cards_decide
from ridotto.cli.tresette.scene import (
    Scene,
    all_of,
    cite,
    partien_words,
    rule_book,
    score_words,
)
from ridotto.cli.tresette.sentences import say
from ridotto.games.tresette import acts, events, ledger
from ridotto.games.tresette.events import Timing
from ridotto.games.tresette.items import read_item
from ridotto.table import Event, Payment, ScoreLine

Story: TypeAlias = Callable[[Scene, Any], str]

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


def tell(at: Scene, event: Event) -> str:
    """The event in a sentence, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    return story(at, event) if story else ""


def _drew(at: Scene, event: events.Drew) -> str:
    return told(say("draws", who=at.who(event.seat), shown=slip(event.card)))


def _seated(at: Scene, event: events.Seated) -> str:
    who = at.who(event.order[0])
    if not at.pairs:
        return told(say("deals-first", who=who))
    ours, theirs = map(at.side, at.sides())
    return told(say("seated", ours=ours, theirs=theirs, who=who))


def _cut(at: Scene, event: acts.Cut) -> str:
    return told(say("cuts", who=at.who(event.seat), dealer=at.who(at.table.deal.dealer)))


def _taken_up(at: Scene, event: events.TakenUp) -> str:
    who = at.who(event.seat)
    if BACK in event.cards:
        return told(say("takes-up-packet", who=who))
    return told(say("takes-up", who=who, cards=event.cards))


def _turned_up(at: Scene, event: events.TurnedUp) -> str:
    if not at.table.deal.tricks:
        return ""
    return told(say("turns-up", who=at.who(event.seat), card=(event.card,)))


def _heard(at: Scene, event: events.Heard) -> str:
    if not event.items:
        return ""
    items = ", ".join(_named(item.line) + _aside(item.timing) for item in event.items)
    return told(say("announces", who=at.who(event.seat), items=items))


def _named(line: ScoreLine) -> str:
    return told(line.said or line.note)


def _aside(timing: Timing) -> str:
    return f" ({told(STANDING[timing])})" if timing in STANDING else ""


def _sign(at: Scene, event: acts.Sign) -> str:
    return told(say("says", who=at.who(event.seat), sign=SIGNS[event.signal]))


def _play(at: Scene, event: acts.Play) -> str:
    how = "leads" if len(at.table.deal.trick) == 1 else "plays"
    return told(say("plays", who=at.who(event.seat), how=how, card=(event.card,)))


def _taken(at: Scene, event: events.TrickTaken) -> str:
    trick = at.table.deal.tricks[-1]
    card = next(played.card for played in trick.plays if played.seat == event.winner)
    return told(say("takes-trick", who=at.who(event.winner), card=(card,)))


def _talon(at: Scene, event: events.TalonTaken) -> str:
    return told(say("takes-talon", who=at.who(event.seat), cards=event.cards))


def _laid(at: Scene, event: ledger.Laid) -> str:
    line = event.line
    side, number = at.side(line.side), at.number(line.side)
    if not line.points:
        return told(say("marks-no-more", side=side, number=number, source=cite(line.rule)))
    why = reason(line)
    return told(say("lays", side=side, number=number, points=line.points, reason=why))


def reason(line: ScoreLine) -> str:
    """Why marks are laid, with the source."""
    if line.rule.startswith(("announce.", "sevens.")):
        return f"{_named(line)} {cite(line.rule)}"
    note = f" ({_named(line)})" if line.note else ""
    return f"{rule_book().title(line.rule)}{note} {cite(line.rule)}"


def _slate(at: Scene, event: ledger.SlateWritten) -> str:
    each = "no" if at.pairs else "yes"
    side, number = at.side(event.side), at.number(event.side)
    return told(say("writes-sevens", side=side, number=number, each=each, source=cite(event.rule)))


def _counted(at: Scene, event: ledger.Counted) -> str:
    points = [
        f"{at.side(side)} {sum(line.points for line in event.lines if line.side == side)}"
        for side in at.sides()
    ]
    return told(say("tricks-count", points=", ".join(points)))


def _won(at: Scene, event: ledger.PartieWon) -> str:
    what = _of_each(at, event.partien)
    # Among three one may be doubled and another not; the numbers by name tell it.
    double = "yes" if at.table.rules.sides == 2 and max(event.partien) > 1 else "no"
    side, number, source = at.side(event.side), at.number(event.side), cite(event.rule)
    return told(say("wins", side=side, number=number, what=what, double=double, source=source))


def _of_each(at: Scene, partien: tuple[int, ...]) -> str:
    """``2 Partien``, or among three who gives how many."""
    if at.table.rules.sides == 2:
        return partien_words(max(partien))
    given = enumerate(partien)
    return all_of([told(say("partien-from", n=n, who=_single(at, s))) for s, n in given if n])


def _single(at: Scene, side: int) -> str:
    return at.who(at.table.members(side)[0])


def _great(at: Scene, event: ledger.GreatMade) -> str:
    name, source = rule_book().title(event.rule).partition(":")[0], cite(event.rule)
    side, number, what = at.side(event.side), at.number(event.side), _of_each(at, event.partien)
    return told(say("great", name=name, side=side, number=number, what=what, source=source))


def challenge_words(at: Scene, action: acts.Challenge) -> str:
    """What is held against whom."""
    name = at.people.name(action.against)
    if action.ground is acts.Ground.REVOKE:
        return told(say("revoke-in-trick", name=name, trick=action.trick))
    item = read_item(action.item)
    words = told(item.said) if item else action.item
    return told(say("false-announcement", name=name, item=words))


def _challenge(at: Scene, event: acts.Challenge) -> str:
    about = challenge_words(at, event)
    return f"{told(say('challenges', who=at.who(event.seat), about=about))} {cards_decide()}"


def _decided(at: Scene, event: events.ChallengeDecided) -> str:
    ground = acts.Ground(event.ground)
    challenge = acts.Challenge(event.against, event.against, ground, event.trick, event.item)
    about = challenge_words(at, challenge)
    if not event.upheld:
        return told(say("no-fault-shown", about=about))
    rule = f"fault.{event.ground}"
    shown = told(say("fault-shown", about=about))
    return f"{shown} {rule_book().faults[rule].follows} {cite(rule)}"


def _rescored(at: Scene, event: events.Rescored) -> str:
    del event
    return f"{told(say('scored-again'))} {score_words(at)}"


def _entered(at: Scene, event: acts.EnterFault) -> str:
    fault = rule_book().faults[f"fault.{event.fault.value}"]
    entered = told(say("entered", who=at.who(event.by), title=fault.title))
    return f"{entered} {fault.follows}"


def pay_words(at: Scene, payment: Payment) -> str:
    """Who pays whom how much."""
    payer, payee = at.who(payment.payer), at.who(payment.payee)
    return told(say("pays", payer=payer, payee=payee, amount=payment.amount))


def _paid(at: Scene, event: events.SlatePaid) -> str:
    if not event.payments:
        return told(say("slate-even"))
    return f"{'; '.join(pay_words(at, p) for p in event.payments)} {cite('pay.slate')}."


def _ended(at: Scene, event: events.SittingEnded) -> str:
    best = max(event.accounts)
    names = [at.people.name(seat) for seat, won in enumerate(event.accounts) if won == best]
    if not best:
        return told(say("company-rises"))
    return told(say("rises-won-most", names=all_of(names), number=len(names)))


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
