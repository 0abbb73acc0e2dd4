"""Every event as a sentence, cards written as ``{sK}``."""

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any, Final, TypeAlias

from ridotto.cli.card_text import inline_cards
from ridotto.cli.kaiserspiel.sentences import say
from ridotto.cli.kaiserspiel.table_words import EventContext, score_words, suit_words
from ridotto.cli.language import terminal_language, to_text
from ridotto.cli.referee import cards_decide
from ridotto.games.kaiserspiel import acts, events
from ridotto.games.kaiserspiel.rules import IMPERIAL
from ridotto.games.kaiserspiel.state import Rummel, Tournee
from ridotto.games.translations import rule_book_in
from ridotto.table import Event, Payment, RuleBook, ScoreLine
from ridotto.table.sentence import SuitFact

Story: TypeAlias = Callable[[EventContext, Any], str]


def tell(at: EventContext, event: Event) -> str:
    """The event in a sentence, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    return story(at, event) if story else ""


def _drew(at: EventContext, event: events.Drew) -> str:
    return to_text(say("draws", who=at.who(event.seat), card=(event.card,)))


def _dealer_drawn(at: EventContext, event: events.DealerDrawn) -> str:
    return to_text(say("drawn-highest", who=at.who(event.dealer)))


def _cut(at: EventContext, event: acts.Cut) -> str:
    return to_text(say("cuts", who=at.who(event.seat), dealer=at.who(at.table.dealer)))


def _turned(at: EventContext, event: events.Turned) -> str:
    suit = suit_words(event.card[0])
    return to_text(say("turns", who=at.who(event.seat), card=(event.card,), trumps=suit))


def _show(at: EventContext, event: acts.Show) -> str:
    if not event.imperials:
        what = "tournee" if _after_tournee(at) else "imperial"
        return to_text(say("shows-none", who=at.who(event.seat), what=what))
    shown = reduce(_also, (inline_cards(cards) for cards in event.imperials))
    return to_text(say("shows", who=at.who(event.seat), what=shown))


def _also(one: str, other: str) -> str:
    return to_text(say("and-also", one=one, other=other))


def _after_tournee(at: EventContext) -> bool:
    """Was what has just been shown about the turned card?"""
    rules, phase = at.table.rules, at.table.phase
    asked = rules.unrestricted and rules.turned_apart
    return asked and (isinstance(phase, Rummel) or (isinstance(phase, Tournee) and phase.turn > 0))


def _tell(at: EventContext, event: acts.Tell) -> str:
    if event.cards:
        told_ = say("tells-cards", who=at.who(event.seat), count=event.cards, pips=event.pips)
        return to_text(told_)
    return to_text(say("tells", who=at.who(event.seat), pips=event.pips))


def _withhold(at: EventContext, event: acts.Withhold) -> str:
    return to_text(say("tells-none", who=at.who(event.seat)))


def _good(at: EventContext, event: acts.Good) -> str:
    return to_text(say("says-good", who=at.who(event.seat)))


def _equal(at: EventContext, event: acts.Equal) -> str:
    return to_text(say("says-equal", who=at.who(event.seat)))


def _name(at: EventContext, event: acts.Name) -> str:
    suit = suit_words(event.suit)
    return to_text(say("names-it", who=at.who(event.seat), count=event.cards, name=suit))


def _demand(at: EventContext, event: acts.Demand) -> str:
    return to_text(say("asks-to-see", who=at.who(event.seat)))


def _rummel_shown(at: EventContext, event: events.RummelShown) -> str:
    return to_text(say("shows-rummel", who=at.who(event.seat), cards=event.cards))


def _play(at: EventContext, event: acts.Play) -> str:
    led = len(at.table.deal.trick) == 1
    who, card = at.who(event.seat), (event.card,)
    return to_text(say("leads" if led else "plays", who=who, card=card))


def _gathered(at: EventContext, event: events.TrickGathered) -> str:
    trick = at.table.deal.tricks[-1]
    return to_text(say("takes", who=at.who(event.winner), cards=trick.cards))


def _marked(at: EventContext, event: events.Marked) -> str:
    return f"{line_words(at, event.line)}: {score_words(at)}."


def line_words(at: EventContext, line: ScoreLine) -> str:
    """Who marks or loses what, and why."""
    book, who = rule_book(), at.who(line.side)
    source = book.source(line.rule)
    if line.points < 0:
        count, title = -line.points // IMPERIAL, in_sentence(book.title(line.rule))
        return to_text(say("loses", who=who, count=count, title=title, source=source))
    count = line.points // IMPERIAL
    if not count:
        return to_text(say("marks-four", who=who, reason=reason(line), source=source))
    return to_text(say("marks", who=who, count=count, reason=reason(line), source=source))


def rule_book() -> RuleBook:
    """In the terminal's language."""
    return rule_book_in("kaiserspiel", terminal_language())


