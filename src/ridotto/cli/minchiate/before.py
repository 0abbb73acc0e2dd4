"""What happens before the first card is led, in sentences."""

from collections.abc import Mapping
from typing import Final

from ridotto.cards import BACK
from ridotto.cli.minchiate.inks import mark, marks
from ridotto.cli.minchiate.scene import Scene, Story, count_cards, giro_name
from ridotto.games.minchiate import acts, events
from ridotto.games.minchiate.pack import MATTO
from ridotto.table import Event


def _drew(at: Scene, event: events.Drew) -> str:
    again = ": that has no rank, so it is drawn again" if event.card == MATTO else ""
    return f"{at.does(event.seat, 'draw')} {mark(event.card)}{again}."


def _seated(at: Scene, event: events.Seated) -> str:
    first, second = (at.people.name(seat) for seat in event.ranking[:2])
    return f"{first} drew highest and {'deal' if first == 'You' else 'deals'} first, {second} next."


def _giro(at: Scene, event: events.GiroBegun) -> str:
    first = at.does(event.order[0], "deal")
    return f"Giro {giro_name(event.number)}: {sides_words(at)}. {first} first."


def sides_words(at: Scene) -> str:
    """Who plays against whom, one's own side first."""
    own = 0 if at.people.me is None else at.table.side(at.people.me)
    return f"{at.side(own)} against {at.side(1 - own)}"


def _bottom(at: Scene, event: events.BottomSeen) -> str:
    if event.again:
        seen = f" ({mark(event.card)})" if event.card else ""
        return (
            f"The bottom card is worth something{seen}: {at.does(event.dealer, 'shuffle')} again."
        )
    return ""


def _cut(at: Scene, event: acts.Cut) -> str:
    return f"{at.does(event.seat, 'cut')}, lifting {event.lifted} cards."


def _lifted(at: Scene, event: events.BottomLifted) -> str:
    if event.card is None or event.seat != at.people.me:
        return ""
    return f"At the bottom of your packet lies {mark(event.card)}."


def _rob(at: Scene, event: acts.Rob) -> str:
    return f"{at.does(event.seat, 'rob')} {mark(event.card)}."


def _leave(at: Scene, event: acts.Leave) -> str:
    return f"{at.does(event.seat, 'rob')} no further."


def _looked(at: Scene, event: events.Looked) -> str:
    if not event.cards or BACK in event.cards:
        return ""
    return f"{at.does(event.seat, 'look')} on: {marks(event.cards)}."


def _turned_up(at: Scene, event: events.TurnedUp) -> str:
    return f"{at.does(event.seat, 'turn')} up {mark(event.card)}."


def _scoperta(at: Scene, event: events.Scoperta) -> str:
    return f"{at.does(event.seat, 'turn')} up {mark(event.card)} from the talon."


def _stopped(at: Scene, event: events.Stopped) -> str:
    del at
    return f"{mark(event.card)} ends the turning up and goes back."


def _took(at: Scene, event: events.Took) -> str:
    if not event.cards:
        return f"{at.does(event.seat, 'find')} no carta di conto in the folla."
    return f"{at.does(event.seat, 'take')} {marks(event.cards)} out of the folla."


def _folla_seen(at: Scene, event: events.FollaSeen) -> str:
    if at.people.me not in event.viewers or BACK in event.cards or not event.cards:
        return ""
    return f"You look through the folla: {marks(event.cards)}."


def _folla_spread(at: Scene, event: events.FollaSpread) -> str:
    del at
    if not event.cards:
        return "No suit card lies in the folla."
    return f"The suit cards of the folla lie open: {marks(event.cards)}."


def _announced(at: Scene, event: events.Announced) -> str:
    return f"{at.does(event.seat, 'announce')} the folla: “{event.text}”."


def _discard(at: Scene, event: acts.Discard) -> str:
    what = count_cards(len(event.cards)) if BACK in event.cards else marks(event.cards)
    return f"{at.does(event.seat, 'lay')} away {what}."


def _take_blind(at: Scene, event: acts.TakeBlind) -> str:
    return f"{at.does(event.seat, 'draw')} {count_cards(len(event.places))} blind."


def _filled(at: Scene, event: events.FilledUp) -> str:
    if BACK in event.cards:
        return ""
    return f"{at.does(event.seat, 'draw')} {marks(event.cards)}."


def _discards_shown(at: Scene, event: events.DiscardsShown) -> str:
    return f"{at.does(event.seat, 'show')} what was laid away: {marks(event.cards)}."


BEFORE: Final[Mapping[type[Event], Story]] = {
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
