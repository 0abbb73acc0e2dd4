"""Versicole declared too late: challenged, their mark is struck and its resti go back (Dr. 10)."""

from typing import NamedTuple

import msgspec

from ridotto.games.minchiate.marks import pay, pay_back, pay_side
from ridotto.games.minchiate.rules import Marking
from ridotto.games.minchiate.state import Declared, Minchiate
from ridotto.table import Payment, ScoreLine, Seat


class Sheet(NamedTuple):
    """The marks as they would stand: the lead, and the resti paid to each side on the way."""

    lead: int
    resti: tuple[int, int]
    payments: tuple[Payment, ...]
    """What brings the resti there."""


def late_declarations(state: Minchiate, seat: Seat) -> tuple[Declared, ...]:
    """What this person declared too late and still has marked."""
    declared = state.deal.declared
    return tuple(d for d in declared if d.seat == seat and d.late and not d.struck)


def without_late(state: Minchiate, seat: Seat) -> Sheet:
    """The sheet as if this person had declared nothing too late: every mark made once more."""
    deal, resto = state.deal, state.rules.marks.resto
    struck = [
        _line(state, d) for d in deal.declared if d.struck or d in late_declarations(state, seat)
    ]
    marked = sum(map(_signed, deal.lines))
    lead, resti = deal.lead - marked + resto * (deal.resti[0] - deal.resti[1]), [0, 0]
    in_turn = [_line(state, d) for d in deal.declared if d.in_turn]
    netted = state.rules.declare.marking is Marking.NETTED
    lines = [
        line
        for line in deal.lines
        if line.rule != "fault.late-declaration" and _key(line) not in struck
    ]
    for place, line in enumerate(lines):
        after = lines[place + 1 : place + 2]
        lead += _signed(line)
        netting = netted and bool(after) and _key(after[0]) in in_turn
        while abs(lead) >= resto and not netting:
            resti[int(lead < 0)] += 1
            lead += resto if lead < 0 else -resto
    paid = [back for side in (0, 1) for back in _settle(state, side, resti[side])]
    return Sheet(lead, (resti[0], resti[1]), tuple(paid))


def _settle(state: Minchiate, side: int, resti: int) -> tuple[Payment, ...]:
    more = resti - state.deal.resti[side]
    if more < 0:
        return pay_back(pay_side(state, side, -more, "fault.late-declaration"))
    return pay_side(state, side, more, "resto.due")


def _signed(line: ScoreLine) -> int:
    return line.points if line.side == 0 else -line.points


def _line(state: Minchiate, declared: Declared) -> tuple[int, str, tuple[str, ...]]:
    return state.side(declared.seat), "declare.mark", tuple(sorted(declared.cards))


def _key(line: ScoreLine) -> tuple[int, str, tuple[str, ...]]:
    return line.side, line.rule, tuple(sorted(line.cards))


def strike(state: Minchiate, seat: Seat, payments: tuple[Payment, ...]) -> Minchiate:
    """A versicola declared too late is lost for declaring; it still counts at the end.

    The sheet is brought back to where it would stand, with the struck mark on it; the lines that
    strike it follow at once.
    """
    side, late = state.side(seat), late_declarations(state, seat)
    sheet = without_late(state, seat)
    lines = tuple(ScoreLine(side, "fault.late-declaration", -d.points, d.cards) for d in late)
    declared = tuple(
        msgspec.structs.replace(d, struck=True) if d in late else d for d in state.deal.declared
    )
    state = state.with_deal(
        lead=sheet.lead - sum(map(_signed, lines)),
        resti=sheet.resti,
        due=(*lines, *state.deal.due),
        declared=declared,
    )
    return pay(state, payments)
