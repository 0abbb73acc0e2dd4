"""Statistics of what a person has played: by game, level, role, partner and opponent.

A deal that a computer player finished in the person's place counts for results, but not for figures
about the person's play.
"""

import math
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from ridotto.analysis.intervals import DOUBT, quantile
from ridotto.server.deal_figures import DealFigures, SeatFigures
from ridotto.server.scene import ChairSeen

CURVE_POINTS: Final = 60
"""The most points of a curve: more could not be told apart."""


class PlayedDeal(NamedTuple):
    """A finished deal from the point of view of one person."""

    game: str
    seat: int
    chairs: tuple[ChairSeen, ...]
    figures: DealFigures

    @property
    def mine(self) -> SeatFigures:
        """The figures of the person's seat."""
        return self.figures.seats[self.seat]


class Mean(msgspec.Struct, frozen=True):
    """A mean over deals, and its 95 % interval, which needs at least two deals."""

    deals: int
    mean: float
    low: float | None = None
    high: float | None = None


class StatisticsRow(msgspec.Struct, frozen=True):
    """Deals that have something in common: a level, a role, a name."""

    name: str
    deals: int
    won: int | None
    """The sum of what was paid, as the accounts state it; None if nothing was paid to anybody yet.

    Where a party is paid as a whole, so it is until its last deal.
    """
    beyond: Mean | None
    """The mean of what was made of the cards beyond the reference player's average."""
    computer: bool = False
    """Whether the name is a computer player's level."""


class GameStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """A person's deals of one game."""

    game: str
    unit: str
    """The unit of ``beyond``."""
    whole: StatisticsRow
    curve: tuple[Mean, ...]
    """The mean of ``beyond`` after the first deals, and after more and more of them."""
    levels: tuple[StatisticsRow, ...]
    """By the levels of the computer players at the table; ``people`` if there are none."""
    roles: tuple[StatisticsRow, ...]
    """By the person's own role; ``none`` without any."""
    partners: tuple[StatisticsRow, ...]
    opponents: tuple[StatisticsRow, ...]


def statistics_of(deals: Iterable[PlayedDeal]) -> tuple[GameStatistics, ...]:
    """Return the statistics game by game, the most played first."""
    by_game: dict[str, list[PlayedDeal]] = defaultdict(list)
    for deal in deals:
        if deal.figures.seats:
            by_game[deal.game].append(deal)
    ordered = sorted(by_game.items(), key=lambda item: (-len(item[1]), item[0]))
    return tuple(_of_game(game, found) for game, found in ordered)


def _of_game(game: str, deals: list[PlayedDeal]) -> GameStatistics:
    deals = sorted(deals, key=lambda deal: deal.figures.at)
    return GameStatistics(
        game=game,
        unit=deals[-1].figures.unit,
        whole=_row("", deals),
        curve=tuple(_curve(_beyond(deals))),
        levels=_rows(deals, _levels),
        roles=_rows(deals, _roles),
        partners=_rows(deals, lambda deal: _others(deal, partners=True)),
        opponents=_rows(deals, lambda deal: _others(deal, partners=False)),
    )


class _Group(NamedTuple):
    name: str
    computer: bool = False


def _rows(
    deals: Sequence[PlayedDeal], groups: Callable[[PlayedDeal], Iterable[_Group]]
) -> tuple[StatisticsRow, ...]:
    found: dict[_Group, list[PlayedDeal]] = defaultdict(list)
    for deal in deals:
        for group in set(groups(deal)):
            found[group].append(deal)
    rows = [_row(group.name, some, computer=group.computer) for group, some in found.items()]
    return tuple(sorted(rows, key=lambda row: (-row.deals, row.name)))


def _levels(deal: PlayedDeal) -> Iterator[_Group]:
    levels = [chair.level for n, chair in enumerate(deal.chairs) if n != deal.seat and chair.level]
    yield from (_Group(level, computer=True) for level in levels)
    if not levels:
        yield _Group("people")


def _roles(deal: PlayedDeal) -> Iterator[_Group]:
    yield from map(_Group, deal.mine.roles or ("none",))


def _others(deal: PlayedDeal, *, partners: bool) -> Iterator[_Group]:
    sides = deal.figures.sides
    for seat, chair in enumerate(deal.chairs[: len(sides)]):
        if seat != deal.seat and (sides[seat] == sides[deal.seat]) == partners:
            yield _Group(chair.level or chair.name, computer=bool(chair.level))


def _row(name: str, deals: Sequence[PlayedDeal], *, computer: bool = False) -> StatisticsRow:
    paid = [deal.mine.won for deal in deals if any(one.won for one in deal.figures.seats)]
    won = sum(paid) if paid else None
    beyond = _beyond(deals)
    return StatisticsRow(name, len(deals), won, mean_of(beyond) if beyond else None, computer)


def _beyond(deals: Sequence[PlayedDeal]) -> list[float]:
    """Return what was made of the cards in the deals that the person played to the end."""
    mine = (deal.mine for deal in deals)
    return [one.beyond for one in mine if one.own and one.beyond is not None]


def mean_of(values: Sequence[float]) -> Mean:
    """Return the mean, with Student's interval."""
    count, mean = len(values), statistics.fmean(values)
    if count < 2:
        return Mean(count, mean)
    width = quantile(DOUBT, count) * statistics.stdev(values) / math.sqrt(count)
    return Mean(count, mean, mean - width, mean + width)


def _curve(values: Sequence[float]) -> Iterator[Mean]:
    """Yield the points of the curve: the first after the second deal, then a limited number."""
    count = len(values)
    step = max(1, math.ceil((count - 1) / CURVE_POINTS))
    ends = sorted({*range(2, count + 1, step), count} - {0, 1})
    yield from (mean_of(values[:end]) for end in ends)
