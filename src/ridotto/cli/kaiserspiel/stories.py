"""Every event as a sentence, cards written as ``{sK}``."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ridotto.cli.kaiserspiel.scene import Scene, score_words, suit_words
from ridotto.cli.slips import slip, slips
from ridotto.games.kaiserspiel import acts, events
from ridotto.games.kaiserspiel.pack import PACKS
from ridotto.games.kaiserspiel.rules import IMPERIAL, RULE_BOOK
from ridotto.games.kaiserspiel.seen import covered
from ridotto.games.kaiserspiel.state import Rummel, Tournee
from ridotto.table import Event, Payment, ScoreLine

Story: TypeAlias = Callable[[Scene, Any], str]


def tell(at: Scene, event: Event) -> str:
    """The event in a sentence, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    return story(at, event) if story else ""


def _drew(at: Scene, event: events.Drew) -> str:
    return f"{at.does(event.seat, 'draw')} {slip(event.card)}."


def _dealer_drawn(at: Scene, event: events.DealerDrawn) -> str:
    return f"{at.does(event.dealer, 'have', 'has')} drawn highest and {_deal(at, event.dealer)}."


def _deal(at: Scene, seat: int) -> str:
    return "deal" if seat == at.people.me else "deals"


def _cut(at: Scene, event: acts.Cut) -> str:
    return f"{at.does(event.seat, 'cut')}, and {at.people.object(at.table.dealer)} " + (
        "deal." if at.table.dealer == at.people.me else "deals."
    )


def _turned(at: Scene, event: events.Turned) -> str:
    return f"{at.does(event.seat, 'turn')} {slip(event.card)}: {suit_words(event.card[0])} trumps."


def _show(at: Scene, event: acts.Show) -> str:
    if not event.imperials:
        what = "tournée" if _after_tournee(at) else "imperial"
        return f"{at.does(event.seat, 'show')} no {what}."
    shown = ", and ".join(slips(cards) for cards in event.imperials)
    return f"{at.does(event.seat, 'show')} {shown}."


def _after_tournee(at: Scene) -> bool:
    """Was what has just been shown about the turned card?"""
    rules, phase = at.table.rules, at.table.phase
    asked = rules.unrestricted and rules.turned_apart
    return asked and (isinstance(phase, Rummel) or (isinstance(phase, Tournee) and phase.turn > 0))


def _tell(at: Scene, event: acts.Tell) -> str:
    cards = f"{event.cards} cards, " if event.cards else ""
    return f"{at.does(event.seat, 'tell')} a Rummel: “{cards}{event.pips}”."


def _withhold(at: Scene, event: acts.Withhold) -> str:
    return f"{at.does(event.seat, 'tell')} no Rummel."


def _good(at: Scene, event: acts.Good) -> str:
    return f"{at.does(event.seat, 'say')}: “good”."


def _equal(at: Scene, event: acts.Equal) -> str:
    return f"{at.does(event.seat, 'say')}: “equal”; the first told keeps it. (r. XIX)"


def _name(at: Scene, event: acts.Name) -> str:
    return f"{at.does(event.seat, 'name')} it: {event.cards} {suit_words(event.suit)}."


def _demand(at: Scene, event: acts.Demand) -> str:
    return f"{at.does(event.seat, 'ask')} to see the Rummel."


def _rummel_shown(at: Scene, event: events.RummelShown) -> str:
    return f"{at.does(event.seat, 'show')} the Rummel: {slips(event.cards)}."


def _play(at: Scene, event: acts.Play) -> str:
    led = len(at.table.deal.trick) == 1
    return f"{at.does(event.seat, 'lead' if led else 'play')} {slip(event.card)}."


def _gathered(at: Scene, event: events.TrickGathered) -> str:
    trick = at.table.deal.tricks[-1]
    return f"{at.does(event.winner, 'take')} {slips(trick.cards)}."


def _marked(at: Scene, event: events.Marked) -> str:
    return f"{line_words(at, event.line)}: {score_words(at)}."


def line_words(at: Scene, line: ScoreLine) -> str:
    """Who marks or loses what, and why."""
    source = RULE_BOOK.source(line.rule)
    if line.points < 0:
        count = -line.points // IMPERIAL
        what = f"{count} imperial{'s' if count > 1 else ''}"
        title = RULE_BOOK.title(line.rule).lower()
        return f"{at.does(line.side, 'lose')} {what}, {title} ({source})"
    what = "4"
    if line.points >= IMPERIAL:
        count = line.points // IMPERIAL
        what = "an imperial" if count == 1 else f"{count} imperials"
    return f"{at.does(line.side, 'mark')} {what} for {reason(line)} ({source})"


def reason(line: ScoreLine) -> str:
    """What a mark is for."""
    cards = slips(line.cards)
    words = MARK_WORDS.get(line.rule, "")
    if line.rule == "rummel":
        return f"{words} {rummel_words(line.note)}"
    if line.rule == "cards":
        return f"{words} {line.note}"
    return f"{words} {cards}".strip()


