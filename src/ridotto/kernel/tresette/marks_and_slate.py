"""Marks and slate: what is laid, who is out, what is written (intro, r. II-VII)."""

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.tresette import tables
from ridotto.kernel.tresette.layout import (
    BY_ANNOUNCING,
    BY_CONTINUATION,
    BY_SEVENS,
    BY_SEVENS_BESIDES,
    ENDS_MARKS,
    FINISHED,
    LINES,
    MARKS,
    NOBODY,
    OPENED,
    OUT,
    PHASE,
    SHEET,
    SIDES,
    SLATE,
    STOPPED,
    WON,
)


@inlined
def may_mark(deal: Deal, side: int) -> bool:
    """With continuation the losers mark nothing more in this deal (r. VII)."""
    return bool(deal[OUT] == NOBODY or deal[OUT] == side)


@inlined
def write_one(deal: Deal, side: int, other: int, partien: int, line: int) -> None:
    """Write on the slate what a side has won of another."""
    deal[SLATE + SIDES * side + other] += partien
    deal[WON + side] += partien
    deal[WON + other] -= partien
    deal[SHEET + LINES * side + line] += partien


@compiled
def write_from_each(t: Tables, deal: Deal, side: int, partien: int, line: int) -> None:
    """Write on the slate what a side has won of every other."""
    for other in range(t[tables.SIDES]):
        if other != side:
            write_one(deal, side, other, partien, line)


@compiled
def win_partie(t: Tables, deal: Deal, side: int, line: int) -> None:
    """A side is out: double of those who have too few marks, but never by three Sevens (intro)."""
    limit = NOBODY if line == BY_SEVENS else t[tables.DOUBLE_LIMIT]
    for other in range(t[tables.SIDES]):
        if other != side:
            partien = 2 if deal[MARKS + other] <= limit else 1
            write_one(deal, side, other, partien, line)
    close_partie(t, deal, side)


@inlined
def close_partie(t: Tables, deal: Deal, side: int) -> None:
    """Marks are taken up; with continuation the winners carry theirs on (r. VII)."""
    carried = deal[MARKS + side] - t[tables.TARGET] if t[tables.CONTINUATION] else 0
    for other in range(t[tables.SIDES]):
        deal[MARKS + other] = 0
    deal[MARKS + side] = carried
    deal[FINISHED] += 1
    deal[OUT] = side
    if not t[tables.CONTINUATION]:
        deal[PHASE] = STOPPED


@inlined
def lay(deal: Deal, side: int, marks: int, line: int) -> None:
    """Marks of one line, by a side that may."""
    deal[MARKS + side] += marks
    deal[SHEET + LINES * side + line] += marks


@compiled
def lay_item(t: Tables, deal: Deal, side: int, item: int, length: int) -> None:
    """An item that was announced; a side that is out by it wins at that moment (intro, r. II)."""
    later = tables.ITEM_ROWS if deal[OPENED] else 0
    row = later + tables.LENGTHS * item + length
    line = t[tables.ITEM_LINE + row]
    lays = may_mark(deal, side)
    # Sevens write a Partie for losers too, who mark nothing any more.
    if t[tables.ITEM_PARTIE + row] or (line == ENDS_MARKS and not lays):
        write_from_each(t, deal, side, 1, BY_SEVENS_BESIDES)
    if not lays:
        return
    lay(deal, side, t[tables.ITEM_MARKS + row], line)
    while deal[MARKS + side] >= t[tables.TARGET]:
        why = BY_ANNOUNCING if deal[OUT] == NOBODY else BY_CONTINUATION
        win_partie(t, deal, side, BY_SEVENS if line == ENDS_MARKS else why)
