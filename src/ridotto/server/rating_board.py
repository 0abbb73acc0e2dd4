"""The board of ratings: persons who want to be rated, and computer players beside them.

Results come from duplicate deals alone; docs/ratings.md explains how ratings are made from them.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ridotto.games.registry import deal_unit_of
from ridotto.server.duplicate_store import ResultRow
from ridotto.server.fair_queue import Asker
from ridotto.server.persons import PersonId
from ridotto.server.services import Services

if TYPE_CHECKING:
    from ridotto.arena.ratings import Rating

FRESH_SECONDS: Final = 60.0
"""Seconds for which a board is reused before it is made again."""


class RatedPlayer(msgspec.Struct, frozen=True):
    """Somebody on the board, and how much more than a novice they make of a deal."""

    name: str
    """The last name of a person, or a computer player's level."""
    computer: bool
    own: bool
    """Whether it is the person who asks."""
    mean: float
    low: float
    high: float
    """The 95 % interval."""
    deals: int


class RatingBoard(msgspec.Struct, frozen=True):
    """The ratings of a game, the best first."""

    game: str
    unit: str
    players: tuple[RatedPlayer, ...]


class BoardLine(NamedTuple):
    """A line of a board, before it is known who asks."""

    player: str
    name: str
    computer: bool
    rating: "Rating"


class RatingBoards:
    """The boards of all games; each is made on request, and reused for a while."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept: dict[str, tuple[float, list[BoardLine]]] = {}
        self._lock = asyncio.Lock()

    async def board(self, game: str, person: PersonId | None, asker: Asker) -> RatingBoard:
        """Return the board of a game as a person sees it."""
        async with self._lock:
            at, entries = self._kept.get(game, (-FRESH_SECONDS, []))
            if time.monotonic() - at >= FRESH_SECONDS:
                entries = await self._make(game, asker)
                self._kept[game] = time.monotonic(), entries
        unit = deal_unit_of(game)
        players = tuple(_seen(entry, person) for entry in entries)
        return RatingBoard(game, unit.score_unit or unit.currency, players)

    def forget(self) -> None:
        """Drop all boards, because somebody's wish to be rated has changed."""
        self._kept.clear()

    async def _make(self, game: str, asker: Asker) -> list[BoardLine]:
        services = self._services
        read = services.workers.read
        names = await read(services.store.persons.rated_names)
        store = services.store.duplicates
        rows = await read(store.counting_results, game, services.now())
        told = [row for row in rows if row.person in names or (row.level and not row.person)]
        if not told:
            return []
        plain = [_plain(row) for row in told]
        return await services.workers.review(asker, rated_entries, plain, names)


class PlainResult(NamedTuple):
    """A result reduced to what ratings need."""

    player: str
    computer: bool
    deal: str
    chair: int
    score: float


def _plain(row: ResultRow) -> PlainResult:
    """Return a plain result; computer players of one level play alike and are one player."""
    return PlainResult(row.person or row.level, not row.person, row.deal_id, row.seat, row.points)


def rated_entries(results: Sequence[PlainResult], names: dict[str, str]) -> list[BoardLine]:
    """Return the lines of a board, the best first; runs in a thinking process."""
    from ridotto.arena.ratings import DuplicateResult, Player, rate

    found = rate(
        DuplicateResult(Player(one.player, one.computer), one.deal, one.chair, one.score)
        for one in results
    )
    entries = [
        BoardLine(player.name, names.get(player.name, player.name), player.computer, rating)
        for player, rating in found.items()
    ]
    return sorted(entries, key=lambda entry: (-entry.rating.mean, entry.name))


def _seen(entry: BoardLine, person: PersonId | None) -> RatedPlayer:
    rating = entry.rating
    return RatedPlayer(
        name=entry.name,
        computer=entry.computer,
        own=not entry.computer and entry.player == person,
        mean=rating.mean,
        low=rating.low,
        high=rating.high,
        deals=rating.deals,
    )
