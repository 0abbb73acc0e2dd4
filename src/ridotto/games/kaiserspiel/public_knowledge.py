"""What everybody has seen of a hand: claims are decided by that alone, so that none is a question.

A claim that looked into a covered hand would be a way of asking what somebody has, and the answer
would tell it. Who claims to have won the Partie lays his cards open to whoever challenges that.
"""

from ridotto.games.kaiserspiel.rummel import judge_point, judge_told, point
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.table import Seat
from ridotto.table.hands import Hand


def opened_in_hand(state: Kaiserspiel, seat: Seat) -> Hand:
    """The cards a person still holds that have been shown to all."""
    return tuple(card for card in state.deal.hands[seat] if card in state.deal.opened)


def covered(state: Kaiserspiel, seat: Seat) -> int:
    """How many cards of a hand nobody else has seen."""
    return len(state.deal.hands[seat]) - len(opened_in_hand(state, seat))


def lays_open(state: Kaiserspiel, seat: Seat) -> bool:
    """Must this person show his hand to a challenge: has he just reached the imperials agreed?"""
    return bool(state.granting) and state.deal.winner == seat


def laid_open(state: Kaiserspiel, seat: Seat) -> Kaiserspiel:
    """The table with this hand open to all."""
    return state.with_deal(opened=(*state.deal.opened, *state.deal.hands[seat]))


def false_rummel(state: Kaiserspiel, seat: Seat) -> bool:
    """Do the cards seen show that this person told, called equal, or named a Rummel he had not?

    All twelve show it; the Rummel itself, shown on demand, shows whether it was truly named.
    """
    deal = state.deal
    told = next(((one.pips, one.cards) for one in deal.told if one.seat == seat), None)
    if told is None:
        return False
    named = deal.named if deal.named is not None and deal.named.seat == seat else None
    if covered(state, seat):
        shown = deal.rummel if named is not None else None
        if named is None or shown is None:
            return False
        return len(shown) != named.cards or point(state.rules, shown) != told
    if named is not None and not judge_told(state, named, told).lawful:
        return True
    return not judge_point(state, seat, told).lawful
