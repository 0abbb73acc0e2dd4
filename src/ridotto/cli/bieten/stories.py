"""Every event as a sentence, cards written as ``{hA}``."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ridotto.cli.bieten.scene import Scene, called
from ridotto.cli.slips import slip
from ridotto.games.bieten import acts, events
from ridotto.games.bieten.rules import RULE_BOOK
from ridotto.games.bieten.state import Result
from ridotto.table import Event

Story: TypeAlias = Callable[[Scene, Any], str]


def tell(at: Scene, event: Event) -> str:
    """The event in a sentence, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    return story(at, event) if story else ""


def _drew(at: Scene, event: events.Drew) -> str:
    return f"{at.does(event.seat, 'cut')} {slip(event.card)}."


def _dealer(at: Scene, event: events.DealerFound) -> str:
    return f"{at.does(event.dealer, 'have', 'has')} the lowest card and will deal."


def _cut(at: Scene, event: acts.Cut) -> str:
    return f"{at.does(event.seat, 'cut')}; {at.people.object(at.table.deal.dealer)} deal" + (
        "." if at.table.deal.dealer == at.people.me else "s."
    )


def _cut_seen(at: Scene, event: events.CutSeen) -> str:
    if event.weli is None or event.seat != at.people.me:
        return ""
    return "You have cut to the Weli!" if event.weli else "It is not the Weli."


def _rob(at: Scene, event: acts.Rob) -> str:
    return f"{at.does(event.seat, 'take')} the Weli out and will get only two cards. (§ Weli)"


def _bid(at: Scene, event: acts.Bid) -> str:
    return f"{at.does(event.seat, 'bid')}: “Ich biete {_mine(event.figure.value)}.”"


def _mine(figure: str) -> str:
    return {"hanger": "meinen Hanger"}.get(figure, f"mein {figure.capitalize()}")


def _hold(at: Scene, event: acts.Hold) -> str:
    return f"{at.does(event.seat, 'hold')}: “Ich schaue es an.”"


def _good(at: Scene, event: acts.Good) -> str:
    return f"{at.does(event.seat, 'say')}: “Es ist gut.”"


def _groschen(at: Scene, event: acts.Groschen) -> str:
    return f"{at.does(event.seat, 'give')} a Groschen on the {called(event.figure)}: “Drei!”"


def _let_good(at: Scene, event: events.LetGood) -> str:
    points = f"{event.points} point{'s' if event.points > 1 else ''}"
    return f"{called(event.figure)} is good. {at.does(event.seat, 'write')} {points}."


def _play(at: Scene, event: acts.Play) -> str:
    led = len(at.table.deal.trick) == 1
    return f"{at.does(event.seat, 'lead' if led else 'lay')} {slip(event.card)}."


def _baptise(at: Scene, event: acts.Baptise) -> str:
    names = _names(at, event.seat)
    return f"{at.does(event.seat, 'lay')} the Weli and {names} it {slip(event.name)}."


def _names(at: Scene, seat: int) -> str:
    return "name" if seat == at.people.me else "names"


def _taken(at: Scene, event: events.TrickTaken) -> str:
    last = len(at.table.deal.tricks) == 3
    return f"{at.does(event.winner, 'take')} the {'last ' if last else ''}trick."


def _counted(at: Scene, event: events.Counted) -> str:
    parts = [result_words(at, result) for result in event.count.results]
    words = f"Counted: {'; '.join(parts)}."
    for seat in event.count.out:
        words += f" {at.does(seat, 'are', 'is')} out."
    if event.count.loser is not None:
        words += f" {at.does(event.count.loser, 'have', 'has')} lost: a Bummerl and a quarter."
    return words


def result_words(at: Scene, result: Result) -> str:
    """Who made a figure."""
    if result.seat is None:
        return f"{called(result.figure)} nobody"
    return f"{called(result.figure)} {at.people.object(result.seat)} {result.points}"


def _challenge(at: Scene, event: acts.Challenge) -> str:
    return f"{at.does(event.seat, 'claim')} a fault: {challenge_words(at, event)}."


def challenge_words(at: Scene, event: acts.Challenge) -> str:
    """Against whom, and what."""
    where = f" of {called(event.figure)}" if event.figure else ""
    where += f" in trick {event.trick}" if event.trick else ""
    where += " in the deal before" if event.late else ""
    return f"{at.people.object(event.against)}, {GROUNDS[event.ground]}{where}"


GROUNDS: Final = {
    acts.Ground.REVOKE: "a revoke",
    acts.Ground.OVERBID: "overbidding",
    acts.Ground.SPIEL: "a Spiel without its suit",
    acts.Ground.POSSESSION: "a claim without the figure,",
    acts.Ground.NAME: "the Weli's name",
}


def _decided(at: Scene, event: events.ChallengeDecided) -> str:
    if not event.upheld:
        return "The cards show no fault."
    fault = RULE_BOOK.faults[event.fault]
    lost = at.does(event.against, "lose")
    return f"{fault.title}: {lost} {event.points} points. ({fault.source})"


def _resumed(at: Scene, event: events.Resumed) -> str:
    del at
    if event.void:
        return "That changes who plays: the new deal is void, and the pack is shuffled again."
    return "The new deal goes on."


def _misdeal(at: Scene, event: acts.EnterFault) -> str:
    return f"A misdeal: {at.does(event.by, 'deal')} again."


def _ended(at: Scene, event: events.MatchEnded) -> str:
    del at, event
    return "The match is over."


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
