"""What a seat may know, written as planes of bits (``observed_planes``)."""

from typing import Final

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables, Words
from ridotto.kernel.tresette import tables
from ridotto.kernel.tresette.announcing import cards_dealt, items_held, length_of
from ridotto.kernel.tresette.choices import cards_and_words, cuts
from ridotto.kernel.tresette.inferring import known_of, possible_of, seen_cards
from ridotto.kernel.tresette.layout import (
    BEST,
    CARD_BITS,
    CARD_MASK,
    COUNT_BITS,
    COUNT_MASK,
    COVERED,
    CUTTING,
    DEALER,
    DEALS,
    FINISHED,
    FOREHAND,
    HANDS,
    HEAPS_EACH,
    ITEM_BITS,
    ITEM_MASK,
    LEADER,
    LEADS,
    LYING,
    MARKS,
    NAMED,
    NOBODY,
    OPENED,
    OUT,
    PAST,
    PHASE,
    PILES,
    PLAYED,
    POINTS,
    SIDES,
    SIGN,
    SIGNED,
    SLATE,
    SPOKEN,
    TABLE,
    TAKEN,
    THROWN,
    TOLD,
    TOPS,
    TRICK,
    TRICK_BITS,
    TRICK_MASK,
    TURN,
    VOIDS,
    WINNING,
)
from ridotto.kernel.tresette.numbering import (
    ALL_CARDS,
    ITEMS,
    LANE,
    LEAST,
    NAPOLITANE,
    SUIT_COUNT,
)
from ridotto.kernel.tresette.observed_planes import (
    BENEATH,
    GROUP_STEPS,
    MOST_FIGURES,
    MOST_POINTS,
    MOST_TRICKS,
    NAPOLITANA_STEPS,
    OBSERVATION,
    SLATE_STEPS,
)
from ridotto.kernel.tresette.rule_bits import AGREED, LONG, SHORT
from ridotto.kernel.words import popcount

_AT = OBSERVATION.at

LAWFUL: Final = _AT("lawful")
HAND: Final = _AT("hand")
DEALT: Final = _AT("dealt")
HOLDING: Final = _AT("holding")
NAMED_NOW: Final = _AT("named")
UNSEEN: Final = _AT("unseen")
SEAT_PLANES: Final = _AT("played 0")
SEAT_STEP: Final = _AT("played 1") - SEAT_PLANES
OTHER_PLANES: Final = _AT("known 1")
OTHER_STEP: Final = _AT("known 2") - OTHER_PLANES
SIDE_PLANES: Final = _AT("pile 0")
SIDE_STEP: Final = _AT("pile 1") - SIDE_PLANES
HEAP_PLANES: Final = _AT("beneath 0 1")
HEAP_STEP: Final = _AT("beneath 1 1") - HEAP_PLANES
MOMENT: Final = _AT("phase")
STANDING: Final = _AT("out")
RULES: Final = _AT("rules")
RULE_WORDS: Final = len(AGREED.used)


@inlined
def steps(number: int, most: int) -> int:
    """A number as so many bits, no more than there is room for."""
    return (1 << min(max(number, 0), most)) - 1


@inlined
def seat_after(t: Tables, seat: int, count: int) -> int:
    """The seat so many places further round."""
    other: int = (seat + count) % t[tables.PLAYERS]
    return other


@inlined
def seen_from(t: Tables, seat: int, other: int) -> int:
    """Another seat as one bit, counted from the observer."""
    bit: int = 1 << (other - seat + t[tables.PLAYERS]) % t[tables.PLAYERS]
    return bit


@inlined
def side_from(t: Tables, seat: int, side: int) -> int:
    """The side so many sides after the observer's own."""
    other: int = (t[tables.SIDE + seat] + side) % t[tables.SIDES]
    return other


@compiled
def item_bits(told: int) -> int:
    """Items by their lengths, as bits."""
    bits, place = 0, 0
    for item in range(ITEMS):
        width = NAPOLITANA_STEPS if item >= NAPOLITANE else GROUP_STEPS
        length = told >> ITEM_BITS * item & ITEM_MASK
        bits |= steps(length - LEAST + 1, width) << place
        place += width
    return bits


