"""The count of the cards won: figures in threes, aces, the last trick (intro, r. III-VI).

Pure functions of cards and tricks: the table's count and ``ridotto score tresette`` are the same.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.tresette.pack import PACK, aces_in, figures_in
from ridotto.games.tresette.rules import Players, Rules, StramazetteTricks
from ridotto.games.tresette.sentences import say
from ridotto.table import ScoreLine, Seat, noted_line
from ridotto.table.tricks import Trick

FIGURES_A_POINT: Final = 3
ALL_POINTS: Final = 11
"""Six for twenty figures, four aces, the last trick (intro)."""

PARTIEN: Final = {
    "great.gallata": 4,
    "great.gallaton": 8,
    "great.stramazette": 3,
    "great.stramazetton": 6,
}
"""What the great results write on the slate (r. III-VI)."""


class Great(msgspec.Struct, frozen=True):
    """A great result: whose, and by which rule."""

    side: int
    rule: str

    @property
    def partien(self) -> int:
        """What it writes on the slate."""
        return PARTIEN[self.rule]


class Tally(msgspec.Struct, frozen=True):
    """A deal counted: lines, what each side had after each trick, a great result if any."""

    lines: tuple[ScoreLine, ...]
    running: tuple[tuple[int, ...], ...]
    great: Great | None = None


def card_points(cards: Iterable[Card]) -> int:
    """Points from cards alone: a third of the figures, rounded down, and the aces (intro)."""
    held = tuple(cards)
    return len(figures_in(held)) // FIGURES_A_POINT + len(aces_in(held))


def count_lines(side: int, cards: Iterable[Card], *, last: bool) -> tuple[ScoreLine, ...]:
    """A side's points, line by line; figures left over count nothing (intro)."""
    held = PACK.sort(cards)
    figures, aces = figures_in(held), aces_in(held)
    over = len(figures) % FIGURES_A_POINT
    n = len(figures)
    note = say("note-figures-over", n=n, over=over) if over else say("note-figures", n=n)
    lines = (
        noted_line(side, "count.figures", n // FIGURES_A_POINT, figures, note),
        ScoreLine(side, "count.aces", len(aces), aces),
        ScoreLine(side, "count.last-trick", int(last)),
    )
    return tuple(line for line in lines if line.points)


def tally(
    rules: Rules,
    tricks: Sequence[Trick],
    side_of: Callable[[Seat], int],
    *,
    talon: tuple[Card, ...] = (),
    revoked: Sequence[int] = (),
    order: Sequence[int] = (),
) -> Tally:
    """Count a deal played to its end.

    ``talon`` goes to the winner of the last trick. Sides that ``revoked`` score nothing and the
    others all eleven, as one item after all running points, in the ``order`` of speaking.
    """
    great = great_result(rules, tricks, side_of)
    great = None if great is None or great.side in revoked else great
    if revoked:
        return _revoked_tally(rules, len(tricks), revoked, order, great)
    piles: list[tuple[Card, ...]] = [()] * rules.sides
    running: list[list[int]] = [[] for _ in piles]
    for number, trick in enumerate(tricks, start=1):
        side, last = side_of(trick.winner), number == len(tricks)
        piles[side] += (*trick.cards, *(talon if last else ()))
        for other, points in enumerate(running):
            points.append(card_points(piles[other]) + int(last and other == side))
    winner = side_of(tricks[-1].winner)
    lines = [count_lines(side, pile, last=side == winner) for side, pile in enumerate(piles)]
    flat = tuple(line for own in lines for line in own)
    return Tally(flat, tuple(map(tuple, running)), great)


def _revoked_tally(
    rules: Rules, tricks: int, revoked: Sequence[int], order: Sequence[int], great: Great | None
) -> Tally:
    """The offenders score no card points, the others all eleven (Decision)."""
    honest = [side for side in order if side not in revoked]
    lines = tuple(ScoreLine(side, "fault.revoke", ALL_POINTS) for side in honest)
    running = [[0] * (tricks + len(honest)) for _ in range(rules.sides)]
    for place, side in enumerate(honest):
        running[side][tricks + place :] = [ALL_POINTS] * (len(honest) - place)
    return Tally(lines, tuple(map(tuple, running)), great)


def great_result(
    rules: Rules, tricks: Sequence[Trick], side_of: Callable[[Seat], int]
) -> Great | None:
    """Gallata, Stramazette, and their greater forms by one player of a pair (r. III-VI)."""
    for side in range(rules.sides):
        lost = [trick for trick in tricks if side_of(trick.winner) != side]
        won = [trick for trick in tricks if side_of(trick.winner) == side]
        alone = len({t.winner for t in won}) == 1 and rules.players is Players.FOUR
        if won and not lost:
            return Great(side, "great.gallaton" if alone else "great.gallata")
        if won and _no_point_lost(rules, tricks, lost):
            return Great(side, "great.stramazetton" if alone else "great.stramazette")
    return None


def _no_point_lost(rules: Rules, tricks: Sequence[Trick], lost: Sequence[Trick]) -> bool:
    """The losers show no point from their cards: no ace, at most two figures (r. V)."""
    if rules.stramazette_tricks is StramazetteTricks.ONE and len(lost) != 1:
        return False
    if not rules.stramazette_last_trick and lost[-1] is tricks[-1]:
        return False
    winners = {trick.winner for trick in lost}
    if rules.players is Players.FOUR:
        return not card_points(card for trick in lost for card in trick.cards)
    return not any(
        card_points(card for trick in lost if trick.winner == seat for card in trick.cards)
        for seat in winners
    )
