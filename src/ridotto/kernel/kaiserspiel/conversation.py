"""Before the first card: imperials shown, the tournée, the Rummel told and named (r. VII, VIII)."""

from typing import Final

from ridotto.kernel.card_sets import WORD, popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.kaiserspiel import tables
from ridotto.kernel.kaiserspiel.layout import (
    BEST,
    BEST_BY,
    BY_TOURNEE,
    DEALER,
    DEMANDABLE,
    DUE_SUIT,
    HANDS,
    IMPERIALS,
    KNOWN,
    LACKING,
    LEADER,
    NAMED,
    NAMED_CARDS,
    NAMING,
    PHASE,
    PLAYED,
    PLAYING,
    POINT_TOLD,
    RUMMEL,
    RUMMEL_TOLD,
    SAID,
    SHOWING,
    SHOWN,
    TOLD,
    TOURNEE,
    TOURNEES,
    TRUMP_SUIT,
    TRUMPS,
    TURN,
    TURNED,
    WINNER,
)
from ridotto.kernel.kaiserspiel.marks import mark
from ridotto.kernel.kaiserspiel.numbering import (
    EQUAL,
    GOOD,
    LANE,
    NAME,
    RANKS,
    SHOW,
    SHOW_CHOSEN,
    SUITS,
    TELL,
    WITHHOLD,
)

LANE_MASK: Final = (1 << RANKS) - 1


@inlined
def point_of(t: Tables, hand: int, suit: int) -> int:
    """The act that tells this suit of a hand, or 0."""
    point: int = t[tables.POINT + (hand >> LANE * suit & LANE_MASK)]
    return point


@inlined
def least_of(t: Tables, hand: int) -> int:
    """How many cards a suit of this hand needs to be the Rummel (Begriff, Marquiren)."""
    least: int = t[tables.LEAST]
    for suit in range(SUITS if t[tables.LONGEST] else 0):
        least = max(least, popcount(hand >> LANE * suit & LANE_MASK))
    return least


@inlined
def rummel_of(t: Tables, hand: int, suit: int, least: int) -> int:
    """The act that tells this suit of a hand, or 0 where it is too short."""
    enough = popcount(hand >> LANE * suit & LANE_MASK) >= least
    return point_of(t, hand, suit) if enough else 0


# Imperials -----------------------------------------------------------------------------------


@inlined
def may_show(t: Tables, deal: Deal) -> int:
    """The second word of acts: imperials after the last one chosen, and to lay them open."""
    hand = deal[HANDS + deal[TURN]]
    # A tournée needs the turned card; in the hand nothing is needed.
    needed = deal[TURNED] if deal[PHASE] == TOURNEE else 0
    found = 0
    for number in range(tables.SETS):
        cards = t[tables.IMPERIALS + number]
        if cards & ~(hand | needed) == 0 and cards & needed == needed:
            found |= 1 << number
    # What comes before the last one chosen was passed over.
    passed = deal[SHOWING]
    passed |= passed >> 1
    passed |= passed >> 2
    passed |= passed >> 4
    passed |= passed >> 8
    words: int = (found & ~passed) << SHOW - WORD | 1 << SHOW_CHOSEN - WORD
    return words


@compiled
def show(t: Tables, deal: Deal) -> None:
    """The chosen imperials are laid open and marked, unless one of them ends the Partie."""
    seat, shown, tournee = deal[TURN], deal[SHOWING], deal[PHASE] == TOURNEE
    deal[(TOURNEES if tournee else SHOWN) + seat] = shown
    deal[SHOWING] = 0
    after_show(t, deal)
    for number in range(tables.SETS):
        if shown >> number & 1 and deal[WINNER] == NOBODY:
            deal[KNOWN + seat] |= t[tables.IMPERIALS + number] & deal[HANDS + seat]
            line = t[tables.IMPERIAL_LINE + tables.SETS * deal[TRUMP_SUIT] + number]
            mark(t, deal, seat, BY_TOURNEE if tournee else line)


@inlined
def after_show(t: Tables, deal: Deal) -> None:
    """The next to show, the tournée where it counts, the Rummel."""
    if deal[TURN] != deal[DEALER]:
        deal[TURN] = t[tables.NEXT + deal[TURN]]
        return
    first = t[tables.TOURNEE + deal[DEALER]]
    if deal[PHASE] == IMPERIALS and first != NOBODY:
        deal[PHASE] = TOURNEE
        deal[TURN] = first
    else:
        deal[PHASE] = RUMMEL_TOLD
        deal[TURN] = deal[LEADER]


# The Rummel ----------------------------------------------------------------------------------


@inlined
def may_tell(t: Tables, deal: Deal) -> tuple[int, int, int]:
    """The words of acts after the first: what can be said, and the points that can be told."""
    hand, best = deal[HANDS + deal[TURN]], deal[BEST]
    words = 1 << (GOOD if best else WITHHOLD) - WORD
    low, high = 0, 0
    least = least_of(t, hand)
    for suit in range(SUITS):
        point = rummel_of(t, hand, suit, least)
        if point > best:
            bit = 1 << point % WORD
            low |= bit if point < TELL + WORD else 0
            high |= bit if point >= TELL + WORD else 0
        elif point and point == best:
            words |= 1 << EQUAL - WORD
    return words, low, high


@inlined
def say(t: Tables, deal: Deal, number: int) -> None:
    """What somebody says of the Rummel; the first of equal ones keeps it (r. XIX)."""
    seat = deal[TURN]
    deal[SAID + seat] = number
    if number >= TELL:
        deal[TOLD + seat] = number
        deal[BEST] = number
        deal[BEST_BY] = seat
    elif number == EQUAL:
        deal[TOLD + seat] = deal[BEST]
    if seat != deal[DEALER]:
        deal[TURN] = t[tables.NEXT + seat]
    elif deal[BEST_BY] != NOBODY:
        deal[PHASE] = NAMING
        deal[TURN] = deal[BEST_BY]
    else:
        start_play(t, deal)


@inlined
def may_name(t: Tables, deal: Deal) -> int:
    """The second word of acts: the suits that count what was told."""
    hand, names = deal[HANDS + deal[TURN]], 0
    least = least_of(t, hand)
    for suit in range(SUITS):
        names |= (rummel_of(t, hand, suit, least) == deal[BEST]) << suit
    return names << NAME - WORD


@inlined
def name(t: Tables, deal: Deal, suit: int) -> None:
    """The winner marks four, whatever the number of cards (Marquiren)."""
    seat = deal[TURN]
    deal[NAMED] = suit
    deal[NAMED_CARDS] = popcount(deal[HANDS + seat] & t[tables.LANES + suit])
    deal[DEMANDABLE] = seat
    start_play(t, deal)
    mark(t, deal, seat, POINT_TOLD)


@inlined
def start_play(t: Tables, deal: Deal) -> None:
    """Elder leads; with three a trump, if he has one (Begriff)."""
    deal[PHASE] = PLAYING
    deal[TURN] = deal[LEADER]
    deal[DUE_SUIT] = deal[TRUMPS] if t[tables.TRUMP_LEAD] else 0


@compiled
def show_rummel(t: Tables, deal: Deal) -> None:
    """The Rummel's cards are shown, played ones included: of that suit there are no others."""
    seat = deal[DEMANDABLE]
    suit = t[tables.LANES + deal[NAMED]]
    held = deal[HANDS + seat] & suit
    deal[RUMMEL] = held | deal[PLAYED + seat] & suit
    deal[KNOWN + seat] |= held
    deal[LACKING + seat] |= suit & ~deal[RUMMEL]
    deal[DEMANDABLE] = NOBODY
