"""What differs between an act and another one, when the deal is played on after each of them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from ridotto.bots.explanations.subjects import Sheet, Subject
from ridotto.bots.learned.courses import Course, error_of, lines_in
from ridotto.cards import Card
from ridotto.table import Action, ScoreLine, Seat
from ridotto.table.acts import Play

DOUBT: Final = 1.5
"""How many standard errors are taken off a difference before it counts."""
NAMED: Final = 4
"""The most cards that are named."""


class SeatOfPlayer(NamedTuple):
    """Who asks."""

    seat: Seat
    sides: tuple[int, ...]

    def ours(self, seat: Seat) -> bool:
        """Does this seat play on the asker's side?"""
        return self.sides[seat] == self.sides[self.seat]


class Difference(NamedTuple):
    """How much more an act scores than another under one subject, over all worlds."""

    subject: Subject
    mean: float
    """In the game's points."""
    error: float
    """Its standard error, as far as the worlds tell."""
    won: float
    """The part of it that our side has more; the rest is what the others have less."""
    often: float
    """In which share of the worlds it is better under this subject."""
    rarely: float
    """And in which it is worse."""
    cards: tuple[Card, ...]
    """The cards that these lines rest on, with the act and not with the other; or the reverse,
    where the others have them."""
    rule: str
    sure: bool
    """It follows from the act at once, however the cards lie."""
    at_once: bool
    """It follows from the act at once; with the other act it may come later."""

    @property
    def gain(self) -> bool:
        """Do we win it, rather than keep it from the others?"""
        return self.won * 2 >= self.mean

    @property
    def weighed(self) -> float:
        """In points that can be compared."""
        return self.mean * self.subject.weight

    @property
    def surely(self) -> float:
        """The part of the difference about which there is little doubt."""
        return max(0.0, self.mean - DOUBT * self.error) * self.subject.weight


def differences(
    sheet: Sheet, chair: SeatOfPlayer, these: Sequence[Course], those: Sequence[Course]
) -> list[Difference]:
    """How courses after one act differ from those after another, most important first."""
    written = {line.rule for course in (*these, *those) for line in course.marked}
    entries = [[_entries(course, written) for course in some] for some in (these, those)]
    subjects = {sheet.subject(line) for some in entries for one in some for line in one}
    weights = [course.weight for course in these]
    found = [
        _difference(sheet, chair, subject, entries, weights, (these, those))
        for subject in subjects
        if subject.weight
    ]
    return sorted(found, key=lambda one: (-one.weighed, one.subject.name))


def _entries(course: Course, written: set[str]) -> list[ScoreLine]:
    """The lines of a course; those without cards where the readable game writes none."""
    rest = (
        ScoreLine(who, rule, points)
        for (who, rule), points in course.lines.items()
        if rule.partition(" ")[0] not in written
    )
    return [*course.marked, *rest]


def _difference(
    sheet: Sheet, chair: SeatOfPlayer, subject: Subject, entries: list[list[list[ScoreLine]]],
    weights: Sequence[float], courses: tuple[Sequence[Course], Sequence[Course]],
) -> Difference:  # fmt: skip
    about = [
        [[line for line in one if sheet.subject(line) == subject] for one in some]
        for some in entries
    ]
    mine, theirs = (
        [
            _sum(sheet, chair, a, won) - _sum(sheet, chair, b, won)
            for a, b in zip(*about, strict=True)
        ]
        for won in (True, False)
    )
    both = [a + b for a, b in zip(mine, theirs, strict=True)]
    total = sum(weights)
    gain = sum(w * n for w, n in zip(weights, mine, strict=True)) / total
    mean = sum(w * n for w, n in zip(weights, both, strict=True)) / total
    cards, rule = _cards(chair, about, weights, ours=2 * gain >= mean)
    if subject.together:
        cards = _of_one_line(cards, about)
    decisive = courses[0] if 2 * gain >= mean else courses[1]
    at_once = all(_at_once(sheet, subject, one) for one in decisive)
    return Difference(
        subject, mean, error_of(both, weights), gain,
        often=sum(w for w, n in zip(weights, both, strict=True) if n > 0) / total,
        rarely=sum(w for w, n in zip(weights, both, strict=True) if n < 0) / total,
        cards=cards, rule=rule,
        sure=at_once and min(both, default=0) > 0, at_once=at_once,
    )  # fmt: skip


