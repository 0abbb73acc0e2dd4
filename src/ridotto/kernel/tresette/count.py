"""The count, who is out by it, and the great results (intro, r. II-VI); the next deal."""

from ridotto.kernel.card_sets import popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.tresette import tables
from ridotto.kernel.tresette.deal_start import next_seat
from ridotto.kernel.tresette.layout import (
    ACES_LINE,
    BY_CONTINUATION,
    BY_COUNT,
    BY_FIRST_POINTS,
    COUNTING,
    DEALER,
    DEALS,
    FIGURES_LINE,
    FINISHED,
    GALLATA,
    GALLATON,
    LAST_LINE,
    LEADER,
    MARKS,
    MOMENT_BITS,
    MOMENT_MASK,
    MOMENTS,
    NOBODY,
    OPENED,
    OUT,
    PARTY,
    PAST,
    PHASE,
    PILES,
    POINTS,
    SIDES,
    SLATE,
    STOPPED,
    STRAMAZETTE,
    STRAMAZETTON,
    TAKEN,
    TALON,
    TRICK_BITS,
    TRICK_MASK,
    WON,
)
from ridotto.kernel.tresette.marks_and_slate import (
    close_partie,
    lay,
    may_mark,
    win_partie,
    write_from_each,
    write_one,
)
from ridotto.kernel.tresette.tricks import note_points, points_in


@inlined
def tricks_of(t: Tables, deal: Deal, side: int) -> int:
    """How many tricks a side has."""
    tricks = 0
    for seat in range(t[tables.PLAYERS]):
        if t[tables.SIDE + seat] == side:
            tricks += deal[TAKEN] >> TRICK_BITS * seat & TRICK_MASK
    return tricks


@inlined
def made_alone(t: Tables, deal: Deal, side: int, tricks: int) -> bool:
    """Has one player of a pair all its tricks (r. IV, VI)?"""
    if not t[tables.IN_PAIRS]:
        return False
    first = deal[TAKEN] >> TRICK_BITS * side & TRICK_MASK
    return bool(first == 0 or first == tricks)


@compiled
def great_result(t: Tables, deal: Deal, side: int) -> int:
    """The kind of line of a side's great result, or ``NOBODY`` (r. III-VI)."""
    tricks = tricks_of(t, deal, side)
    lost = t[tables.TRICKS] - tricks
    alone = made_alone(t, deal, side, tricks)
    if tricks == 0 or lost > t[tables.LOST_TRICKS]:
        return NOBODY
    if lost == 0:
        return GALLATON if alone else GALLATA
    if t[tables.SIDE + deal[LEADER]] != side and not t[tables.LOST_LAST]:
        return NOBODY
    for other in range(t[tables.SIDES]):
        if other != side and deal[POINTS + other]:
            return NOBODY
    return STRAMAZETTON if alone else STRAMAZETTE


@compiled
def finish(t: Tables, deal: Deal) -> None:
    """A great result, then the points, unless a side was out already or is so by it."""
    if deal[PHASE] != COUNTING:
        return
    for side in range(t[tables.SIDES]):
        great = great_result(t, deal, side)
        if great != NOBODY:
            write_from_each(t, deal, side, t[tables.GREAT + great - GALLATA], great)
            if t[tables.GREAT_ENDS]:
                end_by_great(t, deal, side)
                return
    count_points(t, deal)
    deal[PHASE] = STOPPED


@inlined
def end_by_great(t: Tables, deal: Deal, side: int) -> None:
    """The running Partie is over, and both sides begin at nothing (r. III-VI)."""
    close_partie(t, deal, side)
    deal[MARKS + side] = 0
    deal[PHASE] = STOPPED


@compiled
def count_points(t: Tables, deal: Deal) -> None:
    """Figures in threes, aces and the last trick are laid; whoever is out first wins (r. II)."""
    last = t[tables.SIDE + deal[LEADER]]
    deal[PILES + last] |= deal[TALON] & t[tables.TALON_WON]
    note_points(deal, last, points_in(t, deal[PILES + last]) + t[tables.LAST_POINT])
    first, moment = first_out(t, deal)
    full = 0
    for side in range(t[tables.SIDES]):
        if may_mark(deal, side):
            lay_count(t, deal, side, last)
            full += int(deal[MARKS + side] >= t[tables.TARGET])
    if first == NOBODY:
        return
    why = BY_FIRST_POINTS if full > 1 else BY_COUNT
    win_by_count(t, deal, first, moment, why if deal[OUT] == NOBODY else BY_CONTINUATION)
    while deal[MARKS + first] >= t[tables.TARGET]:
        win_partie(t, deal, first, BY_CONTINUATION)


