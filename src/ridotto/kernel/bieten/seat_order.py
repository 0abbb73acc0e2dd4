"""Seats in turn: who comes after whom, and when a turn goes on."""

from ridotto.kernel.bieten import tables
from ridotto.kernel.bieten.layout import (
    AFTER,
    BEFORE,
    BEST,
    BID,
    EVERY_FIGURE,
    GOOD,
    GOOD_GROSCHEN,
    GROSCHEN,
    GROSCHEN_GOOD,
    HELD,
    LACKS,
    LEADER,
    LED,
    LET_GOOD,
    LYING,
    NOTHING,
    OVER,
    PHASE,
    PLAYING,
    SAID,
    STANDING,
    TRICK,
    TURN,
    UNBID,
    WINNING,
)
from ridotto.kernel.card_sets import lowest, popcount
from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import NOBODY, Deal, Tables


@inlined
def next_of(seats: int, seat: int) -> int:
    """The first of some seats after a seat; itself only if it is the only one."""
    later = seats >> seat + 1 << seat + 1
    return lowest(later if later else seats)


@inlined
def before_of(seats: int, seat: int, players: int) -> int:
    """The first of some seats on a seat's right."""
    # No remainder: dividing words by a number that is not known beforehand takes a GPU longest.
    seat = seat - 1 if seat else players - 1
    while not seats >> seat & 1:
        seat = seat - 1 if seat else players - 1
    return seat


@inlined
def lost_or_held(deal: Deal, seat: int) -> int:
    """How many figures a seat has bid that were not let good to it (D 11)."""
    said = deal[SAID + seat]
    own = deal[LET_GOOD] | deal[GROSCHEN_GOOD] & said >> GROSCHEN
    return popcount(said >> BID & EVERY_FIGURE & ~own)


@inlined
def may_bid(t: Tables, deal: Deal, seat: int) -> int:
    """The figures a seat may bid for all that everybody can see: none beyond its limit."""
    lacks = deal[LACKS + seat]
    most = t[tables.MOST_BIDS + (lacks if lacks < tables.MOST_LACKING else tables.MOST_LACKING)]
    figures: int = deal[UNBID] if lost_or_held(deal, seat) < most else 0
    return figures


@inlined
def may_raise(t: Tables, deal: Deal, seat: int) -> int:
    """The figures on which a seat may give a Groschen for all that everybody can see.

    Not on what it bid itself (D 4) or let good (D 6); whether one is held is not asked here.
    """
    if deal[LACKS + seat] <= 1 and not t[tables.RAISE_AT_ONE]:
        return 0
    said = deal[SAID + seat]
    own = 0 if t[tables.BIDDER_RAISES] else said >> BID
    figures: int = EVERY_FIGURE & ~(own | said >> GOOD | said >> GOOD_GROSCHEN)
    return figures


@inlined
def heard(deal: Deal, seat: int) -> bool:
    """May a seat make offers in its turn: has it a stake, and has anybody else?"""
    standing: int = deal[STANDING]
    return standing >> seat & 1 != 0 and standing != 1 << seat


@inlined
def has_to_say(t: Tables, deal: Deal, seat: int) -> bool:
    """Is there anything a seat might offer now, for all that everybody can see?"""
    if not heard(deal, seat):
        return False
    offers: int = may_bid(t, deal, seat) | deal[HELD] & may_raise(t, deal, seat)
    return offers != 0


@inlined
def after_card(t: Tables, deal: Deal, seat: int) -> None:
    """After his card a player may speak on if there is anything to say (D 2a)."""
    last = deal[LYING] == deal[PLAYING] and deal[TRICK] == t[tables.TRICKS_PLAYED]
    allowed = t[tables.ALL_SPEAK_ON] or seat == deal[LEADER]
    if not last and allowed and has_to_say(t, deal, seat):
        deal[PHASE] = AFTER
        deal[TURN] = seat
    else:
        onward(t, deal, seat)


@inlined
def onward(t: Tables, deal: Deal, seat: int) -> None:
    """The next seat's turn; after the last card of a trick its winner leads."""
    deal[PHASE] = BEFORE
    if deal[LYING] != deal[PLAYING]:
        deal[TURN] = next_of(deal[PLAYING], seat)
    elif deal[TRICK] == t[tables.TRICKS_PLAYED]:
        deal[PHASE] = OVER
        deal[TURN] = NOBODY
    else:
        deal[TRICK] += 1
        deal[LYING] = 0
        deal[BEST] = 0
        deal[LED] = NOTHING
        deal[LEADER] = deal[WINNING]
        deal[TURN] = deal[WINNING]
