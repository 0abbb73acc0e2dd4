"""Shuffle, stakes, cut, deal, the turned card, and the boxes (text)."""

from typing import Final

import numpy as np

from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import NOBODY, Deal, Pack, Tables, Words
from ridotto.kernel.guimbarde import tables
from ridotto.kernel.guimbarde.layout import (
    AWARD_BY,
    BEST,
    BOXES,
    CUTTING,
    DEALER,
    DRAWN_BY,
    FIRST,
    HANDS,
    KNOWN,
    LAID,
    LEADER,
    LED,
    OPENING,
    PACK,
    PACK_WORDS,
    PARTY,
    PHASE,
    REST_TO,
    SIZE,
    STAKED,
    TRICK,
    TRUMPS,
    TURN,
    TURNED,
    WINNER,
)
from ridotto.kernel.guimbarde.numbering import CUT, LANE, SHOW, SHOWABLE, SHOWN
from ridotto.kernel.guimbarde.payments import draw_box, from_each
from ridotto.kernel.guimbarde.point import ask_for_points
from ridotto.kernel.guimbarde.seat_order import after
from ridotto.kernel.splitmix import Dice, mix

IN_WORD: Final = 8
"""Cards of the uncut pack in one word; each has as many bits."""
BOX_COUNT: Final = PARTY - BOXES
SHOWABLE_COUNT: Final = len(SHOWABLE)


@compiled
def shuffle(t: Tables, pack: Pack, dice: Dice) -> None:
    """Any order of the pack, each as likely as the next."""
    mix(pack, t[tables.PACK_SIZE], dice)


@compiled
def begin(t: Tables, deal: Deal, pack: Pack, seed: int) -> None:
    """Stake, and lay the pack before the dealer's left-hand neighbour, who cuts it (text)."""
    _ = seed
    for slot in range(PARTY, SIZE):
        deal[slot] = 0
    for box in range(BOX_COUNT):
        deal[DRAWN_BY + box] = NOBODY
    deal[TURNED] = deal[LED] = deal[BEST] = NOBODY
    deal[FIRST] = deal[AWARD_BY] = deal[REST_TO] = NOBODY
    dealer = deal[DEALER]
    deal[LEADER] = deal[WINNER] = after(t, dealer)
    deal[TURN] = (dealer if dealer else t[tables.PLAYERS]) - 1
    deal[PHASE] = CUTTING
    deal[TRICK] = 1
    stake(t, deal)
    for place in range(t[tables.PACK_SIZE]):
        deal[PACK + place // IN_WORD] |= np.int64(pack[place]) << IN_WORD * (place % IN_WORD)


@inlined
def stake(t: Tables, deal: Deal) -> None:
    """Everybody puts a jetton into each box, or where agreed into those that are empty (text)."""
    for box in range(BOX_COUNT):
        if t[tables.STAKE_ALWAYS] or deal[BOXES + box] == 0:
            deal[BOXES + box] += t[tables.STAKE] * t[tables.PLAYERS]
            deal[STAKED] += 1


@inlined
def card_at(deal: Deal, place: int) -> int:
    """The card at this place of the uncut pack."""
    card: int = deal[PACK + place // IN_WORD] >> IN_WORD * (place % IN_WORD) & (WORD - 1)
    return card


@compiled
def cut(t: Tables, deal: Deal, lifted: int) -> None:
    """Three and two cards to each from the forehand on, and the next one is turned (text)."""
    place, cards = lifted, t[tables.PACK_SIZE]
    for packet in range(tables.PACKETS_EACH):
        seat = deal[LEADER]
        for _ in range(t[tables.PLAYERS]):
            hand = 0
            for _ in range(t[tables.PACKET_SIZES + packet]):
                hand |= 1 << card_at(deal, place)
                place = place + 1 if place + 1 < cards else 0
            deal[HANDS + seat] |= hand
            seat = after(t, seat)
    deal[TURNED] = card_at(deal, place)
    deal[TRUMPS] = deal[TURNED] // LANE
    for word in range(PACK_WORDS):
        deal[PACK + word] = 0
    deal[PHASE] = OPENING
    deal[TURN] = deal[LEADER]


@inlined
def lawful_cuts(t: Tables, acts: Words) -> None:
    """Any number of cards but none and all."""
    acts[0] = 0
    acts[1] = ((1 << (t[tables.PACK_SIZE] - 1)) - 1) << (CUT + 1 - WORD)


@inlined
def lawful_sets(t: Tables, deal: Deal, acts: Words) -> None:
    """Sets in the hand that come after those laid open already, or no more (text)."""
    hand = deal[HANDS + deal[TURN]]
    found = 1 << (SHOWN - WORD)
    for number in range(SHOWABLE_COUNT):
        cards = t[tables.SET_CARDS + number]
        held = cards != 0 and hand & cards == cards and deal[LAID] >> number == 0
        found |= held << (SHOW + number - WORD)
    acts[0] = 0
    acts[1] = found


@inlined
def show(t: Tables, deal: Deal, number: int) -> None:
    """A set is laid open and goes back into the hand; its box is drawn, or it is paid."""
    seat = deal[TURN]
    deal[LAID] |= 1 << number
    deal[KNOWN + seat] |= t[tables.SET_CARDS + number]
    box, line = t[tables.SET_BOX + number], t[tables.SET_LINE + number]
    if box != NOBODY:
        draw_box(deal, seat, box)
    if line != NOBODY:
        from_each(t, deal, line, seat, 0)


@inlined
def end_showing(t: Tables, deal: Deal) -> None:
    """The next seat may lay cards open; after the dealer the Points are named."""
    deal[LAID] = 0
    if deal[TURN] == deal[DEALER]:
        ask_for_points(t, deal)
    deal[TURN] = after(t, deal[TURN])