@compiled
def observe(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """Everything a seat may know that matters, counted from it."""
    for word in range(len(planes)):
        planes[word] = 0
    see_own(t, deal, seat, planes)
    see_seats(t, deal, seat, planes)
    see_sides(t, deal, seat, planes)
    if t[tables.WITH_HEAPS]:
        see_heaps(t, deal, seat, planes)
    see_moment(t, deal, seat, planes)
    see_standing(t, deal, seat, planes)
    for word in range(RULE_WORDS):
        planes[RULES + word] = t[tables.IN_FORCE + word]


@inlined
def see_own(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """One's own cards, and what may be done with them."""
    if deal[TURN] == seat:
        planes[LAWFUL] = cards_and_words(t, deal)
        planes[LAWFUL + 1] = cuts(t, deal)
        named = deal[NAMED]
        while named:
            planes[NAMED_NOW] |= 1 << (named & ITEM_MASK) - 1
            named >>= ITEM_BITS
    dealt = cards_dealt(deal, seat)
    planes[HAND] = deal[HANDS + seat]
    planes[UNSEEN] = ALL_CARDS & ~seen_cards(t, deal, seat)
    if t[tables.WITH_HEAPS]:
        return
    planes[DEALT] = dealt
    items, lengths = items_held(t, dealt), 0
    for item in range(ITEMS):
        if items >> item & 1:
            lengths |= length_of(dealt, item) << ITEM_BITS * item
    planes[HOLDING] = item_bits(lengths)


@inlined
def see_seats(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What each has played, said and taken; what the others may hold."""
    for count in range(t[tables.PLAYERS]):
        other = seat_after(t, seat, count)
        plane, played = SEAT_PLANES + SEAT_STEP * count, deal[PLAYED + other]
        planes[plane] = played
        planes[plane + 1] = played & deal[LEADS]
        planes[plane + 2] = played & deal[THROWN]
        planes[plane + 3] = played & deal[TABLE]
        for suit in range(SUIT_COUNT):
            planes[plane + 4] |= (deal[VOIDS + other] >> LANE * suit & 1) << suit
        planes[plane + 5] = item_bits(deal[TOLD + other])
        planes[plane + 6] = deal[SIGNED + other]
        planes[plane + 7] = steps(deal[TAKEN] >> TRICK_BITS * other & TRICK_MASK, MOST_TRICKS)
        if count:
            plane = OTHER_PLANES + OTHER_STEP * (count - 1)
            planes[plane] = known_of(t, deal, seat, other)
            planes[plane + 1] = possible_of(t, deal, seat, other)


@inlined
def see_sides(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What each side has won, and its marks."""
    for count in range(t[tables.SIDES]):
        side, plane = side_from(t, seat, count), SIDE_PLANES + SIDE_STEP * count
        pile, marks = deal[PILES + side], deal[MARKS + side]
        planes[plane] = pile
        planes[plane + 1] = steps(deal[POINTS + side], MOST_POINTS)
        planes[plane + 2] = steps(popcount(pile & t[tables.FIGURES]), MOST_FIGURES)
        planes[plane + 3] = steps(marks, LONG)
        planes[plane + 4] = steps(t[tables.TARGET] - marks, LONG)


@inlined
def see_heaps(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """How many cards lie beneath each that is open, or that has just been played."""
    for count in range(t[tables.PLAYERS]):
        other, plane = seat_after(t, seat, count), HEAP_PLANES + HEAP_STEP * count
        for heap in range(HEAPS_EACH):
            top = deal[TOPS + other] >> CARD_BITS * heap & CARD_MASK
            covered = deal[COVERED + other] >> COUNT_BITS * heap & COUNT_MASK
            if top:
                for depth in range(covered):
                    planes[plane + depth] |= 1 << top - 1
            elif deal[PLAYED + other] & deal[TABLE]:
                planes[plane + BENEATH] |= steps(covered, BENEATH)


@inlined
def see_moment(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """Where the deal stands."""
    planes[MOMENT] = 1 << deal[PHASE] - CUTTING
    if deal[TURN] != NOBODY:
        planes[MOMENT + 1] = seen_from(t, seat, deal[TURN])
    planes[MOMENT + 2] = seen_from(t, seat, deal[DEALER])
    planes[MOMENT + 3] = seen_from(t, seat, deal[FOREHAND])
    planes[MOMENT + 4] = seen_from(t, seat, deal[LEADER])
    if deal[LYING]:
        planes[MOMENT + 5] = seen_from(t, seat, deal[WINNING])
    planes[MOMENT + 6] = deal[BEST]
    planes[MOMENT + 7] = steps(deal[TRICK], MOST_TRICKS)
    planes[MOMENT + 8] = steps(deal[LYING], t[tables.PLAYERS])
    planes[MOMENT + 9] = steps(deal[SPOKEN], t[tables.PLAYERS])
    if deal[SIGN]:
        planes[MOMENT + 10] = 1 << deal[SIGN] - 1


@inlined
def see_standing(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """How the party stands."""
    place = 0
    for winner in range(SIDES):
        for further in range(1, SIDES):
            loser = (winner + further) % SIDES
            if winner < t[tables.SIDES] and loser < t[tables.SIDES]:
                row = SLATE + SIDES * side_from(t, seat, winner)
                partien = deal[row + side_from(t, seat, loser)]
                planes[STANDING + 1] |= steps(partien, SLATE_STEPS) << place
            place += SLATE_STEPS
    for side in range(t[tables.SIDES]):
        if deal[OUT] == side_from(t, seat, side):
            planes[STANDING] = 1 << side
    for count in range(t[tables.PLAYERS]):
        past = deal[PAST + seat_after(t, seat, count)]
        planes[STANDING + 2] |= steps(past, SLATE_STEPS) << SLATE_STEPS * count
    planes[STANDING + 3] = steps(deal[OPENED], SHORT)
    planes[STANDING + 4] = steps(deal[DEALS], SHORT)
    planes[STANDING + 5] = steps(deal[FINISHED], SHORT)
