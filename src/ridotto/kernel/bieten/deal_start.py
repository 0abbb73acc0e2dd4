"""From the shuffled pack to the forehand's turn: cut, robbery, deal (§ Das Bieten, § Weli)."""

from ridotto.kernel.bieten import tables
from ridotto.kernel.bieten.layout import (
    BEFORE,
    BELOW,
    CARD_BITS,
    CUTTER,
    CUTTING,
    DEALER,
    EVERY_FIGURE,
    HANDS,
    HOLDER,
    LACKS,
    LEADER,
    LED,
    LIFTED,
    MADE,
    NOTHING,
    OUT,
    PACK,
    PACK_WORDS,
    PARTY,
    PER_WORD,
    PHASE,
    PLAYING,
    ROBBED,
    ROBBING,
    SCORES,
    SIZE,
    STANDING,
    TRICK,
    TURN,
    UNBID,
    WINNING,
)
from ridotto.kernel.bieten.numbering import NATURAL, WELI_BIT, WELI_NUMBER
from ridotto.kernel.bieten.seat_order import before_of, next_of
from ridotto.kernel.bieten.worths import worths
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.splitmix import Dice, mix

ONE, TWO = 1, 2
"""Everybody gets one card, then everybody two."""


@compiled
def shuffle(t: Tables, pack: Pack, dice: Dice) -> None:
    """Every order of the pack as likely as the next."""
    mix(pack, t[tables.PACK_SIZE], dice)


@compiled
def begin(t: Tables, deal: Deal, pack: Pack, seed: int) -> None:
    """The pack before the cutter. Chance has no part in what follows, so the seed is not kept."""
    for slot in range(PARTY, SIZE):
        deal[slot] = 0
    for place in range(t[tables.PACK_SIZE]):
        deal[PACK + place // PER_WORD] |= pack[place] << CARD_BITS * (place % PER_WORD)
    for seat in range(t[tables.PLAYERS]):
        deal[LACKS + seat] = t[tables.GOAL] - deal[SCORES + seat]
    playing = (1 << t[tables.PLAYERS]) - 1 & ~deal[OUT]
    deal[PLAYING] = playing
    deal[STANDING] = playing
    deal[UNBID] = EVERY_FIGURE
    deal[TRICK] = 1
    deal[LED] = NOTHING
    deal[LEADER] = next_of(playing, deal[DEALER])
    deal[WINNING] = deal[LEADER]
    deal[CUTTER] = before_of(playing, deal[DEALER], t[tables.PLAYERS])
    deal[PHASE] = CUTTING
    deal[TURN] = deal[CUTTER]


@inlined
def card_at(t: Tables, deal: Deal, place: int) -> int:
    """The card at this place once the rest has been put on top of the lifted packet."""
    place += deal[LIFTED]
    if place >= t[tables.PACK_SIZE]:
        place -= t[tables.PACK_SIZE]
    card: int = deal[PACK + place // PER_WORD] >> CARD_BITS * (place % PER_WORD)
    return card & (1 << CARD_BITS) - 1


@inlined
def cut(t: Tables, deal: Deal, lifted: int) -> None:
    """With the Weli in play the cutter looks at the card he cut to; else the cards are dealt."""
    deal[LIFTED] = lifted
    if t[tables.WELI]:
        bottom = card_at(t, deal, t[tables.PACK_SIZE] - 1)
        deal[BELOW] = 1 if bottom == WELI_NUMBER else 0
        deal[PHASE] = ROBBING
    else:
        deal_out(t, deal)


@inlined
def rob(t: Tables, deal: Deal) -> None:
    """The cutter takes the Weli, and everybody sees it."""
    deal[BELOW] = 0
    deal[ROBBED] = 1
    deal[HANDS + deal[CUTTER]] = WELI_BIT
    deal_out(t, deal)


@compiled
def deal_out(t: Tables, deal: Deal) -> None:
    """One card each from the dealer's left, then two; a robber gets only the two (D 21)."""
    place = deal_round(t, deal, 0, ONE)
    deal_round(t, deal, place, TWO)
    for seat in range(t[tables.PLAYERS]):
        hand = deal[HANDS + seat]
        deal[MADE + seat] = worths(t, hand & NATURAL)
        if hand & WELI_BIT:
            deal[HOLDER] = seat + 1
    deal[LIFTED] = 0
    for slot in range(PACK, PACK + PACK_WORDS):
        deal[slot] = 0
    deal[PHASE] = BEFORE
    deal[TURN] = deal[LEADER]


@inlined
def deal_round(t: Tables, deal: Deal, place: int, size: int) -> int:
    """A packet for everybody; the place of the next card."""
    seat = deal[DEALER]
    for _ in range(t[tables.PLAYERS]):
        seat = seat + 1 if seat + 1 < t[tables.PLAYERS] else 0
        skipped = size == ONE and deal[ROBBED] and seat == deal[CUTTER]
        if deal[PLAYING] >> seat & 1 and not skipped:
            for _ in range(size):
                deal[HANDS + seat] |= 1 << card_at(t, deal, place)
                place += 1
    return place
