"""The ranking of a duplicate deal, among persons and computer players in the same chair."""

from collections.abc import Iterator, Sequence

import msgspec

from ridotto.duplicate.comparison import places, share_of_top
from ridotto.duplicate.key_moments import KeyMoment, TracedPlay, key_moment
from ridotto.server.duplicate_store import ResultRow
from ridotto.server.kept_plays import unpack_play
from ridotto.server.names import distinct_name

MOST_ROWS = 50
"""The most rows that are sent; the person's own row is always among them."""


class StandingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A result; computer players have a level, and no place among the persons."""

    name: str
    level: str = ""
    paid: float
    points: float
    place: int = 0
    """The place among the persons whose play counts; equal results share the first of their
    places."""
    mine: bool = False


class OwnStanding(msgspec.Struct, frozen=True, kw_only=True):
    """The person's own result compared with others in the same chair, with the same cards."""

    paid: float
    points: float
    counts: bool
    place: int = 0
    of: int = 0
    """The number of persons that the place is among."""
    others: int = 0
    """The number of all others with whom this result is compared."""
    share: float = 0.5
    """The share of all others, computer players included, with a worse result; equals count
    half."""
    against_mean: float = 0.0
    """The difference in points to the mean of all others."""
    master: float | None = None
    """The result of the strongest computer player in the same chair, in points."""
    master_level: str = ""
    moment: KeyMoment | None = None
    """Where those in the same chair chose differently; with results only once the deal is open."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A duplicate deal, as far as the client may know of it."""

    deal: str
    game: str
    unit: str
    points_unit: str
    open: bool
    """Whether the deal is open, with all its cards."""
    opens: int
    """When it opens, in milliseconds; 0 means when all have played it."""
    persons: int
    rows: tuple[StandingRow, ...]
    strongest: str = ""
    """The level of the strongest computer player that has played it in the same chair."""
    own: OwnStanding | None = None
    table: str = ""
    """The client's own table, to replay the deal once it is open."""
    waiting: bool = False
    """Whether computer players are still playing it."""


STRENGTH = ("random", "novice", "player", "master")


def rank(row: ResultRow) -> tuple[float, float]:
    """Return the sort key of a row."""
    return row.paid, row.points


def strongest_level(results: Sequence[ResultRow]) -> str:
    """Return the strongest level of these results, whatever it made; empty if there is none."""
    return max((row.level for row in results if row.level), key=STRENGTH.index, default="")


def standing_rows(results: Sequence[ResultRow], own: ResultRow | None) -> tuple[StandingRow, ...]:
    """Return all rows, the best first; computer players of a level are one row, with their mean."""
    placed = places({n: rank(row) for n, row in enumerate(results) if row.counts and row.person})
    found = [
        (
            row.at,
            StandingRow(
                name=row.name,
                paid=row.paid,
                points=row.points,
                place=placed[n].first if n in placed else 0,
                mine=row is own,
            ),
        )
        for n, row in enumerate(results)
        if not row.level
    ]
    found += [(0, row) for row in _rows_of_levels(results)]
    found.sort(key=lambda pair: (pair[1].paid, pair[1].points), reverse=True)
    told = found[:MOST_ROWS]
    if not any(row.mine for _, row in told):
        told += [pair for pair in found if pair[1].mine]
    return _named_apart(told)


def _rows_of_levels(results: Sequence[ResultRow]) -> Iterator[StandingRow]:
    for level in dict.fromkeys(row.level for row in results if row.level):
        of_level = [row for row in results if row.level == level]
        yield StandingRow(
            name="",
            level=level,
            paid=sum(row.paid for row in of_level) / len(of_level),
            points=sum(row.points for row in of_level) / len(of_level),
        )


def _named_apart(told: Sequence[tuple[int, StandingRow]]) -> tuple[StandingRow, ...]:
    """Return the rows with distinct names: whoever finished first keeps theirs as it is."""
    names: dict[int, str] = {}
    for n in sorted(range(len(told)), key=lambda n: told[n][0]):
        row = told[n][1]
        names[n] = "" if row.level else distinct_name(row.name, names.values())
    return tuple(msgspec.structs.replace(row, name=names[n]) for n, (_, row) in enumerate(told))


def own_standing(own: ResultRow, results: Sequence[ResultRow], *, opened: bool) -> OwnStanding:
    """Return a person's own place; guests have none, but can compare themselves too."""
    others = [row for row in results if row is not own and (row.counts or row.level)]
    persons = {n: rank(row) for n, row in enumerate(results) if row.counts and row.person}
    mine = next((n for n in persons if results[n] is own), None)
    place = places(persons)[mine] if mine is not None else None
    best = strongest_level(others)
    masters = [row.points for row in others if row.level == best]
    return OwnStanding(
        paid=own.paid,
        points=own.points,
        counts=own.counts,
        place=place.first if place else 0,
        of=len(persons),
        others=len(others),
        share=share_of_top(rank(own), [rank(row) for row in others]),
        against_mean=own.points - sum(r.points for r in others) / len(others) if others else 0.0,
        master=sum(masters) / len(masters) if best else None,
        master_level=best,
        moment=_moment(own, others, opened=opened),
    )


def _moment(own: ResultRow, others: Sequence[ResultRow], *, opened: bool) -> KeyMoment | None:
    found = key_moment(_traced(own), [_traced(row) for row in others])
    if found is None or opened:
        return found
    # The result of each choice would be a review of a deal that others still play.
    hidden = tuple(msgspec.structs.replace(choice, mean=0.0) for choice in found.choices)
    return msgspec.structs.replace(found, choices=hidden)


def _traced(row: ResultRow) -> TracedPlay:
    return TracedPlay(unpack_play(row.trace).trace, row.points, row.level)


def strongest_record(results: Sequence[ResultRow]) -> str:
    """Return the record of the field's strongest computer player; empty if there is none."""
    field = [row for row in results if row.level and row.level == row.table_id.rpartition("-")[0]]
    best = max(field, key=lambda row: STRENGTH.index(row.level), default=None)
    return unpack_play(best.trace).record if best else ""
