"""Shuffle, cut, deal, and the turned card (Begriff, r. III)."""

from typing import Final

import numpy as np

from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import NOBODY, Deal, Pack, Tables
from ridotto.kernel.kaiserspiel import tables
from ridotto.kernel.kaiserspiel.layout import (
    BEST_BY,
    CARDS_IN_WORD,
    CUTTING,
    DEALER,
    DEMANDABLE,
    FICHES,
    FICHES_BEFORE,
    HANDS,
    IMPERIALS,
    KNOWN,
    LEADER,
    NAMED,
    NOTHING,
    PACK,
    PACK_WORDS,
    PARTY,
    PHASE,
    SEATS,
    SIZE,
    TALON,
    TOURNE,
    TRUMP_SUIT,
    TRUMPS,
    TURN,
    TURNED,
    WINNER,
    WINNING,
)
from ridotto.kernel.kaiserspiel.marks import mark
from ridotto.kernel.kaiserspiel.numbering import LANE
from ridotto.kernel.splitmix import Dice, mix

BYTE: Final = WORD // CARDS_IN_WORD
BYTE_MASK: Final = (1 << BYTE) - 1


@compiled
def shuffle(t: Tables, pack: Pack, dice: Dice) -> None:
    """Every order of the pack as likely as the next."""
    mix(pack, t[tables.PACK], dice)


@compiled
def begin(t: Tables, deal: Deal, pack: Pack, seed: int) -> None:
    """The pack lies before the dealer, to be cut; the marks are those the party brings.

    Nothing later in the deal is left to chance, so that the seed is not needed.
    """
    _ = seed
    for slot in range(PARTY, SIZE):
        deal[slot] = 0
    deal[WINNER] = NOBODY
    deal[BEST_BY] = NOBODY
    deal[DEMANDABLE] = NOBODY
    deal[NAMED] = NOTHING
    for slot in range(2 * SEATS):
        deal[FICHES + slot] = deal[FICHES_BEFORE + slot]
    for place in range(t[tables.PACK]):
        lying = np.int64(pack[place]) << BYTE * (place % CARDS_IN_WORD)
        deal[PACK + place // CARDS_IN_WORD] |= lying
    elder = t[tables.NEXT + deal[DEALER]]
    deal[LEADER] = elder
    deal[WINNING] = elder
    deal[PHASE] = CUTTING
    deal[TURN] = t[tables.CUTTER + deal[DEALER]]


@inlined
def card_at(t: Tables, deal: Deal, lifted: int, place: int) -> int:
    """The card at this place, once what was left has been put on top."""
    place += lifted
    if place >= t[tables.PACK]:
        place -= t[tables.PACK]
    lying = deal[PACK + place // CARDS_IN_WORD] >> BYTE * (place % CARDS_IN_WORD)
    card: int = lying & BYTE_MASK
    return card


@compiled
def cut(t: Tables, deal: Deal, lifted: int) -> None:
    """Everybody gets twelve cards, elder first, and the dealer turns one."""
    seat = deal[LEADER]
    rest = t[tables.ALL]
    for speaker in range(t[tables.PLAYERS]):
        hand = 0
        first = tables.PLACES + speaker * t[tables.HAND]
        for place in range(first, first + t[tables.HAND]):
            hand |= 1 << card_at(t, deal, lifted, t[place])
        deal[HANDS + seat] = hand
        rest ^= hand
        seat = t[tables.NEXT + seat]
    deal[TALON] = rest
    turned = card_at(t, deal, lifted, t[tables.TURNED_PLACE])
    for slot in range(PACK, PACK + PACK_WORDS):
        deal[slot] = 0
    turn_up(t, deal, turned)


@inlined
def turn_up(t: Tables, deal: Deal, card: int) -> None:
    """The card makes trumps; the dealer marks an honour (Marquiren)."""
    dealer = deal[DEALER]
    deal[TURNED] = 1 << card
    deal[TRUMP_SUIT] = card // LANE
    deal[TRUMPS] = t[tables.LANES + card // LANE]
    if not t[tables.TURNED_APART]:
        deal[KNOWN + dealer] = 1 << card
    deal[PHASE] = IMPERIALS
    deal[TURN] = deal[LEADER]
    if t[tables.TOURNE] >> card & 1:
        mark(t, deal, dealer, TOURNE)
