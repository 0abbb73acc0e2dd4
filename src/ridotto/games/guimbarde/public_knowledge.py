"""What everybody has seen of a hand: claims are decided by that alone, so that none is a question.

A claim that looked into a covered hand would be a way of asking what somebody has, and the answer
would tell it.
"""

from ridotto.games.guimbarde.pack import pips, point_of
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.table import Seat
from ridotto.table.hands import Hand


def played_by(state: Guimbarde, seat: Seat) -> Hand:
    """The cards a person has played in this deal."""
    deal = state.deal
    plays = (*(played for trick in deal.tricks for played in trick.plays), *deal.trick)
    return tuple(played.card for played in plays if played.seat == seat)


def shown_in_hand(state: Guimbarde, seat: Seat) -> Hand:
    """The cards a person has laid open and not played."""
    played = played_by(state, seat)
    return tuple(card for card in state.deal.shown[seat] if card not in played)


def covered(state: Guimbarde, seat: Seat) -> int:
    """How many cards of a hand nobody else has seen."""
    return len(state.deal.hands[seat]) - len(shown_in_hand(state, seat))


def has_named(state: Guimbarde, seat: Seat) -> bool:
    """Has this person named a Point, by its cards or by its pips?"""
    return any(one.seat == seat for one in (*state.deal.named, *state.deal.told))


def false_point(state: Guimbarde, seat: Seat) -> bool:
    """Do the five cards, all seen by now, show that a Point named was more than this hand had?

    Who named less than he had took nothing from anybody.
    """
    if covered(state, seat):
        return False
    point = point_of((*played_by(state, seat), *shown_in_hand(state, seat)))
    named = [one.number for one in state.deal.named if one.seat == seat]
    told = [one.number for one in state.deal.told if one.seat == seat]
    return max(named, default=0) > len(point) or max(told, default=0) > pips(point)
