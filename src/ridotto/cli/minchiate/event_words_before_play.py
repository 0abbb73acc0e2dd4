"""What happens before the first card is led, in sentences."""

from collections.abc import Mapping
from typing import Final

from ridotto.cards import BACK
from ridotto.cli.language import to_text
from ridotto.cli.minchiate.card_text import named_card
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.table_words import EventContext, EventSentence, giro_name
from ridotto.games.minchiate import acts, events
from ridotto.games.minchiate.pack import MATTO
from ridotto.table import Event
from ridotto.table.sentence import Sentence


def _drew(at: EventContext, event: events.Drew) -> Sentence:
    again = event.card == MATTO
    return say(
        "drew-matto" if again else "drew", who=at.who(event.seat), card=named_card(event.card)
    )


def _seated(at: EventContext, event: events.Seated) -> Sentence:
    first, second = event.ranking[:2]
    return say("seated", who=at.who(first), whom=at.who(second))


def _giro(at: EventContext, event: events.GiroBegun) -> Sentence:
    giro, who = giro_name(event.number), at.who(event.order[0])
    return say("giro-begins", giro=giro, sides=sides_words(at), who=who)


def sides_words(at: EventContext) -> str:
    """Who plays against whom, one's own side first."""
    own = 0 if at.people.me is None else at.table.side(at.people.me)
    return to_text(say("sides", one=at.side(own), two=at.side(1 - own)))


def _bottom(at: EventContext, event: events.BottomSeen) -> Sentence | None:
    if not event.again:
        return None
    who = at.who(event.dealer)
    if event.card:
        return say("shuffles-again-seen", who=who, card=named_card(event.card))
    return say("shuffles-again", who=who)


def _cut(at: EventContext, event: acts.Cut) -> Sentence:
    return say("cuts", who=at.who(event.seat), n=event.lifted)


def _lifted(at: EventContext, event: events.BottomLifted) -> Sentence | None:
    if event.card is None or event.seat != at.people.me:
        return None
    return say("bottom-of-packet", card=named_card(event.card))


def _rob(at: EventContext, event: acts.Rob) -> Sentence:
    return say("robs", who=at.who(event.seat), card=named_card(event.card))


def _leave(at: EventContext, event: acts.Leave) -> Sentence:
    return say("robs-no-further", who=at.who(event.seat))


def _looked(at: EventContext, event: events.Looked) -> Sentence | None:
    if not event.cards or BACK in event.cards:
        return None
    return say("looks-on", who=at.who(event.seat), cards=event.cards)


def _turned_up(at: EventContext, event: events.TurnedUp) -> Sentence:
    return say("turns-up", who=at.who(event.seat), card=named_card(event.card))


def _scoperta(at: EventContext, event: events.Scoperta) -> Sentence:
    return say("turns-up-talon", who=at.who(event.seat), card=named_card(event.card))


def _stopped(at: EventContext, event: events.Stopped) -> Sentence:
    del at
    return say("turning-ends", card=named_card(event.card))


def _took(at: EventContext, event: events.Took) -> Sentence:
    who = at.who(event.seat)
    if not event.cards:
        return say("finds-nothing", who=who)
    return say("takes-out", who=who, cards=event.cards)


def _folla_seen(at: EventContext, event: events.FollaSeen) -> Sentence | None:
    if at.people.me not in event.viewers or BACK in event.cards or not event.cards:
        return None
    return say("folla-seen", cards=event.cards)


def _folla_spread(at: EventContext, event: events.FollaSpread) -> Sentence:
    del at
    if not event.cards:
        return say("folla-without-suits")
    return say("folla-open", cards=event.cards)


def _announced(at: EventContext, event: events.Announced) -> Sentence:
    return say("announces-folla", who=at.who(event.seat), text=event.text)


def _discard(at: EventContext, event: acts.Discard) -> Sentence:
    who = at.who(event.seat)
    if BACK in event.cards:
        return say("lays-away-covered", who=who, n=len(event.cards))
    return say("lays-away", who=who, cards=event.cards)


def _take_blind(at: EventContext, event: acts.TakeBlind) -> Sentence:
    gives = event.seat != at.table.dealer
    who, number = at.who(event.seat), len(event.places)
    return say("gives-dealer" if gives else "draws-blind", who=who, n=number)


def _filled(at: EventContext, event: events.FilledUp) -> Sentence | None:
    if BACK in event.cards:
        return None
    return say("draws", who=at.who(event.seat), cards=event.cards)


def _discards_shown(at: EventContext, event: events.DiscardsShown) -> Sentence:
    return say("shows-laid-away", who=at.who(event.seat), cards=event.cards)


BEFORE: Final[Mapping[type[Event], EventSentence]] = {
    acts.Cut: _cut,
    acts.Rob: _rob,
    acts.Leave: _leave,
    acts.Discard: _discard,
    acts.TakeBlind: _take_blind,
    events.Drew: _drew,
    events.Seated: _seated,
    events.GiroBegun: _giro,
    events.BottomSeen: _bottom,
    events.BottomLifted: _lifted,
    events.Looked: _looked,
    events.TurnedUp: _turned_up,
    events.Scoperta: _scoperta,
    events.Stopped: _stopped,
    events.Took: _took,
    events.FollaSeen: _folla_seen,
    events.FollaSpread: _folla_spread,
    events.Announced: _announced,
    events.FilledUp: _filled,
    events.DiscardsShown: _discards_shown,
}
