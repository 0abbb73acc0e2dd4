"""What a person could do wrongly now at a strict table, computed from that person's view alone."""

from collections.abc import Iterator

from ridotto.games.minchiate import acts
from ridotto.games.minchiate.deal_start import FOLLA
from ridotto.games.minchiate.declare import declarable
from ridotto.games.minchiate.discards import grade_discard, holding
from ridotto.games.minchiate.pack import MATTO, PACK
from ridotto.games.minchiate.state import (
    Complete,
    Discarding,
    Exchanging,
    Leading,
    Minchiate,
    Playing,
)
from ridotto.games.minchiate.tricks import judge_play, judge_play_fallen, next_turn
from ridotto.table import Attempt, PickCards, PickSets, Seat, View, faults


def make_attempts(view: View[Minchiate]) -> tuple[Attempt, ...]:
    """Revokes, wrong discards and versicole declared too late (Dr. 10, 14)."""
    table, seat = view.table, view.seat
    if not table.strict or seat is None:
        return ()
    return (*_cards(table, seat), *_discards(table, seat), *_late_versicole(table, seat))


def _cards(table: Minchiate, seat: Seat) -> Iterator[Attempt]:
    turn = next_turn(table) if isinstance(table.phase, Leading | Playing) else None
    if turn is None or turn.by != seat:
        return
    hand = PACK.sort(table.deal.hands[turn.seat])
    if turn.seat == seat:
        yield from faults(judge_play, table, (acts.Play(seat, card) for card in hand))
    else:
        plays = (acts.PlayFallen(seat, turn.seat, card) for card in hand)
        yield from faults(judge_play_fallen, table, plays)


def _discards(table: Minchiate, seat: Seat) -> Iterator[Attempt]:
    """Carte di conto, or one card too many, or too few; a robber's long discard is counted out."""
    deal = table.deal
    made, owed = deal.discards[seat], deal.owed[seat]
    if not isinstance(table.phase, Discarding | Leading) or not owed:
        return
    if made is None or not grade_discard(table, seat, made).lawful:
        counted = len(deal.robbed) > FOLLA
        least, most = (owed, owed) if counted else (0, owed + 1)
        yield PickCards("discard", PACK.sort((*holding(table, seat), *(made or ()))), least, most)


def _late_versicole(table: Minchiate, seat: Seat) -> Iterator[Attempt]:
    """After the first trick it is too late to declare (Dr. 10)."""
    late = isinstance(table.phase, Playing | Complete | Exchanging) and table.deal.trick_number > 1
    sets = tuple(versicola.cards for versicola in declarable(table, seat)) if late else ()
    if sets:
        held = any(MATTO in cards for cards in sets)
        yield PickSets("declare", sets, (MATTO,) if held else (), 1)
