"""What a seat may know, written as planes of bits (``observed_planes``)."""

from typing import Final

from ridotto.kernel.card_sets import popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables, Words
from ridotto.kernel.tresette import tables
from ridotto.kernel.tresette.announcements import cards_dealt, items_held, length_of
from ridotto.kernel.tresette.inference import seen_cards, told_of
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
from ridotto.kernel.tresette.plane_names import (
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
from ridotto.kernel.tresette.turns import cards_and_words, cuts

AT: Final = OBSERVATION.at

# Where each plane lies: the observer's own.
OWN_LAWFUL, OWN_HAND, OWN_DEALT = AT("lawful"), AT("hand"), AT("dealt")
OWN_HOLDING, OWN_NAMED, UNSEEN = AT("holding"), AT("named"), AT("unseen")

# Those of each seat: for the observer, and so much further for each next one.
SEAT_PLAYED, SEAT_LED, SEAT_THROWN = AT("played 0"), AT("led 0"), AT("thrown 0")
SEAT_TABLE, SEAT_VOID, SEAT_TOLD = AT("on the table 0"), AT("void 0"), AT("told 0")
SEAT_SIGNED, SEAT_TRICKS = AT("signed 0"), AT("tricks 0")
SEAT_STEP: Final = AT("played 1") - SEAT_PLAYED
OTHER_STEP: Final = AT("known 2") - AT("known 1")
OTHER_KNOWN, OTHER_POSSIBLE = AT("known 1") - OTHER_STEP, AT("possible 1") - OTHER_STEP
HEAP_BENEATH, HEAP_UNCOVERED = AT("beneath 0 1"), AT("uncovered 0")
HEAP_STEP: Final = AT("beneath 1 1") - HEAP_BENEATH

# Those of each side.
SIDE_PILE, SIDE_POINTS, SIDE_FIGURES = AT("pile 0"), AT("points 0"), AT("figures 0")
SIDE_MARKS, SIDE_MISSING = AT("marks 0"), AT("missing 0")
SIDE_STEP: Final = AT("pile 1") - SIDE_PILE

# The moment, the party, the rules.
AT_PHASE, AT_TURN, AT_DEALER, AT_FOREHAND = AT("phase"), AT("turn"), AT("dealer"), AT("forehand")
AT_LEADER, AT_WINNING, AT_BEST = AT("leader"), AT("winning"), AT("best")
AT_TRICK, AT_LYING, AT_SPOKEN, AT_SIGN = AT("trick"), AT("lying"), AT("spoken"), AT("sign")
AT_OUT, AT_SLATE, AT_PAST = AT("out"), AT("slate"), AT("past")
AT_OPENED, AT_DEALS, AT_FINISHED = AT("opened"), AT("deals"), AT("finished")
AT_RULES: Final = AT("rules")
RULE_WORDS: Final = len(AGREED.used)


@inlined
def steps(number: int, most: int) -> int:
    """A number in unary, limited to the bits there are."""
    return (1 << min(max(number, 0), most)) - 1


@inlined
def within(place: int, places: int) -> int:
    """A place counted on, once round at most; a remainder would take many times as long."""
    return place - places if place >= places else place


@inlined
def seat_after(t: Tables, seat: int, count: int) -> int:
    """The seat this number of places further round."""
    return within(seat + count, t[tables.PLAYERS])


@inlined
def seen_from(t: Tables, seat: int, other: int) -> int:
    """Another seat as one bit, counted from the observer."""
    return 1 << within(other - seat + t[tables.PLAYERS], t[tables.PLAYERS])


@inlined
def side_from(t: Tables, seat: int, side: int) -> int:
    """The side this number of places after the observer's own."""
    return within(t[tables.SIDE + seat] + side, t[tables.SIDES])


@compiled
def item_bits(told: int) -> int:
    """Items by their lengths, as bits."""
    bits, place = 0, 0
    if not told:
        return bits
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
        see_open_hand(t, deal, seat, planes)
        see_heaps(t, deal, seat, planes)
    else:
        see_others(t, deal, seat, planes)
    see_moment(t, deal, seat, planes)
    see_standing(t, deal, seat, planes)
    for word in range(RULE_WORDS):
        planes[AT_RULES + word] = t[tables.IN_FORCE + word]


@inlined
def see_own(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """One's own cards, and what may be done with them."""
    if deal[TURN] == seat:
        planes[OWN_LAWFUL] = cards_and_words(t, deal)
        planes[OWN_LAWFUL + 1] = cuts(t, deal)
        named = deal[NAMED]
        while named:
            planes[OWN_NAMED] |= 1 << (named & ITEM_MASK) - 1
            named >>= ITEM_BITS
    dealt = cards_dealt(deal, seat)
    planes[OWN_HAND] = deal[HANDS + seat]
    planes[UNSEEN] = ALL_CARDS & ~seen_cards(t, deal, seat)
    if t[tables.WITH_HEAPS]:
        return
    planes[OWN_DEALT] = dealt
    items, lengths = items_held(t, dealt), 0
    for item in range(ITEMS):
        if items >> item & 1:
            lengths |= length_of(dealt, item) << ITEM_BITS * item
    planes[OWN_HOLDING] = item_bits(lengths)


@inlined
def see_seats(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What each has played, said and taken."""
    for count in range(t[tables.PLAYERS]):
        other = seat_after(t, seat, count)
        place, played = SEAT_STEP * count, deal[PLAYED + other]
        planes[SEAT_PLAYED + place] = played
        planes[SEAT_LED + place] = played & deal[LEADS]
        planes[SEAT_THROWN + place] = played & deal[THROWN]
        planes[SEAT_TABLE + place] = played & deal[TABLE]
        planes[SEAT_TOLD + place] = item_bits(deal[TOLD + other])
        planes[SEAT_SIGNED + place] = deal[SIGNED + other]
        tricks = deal[TAKEN] >> TRICK_BITS * other & TRICK_MASK
        planes[SEAT_TRICKS + place] = steps(tricks, MOST_TRICKS)
        for suit in range(SUIT_COUNT):
            planes[SEAT_VOID + place] |= (deal[VOIDS + other] >> LANE * suit & 1) << suit


@inlined
def see_others(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """Cards that the seat knows another to hold, and those he may hold for all it knows."""
    known = 0
    for count in range(1, t[tables.PLAYERS]):
        other, place = seat_after(t, seat, count), OTHER_STEP * count
        held, missing = told_of(t, deal, seat, other)
        held &= ~deal[PLAYED + other]
        planes[OTHER_KNOWN + place] = held
        planes[OTHER_POSSIBLE + place] = planes[UNSEEN] & ~missing & ~deal[VOIDS + other]
        known |= held
    for count in range(1, t[tables.PLAYERS]):
        place = OTHER_STEP * count
        # What one is known to hold, no third may hold.
        planes[OTHER_POSSIBLE + place] &= ~known | planes[OTHER_KNOWN + place]


@inlined
def see_open_hand(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """With heaps, both hands lie open."""
    hand = deal[HANDS + seat_after(t, seat, 1)]
    planes[OTHER_KNOWN + OTHER_STEP] = hand
    planes[OTHER_POSSIBLE + OTHER_STEP] = hand


@inlined
def see_sides(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What each side has won, and its marks."""
    for count in range(t[tables.SIDES]):
        side, place = side_from(t, seat, count), SIDE_STEP * count
        pile, marks = deal[PILES + side], deal[MARKS + side]
        planes[SIDE_PILE + place] = pile
        planes[SIDE_POINTS + place] = steps(deal[POINTS + side], MOST_POINTS)
        planes[SIDE_FIGURES + place] = steps(popcount(pile & t[tables.FIGURES]), MOST_FIGURES)
        planes[SIDE_MARKS + place] = steps(marks, LONG)
        planes[SIDE_MISSING + place] = steps(t[tables.TARGET] - marks, LONG)


@inlined
def see_heaps(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """How many cards lie beneath each that is open, or that has just been played."""
    for count in range(t[tables.PLAYERS]):
        other, place = seat_after(t, seat, count), HEAP_STEP * count
        for heap in range(HEAPS_EACH):
            top = deal[TOPS + other] >> CARD_BITS * heap & CARD_MASK
            covered = deal[COVERED + other] >> COUNT_BITS * heap & COUNT_MASK
            if top:
                for depth in range(covered):
                    planes[HEAP_BENEATH + place + depth] |= 1 << top - 1
            elif deal[PLAYED + other] & deal[TABLE]:
                planes[HEAP_UNCOVERED + place] |= steps(covered, BENEATH)


@inlined
def see_moment(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """Where the deal stands."""
    if deal[TURN] != NOBODY:
        planes[AT_PHASE] = 1 << deal[PHASE] - CUTTING
        planes[AT_TURN] = seen_from(t, seat, deal[TURN])
    planes[AT_DEALER] = seen_from(t, seat, deal[DEALER])
    planes[AT_FOREHAND] = seen_from(t, seat, deal[FOREHAND])
    planes[AT_LEADER] = seen_from(t, seat, deal[LEADER])
    if deal[LYING]:
        planes[AT_WINNING] = seen_from(t, seat, deal[WINNING])
    planes[AT_BEST] = deal[BEST]
    planes[AT_TRICK] = steps(deal[TRICK], MOST_TRICKS)
    planes[AT_LYING] = steps(deal[LYING], t[tables.PLAYERS])
    planes[AT_SPOKEN] = steps(deal[SPOKEN], t[tables.PLAYERS])
    if deal[SIGN]:
        planes[AT_SIGN] = 1 << deal[SIGN] - 1


@inlined
def see_standing(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """How the party stands."""
    see_slate(t, deal, seat, planes)
    for side in range(t[tables.SIDES]):
        if deal[OUT] == side_from(t, seat, side):
            planes[AT_OUT] = 1 << side
    for count in range(t[tables.PLAYERS]):
        past = deal[PAST + seat_after(t, seat, count)]
        planes[AT_PAST] |= steps(past, SLATE_STEPS) << SLATE_STEPS * count
    planes[AT_OPENED] = steps(deal[OPENED], SHORT)
    planes[AT_DEALS] = steps(deal[DEALS], SHORT)
    planes[AT_FINISHED] = steps(deal[FINISHED], SHORT)


@inlined
def see_slate(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """Partien of each side from each other; fields of sides that do not play stay empty."""
    place = 0
    for winner in range(SIDES):
        for further in range(1, SIDES):
            loser = within(winner + further, SIDES)
            if winner < t[tables.SIDES] and loser < t[tables.SIDES]:
                row = SLATE + SIDES * side_from(t, seat, winner)
                partien = deal[row + side_from(t, seat, loser)]
                planes[AT_SLATE] |= steps(partien, SLATE_STEPS) << place
            place += SLATE_STEPS