def _sum(sheet: Sheet, chair: SeatOfPlayer, lines: Iterable[ScoreLine], won: bool) -> float:
    """What our side has by these lines, or what is lost by them (below nothing)."""
    if sheet.payments:
        mine = sum(line.points for line in lines if line.side == chair.sides[chair.seat])
        return max(mine, 0) if won else min(mine, 0)
    ours = chair.sides[chair.seat]
    others = len(set(chair.sides)) - 1
    if won:
        return sum(line.points for line in lines if line.side == ours)
    return -sum(line.points for line in lines if line.side != ours) / max(1, others)


def _at_once(sheet: Sheet, subject: Subject, course: Course) -> bool:
    """Is such a line written or paid by the act itself, before anybody else does anything?"""
    first = course.told[0].events if course.told else ()
    paid = (ScoreLine(0, rule, 0) for rule in rules_in(first))
    return any(sheet.subject(line) == subject for line in (*lines_in(first), *paid))


def rules_in(told: object) -> Iterator[str]:
    """The rules by which events pay or score something, wherever these occur in them."""
    if isinstance(told, msgspec.Struct) and not isinstance(told, ScoreLine):
        rule = getattr(told, "rule", None)
        yield from (rule,) if isinstance(rule, str) else ()
        for name in told.__struct_fields__:
            yield from rules_in(getattr(told, name))
    elif isinstance(told, tuple):
        for one in told:
            yield from rules_in(one)


def _cards(
    chair: SeatOfPlayer, about: list[list[list[ScoreLine]]], weights: Sequence[float], *, ours: bool
) -> tuple[tuple[Card, ...], str]:
    """The cards of our lines that are there with the act and not without it, or of their lines
    the other way round; and the rule of most of them."""
    more, less = about if ours else reversed(about)
    counted, rules = dict[Card, float](), dict[str, float]()
    for sign, some in ((1, more), (-1, less)):
        for weight, lines in zip(weights, some, strict=True):
            for line in lines:
                if (line.side == chair.sides[chair.seat]) != ours:
                    continue
                rules[line.rule] = rules.get(line.rule, 0) + sign * weight * line.points
                for card in line.cards:
                    counted[card] = counted.get(card, 0) + sign * weight
    enough = sum(weights) / 2
    cards = sorted((card for card, n in counted.items() if n >= enough), key=lambda c: -counted[c])
    most = max(rules, key=lambda rule: abs(rules[rule]), default="")
    return tuple(cards[:NAMED]), next((part for part in most.split() if "." in part), most)


def _of_one_line(cards: tuple[Card, ...], about: list[list[list[ScoreLine]]]) -> tuple[Card, ...]:
    """Those that stand in a line with the first of them."""
    lines = (line.cards for some in about for lines in some for line in lines)
    mates = {card for row in lines if cards[:1] and cards[0] in row for card in row}
    return tuple(card for card in cards if card in mates)


class Taken(NamedTuple):
    """A trick: who took it, what our seat played to it, and whether anybody else acted before."""

    winner: Seat
    mine: Card | None
    at_once: bool
    lay_there: bool
    """Had the winner played before our act, so that his card lay there already?"""


def tricks_of(chair: SeatOfPlayer, course: Course) -> Iterator[Taken]:
    """The tricks of a course, from the one on the table on."""
    played = dict[Seat, Card]()
    for place, moment in enumerate(course.told):
        for event in moment.events:
            if isinstance(event, Play):
                played[event.seat] = event.card
            winner = getattr(event, "winner", None)
            if isinstance(winner, int) and not isinstance(event, Action):
                lay = winner not in played
                yield Taken(winner, played.get(chair.seat), at_once=place == 0, lay_there=lay)
                played.clear()


def share(courses: Sequence[Course], holds: Sequence[bool]) -> float:
    """In which share of the worlds something holds."""
    total = sum(course.weight for course in courses)
    return sum(c.weight for c, so in zip(courses, holds, strict=True) if so) / total
