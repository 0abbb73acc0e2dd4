"""Marks and slate: what is laid, who is out, what is written (intro, r. II-VII).

A ledger is all that a deal is scored from. ``follow_ledger`` says what happens to it next and
``fold_ledger`` books it: the table does that step by step, and the referee does it over again
from the deal's beginning when a claim is upheld.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from ridotto.games.tresette.count import Tally
from ridotto.games.tresette.rules import DoubleCheck, GreatResults, Rules
from ridotto.table import Event, Public, ScoreLine, Seat

Slate = tuple[tuple[int, ...], ...]

NOTHING_MORE: Final = "continuation.losers"


class Due(msgspec.Struct, frozen=True):
    """Something to be laid: a line, perhaps with a Partie for the slate; or a whole count."""

    line: ScoreLine | None = None
    partie: bool = False
    tally: Tally | None = None
    seat: Seat | None = None
    item: str = ""
    since: int = 0
    """Tricks played when the cards it was announced of were taken up."""
    written: bool = False
    """Its Partie stands on the slate already."""


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """Marks by side, and ``slate[winner][loser]``: the Partien one side has won of another."""

    marks: tuple[int, ...]
    slate: Slate
    played: int = 0
    """Partien brought to an end since partners were drawn."""
    opened: int = 0
    """Deals already dealt in the running Partie."""
    out: int | None = None
    """The side that has won the Partie in this deal."""
    over: bool = False
    """Nothing more is to be played in this deal."""
    first: int | None = None
    """Who reached the target first at the count."""
    judged: tuple[int, ...] = ()
    """The marks by which doubling is judged at the count."""
    due: tuple[Due, ...] = ()
    lines: tuple[ScoreLine, ...] = ()
    great: "GreatMade | None" = None
    """The great result of this deal."""


class Laid(Event, frozen=True):
    """Marks laid for an announcement or a fault (intro)."""

    line: Public[ScoreLine]


class SlateWritten(Event, frozen=True):
    """A Partie on the slate besides the marks, for three Sevens (intro)."""

    side: Public[int]
    partien: Public[tuple[int, ...]]
    rule: Public[str]


class Counted(Event, frozen=True):
    """The points of the tricks are laid; ``first`` reached the target first (intro, r. II)."""

    lines: Public[tuple[ScoreLine, ...]]
    first: Public[int | None]
    judged: Public[tuple[int, ...]]


class PartieWon(Event, frozen=True):
    """A side is out: the Partien it wins of each other, and the marks all go on with."""

    side: Public[int]
    partien: Public[tuple[int, ...]]
    marks: Public[tuple[int, ...]]
    rule: Public[str]


class GreatMade(Event, frozen=True):
    """Gallata, Stramazette and their like (r. III-VI)."""

    side: Public[int]
    partien: Public[tuple[int, ...]]
    rule: Public[str]
    ends: Public[bool]


LedgerEvent = Laid | SlateWritten | Counted | PartieWon | GreatMade


def new_ledger(sides: int) -> Ledger:
    """Nothing laid, nothing written."""
    return Ledger(marks=(0,) * sides, slate=((0,) * sides,) * sides)


def follow_ledger(rules: Rules, ledger: Ledger) -> LedgerEvent | None:
    """A Partie that is won, else the next thing due."""
    won = partie_won(rules, ledger)
    if won is not None:
        return won
    if not ledger.due:
        return None
    due = ledger.due[0]
    if due.tally is not None:
        return _follow_tally(rules, ledger, due)
    assert due.line is not None
    side = due.line.side
    if _wins_besides(ledger, due) and not due.written:
        return SlateWritten(side, from_each(ledger, side, 1), "sevens.partie")
    return Laid(_as_laid(ledger, due.line))


def _wins_besides(ledger: Ledger, due: Due) -> bool:
    """Sevens write a Partie besides their marks; for losers too, who mark nothing any more."""
    assert due.line is not None
    lost = not may_mark(ledger, due.line.side)
    return due.partie or (lost and due.line.rule == "sevens.ends")


def may_mark(ledger: Ledger, side: int) -> bool:
    """With continuation the losers mark nothing more in this deal (r. VII)."""
    return ledger.out in (None, side)


def _as_laid(ledger: Ledger, line: ScoreLine) -> ScoreLine:
    if may_mark(ledger, line.side):
        return line
    return ScoreLine(line.side, NOTHING_MORE, 0, line.cards, line.note, line.said)


def _follow_tally(rules: Rules, ledger: Ledger, due: Due) -> GreatMade | Counted:
    """A great result in place of the count, or besides it; then the points (r. III-VI)."""
    tally = due.tally
    assert tally is not None
    if tally.great is not None and not due.written:
        great = tally.great
        ends = rules.great_results is GreatResults.END_PARTIE
        partien = from_each(ledger, great.side, great.partien)
        return GreatMade(great.side, partien, great.rule, ends)
    lines = tuple(line for line in tally.lines if may_mark(ledger, line.side))
    return _counted(rules, ledger, tally, lines)


def _counted(rules: Rules, ledger: Ledger, tally: Tally, lines: tuple[ScoreLine, ...]) -> Counted:
    """Who gets there first counts his tricks in the order they were won (r. II)."""
    sides = range(len(ledger.marks))
    reached = {
        side: moment
        for side in sides
        if may_mark(ledger, side)
        and (moment := _moment(rules, ledger.marks[side], tally.running[side])) is not None
    }
    first = min(reached, key=lambda side: reached[side]) if reached else None
    judged = add_lines(ledger.marks, lines)
    if first is not None and rules.double_check is DoubleCheck.AT_MOMENT:
        moment = reached[first]
        judged = tuple(
            ledger.marks[s] + (tally.running[s][moment] if may_mark(ledger, s) else 0)
            for s in sides
        )
    return Counted(lines, first, judged)


def _moment(rules: Rules, marks: int, running: Sequence[int]) -> int | None:
    """The trick after which this number of marks is enough."""
    return next((n for n, points in enumerate(running) if marks + points >= rules.target), None)


def partie_won(rules: Rules, ledger: Ledger) -> PartieWon | None:
    """The side first reaching the target wins; double if the others are not past half (intro)."""
    full = [side for side, marks in enumerate(ledger.marks) if marks >= rules.target]
    if not full:
        return None
    side = full[0] if ledger.first is None else ledger.first
    judged = ledger.judged or ledger.marks
    partien = tuple(
        0 if other == side else 1 + _doubled(rules, ledger, judged[other])
        for other in range(len(judged))
    )
    carried = ledger.marks[side] - rules.target if rules.continuation else 0
    marks = tuple(carried if other == side else 0 for other in range(len(judged)))
    return PartieWon(side, partien, marks, _why(ledger, len(full)))


def _doubled(rules: Rules, ledger: Ledger, marks: int) -> int:
    """Twenty-one to ten is double, to eleven not; by three Sevens it never is (intro)."""
    return int(marks <= rules.double_limit and not _by_sevens(ledger))


def _by_sevens(ledger: Ledger) -> bool:
    return bool(ledger.lines) and ledger.lines[-1].rule == "sevens.ends"


def _why(ledger: Ledger, full: int) -> str:
    if _by_sevens(ledger):
        return "sevens.ends"
    if ledger.out is not None:
        return "continuation.again"
    if ledger.first is None:
        return "partie.announced"
    return "partie.first-points" if full > 1 else "partie.count"


def from_each(ledger: Ledger, side: int, partien: int) -> tuple[int, ...]:
    """What a side wins if every other side gives it that many Partien."""
    return tuple(0 if other == side else partien for other in range(len(ledger.marks)))


def add_lines(marks: tuple[int, ...], lines: Sequence[ScoreLine]) -> tuple[int, ...]:
    """The marks with these lines laid."""
    laid = list(marks)
    for line in lines:
        laid[line.side] += line.points
    return tuple(laid)


def write(slate: Slate, side: int, partien: tuple[int, ...]) -> Slate:
    """The slate with what a side has won of each other."""
    row = tuple(had + more for had, more in zip(slate[side], partien, strict=True))
    return (*slate[:side], row, *slate[side + 1 :])


def fold_ledger(ledger: Ledger, event: LedgerEvent, *, continuation: bool) -> Ledger:
    """The ledger after one of its events."""
    change = msgspec.structs.replace
    match event:
        case Laid(line=line):
            marks, lines = add_lines(ledger.marks, (line,)), (*ledger.lines, line)
            return change(ledger, marks=marks, lines=lines, due=ledger.due[1:])
        case SlateWritten(side=side, partien=partien):
            due = (change(ledger.due[0], written=True), *ledger.due[1:])
            return change(ledger, slate=write(ledger.slate, side, partien), due=due)
        case Counted(lines=new, first=first, judged=judged):
            return change(
                ledger,
                marks=add_lines(ledger.marks, new),
                lines=(*ledger.lines, *new),
                first=first,
                judged=judged if first is not None else (),
                due=ledger.due[1:],
            )
        case PartieWon():
            return _fold_won(ledger, event, continuation=continuation)
        case GreatMade():
            return _fold_great(ledger, event)


def _fold_won(ledger: Ledger, event: PartieWon, *, continuation: bool) -> Ledger:
    """Without continuation the deal stops; with it the winners carry on (r. VII)."""
    return msgspec.structs.replace(
        ledger,
        marks=event.marks,
        slate=write(ledger.slate, event.side, event.partien),
        played=ledger.played + 1,
        out=event.side,
        over=not continuation,
        first=None,
        judged=(),
        due=ledger.due if continuation else (),
    )


def _fold_great(ledger: Ledger, event: GreatMade) -> Ledger:
    """It ends the Partie and all marks are taken up, or it only goes on the slate."""
    slate = write(ledger.slate, event.side, event.partien)
    if not event.ends:
        due = (msgspec.structs.replace(ledger.due[0], written=True), *ledger.due[1:])
        return msgspec.structs.replace(ledger, slate=slate, due=due, great=event)
    return msgspec.structs.replace(
        ledger,
        slate=slate,
        great=event,
        marks=(0,) * len(ledger.marks),
        played=ledger.played + 1,
        out=event.side,
        over=True,
        due=(),
    )


def close(ledger: Ledger) -> Ledger:
    """The deal is over: what was won in it is done with."""
    opened = 0 if ledger.out is not None else ledger.opened + 1
    return msgspec.structs.replace(
        ledger, opened=opened, out=None, over=False, first=None, judged=(), due=()
    )


def fresh_page(ledger: Ledger) -> Ledger:
    """The ledger with nothing written for this deal yet."""
    return msgspec.structs.replace(ledger, lines=(), great=None)


def reckon(rules: Rules, start: Ledger, story: Sequence[Due]) -> Ledger:
    """The ledger after all that came up in a deal, from its beginning."""
    ledger = fresh_page(start)
    for due in story:
        if ledger.over:
            break
        ledger = msgspec.structs.replace(ledger, due=(due,))
        while (event := follow_ledger(rules, ledger)) is not None:
            ledger = fold_ledger(ledger, event, continuation=rules.continuation)
    return ledger
