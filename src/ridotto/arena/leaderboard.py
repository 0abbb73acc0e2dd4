"""A file of results that anybody can extend: every entrant against the same baselines and deals.

A line is what one entrant won from one baseline. The deals are published: they follow from the
game's rules and ``SEED``, and deal 0 is the same for everybody. An entrant that plays more deals
replaces its own earlier line; other lines stay.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from ridotto import __version__
from ridotto.arena.bouts import Arena
from ridotto.arena.entrants import Entrant
from ridotto.arena.match_statistics import Estimate, Standing
from ridotto.bots.levels import NET, kinds_of

SEED: Final = 1798
"""Of the published deals."""

BASELINES: Final = ("random", "novice")


class LeaderboardError(ValueError):
    """A file that is no leaderboard."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What an entrant won from a baseline: means over deals, with half widths of 95 %."""

    game: str
    rules: str
    rules_version: int
    entrant: str
    against: str
    deals: int
    paid: Estimate
    points: Estimate | None = None
    adjusted: Estimate | None = None
    """``paid`` without the luck of a baseline whose chances are known."""
    won: int
    lost: int
    thought_ms: float
    """The entrant's time for an act, on one core."""
    seed: int = SEED
    ridotto: str = __version__

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What there is one line of."""
        return self.game, self.rules, self.entrant, self.against


def opponents(game: str, entrant: Entrant) -> tuple[Entrant, ...]:
    """The baselines that an entrant meets."""
    names = [name for name in (*BASELINES, NET) if name in kinds_of(game)]
    return tuple(Entrant(name) for name in names if name != entrant.name)


def entries(arena: Arena, found: Sequence[Standing]) -> Iterator[Entry]:
    """The lines of the first entrant of an arena, against each of the others."""
    for standing in found:
        if standing.pair[0] == 0:
            yield _entry(arena, standing)


def entries_of_all(arena: Arena, found: Sequence[Standing]) -> Iterator[Entry]:
    """The lines of every entrant of an arena, against each baseline that it has met."""
    for standing in found:
        for told in (standing, standing.turned()):
            entrant, against = (arena.entrants[who] for who in told.pair)
            if against in opponents(arena.game, entrant):
                yield _entry(arena, told)


def _entry(arena: Arena, standing: Standing) -> Entry:
    first, second = standing.pair
    return Entry(
        game=arena.game,
        rules=arena.rules.name,
        rules_version=arena.rules.version,
        entrant=arena.entrants[first].name,
        against=arena.entrants[second].name,
        deals=standing.deals,
        paid=standing.paid,
        points=standing.points,
        adjusted=standing.adjusted,
        won=standing.won,
        lost=standing.lost,
        thought_ms=round(standing.thought[0], 3),
    )


def read_board(path: Path) -> list[Entry]:
    """All lines of a file; none if there is no file yet."""
    if not path.exists():
        return []
    try:
        return [
            msgspec.json.decode(line, type=Entry) for line in path.read_bytes().splitlines() if line
        ]
    except msgspec.DecodeError as error:
        raise LeaderboardError(f"{path} is no leaderboard: {error}") from error


def extend_board(path: Path, new: Sequence[Entry]) -> list[Entry]:
    """Put lines in, in place of older ones of the same; in a fixed order, so that files compare."""
    lines = {entry.key: entry for entry in (*read_board(path), *new)}
    board = sorted(lines.values(), key=lambda entry: entry.key)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(entry) + b"\n" for entry in board))
    return board


def ranked(board: Sequence[Entry], game: str, rules: str) -> list[Entry]:
    """The lines of a game, those who win most from the strongest baseline first."""
    here = [entry for entry in board if (entry.game, entry.rules) == (game, rules)]
    order = {name: number for number, name in enumerate((NET, *reversed(BASELINES)))}
    return sorted(here, key=lambda entry: (order.get(entry.against, 9), -entry.paid.mean))
