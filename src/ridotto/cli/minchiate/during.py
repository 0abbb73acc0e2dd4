"""What happens from the first lead to the end of the party, in sentences."""

from collections.abc import Mapping
from typing import Final

from ridotto.cli.minchiate.inks import mark, marks
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.scene import Scene, Story, count_resti
from ridotto.games.minchiate import acts, events
from ridotto.games.minchiate.rules import RULE_BOOK
from ridotto.table import Event, Payment, ScoreLine


def _declare(at: Scene, event: acts.Declare) -> str:
    if not event.versicole:
        return ""
    shown = ", and ".join(marks(cards) for cards in event.versicole)
    return f"{at.does(event.seat, 'declare')} {shown}."


def _play(at: Scene, event: acts.Play) -> str:
    verb = "lead" if len(at.table.deal.trick) == 1 else "play"
    return f"{at.does(event.seat, verb)} {mark(event.card)}."


def _play_fallen(at: Scene, event: acts.PlayFallen) -> str:
    hand = at.people.whose(event.fallen)
    return f"{at.does(event.seat, 'choose')} {mark(event.card)} from {hand} open hand."


def _lay_open(at: Scene, event: acts.LayOpen) -> str:
    return f"{at.does(event.seat, 'fall')} and {_lays(at, event.seat)} open: {marks(event.cards)}."


def _lays(at: Scene, seat: int) -> str:
    return "lay your hand" if seat == at.people.me else "lays the hand"


def _take_back(at: Scene, event: acts.TakeBack) -> str:
    return f"{at.does(event.seat, 'take')} back {mark(event.card)}: put right in time, free."


def _gathered(at: Scene, event: events.TrickGathered) -> str:
    trick = at.table.deal.tricks[-1]
    card = next(played.card for played in trick.plays if played.seat == event.winner)
    return f"{at.does(event.winner, 'take')} the trick with {mark(card)}."


def _exchange(at: Scene, event: acts.Exchange) -> str:
    return f"{at.does(event.seat, 'give')} {mark(event.card)} for the Matto."


def _matto_lost(at: Scene, event: events.MattoLost) -> str:
    return f"{at.side(event.side)} have no trick: the Matto goes over."


def _claim(at: Scene, event: acts.Claim) -> str:
    return f"{at.does(event.seat, 'claim')} every trick that is left."


def _refused(at: Scene, event: events.ClaimRefused) -> str:
    del at, event
    return "The referee does not see it: play on."


def _granted(at: Scene, event: events.ClaimGranted) -> str:
    return f"The referee grants it: {at.side(event.side)} take the rest."


def _challenge(at: Scene, event: acts.Challenge) -> str:
    about = _about(event.ground.value, event.trick)
    return f"{at.does(event.seat, 'challenge')} {at.people.object(event.against)}: {about}."


def _about(ground: str, trick: int) -> str:
    return ground.replace("-", " ") + (f" in trick {trick}" if trick else "")


def _decided(at: Scene, event: events.ChallengeDecided) -> str:
    about = _about(event.ground, event.trick)
    against = f"the challenge against {at.people.object(event.against)} ({about})"
    if not event.upheld:
        return f"The cards show no fault: {against} fails."
    fines = "; ".join(pay_words(at.people, payment) for payment in event.payments)
    return f"The cards prove {against}" + (f": {fines}." if fines else ".")


def pay_words(people: People, payment: Payment) -> str:
    """Who pays whom how much."""
    payer, payee = people.does(payment.payer, "pay"), people.object(payment.payee)
    return f"{payer} {payee} {count_resti(payment.amount)}"


def _fine(at: Scene, event: events.FineDue) -> str:
    fines = "; ".join(pay_words(at.people, payment) for payment in event.payments)
    return f"{RULE_BOOK.title(event.rule)} {at.cite(event.rule)}: {fines}."


def _marked(at: Scene, event: events.Marked) -> str:
    line = event.line
    return f"{at.side(line.side)} mark {line.points}: {reason(at, line)}."


def reason(at: Scene, line: ScoreLine) -> str:
    """Why something was marked, with its source."""
    cards = marks(line.cards)
    what = MARK_WORDS.get(line.rule, RULE_BOOK.title(line.rule))
    note = line.note if line.rule in ("declare.mark", "fault.misdeal") else ""
    words = " ".join(part for part in (cards, what, note) if part)
    return f"{words} {at.cite(line.rule)}"


MARK_WORDS: Final = {
    "rob.mark": "robbed",
    "deal.turned-up": "turned up",
    "deal.scoperta": "turned up from the talon",
    "declare.mark": "declared,",
    "death": "dies",
    "matto.captured": "caught in the last trick",
    "matto.lost": "goes over",
    "fault.late-declaration": "declared too late: the mark is lost",
}


def _resto(at: Scene, event: events.RestoPaid) -> str:
    due, side = at.table.rules.marks.resto, at.side(event.side)
    return f"The lead has reached {due}: {side} are paid a resto {at.cite('resto.due')}."


def _entered(at: Scene, event: acts.EnterFault) -> str:
    fault = RULE_BOOK.faults[f"fault.{event.fault.value}"]
    return f"Entered against {at.people.object(event.by)}: {fault.title} ({fault.source})."


def _ended(at: Scene, event: events.PartyEnded) -> str:
    best = max(event.accounts)
    names = [at.people.name(seat) for seat, won in enumerate(event.accounts) if won == best]
    return f"The party is over; {' and '.join(names)} won most." if best else "The party is over."


DURING: Final[Mapping[type[Event], Story]] = {
    acts.Declare: _declare,
    acts.Play: _play,
    acts.PlayFallen: _play_fallen,
    acts.LayOpen: _lay_open,
    acts.TakeBack: _take_back,
    acts.Exchange: _exchange,
    acts.Claim: _claim,
    acts.Challenge: _challenge,
    acts.EnterFault: _entered,
    events.TrickGathered: _gathered,
    events.MattoLost: _matto_lost,
    events.ClaimGranted: _granted,
    events.ClaimRefused: _refused,
    events.ChallengeDecided: _decided,
    events.FineDue: _fine,
    events.Marked: _marked,
    events.RestoPaid: _resto,
    events.PartyEnded: _ended,
}
