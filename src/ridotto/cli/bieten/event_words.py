"""Every event as a sentence, cards written as ``{hA}``."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ridotto.cli.bieten.sentences import say
from ridotto.cli.bieten.table_words import EventContext, rule_book
from ridotto.cli.card_text import inline_card
from ridotto.cli.language import to_text
from ridotto.cli.referee import cards_decide
from ridotto.games.bieten import acts, events
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.state import Result
from ridotto.table import Event

Story: TypeAlias = Callable[[EventContext, Any], str]


def tell(at: EventContext, event: Event) -> str:
    """The event in a sentence, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    return story(at, event) if story else ""


def _drew(at: EventContext, event: events.Drew) -> str:
    return to_text(say("cuts-card", who=at.who(event.seat), shown=inline_card(event.card)))


def _dealer(at: EventContext, event: events.DealerFound) -> str:
    return to_text(say("lowest-deals", who=at.who(event.dealer)))


def _cut(at: EventContext, event: acts.Cut) -> str:
    return to_text(say("cuts", who=at.who(event.seat), dealer=at.who(at.table.deal.dealer)))


def _cut_seen(at: EventContext, event: events.CutSeen) -> str:
    if event.weli is None or event.seat != at.people.me:
        return ""
    return to_text(say("cut-to-weli" if event.weli else "not-the-weli"))


def _rob(at: EventContext, event: acts.Rob) -> str:
    return to_text(say("takes-weli", who=at.who(event.seat)))


def _bid(at: EventContext, event: acts.Bid) -> str:
    return to_text(say("bids", who=at.who(event.seat), mine=_mine(event.figure)))


def _mine(figure: Figure) -> str:
    """What one says in Tyrol, in every language."""
    return f"{'meinen' if figure is Figure.HANGER else 'mein'} {figure.called}"


def _hold(at: EventContext, event: acts.Hold) -> str:
    return to_text(say("holds", who=at.who(event.seat)))


def _good(at: EventContext, event: acts.Good) -> str:
    return to_text(say("says-good", who=at.who(event.seat)))


def _groschen(at: EventContext, event: acts.Groschen) -> str:
    return to_text(say("gives-groschen", who=at.who(event.seat), figure=event.figure.called))


def _let_good(at: EventContext, event: events.LetGood) -> str:
    who, figure = at.who(event.seat), event.figure.called
    return to_text(say("is-good", who=who, figure=figure, points=event.points))


def _play(at: EventContext, event: acts.Play) -> str:
    how = "leads" if len(at.table.deal.trick) == 1 else "lays"
    return to_text(say("lays", who=at.who(event.seat), how=how, card=(event.card,)))


def _baptise(at: EventContext, event: acts.Baptise) -> str:
    return to_text(say("names-weli", who=at.who(event.seat), card=(event.name,)))


def _taken(at: EventContext, event: events.TrickTaken) -> str:
    last = "yes" if len(at.table.deal.tricks) == 3 else "no"
    return to_text(say("takes-trick", who=at.who(event.winner), last=last))


def _counted(at: EventContext, event: events.Counted) -> str:
    results = "; ".join(result_words(at, result) for result in event.count.results)
    words = [say("count", results=results)]
    words += [say("is-out", who=at.who(seat)) for seat in event.count.out]
    if event.count.loser is not None:
        words.append(say("has-lost", who=at.who(event.count.loser)))
    return " ".join(map(to_text, words))


def result_words(at: EventContext, result: Result) -> str:
    """Who made a figure."""
    figure = result.figure.called
    if result.seat is None:
        return to_text(say("made-by-nobody", figure=figure))
    return f"{figure} {at.people.name(result.seat)} {result.points}"


def _challenge(at: EventContext, event: acts.Challenge) -> str:
    about = challenge_words(at, event)
    return f"{to_text(say('claims', who=at.who(event.seat), about=about))} {cards_decide()}"


def challenge_words(at: EventContext, event: acts.Challenge) -> str:
    """Who is challenged, and for what."""
    where = f" ({event.figure.called})" if event.figure else ""
    where += to_text(say("in-trick", trick=event.trick)) if event.trick else ""
    where += to_text(say("in-deal-before")) if event.late else ""
    return f"{at.people.name(event.against)}: {to_text(GROUNDS[event.ground])}{where}"


GROUNDS: Final = {
    acts.Ground.REVOKE: say("ground-revoke"),
    acts.Ground.OVERBID: say("ground-overbid"),
    acts.Ground.SPIEL: say("ground-spiel"),
    acts.Ground.POSSESSION: say("ground-possession"),
    acts.Ground.NAME: say("ground-name"),
}


def _about(at: EventContext, event: events.ChallengeDecided) -> str:
    """What was claimed, perhaps some time ago."""
    against, ground = event.against, acts.Ground(event.ground)
    return challenge_words(at, acts.Challenge(against, against, ground, event.figure, event.trick))


def _decided(at: EventContext, event: events.ChallengeDecided) -> str:
    if not event.upheld:
        return to_text(say("no-fault-shown", about=_about(at, event)))
    fault, who = rule_book().faults[event.fault], at.who(event.against)
    lost = to_text(say("loses", who=who, points=event.points))
    return f"{fault.title}: {lost} ({fault.source})"


def _resumed(at: EventContext, event: events.Resumed) -> str:
    del at
    return to_text(say("new-deal-void" if event.void else "new-deal-goes-on"))


def _misdeal(at: EventContext, event: acts.EnterFault) -> str:
    return to_text(say("misdeal", who=at.who(event.by)))


def _ended(at: EventContext, event: events.MatchEnded) -> str:
    del at, event
    return to_text(say("match-over"))


STORIES: Final[Mapping[type[Event], Story]] = {
    acts.Cut: _cut,
    acts.Rob: _rob,
    acts.Bid: _bid,
    acts.Hold: _hold,
    acts.Good: _good,
    acts.Groschen: _groschen,
    acts.Play: _play,
    acts.Baptise: _baptise,
    acts.Challenge: _challenge,
    acts.EnterFault: _misdeal,
    events.Drew: _drew,
    events.DealerFound: _dealer,
    events.CutSeen: _cut_seen,
    events.LetGood: _let_good,
    events.TrickTaken: _taken,
    events.ChallengeDecided: _decided,
    events.Resumed: _resumed,
    events.Counted: _counted,
    events.MatchEnded: _ended,
}
