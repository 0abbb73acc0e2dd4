"""Every event as a sentence, cards written as ``{sK}``."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ridotto.cli.card_text import inline_card
from ridotto.cli.guimbarde.sentences import say
from ridotto.cli.guimbarde.table_words import (
    BOX_NAMES,
    EventContext,
    cite,
    jettons,
    joined,
    pay_words,
    rule_book,
    suit_words,
)
from ridotto.cli.language import signed, to_text
from ridotto.cli.referee import cards_decide
from ridotto.games.guimbarde import acts, events
from ridotto.games.guimbarde.boxes import ALL
from ridotto.games.guimbarde.pack import PERMANENT, mate_of
from ridotto.table import HOUSE, Event

Story: TypeAlias = Callable[[EventContext, Any], str]


def tell(at: EventContext, event: Event) -> str:
    """The event in a sentence, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    return story(at, event) if story else ""


def _drew(at: EventContext, event: events.Drew) -> str:
    return to_text(say("draws", who=at.who(event.seat), shown=inline_card(event.card)))


def _dealer_drawn(at: EventContext, event: events.DealerDrawn) -> str:
    return to_text(say("drew-highest", who=at.who(event.dealer), source=cite("draw.highest")))


def _staked(at: EventContext, event: events.Staked) -> str:
    del at
    if len(event.boxes) == len(ALL):
        return to_text(say("all-stake", source=cite("stake")))
    if not event.boxes:
        return to_text(say("nobody-stakes"))
    return to_text(say("stake-into", boxes=joined([BOX_NAMES[box] for box in event.boxes])))


def _cut(at: EventContext, event: acts.Cut) -> str:
    return to_text(say("cuts", who=at.who(event.seat), dealer=at.who(at.table.dealer)))


def _turned(at: EventContext, event: events.Turned) -> str:
    dead = f" {to_text(say('dead'))}" if event.card in PERMANENT else ""
    who, suit = at.who(at.table.dealer), suit_words(event.card[0])
    return f"{to_text(say('turns', who=who, card=(event.card,), trumps=suit))}{dead}"


def _take(at: EventContext, event: acts.Take) -> str:
    if not event.sets:
        return ""
    cards = dict.fromkeys(card for cards in event.sets for card in cards)
    return to_text(say("lays-open", who=at.who(event.seat), cards=tuple(cards)))


def _box_taken(at: EventContext, event: events.BoxTaken) -> str:
    who, amount, source = at.who(event.seat), jettons(event.amount), cite(event.rule)
    if event.rule.startswith("fonds"):
        first = "yes" if event.rule == "fonds.first" else "no"
        return to_text(say("wins-fonds", who=who, amount=amount, first=first, source=source))
    box = BOX_NAMES[event.box]
    return to_text(say("draws-box", who=who, box=box, amount=amount, source=source))


def _name(at: EventContext, event: acts.Name) -> str:
    pips = any(named.seat == event.seat for named in at.table.deal.told)
    who, number = at.who(event.seat), event.number
    return to_text(say("names-pips" if pips else "names-point", who=who, number=number))


def _silent(at: EventContext, event: acts.Silent) -> str:
    named = any(named.seat == event.seat for named in at.table.deal.named)
    return to_text(say("names-no-pips", who=at.who(event.seat))) if named else ""


def _lay(at: EventContext, event: acts.Lay) -> str:
    return to_text(say("lays-point", who=at.who(event.seat), cards=event.cards))


def _leave(at: EventContext, event: acts.Leave) -> str:
    return to_text(say("keeps-point", who=at.who(event.seat)))


def _fonds_laid(at: EventContext, event: events.FondsLaid) -> str:
    del at, event
    return to_text(say("fonds-laid", source=cite("fonds.laid")))


def _play(at: EventContext, event: acts.Play) -> str:
    return to_text(say("plays", who=at.who(event.seat), how=_how(at), card=(event.card,)))


def _how(at: EventContext) -> str:
    return "leads" if len(at.table.deal.trick) == 1 else "plays"


def _marry(at: EventContext, event: acts.Marry) -> str:
    mate = mate_of(event.card)
    assert mate is not None
    who = at.who(event.seat)
    return to_text(say("marries", who=who, how=_how(at), card=(event.card,), mate_card=(mate,)))


