"""Shuffle, cut and deal: five and five, three times four, or four packets (intro)."""

from typing import Final

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.splitmix import Dice, mix
from ridotto.kernel.tresette import tables
from ridotto.kernel.tresette.layout import (
    CARD_BITS,
    CARD_MASK,
    CARDS_A_WORD,
    COUNT_BITS,
    COUNT_MASK,
    COVERED,
    CUTTING,
    DEALER,
    EARLIER,
    FIRST_WINDOW,
    FOREHAND,
    HANDS,
    HEAPS,
    HEAPS_EACH,
    LEADER,
    NOBODY,
    OUT,
    PACK,
    PACK_WORDS,
    PARTY,
    PHASE,
    PLAYED,
    PLAYING,
    SIZE,
    TALON,
    TOLD,
    TOPS,
    TRICK,
    TURN,
    VOIDS,
    WINDOW_TRICK,
    WINNING,
)
from ridotto.kernel.tresette.numbering import CARDS

TWO: Final = 2
"""Who has packets or heaps."""


@compiled
def shuffle(t: Tables, pack: Pack, dice: Dice) -> None:
    """Any order, each as likely as the next."""
    mix(pack, CARDS, dice)


@inlined
def next_seat(t: Tables, seat: int) -> int:
    """Everything goes round to the right (intro)."""
    seat += 1
    return 0 if seat == t[tables.PLAYERS] else seat


@compiled
def begin(t: Tables, deal: Deal, pack: Pack, seed: int) -> None:
    """The pack before the player on the dealer's left, who cuts. Nothing else is random."""
    for slot in range(PARTY, SIZE):
        deal[slot] = 0
    for word in range(PACK_WORDS):
        cards = 0
        for place in range(CARDS_A_WORD - 1, -1, -1):
            cards = cards << CARD_BITS | int(pack[word * CARDS_A_WORD + place])
        deal[PACK + word] = cards
    forehand = next_seat(t, deal[DEALER])
    deal[PHASE] = CUTTING
    deal[TURN] = (deal[DEALER] or t[tables.PLAYERS]) - 1
    deal[FOREHAND] = forehand
    deal[LEADER] = forehand
    deal[WINNING] = forehand
    deal[WINDOW_TRICK] = t[tables.SECOND_WINDOW]
    deal[OUT] = NOBODY


@inlined
def card_at(deal: Deal, place: int) -> int:
    """The card at a place of the pack."""
    word: int = deal[PACK + place // CARDS_A_WORD]
    return word >> CARD_BITS * (place % CARDS_A_WORD) & CARD_MASK


@inlined
def packet_from(deal: Deal, place: int, count: int) -> int:
    """A packet as a set, from a place of the pack on; after its last card comes its first."""
    word = 0
    for _ in range(count):
        word |= 1 << card_at(deal, place)
        place += 1
        place = 0 if place == CARDS else place
    return word


@inlined
def row_from(deal: Deal, place: int, count: int) -> int:
    """A packet's cards in their order, as a heap has them."""
    row = 0
    for number in range(count):
        row |= card_at(deal, place) + 1 << CARD_BITS * number
        place += 1
        place = 0 if place == CARDS else place
    return row


@compiled
def cut(t: Tables, deal: Deal, lifted: int) -> None:
    """What was lifted goes under the rest; then the cards are dealt and taken up."""
    place, seat, packet = lifted, deal[FOREHAND], t[tables.PACKET]
    for number in range(t[tables.ROUNDS]):
        for _ in range(t[tables.PLAYERS]):
            heap = HEAPS + HEAPS_EACH * seat + number
            if t[tables.WITH_HEAPS]:
                deal[heap] = row_from(deal, place, packet)
            elif t[tables.WITH_PACKETS]:
                deal[heap] = packet_from(deal, place, packet)
            else:
                deal[HANDS + seat] |= packet_from(deal, place, packet)
            place += packet
            place -= CARDS if place >= CARDS else 0
            seat = next_seat(t, seat)
    dealt = t[tables.ROUNDS] * t[tables.PLAYERS] * packet
    deal[TALON] = packet_from(deal, place, CARDS - dealt)
    for word in range(PACK_WORDS):
        deal[PACK + word] = 0
    take_first(t, deal)


@inlined
def take_first(t: Tables, deal: Deal) -> None:
    """The first cards are in everybody's hands, or lie open."""
    deal[PHASE] = FIRST_WINDOW
    deal[TURN] = deal[LEADER]
    if t[tables.WITH_HEAPS]:
        if not t[tables.HEAPS_ANNOUNCED]:
            deal[PHASE] = PLAYING
        for seat in range(TWO):
            for heap in range(HEAPS_EACH):
                deal[COVERED + seat] |= t[tables.PACKET] << COUNT_BITS * heap
        turn_up(deal)
    elif t[tables.WITH_PACKETS]:
        take_up(t, deal)


@compiled
def take_up(t: Tables, deal: Deal) -> None:
    """Both of two take up their next packets; whoever leads counts as forehand (intro)."""
    number = deal[TRICK] // t[tables.PACKET]
    deal[EARLIER] = deal[PLAYED] | deal[PLAYED + 1]
    for seat in range(TWO):
        heap = HEAPS + HEAPS_EACH * seat + number
        deal[HANDS + seat] = deal[heap]
        deal[heap] = 0
        deal[VOIDS + seat] = 0
        deal[TOLD + seat] = 0
    deal[FOREHAND] = deal[LEADER]
    deal[TURN] = deal[LEADER]
    deal[PHASE] = FIRST_WINDOW
    if t[tables.SECOND_WINDOW] != NOBODY:
        deal[WINDOW_TRICK] = deal[TRICK] + t[tables.SECOND_WINDOW]


@compiled
def turn_up(deal: Deal) -> None:
    """The next card of every heap without an open one; both see it (intro)."""
    for seat in range(TWO):
        for heap in range(HEAPS_EACH):
            covered = deal[COVERED + seat] >> COUNT_BITS * heap & COUNT_MASK
            if covered and not deal[TOPS + seat] >> CARD_BITS * heap & CARD_MASK:
                slot = HEAPS + HEAPS_EACH * seat + heap
                top = deal[slot] & CARD_MASK
                deal[slot] >>= CARD_BITS
                deal[TOPS + seat] |= top << CARD_BITS * heap
                deal[COVERED + seat] -= 1 << COUNT_BITS * heap
                deal[HANDS + seat] |= 1 << top - 1
