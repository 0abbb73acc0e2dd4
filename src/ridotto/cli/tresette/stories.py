"""Every event as a sentence, cards written as ``{sK}``."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ridotto.cards import BACK
from ridotto.cli.slips import slip, slips
from ridotto.cli.tresette.scene import Scene, cite, partien_words, score_words
from ridotto.games.tresette import acts, events, ledger
from ridotto.games.tresette.events import Timing
from ridotto.games.tresette.items import read_item
from ridotto.games.tresette.rules import RULE_BOOK
from ridotto.table import Event, Payment, ScoreLine, Seat

Story: TypeAlias = Callable[[Scene, Any], str]

SIGNS: Final = {
    acts.Signal.INVITE: "I invite",
    acts.Signal.DEMAND: "I demand",
    acts.Signal.STEER: "you steer",
}

STANDING: Final = {
    Timing.EARLY: "too early, forfeited",
    Timing.OUT_OF_TURN: "out of turn, laid last",
    Timing.LATE: "too late, void",
}


def tell(at: Scene, event: Event) -> str:
    """The event in a sentence, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    return story(at, event) if story else ""


def _drew(at: Scene, event: events.Drew) -> str:
    return f"{at.does(event.seat, 'draw')} {slip(event.card)}."


def _seated(at: Scene, event: events.Seated) -> str:
    dealer = at.does(event.order[0], "deal")
    if not at.pairs:
        return f"{dealer} first, having drawn lowest."
    return f"{at.side(0)} against {at.side(1)}. {dealer} first, having drawn lowest."


def _cut(at: Scene, event: acts.Cut) -> str:
    return f"{at.does(event.seat, 'cut')}, {_lower(at.does(at.table.deal.dealer, 'deal'))}."


def _lower(text: str) -> str:
    return text.replace("You", "you", 1)


def _taken_up(at: Scene, event: events.TakenUp) -> str:
    what = "the next packet" if BACK in event.cards else slips(event.cards)
    return f"{at.does(event.seat, 'take')} up {what}."


def _turned_up(at: Scene, event: events.TurnedUp) -> str:
    return f"{at.does(event.seat, 'turn')} up {slip(event.card)}." if at.table.deal.tricks else ""


def _heard(at: Scene, event: events.Heard) -> str:
    if not event.items:
        return ""
    told = ", ".join(item.line.note + _aside(item.timing) for item in event.items)
    return f"{at.does(event.seat, 'announce')} {told}."


def _aside(timing: Timing) -> str:
    return f" ({STANDING[timing]})" if timing in STANDING else ""


def _sign(at: Scene, event: acts.Sign) -> str:
    return f"{at.does(event.seat, 'say')}: “{SIGNS[event.signal]}”."


def _play(at: Scene, event: acts.Play) -> str:
    verb = "lead" if len(at.table.deal.trick) == 1 else "play"
    return f"{at.does(event.seat, verb)} {slip(event.card)}."


def _taken(at: Scene, event: events.TrickTaken) -> str:
    trick = at.table.deal.tricks[-1]
    card = next(played.card for played in trick.plays if played.seat == event.winner)
    return f"{at.does(event.winner, 'take')} the trick with {slip(card)}."


def _talon(at: Scene, event: events.TalonTaken) -> str:
    return f"{at.does(event.seat, 'take')} the cards left over: {slips(event.cards)}."


def _laid(at: Scene, event: ledger.Laid) -> str:
    line = event.line
    if not line.points:
        return f"{at.side_does(line.side, 'mark')} nothing more in this deal {cite(line.rule)}."
    return f"{at.side_does(line.side, 'lay')} {line.points}: {reason(line)}."


def reason(line: ScoreLine) -> str:
    """Why marks are laid, with the source."""
    if line.rule.startswith(("announce.", "sevens.")):
        return f"{line.note} {cite(line.rule)}"
    title = RULE_BOOK.title(line.rule)
    note = f" ({line.note})" if line.note else ""
    return f"{title[0].lower()}{title[1:]}{note} {cite(line.rule)}"


def _slate(at: Scene, event: ledger.SlateWritten) -> str:
    each = "" if at.pairs else " from each"
    return f"{at.side_does(event.side, 'write')} a Partie{each} for the Sevens {cite(event.rule)}."


def _counted(at: Scene, event: ledger.Counted) -> str:
    points = [
        f"{at.side(side)} {sum(line.points for line in event.lines if line.side == side)}"
        for side in at.sides()
    ]
    return f"The tricks count: {', '.join(points)}."


def _won(at: Scene, event: ledger.PartieWon) -> str:
    what = _of_each(at, event.partien)
    # Among three one may be doubled and another not; the numbers by name tell it.
    double = ", doubled" if at.table.rules.sides == 2 and max(event.partien) > 1 else ""
    return f"{at.side_does(event.side, 'win')} {what}{double} {cite(event.rule)}."


def _of_each(at: Scene, partien: tuple[int, ...]) -> str:
    """``2 Partien``, or among three who gives how many."""
    if at.table.rules.sides == 2:
        return partien_words(max(partien))
    given = (f"{partien_words(n)} from {at.from_whom(s)}" for s, n in enumerate(partien) if n)
    return " and ".join(given)


def _great(at: Scene, event: ledger.GreatMade) -> str:
    name = RULE_BOOK.title(event.rule).partition(":")[0]
    what = _of_each(at, event.partien)
    return f"{name}! {at.side_does(event.side, 'write')} {what} {cite(event.rule)}."


def challenge_words(at: Scene, action: acts.Challenge) -> str:
    """What is held against whom."""
    if action.ground is acts.Ground.REVOKE:
        return f"{at.people.name(action.against)}: revoke in trick {action.trick}"
    item = read_item(action.item)
    words = item.words if item else action.item
    return f"{at.people.name(action.against)}: false announcement, {words}"


def _challenge(at: Scene, event: acts.Challenge) -> str:
    return f"{at.does(event.seat, 'challenge')} {_lower(challenge_words(at, event))}."


def _decided(at: Scene, event: events.ChallengeDecided) -> str:
    del at
    if event.amends:
        follows = RULE_BOOK.faults["fault.wrong-challenge"].follows
        return f"The referee finds no fault. {follows} {cite('fault.wrong-challenge')}"
    if not event.upheld:
        return "The referee finds no fault."
    rule = f"fault.{event.ground}"
    return f"The referee upholds it. {RULE_BOOK.faults[rule].follows} {cite(rule)}"


def _rescored(at: Scene, event: events.Rescored) -> str:
    del event
    return f"The deal is scored over again. {score_words(at)}"


def _entered(at: Scene, event: acts.EnterFault) -> str:
    fault = RULE_BOOK.faults[f"fault.{event.fault.value}"]
    return f"Entered against {at.people.object(event.by)}: {fault.title}. {fault.follows}"


def pay_words(at: Scene, payment: Payment) -> str:
    """Who pays whom how much."""
    payer: Seat = payment.payer
    return f"{at.does(payer, 'pay')} {at.people.object(payment.payee)} {payment.amount}"


def _paid(at: Scene, event: events.SlatePaid) -> str:
    if not event.payments:
        return "The slate is even: nobody pays."
    return f"{'; '.join(pay_words(at, p) for p in event.payments)} {cite('pay.slate')}."


def _ended(at: Scene, event: events.SittingEnded) -> str:
    best = max(event.accounts)
    names = [at.people.name(seat) for seat, won in enumerate(event.accounts) if won == best]
    return f"The company rises; {' and '.join(names)} won most." if best else "The company rises."


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