def _paid(at: EventContext, event: events.Paid) -> str:
    return " ".join(pay_words(at, event.payments))


def _gathered(at: EventContext, event: events.TrickGathered) -> str:
    trick = at.table.deal.tricks[-1]
    taken = to_text(say("takes", who=at.who(event.winner), cards=trick.cards))
    return " ".join((taken, *pay_words(at, event.payments)))


def _fonds_stay(at: EventContext, event: events.FondsStay) -> str:
    del at, event
    return to_text(say("fonds-stay", source=cite("fonds.stays")))


def _deal_ended(at: EventContext, event: events.DealEnded) -> str:
    if at.table.party.deals >= at.table.rules.sitting:
        return to_text(say("last-deal-over", source=cite("sitting.deals")))
    return to_text(say("deal-over", who=at.who(event.dealer)))


def _void(at: EventContext, event: events.DealVoid) -> str:
    fault = rule_book().faults[event.rule]
    void = to_text(say("deal-void", title=fault.title, source=f"({fault.source})"))
    return " ".join((void, *pay_words(at, event.payments)))


def _challenge(at: EventContext, event: acts.Challenge) -> str:
    about = challenge_words(at, event)
    return f"{to_text(say('challenges', who=at.who(event.seat), about=about))} {cards_decide()}"


def challenge_words(at: EventContext, event: acts.Challenge) -> str:
    """Who is challenged, for what, and in which trick."""
    title = rule_book().faults[f"fault.{event.ground.value}"].title
    who, trick = at.who(event.against), event.trick
    if trick:
        return to_text(say("fault-in-trick", who=who, title=title, trick=trick))
    return to_text(say("fault-of", who=who, title=title))


def _about(at: EventContext, event: events.ChallengeDecided) -> str:
    """What was challenged, perhaps some time ago."""
    against, ground = event.against, acts.Ground(event.ground)
    return challenge_words(at, acts.Challenge(against, against, ground, event.trick))


def _decided(at: EventContext, event: events.ChallengeDecided) -> str:
    if not event.upheld:
        return to_text(say("no-fault-shown", about=_about(at, event)))
    if not event.payments:
        return to_text(say("noticed-in-time"))
    shown = to_text(say("fault-shown", about=_about(at, event)))
    return " ".join((shown, *pay_words(at, event.payments)))


def _take_back(at: EventContext, event: acts.TakeBack) -> str:
    return to_text(say("takes-back", who=at.who(event.seat), card=(event.card,)))


def _entered(at: EventContext, event: acts.EnterFault) -> str:
    fault = rule_book().faults[f"fault.{event.fault.value}"]
    source = f"({fault.source})"
    if event.by == HOUSE:
        return to_text(say("entered", title=fault.title, source=source))
    return to_text(say("entered-by", title=fault.title, who=at.who(event.by), source=source))


def _shared(at: EventContext, event: events.BoxesShared) -> str:
    shares = ", ".join(
        f"{at.people.name(seat)} {signed(share)}"
        for seat, share in enumerate(event.shares)
        if share
    )
    return to_text(say("boxes-shared", shares=shares) if shares else say("boxes-empty"))


STORIES: Final[Mapping[type[Event], Story]] = {
    acts.Cut: _cut,
    acts.Take: _take,
    acts.Name: _name,
    acts.Silent: _silent,
    acts.Lay: _lay,
    acts.Leave: _leave,
    acts.Play: _play,
    acts.Marry: _marry,
    acts.TakeBack: _take_back,
    acts.Challenge: _challenge,
    acts.EnterFault: _entered,
    events.Drew: _drew,
    events.DealerDrawn: _dealer_drawn,
    events.Staked: _staked,
    events.Turned: _turned,
    events.BoxTaken: _box_taken,
    events.FondsLaid: _fonds_laid,
    events.Paid: _paid,
    events.TrickGathered: _gathered,
    events.FondsStay: _fonds_stay,
    events.DealEnded: _deal_ended,
    events.DealVoid: _void,
    events.ChallengeDecided: _decided,
    events.BoxesShared: _shared,
}
