"""The play of the cards: what one may play, who takes, signs to one's partner (intro)."""

from typing import Final

from ridotto.kernel.card_sets import popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.tresette import tables
from ridotto.kernel.tresette.deal_start import next_seat, take_up, turn_up
from ridotto.kernel.tresette.layout import (
    BEST,
    CARD_BITS,
    CARD_MASK,
    COUNTING,
    FOREHAND,
    HANDS,
    HEAPS_EACH,
    LEADER,
    LEADS,
    LED,
    LYING,
    MOMENT_BITS,
    MOMENTS,
    NOBODY,
    PHASE,
    PILES,
    PLAYED,
    POINTS,
    SECOND_WINDOW,
    SIGN,
    SIGNED,
    TABLE,
    TAKEN,
    THROWN,
    TOPS,
    TRICK,
    TRICK_BITS,
    TURN,
    VOIDS,
    WINDOW_TRICK,
    WINNING,
)
from ridotto.kernel.tresette.numbering import LANE, SUIT_COUNT, WHOLE_SUIT

EVERY_MOMENT: Final = sum(1 << MOMENT_BITS * point for point in range(12))
"""A trick's number times this is written for every point from some on; a deal has eleven."""


@inlined
def may_play(hand: int, led: int) -> int:
    """Follow suit if able, otherwise any card; nobody has to beat (intro)."""
    mates = hand & led
    return mates if mates else hand


@inlined
def play(t: Tables, deal: Deal, card: int) -> None:
    """The seat in turn plays a card; everything that follows is done."""
    seat, bit = deal[TURN], 1 << card
    deal[HANDS + seat] ^= bit
    deal[PLAYED + seat] |= bit
    deal[TABLE] |= bit
    if t[tables.WITH_HEAPS]:
        leave_heap(deal, seat, card)
    if deal[LYING] == 0:
        lead(deal, seat, card)
    else:
        follow(t, deal, seat, bit)
    deal[LYING] += 1
    if deal[LYING] == t[tables.PLAYERS]:
        gather(t, deal)
        return
    deal[TURN] = next_seat(t, seat)
    if deal[TRICK] == deal[WINDOW_TRICK]:
        open_second_window(t, deal, seat)


@inlined
def lead(deal: Deal, seat: int, card: int) -> None:
    """The first card says what suit is to be followed, and what a sign was about."""
    suit = card // LANE
    deal[LED] = WHOLE_SUIT << LANE * suit
    deal[BEST] = 1 << card
    deal[WINNING] = seat
    deal[LEADS] |= 1 << card
    if deal[SIGN]:
        deal[SIGNED + seat] |= 1 << SUIT_COUNT * (deal[SIGN] - 1) + suit


@inlined
def follow(t: Tables, deal: Deal, seat: int, bit: int) -> None:
    """The highest card of the suit led takes the trick; there are no trumps (intro)."""
    follows = bit & deal[LED] != 0
    beats = follows and bit > deal[BEST]
    # Written as choices, not as ways through: which card falls cannot be foreseen.
    deal[BEST] = bit if beats else deal[BEST]
    deal[WINNING] = seat if beats else deal[WINNING]
    deal[THROWN] |= 0 if follows else bit
    deal[VOIDS + seat] |= 0 if follows or t[tables.WITH_HEAPS] else deal[LED]


@compiled
def leave_heap(deal: Deal, seat: int, card: int) -> None:
    """Where the card lay open, the next is to be turned up after the trick."""
    for heap in range(HEAPS_EACH):
        shift = CARD_BITS * heap
        if deal[TOPS + seat] >> shift & CARD_MASK == card + 1:
            deal[TOPS + seat] ^= card + 1 << shift


@inlined
def open_second_window(t: Tables, deal: Deal, seat: int) -> None:
    """After a card of the second trick: its leader speaks, then each before he plays (r. I-II).

    Where that is agreed, all speak from the forehand once the trick is led.
    """
    first = deal[LYING] == 1
    if t[tables.FROM_FOREHAND]:
        if first:
            deal[PHASE] = SECOND_WINDOW
            deal[TURN] = deal[FOREHAND]
        return
    deal[PHASE] = SECOND_WINDOW
    if first:
        deal[TURN] = seat


@inlined
def points_in(t: Tables, cards: int) -> int:
    """Points from cards alone: a third of the figures, and the aces (intro)."""
    figures, aces = popcount(cards & t[tables.FIGURES]), popcount(cards & t[tables.ACES])
    points: int = t[tables.FIGURE_POINTS + figures] + t[tables.ACE_POINTS + aces]
    return points


@inlined
def note_points(deal: Deal, side: int, points: int) -> None:
    """Note a side's points; those that are new came with the trick gathered last (r. II)."""
    had, trick = deal[POINTS + side], deal[TRICK]
    new = EVERY_MOMENT & (1 << MOMENT_BITS * (points - had)) - 1
    deal[MOMENTS + side] |= trick * new << MOMENT_BITS * had
    deal[POINTS + side] = points


@inlined
def gather(t: Tables, deal: Deal) -> None:
    """The trick lies with its side, and its winner leads (intro)."""
    winner = deal[WINNING]
    side = t[tables.SIDE + winner]
    deal[PILES + side] |= deal[TABLE]
    deal[TAKEN] += 1 << TRICK_BITS * winner
    deal[TRICK] += 1
    note_points(deal, side, points_in(t, deal[PILES + side]))
    deal[TABLE] = 0
    deal[LYING] = 0
    deal[LED] = 0
    deal[BEST] = 0
    deal[SIGN] = 0
    deal[LEADER] = winner
    deal[TURN] = winner
    if deal[TRICK] == t[tables.TRICKS]:
        deal[PHASE] = COUNTING
        deal[TURN] = NOBODY
    elif t[tables.WITH_HEAPS]:
        turn_up(deal)
    elif deal[HANDS + winner] == 0:
        take_up(t, deal)
