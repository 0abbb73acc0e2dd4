"""Folding an event at one chair after another: what all of them see alike is worked out once.

Each function compares first what its fold goes by. Where that is the same at both chairs, so is
what comes of it, for a fold does not know at whose chair it is: only hands are folded anew. How
many cards lie where is public, so that the phase that follows is the same too.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, Final

import msgspec

from ridotto.games.minchiate.acts import Play
from ridotto.games.minchiate.events import Marked, TrickGathered
from ridotto.games.minchiate.gathering import fold_gathered
from ridotto.games.minchiate.marking import fold_marked
from ridotto.games.minchiate.state import PLAYING, Minchiate
from ridotto.games.minchiate.tricks import fold_play
from ridotto.table import Event
from ridotto.table.hands import put, without

ON_THE_TABLE: Final = attrgetter("trick", "fallen", "leader")
TAKEN: Final = attrgetter(
    *("trick", "piles", "tricks", "suits_led", "waiting", "due", "remarks", "skipped", "claimed")
)
SHEET: Final = attrgetter("lead", "due", "lines")


def play_alike(state: Minchiate, event: Play, before: Minchiate, after: Minchiate) -> Minchiate:
    """A card from a hand to the table: the trick is everybody's."""
    deal, seat = state.deal, event.seat
    if state.phase is not PLAYING or ON_THE_TABLE(deal) != ON_THE_TABLE(before.deal):
        return fold_play(state, event)
    hands = put(deal.hands, seat, without(deal.hands[seat], (event.card,)))
    deal = msgspec.structs.replace(deal, hands=hands, trick=after.deal.trick)
    return msgspec.structs.replace(state, deal=deal, phase=after.phase)


def gather_alike(
    state: Minchiate, event: TrickGathered, before: Minchiate, after: Minchiate
) -> Minchiate:
    """A trick to its winners: they are everybody's to see."""
    if TAKEN(state.deal) != TAKEN(before.deal):
        return fold_gathered(state, event)
    made = after.deal
    deal = msgspec.structs.replace(
        state.deal,
        trick=made.trick,
        piles=made.piles,
        tricks=made.tricks,
        suits_led=made.suits_led,
        leader=made.leader,
        waiting=made.waiting,
        due=made.due,
        remarks=made.remarks,
    )
    return msgspec.structs.replace(state, deal=deal, phase=after.phase)


def mark_alike(state: Minchiate, event: Marked, before: Minchiate, after: Minchiate) -> Minchiate:
    """A line on the sheet."""
    if SHEET(state.deal) != SHEET(before.deal):
        return fold_marked(state, event)
    lead, due, lines = SHEET(after.deal)
    return msgspec.structs.replace(
        state, deal=msgspec.structs.replace(state.deal, lead=lead, due=due, lines=lines)
    )


ALIKE: Final[Mapping[type[Event], Callable[[Minchiate, Any, Minchiate, Minchiate], Minchiate]]] = {
    Play: play_alike,
    TrickGathered: gather_alike,
    Marked: mark_alike,
}
