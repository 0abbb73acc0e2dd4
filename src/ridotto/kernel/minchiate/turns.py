"""Whose turn it is, what may be done and what it does, in every phase of a deal."""

from ridotto.kernel.bits import kept_apart
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Words
from ridotto.kernel.minchiate import tables
from ridotto.kernel.minchiate.deal_start import cut, leave, may_rob, rob
from ridotto.kernel.minchiate.declare import asked_about, hold_back, show
from ridotto.kernel.minchiate.discards import draw_blind, lay_away, may_lay_away, places_left
from ridotto.kernel.minchiate.layout import (
    COUNTING,
    CUTTING,
    DEALER,
    DECLARING,
    DISCARDING,
    FILLING,
    LEADING,
    NOBODY,
    PHASE,
    ROBBING,
    SEATS,
    TURN,
    Deal,
)
from ridotto.kernel.minchiate.numbering import (
    CUT,
    DRAW,
    HOLD_BACK,
    LEAVE,
    ROB,
    SHOW,
    SHOW_WITH_MATTO,
)
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.minchiate.tricks import lawful_cards, play


@inlined
def players(t: Tables) -> int:
    """Minchiate is for four (Dr. 7)."""
    return SEATS


@inlined
def turn(t: Tables, deal: Deal) -> int:
    """The seat that has to act, or ``NOBODY`` when the deal is played."""
    seat: int = deal[TURN] if deal[PHASE] < COUNTING else NOBODY
    return seat


@inlined
def blind(t: Tables, deal: Deal) -> bool:
    """A cut and a short dealer's draw are mere lotteries."""
    lottery: bool = deal[PHASE] == CUTTING or deal[PHASE] == FILLING
    return lottery


@inlined
def lawful(t: Tables, deal: Deal, acts: Words) -> None:
    """The acts that the seat in turn may do."""
    for word in range(2, len(acts)):
        acts[word] = 0
    if deal[PHASE] >= LEADING and deal[PHASE] != DECLARING:
        acts[0], acts[1] = lawful_cards(t, deal)
    elif deal[PHASE] == DISCARDING:
        acts[0], acts[1] = may_lay_away(t, deal, deal[TURN])
    else:
        acts[0] = acts[1] = 0
        lawful_words(t, deal, acts)


@inlined
def allow(acts: Words, number: int) -> None:
    """Set the bit of an act."""
    acts[number // WORD] |= 1 << number % WORD


@compiled
def lawful_words(t: Tables, deal: Deal, acts: Words) -> None:
    """Where no card is chosen: cut, robbery, declarations, a short dealer's draw."""
    kept_apart()
    if deal[PHASE] == CUTTING:
        for lifted in range(t[tables.CUT_LEAST], t[tables.CUT_MOST] + 1):
            allow(acts, CUT + lifted)
    elif deal[PHASE] == ROBBING:
        allow(acts, LEAVE)
        if may_rob(t, deal):
            allow(acts, ROB)
    elif deal[PHASE] == DECLARING:
        worth, extra = asked_about(t, deal)[2:]
        if not worth or t[tables.KEEP_BACK]:
            allow(acts, HOLD_BACK)
        if worth:
            allow(acts, SHOW)
        if extra:
            allow(acts, SHOW_WITH_MATTO)
    elif deal[PHASE] == FILLING:
        left = places_left(deal)
        for place in range(WORD):
            if left >> place & 1:
                allow(acts, DRAW + place)


@inlined
def act(t: Tables, deal: Deal, number: int) -> None:
    """The seat in turn does this; everything that follows automatically is done too."""
    if deal[PHASE] >= LEADING and deal[PHASE] != DECLARING:
        play(t, deal, number)
    else:
        act_before(t, deal, number)


@compiled
def act_before(t: Tables, deal: Deal, number: int) -> None:
    """What is done before the play, and between its first two cards."""
    kept_apart()
    if deal[PHASE] == DISCARDING:
        lay_away(t, deal, number)
    elif deal[PHASE] == DECLARING:
        if number == HOLD_BACK:
            hold_back(t, deal)
        else:
            show(t, deal, number == SHOW_WITH_MATTO)
    elif deal[PHASE] == CUTTING:
        cut(deal, number - CUT)
    elif deal[PHASE] == FILLING:
        draw_blind(t, deal, number - DRAW)
    elif number == ROB:
        rob(t, deal)
    else:
        leave(t, deal)


@compiled
def advance(t: Tables, deal: Deal) -> bool:
    """The next dealer; a party ends only when the company rises, which is no part of a deal."""
    deal[DEALER] = (deal[DEALER] + 1) % SEATS
    return False