@inlined
def lay_count(t: Tables, deal: Deal, side: int, last: int) -> None:
    """A side's points, line by line (intro)."""
    pile = deal[PILES + side]
    figures, aces = popcount(pile & t[tables.FIGURES]), popcount(pile & t[tables.ACES])
    lay(deal, side, t[tables.FIGURE_POINTS + figures], FIGURES_LINE)
    lay(deal, side, t[tables.ACE_POINTS + aces], ACES_LINE)
    if side == last:
        lay(deal, side, t[tables.LAST_POINT], LAST_LINE)


@inlined
def first_out(t: Tables, deal: Deal) -> tuple[int, int]:
    """Who has enough first, counting tricks in the order they were won, and with which (r. II)."""
    first, soonest = NOBODY, t[tables.TRICKS] + 1
    for side in range(t[tables.SIDES]):
        missing = t[tables.TARGET] - deal[MARKS + side]
        if may_mark(deal, side) and deal[POINTS + side] >= missing:
            moment = deal[MOMENTS + side] >> MOMENT_BITS * (missing - 1) & MOMENT_MASK
            if moment < soonest:
                first, soonest = side, moment
    return first, soonest


@inlined
def points_by(deal: Deal, side: int, moment: int) -> int:
    """How many points a side had with a trick."""
    points = 0
    for point in range(deal[POINTS + side]):
        points += int(deal[MOMENTS + side] >> MOMENT_BITS * point & MOMENT_MASK <= moment)
    return points


@inlined
def win_by_count(t: Tables, deal: Deal, side: int, moment: int, line: int) -> None:
    """Double of those who have too few, in the end or when the winners had enough (intro)."""
    for other in range(t[tables.SIDES]):
        if other != side:
            marks = deal[MARKS + other]
            if t[tables.AT_MOMENT] and may_mark(deal, other):
                marks -= deal[POINTS + other] - points_by(deal, other, moment)
            partien = 2 if marks <= t[tables.DOUBLE_LIMIT] else 1
            write_one(deal, side, other, partien, line)
    close_partie(t, deal, side)


@inlined
def players(t: Tables) -> int:
    """How many people sit at the table."""
    number: int = t[tables.PLAYERS]
    return number


@inlined
def gain(t: Tables, deal: Deal, seat: int) -> int:
    """What the Partien of this deal are worth: each loser pays one winner (r. VIII)."""
    worth: int = t[tables.STAKE] * deal[WON + t[tables.SIDE + seat]]
    return worth


@compiled
def advance(t: Tables, deal: Deal) -> bool:
    """The next dealer; True if the sitting ends, or these partners' part of it (intro).

    Then nothing is laid and nothing written. Who deals first is a matter of lots: here, the next.
    """
    deal[DEALER] = next_seat(t, deal[DEALER])
    deal[DEALS] += 1
    deal[OPENED] = deal[OPENED] + 1 if deal[OUT] == NOBODY else 0
    redraw = t[tables.REDRAW]
    if not sitting_over(t, deal) and (redraw == 0 or deal[FINISHED] < redraw):
        return False
    for slot in range(DEALER + 1, PARTY):
        deal[slot] = 0
    return True


@inlined
def sitting_over(t: Tables, deal: Deal) -> bool:
    """Whether the agreed number of deals is dealt, or of Partien on somebody's slate (Decision)."""
    if t[tables.DEALS]:
        return bool(deal[DEALS] >= t[tables.DEALS])
    for seat in range(t[tables.PLAYERS]):
        row = SLATE + SIDES * t[tables.SIDE + seat]
        for other in range(t[tables.SIDES]):
            if deal[PAST + seat] + deal[row + other] >= t[tables.PARTIEN]:
                return True
    return False
