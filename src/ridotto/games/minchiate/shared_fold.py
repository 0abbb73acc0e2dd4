"""Folding an event at one chair after another: what all of them see alike is worked out once.

Each function compares first what its fold goes by. Where that is the same at both chairs, so is
what comes of it, for a fold does not know at whose chair it is: only hands are folded anew. How
many cards lie where is public, so that the phase that follows is the same too.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, Final

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate.acts import Play, PlayFallen
from ridotto.games.minchiate.events import Marked, TrickGathered
from ridotto.games.minchiate.marks import fold_marked
from ridotto.games.minchiate.state import PLAYING, Minchiate
from ridotto.games.minchiate.taken_trick import fold_gathered
from ridotto.games.minchiate.tricks import fold_play, fold_play_fallen
from ridotto.table import Event, Seat
from ridotto.table.hands import drop

ON_THE_TABLE: Final = attrgetter("trick", "fallen", "leader")
TAKEN: Final = attrgetter(
    *("trick", "piles", "tricks", "suits_led", "waiting", "due", "remarks", "skipped", "claimed")
)
SHEET: Final = attrgetter("lead", "due", "lines")


def play_alike(state: Minchiate, event: Play, before: Minchiate, after: Minchiate) -> Minchiate:
    """A card from a hand to the table: the trick is everybody's."""
    if not _tables_alike(state, before):
        return fold_play(state, event)
    return _card_gone(state, event.seat, event.card, after)


def play_fallen_alike(
    state: Minchiate, event: PlayFallen, before: Minchiate, after: Minchiate
) -> Minchiate:
    """Fold a card played from an open hand."""
    if not _tables_alike(state, before):
        return fold_play_fallen(state, event)
    return _card_gone(state, event.fallen, event.card, after)


def _tables_alike(state: Minchiate, before: Minchiate) -> bool:
    return state.phase is PLAYING and ON_THE_TABLE(state.deal) == ON_THE_TABLE(before.deal)


def _card_gone(state: Minchiate, seat: Seat, card: Card, after: Minchiate) -> Minchiate:
    deal, made = state.deal, after.deal
    deal = msgspec.structs.replace(deal, hands=drop(deal.hands, seat, card), trick=made.trick)
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
    PlayFallen: play_fallen_alike,
    TrickGathered: gather_alike,
    Marked: mark_alike,
}