def rummel_words(note: str) -> str:
    """``55 in diamonds ♦``, from the sum and the suit's name as they are marked."""
    pips, _, name = note.partition(" in ")
    letters = {suit.name: suit.letter for suit in PACKS[36].suits}
    return f"{pips} in {suit_words(letters[name])}" if name else pips


MARK_WORDS: Final = {
    "tourne": "turning",
    "imperial.hand": "what passes for an imperial,",
    "imperial.four": "four alike,",
    "imperial.sequence": "the sequence",
    "imperial.trumps": "the high trumps",
    "imperial.tournee": "the tournée",
    "imperial.fall": "having made fall",
    "rummel": "the Rummel,",
    "honour": "the honour",
    "cards": "tricks,",
    "capot": "every trick",
}


def _not_counted(at: Scene, event: events.NotCounted) -> str:
    fault = RULE_BOOK.faults[event.rule]
    return f"{at.people.name(event.seat)}: {fault.title.lower()}, not counted ({fault.source})."


def _counted(at: Scene, event: events.Counted) -> str:
    seats = at.table.seats
    return "Tricks: " + ", ".join(f"{at.people.name(s)} {event.tricks[s]}" for s in seats) + "."


def _deal_ended(at: Scene, event: events.DealEnded) -> str:
    return f"The deal is over. {at.does(event.dealer, 'deal')} next."


def _void(at: Scene, event: events.DealVoid) -> str:
    fault = RULE_BOOK.faults[event.rule]
    dealer = at.does(event.dealer, "deal")
    return f"{fault.title}: the deal is void ({fault.source}). {dealer} now."


def _challenge(at: Scene, event: acts.Challenge) -> str:
    return f"{at.does(event.seat, 'challenge')} {challenge_words(at, event)}."


def challenge_words(at: Scene, event: acts.Challenge) -> str:
    """Whom, for what, and in which trick."""
    where = f" in trick {event.trick}" if event.trick else ""
    return f"{at.people.object(event.against)}: {event.ground.value.replace('-', ' ')}{where}"


def _decided(at: Scene, event: events.ChallengeDecided) -> str:
    laid = f" {at.does(event.against, 'show')} {slips(event.shown)}." if event.shown else ""
    if not event.upheld and event.ground != "false-imperial" and covered(at.table, event.against):
        return "The cards seen so far do not show it."
    if not event.upheld:
        return f"The referee finds no fault.{laid}"
    struck = f" The false mark is struck: {score_words(at)}." if event.struck else ""
    return f"The referee upholds it.{laid}{struck}"


def _entered(at: Scene, event: acts.EnterFault) -> str:
    fault = RULE_BOOK.faults[f"fault.{event.fault.value}"]
    return f"Entered against {at.people.object(event.by)}: {fault.title} ({fault.source})."


def _leave(at: Scene, event: acts.Leave) -> str:
    return f"{at.does(event.seat, 'walk')} away from the Partie. (r. XX)"


def _grant(at: Scene, event: acts.Grant) -> str:
    return f"{at.does(event.seat, 'grant')} the Partie."


def _partie_ended(at: Scene, event: events.PartieEnded) -> str:
    paid = "; ".join(pay_words(at, payment) for payment in event.payments)
    won = event.rule == "partie.target"
    verb = at.does(event.seat, "win") if won else at.does(event.seat, "lose")
    return f"{verb} the Partie. {paid}."


def pay_words(at: Scene, payment: Payment) -> str:
    """Who pays whom how much."""
    paid = at.does(payment.payer, "pay")
    return f"{paid} {at.people.object(payment.payee)} {payment.amount}"


def _sitting_ended(at: Scene, event: events.SittingEnded) -> str:
    del at, event
    return "The company rises."


STORIES: Final[Mapping[type[Event], Story]] = {
    acts.Cut: _cut,
    acts.Show: _show,
    acts.Tell: _tell,
    acts.Withhold: _withhold,
    acts.Good: _good,
    acts.Equal: _equal,
    acts.Name: _name,
    acts.Demand: _demand,
    acts.Play: _play,
    acts.Challenge: _challenge,
    acts.EnterFault: _entered,
    acts.Grant: _grant,
    acts.Leave: _leave,
    events.Drew: _drew,
    events.DealerDrawn: _dealer_drawn,
    events.Turned: _turned,
    events.Marked: _marked,
    events.NotCounted: _not_counted,
    events.RummelShown: _rummel_shown,
    events.TrickGathered: _gathered,
    events.Counted: _counted,
    events.DealEnded: _deal_ended,
    events.DealVoid: _void,
    events.ChallengeDecided: _decided,
    events.PartieEnded: _partie_ended,
    events.SittingEnded: _sitting_ended,
}