def in_sentence(title: str) -> str:
    """A title inside a sentence; German keeps its large letters."""
    return title if terminal_language() == "de" else title.lower()


def reason(line: ScoreLine) -> str:
    """What a mark is for."""
    cards = inline_cards(line.cards)
    words = to_text(say("mark-for", rule=line.rule.replace(".", "-")))
    if line.rule == "rummel":
        return f"{words} {rummel_words(line)}"
    if line.rule == "cards":
        return f"{words} {to_text(line.said or line.note)}"
    return f"{words} {cards}".strip()


def rummel_words(line: ScoreLine) -> str:
    """``55 in diamonds ♦``; a Rummel that stands instead of a false one has only its sum."""
    facts = dict(line.said.facts) if line.said is not None else {}
    pips, suit = facts.get("pips"), facts.get("suit")
    if not isinstance(pips, int) or not isinstance(suit, SuitFact):
        return line.note
    return to_text(say("sum-in-suit", pips=pips, name=suit_words(suit.letter)))


def _not_counted(at: EventContext, event: events.NotCounted) -> str:
    fault = rule_book().faults[event.rule]
    title = in_sentence(fault.title)
    return to_text(
        say("not-counted", name=at.people.name(event.seat), title=title, source=fault.source)
    )


def _counted(at: EventContext, event: events.Counted) -> str:
    seats = at.table.seats
    each = ", ".join(f"{at.people.name(s)} {event.tricks[s]}" for s in seats)
    return to_text(say("tricks-each", each=each))


def _deal_ended(at: EventContext, event: events.DealEnded) -> str:
    return to_text(say("deal-over", who=at.who(event.dealer)))


def _void(at: EventContext, event: events.DealVoid) -> str:
    fault, who = rule_book().faults[event.rule], at.who(event.dealer)
    return to_text(say("deal-void", title=fault.title, source=fault.source, who=who))


def _challenge(at: EventContext, event: acts.Challenge) -> str:
    challenge = to_text(say("challenges", who=at.who(event.seat), about=challenge_words(at, event)))
    return f"{challenge} {cards_decide()}"


def challenge_words(at: EventContext, event: acts.Challenge) -> str:
    """Who is challenged, for what, and in which trick."""
    against, ground = at.who(event.against), event.ground.value
    if event.trick:
        return to_text(say("about-trick", who=against, ground=ground, n=event.trick))
    return to_text(say("about-claim", who=against, ground=ground))


def _about(at: EventContext, event: events.ChallengeDecided) -> str:
    """What was challenged, perhaps some time ago."""
    against, ground = event.against, acts.Ground(event.ground)
    return challenge_words(at, acts.Challenge(against, against, ground, event.trick))


def _decided(at: EventContext, event: events.ChallengeDecided) -> str:
    decided = "upheld" if event.upheld else "denied"
    parts = [to_text(say("decided", how=decided, about=_about(at, event)))]
    if event.shown:
        parts.append(
            to_text(say("shows", who=at.who(event.against), what=inline_cards(event.shown)))
        )
    if event.upheld and event.struck:
        parts.append(to_text(say("struck", score=score_words(at))))
    return " ".join(parts)


def _entered(at: EventContext, event: acts.EnterFault) -> str:
    fault = rule_book().faults[f"fault.{event.fault.value}"]
    return to_text(say("entered", who=at.who(event.by), title=fault.title, source=fault.source))


def _leave(at: EventContext, event: acts.Leave) -> str:
    return to_text(say("walks-away", who=at.who(event.seat)))


def _grant(at: EventContext, event: acts.Grant) -> str:
    return to_text(say("grants", who=at.who(event.seat)))


def _erase(at: EventContext, event: acts.EraseFiche) -> str:
    return to_text(say("erases", who=at.who(event.seat), score=score_words(at)))


def _give(at: EventContext, event: acts.GiveFiche) -> str:
    return to_text(say("gives", who=at.who(event.seat), score=score_words(at)))


def _partie_ended(at: EventContext, event: events.PartieEnded) -> str:
    paid = "; ".join(pay_words(at, payment) for payment in event.payments)
    won = event.rule == "partie.target"
    who = at.who(event.seat)
    return to_text(say("partie-won" if won else "partie-lost", who=who, paid=paid))


def pay_words(at: EventContext, payment: Payment) -> str:
    """Who pays whom how much."""
    payer, payee = at.who(payment.payer), at.who(payment.payee)
    return to_text(say("pays", who=payer, payee=payee, amount=payment.amount))


def _sitting_ended(at: EventContext, event: events.SittingEnded) -> str:
    del at, event
    return to_text(say("rises"))


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
    acts.EraseFiche: _erase,
    acts.GiveFiche: _give,
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
