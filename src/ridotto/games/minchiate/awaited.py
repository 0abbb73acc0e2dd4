"""For whom the table waits, by its phase."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ridotto.games.minchiate.declare import declarer
from ridotto.games.minchiate.discards import filler
from ridotto.games.minchiate.draw import to_draw
from ridotto.games.minchiate.state import (
    SEATS,
    Complete,
    Cutting,
    Declaring,
    Discarding,
    Drawing,
    Ended,
    Exchanging,
    FillingUp,
    Leading,
    Minchiate,
    Phase,
    Playing,
    Robbing,
)
from ridotto.games.minchiate.tricks import next_turn, winner_of
from ridotto.table import HOUSE, Seat


def awaited(table: Minchiate) -> frozenset[Seat]:
    """The seats the table waits for: one person, several, or the house."""
    rule = AWAITED.get(type(table.phase))
    return frozenset({HOUSE}) if rule is None else frozenset(rule(table))


def _drawing(table: Minchiate) -> Iterable[Seat]:
    assert isinstance(table.phase, Drawing)
    return to_draw(table.phase.lots.ranks)


def _discarding(table: Minchiate) -> Iterable[Seat]:
    deal = table.deal
    return (seat for seat in SEATS if deal.owed[seat] and deal.discards[seat] is None)


def _playing(table: Minchiate) -> Iterable[Seat]:
    turn = next_turn(table)
    return (turn.by,) if turn else ()


def _exchanging(table: Minchiate) -> Iterable[Seat]:
    return () if table.deal.waiting is None else (table.deal.waiting,)


AWAITED: Final[Mapping[type[Phase], Callable[[Minchiate], Iterable[Seat]]]] = {
    Drawing: _drawing,
    Cutting: lambda table: (table.cutter,),
    Robbing: lambda table: (table.cutter,),
    Discarding: _discarding,
    FillingUp: lambda table: (filler(table),),
    Leading: _playing,
    Declaring: lambda table: (declarer(table),),
    Playing: _playing,
    Complete: lambda table: (winner_of(table.deal.trick).seat,),
    Exchanging: _exchanging,
    Ended: lambda _: (),
}
"""In all other phases it waits for the house."""
