"""Every event as a sentence, cards written as ``{sK}``."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ridotto.cli.card_text import slip
from ridotto.cli.guimbarde.scene import (
    BOX_NAMES,
    Scene,
    cite,
    jettons,
    joined,
    pay_words,
    rule_book,
    signed,
    suit_words,
)
from ridotto.cli.guimbarde.sentences import say
from ridotto.cli.language import told
from ridotto.cli.referee import cards_decide
from ridotto.games.guimbarde import acts, events
from ridotto.games.guimbarde.boxes import ALL
from ridotto.games.guimbarde.pack import PERMANENT, mate_of
from ridotto.table import HOUSE, Event

Story: TypeAlias = Callable[[Scene, Any], str]


def tell(at: Scene, event: Event) -> str:
    """The event in a sentence, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    return story(at, event) if story else ""


def _drew(at: Scene, event: events.Drew) -> str:
    return told(say("draws", who=at.who(event.seat), shown=slip(event.card)))


def _dealer_drawn(at: Scene, event: events.DealerDrawn) -> str:
    return told(say("drew-highest", who=at.who(event.dealer), source=cite("draw.highest")))


def _staked(at: Scene, event: events.Staked) -> str:
    del at
    if len(event.boxes) == len(ALL):
        return told(say("all-stake", source=cite("stake")))
    if not event.boxes:
        return told(say("nobody-stakes"))
    return told(say("stake-into", boxes=joined([BOX_NAMES[box] for box in event.boxes])))


def _cut(at: Scene, event: acts.Cut) -> str:
    return told(say("cuts", who=at.who(event.seat), dealer=at.who(at.table.dealer)))


def _turned(at: Scene, event: events.Turned) -> str:
    dead = f" {told(say('dead'))}" if event.card in PERMANENT else ""
    who, suit = at.who(at.table.dealer), suit_words(event.card[0])
    return f"{told(say('turns', who=who, card=(event.card,), trumps=suit))}{dead}"


def _take(at: Scene, event: acts.Take) -> str:
    if not event.sets:
        return ""
    cards = dict.fromkeys(card for cards in event.sets for card in cards)
    return told(say("lays-open", who=at.who(event.seat), cards=tuple(cards)))


def _box_taken(at: Scene, event: events.BoxTaken) -> str:
    who, amount, source = at.who(event.seat), jettons(event.amount), cite(event.rule)
    if event.rule.startswith("fonds"):
        first = "yes" if event.rule == "fonds.first" else "no"
        return told(say("wins-fonds", who=who, amount=amount, first=first, source=source))
    box = BOX_NAMES[event.box]
    return told(say("draws-box", who=who, box=box, amount=amount, source=source))


def _name(at: Scene, event: acts.Name) -> str:
    pips = any(named.seat == event.seat for named in at.table.deal.told)
    who, number = at.who(event.seat), event.number
    return told(say("names-pips" if pips else "names-point", who=who, number=number))


def _silent(at: Scene, event: acts.Silent) -> str:
    named = any(named.seat == event.seat for named in at.table.deal.named)
    return told(say("names-no-pips", who=at.who(event.seat))) if named else ""


def _lay(at: Scene, event: acts.Lay) -> str:
    return told(say("lays-point", who=at.who(event.seat), cards=event.cards))


def _leave(at: Scene, event: acts.Leave) -> str:
    return told(say("keeps-point", who=at.who(event.seat)))


def _fonds_laid(at: Scene, event: events.FondsLaid) -> str:
    del at, event
    return told(say("fonds-laid", source=cite("fonds.laid")))


def _play(at: Scene, event: acts.Play) -> str:
    return told(say("plays", who=at.who(event.seat), how=_how(at), card=(event.card,)))


def _how(at: Scene) -> str:
    return "leads" if len(at.table.deal.trick) == 1 else "plays"


def _marry(at: Scene, event: acts.Marry) -> str:
    mate = mate_of(event.card)
    assert mate is not None
    who = at.who(event.seat)
    return told(say("marries", who=who, how=_how(at), card=(event.card,), mate_card=(mate,)))


def _paid(at: Scene, event: events.Paid) -> str:
    return " ".join(pay_words(at, event.payments))


def _gathered(at: Scene, event: events.TrickGathered) -> str:
    trick = at.table.deal.tricks[-1]
    taken = told(say("takes", who=at.who(event.winner), cards=trick.cards))
    return " ".join((taken, *pay_words(at, event.payments)))


def _fonds_stay(at: Scene, event: events.FondsStay) -> str:
    del at, event
    return told(say("fonds-stay", source=cite("fonds.stays")))


def _deal_ended(at: Scene, event: events.DealEnded) -> str:
    if at.table.party.deals >= at.table.rules.sitting:
        return told(say("last-deal-over", source=cite("sitting.deals")))
    return told(say("deal-over", who=at.who(event.dealer)))


def _void(at: Scene, event: events.DealVoid) -> str:
    fault = rule_book().faults[event.rule]
    void = told(say("deal-void", title=fault.title, source=f"({fault.source})"))
    return " ".join((void, *pay_words(at, event.payments)))


def _challenge(at: Scene, event: acts.Challenge) -> str:
    about = challenge_words(at, event)
    return f"{told(say('challenges', who=at.who(event.seat), about=about))} {cards_decide()}"


def challenge_words(at: Scene, event: acts.Challenge) -> str:
    """Whom, for what, and in which trick."""
    title = rule_book().faults[f"fault.{event.ground.value}"].title
    who, trick = at.who(event.against), event.trick
    if trick:
        return told(say("fault-in-trick", who=who, title=title, trick=trick))
    return told(say("fault-of", who=who, title=title))


def _about(at: Scene, event: events.ChallengeDecided) -> str:
    """What was challenged, perhaps some time ago."""
    against, ground = event.against, acts.Ground(event.ground)
    return challenge_words(at, acts.Challenge(against, against, ground, event.trick))


def _decided(at: Scene, event: events.ChallengeDecided) -> str:
    if not event.upheld:
        return told(say("no-fault-shown", about=_about(at, event)))
    if not event.payments:
        return told(say("noticed-in-time"))
    shown = told(say("fault-shown", about=_about(at, event)))
    return " ".join((shown, *pay_words(at, event.payments)))


def _take_back(at: Scene, event: acts.TakeBack) -> str:
    return told(say("takes-back", who=at.who(event.seat), card=(event.card,)))


def _entered(at: Scene, event: acts.EnterFault) -> str:
    fault = rule_book().faults[f"fault.{event.fault.value}"]
    source = f"({fault.source})"
    if event.by == HOUSE:
        return told(say("entered", title=fault.title, source=source))
    return told(say("entered-by", title=fault.title, who=at.who(event.by), source=source))


def _shared(at: Scene, event: events.BoxesShared) -> str:
    shares = ", ".join(
        f"{at.people.name(seat)} {signed(share)}"
        for seat, share in enumerate(event.shares)
        if share
    )
    return told(say("boxes-shared", shares=shares) if shares else say("boxes-empty"))


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
