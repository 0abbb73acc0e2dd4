"""The fonds at the end of a deal, the end of the sitting, and what everybody has won (text)."""

from typing import Final

from ridotto.kernel.compiled import compiled
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.guimbarde import tables
from ridotto.kernel.guimbarde.layout import (
    AWARD,
    AWARD_BY,
    BOXES,
    DEALER,
    DEALS,
    DRAWN,
    DRAWN_BY,
    FIRST,
    FONDS,
    LINE_RULES,
    LINES,
    MOST,
    PARTY,
    POINT,
    REST,
    REST_TO,
    SHARE,
    STAKED,
)
from ridotto.kernel.guimbarde.payments import lane
from ridotto.kernel.guimbarde.seat_order import after

BOX_COUNT: Final = PARTY - BOXES
LINE_COUNT: Final = len(LINE_RULES)


@compiled
def finish(t: Tables, deal: Deal) -> None:
    """The fonds go to most tricks; after the last deal of the sitting the boxes are shared."""
    contested = t[tables.FONDS_ALWAYS] or deal[FONDS] > 0
    if contested and deal[MOST] >= t[tables.LEAST_TRICKS]:
        won = deal[FONDS] if t[tables.FONDS_ONLY] else deal[BOXES + POINT]
        deal[AWARD_BY] = deal[FIRST]
        deal[AWARD] = won
        deal[BOXES + POINT] -= won
    if deal[DEALS] + 1 >= t[tables.SITTING]:
        share_boxes(t, deal)


@compiled
def share_boxes(t: Tables, deal: Deal) -> None:
    """Equal parts and the odd rest to the last forehand, or where agreed all to one."""
    left = 0
    for box in range(BOX_COUNT):
        left += deal[BOXES + box]
        deal[BOXES + box] = 0
    if t[tables.LAST_WINNER] and deal[MOST] > 0:
        deal[REST] = left
        deal[REST_TO] = deal[FIRST]
    else:
        deal[SHARE] = left // t[tables.PLAYERS]
        deal[REST] = left % t[tables.PLAYERS]
        deal[REST_TO] = after(t, deal[DEALER])


@compiled
def players(t: Tables) -> int:
    """How many people sit at the table."""
    number: int = t[tables.PLAYERS]
    return number


@compiled
def gain(t: Tables, deal: Deal, seat: int) -> int:
    """What the deal has brought a seat so far: lines, boxes drawn and shares, less the stakes."""
    if seat >= t[tables.PLAYERS]:
        return 0
    played = 0
    for line in range(LINE_COUNT):
        played += deal[LINES + line]
    won: int = lane(played, seat) - t[tables.STAKE] * deal[STAKED] + deal[SHARE]
    won -= t[tables.FONDS] if deal[FONDS] else 0
    for box in range(BOX_COUNT):
        won += deal[DRAWN + box] if deal[DRAWN_BY + box] == seat else 0
    won += deal[AWARD] if deal[AWARD_BY] == seat else 0
    won += deal[REST] if deal[REST_TO] == seat else 0
    return won


@compiled
def advance(t: Tables, deal: Deal) -> bool:
    """The deal goes on to the right; True if a new sitting begins, with the next dealer."""
    deal[DEALER] = after(t, deal[DEALER])
    deal[DEALS] += 1
    if deal[DEALS] < t[tables.SITTING]:
        return False
    deal[DEALS] = 0
    return True
