"""Who plays in which seat: levels by name, or players of the caller's own."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from ridotto.api.table_errors import BadSetup
from ridotto.bots import Player, make_player
from ridotto.table import Game, Seat

Someone: TypeAlias = str | Player[Any]
"""A level by its name, or an object with ``act(view)``."""

Players: TypeAlias = Someone | Sequence[Someone]
"""One player for every seat, or a sequence with one for each."""


def seat_players(
    game: Game[Any], players: Players, seats: int, seed: int
) -> Mapping[Seat, Player[Any]]:
    """The player of every seat."""
    if isinstance(players, str) or not isinstance(players, Sequence):
        each: Sequence[Someone] = [players] * seats
    else:
        each = players
    if len(each) != seats:
        raise BadSetup(f"{game.title} has {seats} seats at this table, not {len(each)}")
    return {seat: seat_player(game, someone, seed=seed + seat) for seat, someone in enumerate(each)}


def seat_player(game: Game[Any], someone: Someone, *, seed: int) -> Player[Any]:
    """One player. A level counts worlds, not time, so that the same seed gives the same acts."""
    if isinstance(someone, str):
        try:
            return make_player(game.name, level=someone, seed=seed, repeatable=True)
        except ValueError as error:
            raise BadSetup(str(error)) from error
    act: Callable[..., Any] | None = getattr(someone, "act", None)
    if act is None:
        raise BadSetup(f"a player has a method act(view); {someone!r} has none")
    return someone
