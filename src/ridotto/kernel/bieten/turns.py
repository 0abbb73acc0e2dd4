"""Whose turn it is, what may be done, and doing it."""

from ridotto.kernel.bieten import numbering, tables
from ridotto.kernel.bieten.conversation import bid, give_groschen, hold, keep_silent, say_good
from ridotto.kernel.bieten.deal_start import cut, deal_out, rob
from ridotto.kernel.bieten.figure_claims import claimable
from ridotto.kernel.bieten.layout import (
    AFTER,
    BEFORE,
    BELOW,
    CUTTING,
    FIGURE,
    HANDS,
    HELD,
    HELD_ASKED,
    PHASE,
    RAISED,
    ROBBING,
    SPIEL,
    TURN,
)
from ridotto.kernel.bieten.numbering import UNUSED, WELI_BIT, lifted_by
from ridotto.kernel.bieten.seat_order import heard, may_bid, may_raise, onward
from ridotto.kernel.bieten.tricks import cards_to_lay, lay_card, lay_weli
from ridotto.kernel.bieten.weli import names_to_lay
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables, Words

ALL_CUTS_BELOW = (1 << UNUSED) - (1 << numbering.CUT)
"""The acts of cutting in the first word."""
CUTS_BELOW = UNUSED - numbering.CUT
"""How many those are."""


@inlined
def turn(t: Tables, deal: Deal) -> int:
    """The seat that has to act, or ``NOBODY`` when all cards are laid."""
    seat: int = deal[TURN]
    return seat


@inlined
def blind(t: Tables, deal: Deal) -> bool:
    """Nobody knows anything when he cuts."""
    cutting: bool = deal[PHASE] == CUTTING
    return cutting


@inlined
def lawful(t: Tables, deal: Deal, acts: Words) -> None:
    """The acts of the seat in turn, in two words."""
    acts[0], acts[1] = lawful_words(t, deal)


@inlined
def lawful_words(t: Tables, deal: Deal) -> tuple[int, int]:
    """Cuts and names reach into the second word."""
    phase = deal[PHASE]
    if phase in (BEFORE, AFTER):
        # Asked in one place: on a GPU those before and those after their card go together.
        first = offers(t, deal)
        if phase == AFTER:
            return first | 1 << numbering.DONE, 0
        first |= cards_to_lay(t, deal, deal[TURN]) << numbering.PLAY
        return first, names_word(t, deal)
    if phase == CUTTING:
        return ALL_CUTS_BELOW, (1 << t[tables.PACK_SIZE] - 1 - CUTS_BELOW) - 1
    if phase == ROBBING:
        return 1 << numbering.LEAVE | deal[BELOW] << numbering.ROB, 0
    return answers(t, deal), 0


@inlined
def names_word(t: Tables, deal: Deal) -> int:
    """The names under which the Weli may be laid, if it is in the hand."""
    if deal[HANDS + deal[TURN]] & WELI_BIT:
        return names_to_lay(t, deal, deal[TURN]) << numbering.NAME - UNUSED - 1
    return 0


@inlined
def offers(t: Tables, deal: Deal) -> int:
    """Bids and Groschen of the seat in turn."""
    seat = deal[TURN]
    if not heard(deal, seat):
        return 0
    bids, raises = may_bid(t, deal, seat), deal[HELD] & may_raise(t, deal, seat)
    if bids | raises == 0:
        return 0
    claims = claimable(t, deal, seat)
    if t[tables.FROM_HAND] and deal[HANDS + seat] == 0:
        bids &= ~SPIEL
    acts: int = (bids & claims) << numbering.BID | (raises & claims) << numbering.GROSCHEN
    return acts


@inlined
def answers(t: Tables, deal: Deal) -> int:
    """To concede or, once it is held, to say nothing; who has the figure may hold or raise it."""
    seat, figure = deal[TURN], 1 << deal[FIGURE]
    acts = 1 << (numbering.SILENT if deal[PHASE] == HELD_ASKED else numbering.GOOD)
    if claimable(t, deal, seat) & figure:
        acts |= 1 << numbering.HOLD
        if deal[PHASE] != RAISED:
            acts |= (may_raise(t, deal, seat) & figure) << numbering.GROSCHEN
    return acts


@inlined
def act(t: Tables, deal: Deal, number: int) -> None:
    """The seat in turn does this; everything that follows automatically is done too."""
    if number >= numbering.NAME:
        lay_weli(t, deal, number - numbering.NAME)
    elif number >= numbering.CUT:
        cut(t, deal, lifted_by(number))
    elif number >= numbering.PLAY:
        lay_card(t, deal, number - numbering.PLAY)
    elif number == numbering.DONE:
        onward(t, deal, deal[TURN])
    else:
        speak(t, deal, number)


@compiled
def speak(t: Tables, deal: Deal, number: int) -> None:
    """A word of the conversation, or the cutter's choice."""
    if number == numbering.GOOD:
        say_good(t, deal)
    elif number == numbering.HOLD:
        hold(t, deal)
    elif number == numbering.SILENT:
        keep_silent(t, deal)
    elif number < numbering.GROSCHEN:
        bid(t, deal, number - numbering.BID)
    elif number < numbering.HOLD:
        give_groschen(t, deal, number - numbering.GROSCHEN)
    elif number == numbering.ROB:
        rob(t, deal)
    else:
        deal_out(t, deal)
