"""A readable table in the kernel's form, complete or as one seat sees it."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ridotto.cards import BACK, Card
from ridotto.games.guimbarde import acts
from ridotto.games.guimbarde.deal_end import most_tricks
from ridotto.games.guimbarde.marriages import table_marriages
from ridotto.games.guimbarde.pack import SUIT_LETTERS
from ridotto.games.guimbarde.state import (
    Comparing,
    Cutting,
    Guimbarde,
    Laying,
    Named,
    Naming,
    Opening,
    Phase,
    Playing,
)
from ridotto.games.guimbarde.trumps import winning
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.guimbarde import layout, tables
from ridotto.kernel.guimbarde.act_numbers import seat_in_turn
from ridotto.kernel.guimbarde.deal_start import IN_WORD
from ridotto.kernel.guimbarde.earlier_tricks import enter_past
from ridotto.kernel.guimbarde.numbering import NUMBER, word_of
from ridotto.table import Event, View

PHASES: Final[dict[type[Phase], int]] = {
    Cutting: layout.CUTTING,
    Opening: layout.OPENING,
    Naming: layout.NAMING,
    Comparing: layout.COMPARING,
    Laying: layout.LAYING,
    Playing: layout.PLAYING,
}
BEGINNINGS: Final = (acts.Shuffle, acts.SetUp)
"""The acts with which a deal begins."""


def enter(t: Tables, view: View[Guimbarde]) -> Deal:
    """A table at which somebody has to act; cards that the view does not show are left out."""
    table = view.table
    if type(table.phase) not in PHASES:
        raise ValueError("nobody has to act in a deal")
    slots = [0] * layout.SIZE
    for slot in layout.EMPTY:
        slots[slot] = NOBODY
    _enter_party(slots, table)
    _enter_opening(slots, table)
    _enter_cards(t, slots, table)
    _enter_trick(t, slots, table)
    enter_past(t, slots, _this_deal(view.seen))
    return np.array(slots, dtype=np.int64)


def _this_deal(seen: tuple[Event, ...]) -> tuple[Event, ...]:
    """What has been seen since the pack was shuffled or a position laid."""
    first = len(seen) - 1
    while first > 0 and type(seen[first]) not in BEGINNINGS:
        first -= 1
    return seen[first:]


def _enter_party(slots: list[int], table: Guimbarde) -> None:
    slots[layout.DEALER] = table.dealer
    slots[layout.DEALS] = table.party.deals
    slots[layout.BOXES : layout.PARTY] = table.boxes


def _enter_opening(slots: list[int], table: Guimbarde) -> None:
    """Phase and turn, the pack before the cut, what was named."""
    now, phase = table.deal, table.phase
    slots[layout.PHASE] = PHASES[type(phase)]
    slots[layout.TURN] = seat_in_turn(table)
    if isinstance(phase, Cutting):
        for place, card in enumerate(now.pack):
            if card != BACK:
                number = NUMBER[card] << IN_WORD * (place % IN_WORD)
                slots[layout.PACK + place // IN_WORD] |= number
    if isinstance(phase, Comparing):
        slots[layout.SPEAKERS] = sum(1 << seat for seat in phase.speakers[phase.turn :])
    if now.turned is not None:
        slots[layout.TURNED] = NUMBER[now.turned]
        slots[layout.TRUMPS] = SUIT_LETTERS.index(now.trumps)
    slots[layout.NAMED] = _lanes(now.named)
    slots[layout.TOLD] = _lanes(now.told)
    slots[layout.HIDDEN] = sum(1 << seat for seat in now.hidden)
    slots[layout.FONDS] = now.fonds


def _lanes(named: Sequence[Named]) -> int:
    return sum(one.number << layout.SEAT_BITS * one.seat for one in named)


def _enter_cards(t: Tables, slots: list[int], table: Guimbarde) -> None:
    """Hands, what was shown of them, and what a Point laid open says of the rest."""
    now = table.deal
    for seat, hand in enumerate(now.hands):
        slots[layout.HANDS + seat] = word_of(hand)
    for seat, shown in enumerate(now.shown):
        slots[layout.KNOWN + seat] = word_of(shown)
    if now.point is not None:
        suit = SUIT_LETTERS.index(now.point.cards[0][0])
        rest = int(t[tables.LANES + suit]) & ~word_of(now.point.cards)
        slots[layout.ABSENT + now.point.seat] = rest


def _enter_trick(t: Tables, slots: list[int], table: Guimbarde) -> None:
    """The trick on the table, and who has won how many before."""
    now = table.deal
    slots[layout.TRICK] = now.trick_number
    slots[layout.LYING] = len(now.trick)
    slots[layout.LEADER] = slots[layout.WINNER] = now.leader
    slots[layout.TRICKS] = sum(1 << layout.SEAT_BITS * trick.winner for trick in now.tricks)
    if now.trick:
        best, last = winning(now.trick, now.trumps), now.trick[-1].card
        slots[layout.TABLE] = word_of(played.card for played in now.trick)
        slots[layout.LED] = NUMBER[now.trick[0].card]
        slots[layout.BEST] = NUMBER[best.card]
        slots[layout.WINNER] = best.seat
        slots[layout.QUEEN] = _awaited_queen(t, last, led=len(now.trick) == 1)
        slots[layout.MARRIED] = sum(1 << n for n in table_marriages(table.rules, now.trick))
        slots[layout.FOU_PAID] = int(any(p.rule == "fou.wins" for _, p in now.paid_now))
    most = most_tricks(table) if now.tricks else None
    if most is not None:
        slots[layout.FIRST], slots[layout.MOST], tied = most
        slots[layout.TIED] = int(tied)


def _awaited_queen(t: Tables, card: Card, *, led: bool) -> int:
    return int(t[(tables.QUEEN_TO_LED if led else tables.QUEEN_TO_LATER) + NUMBER[card]])
