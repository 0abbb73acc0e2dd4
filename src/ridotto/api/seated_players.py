"""Who plays in which seat: levels by name, or players of the caller's own."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from ridotto.api.table_errors import BadSetup
from ridotto.bots import LEVELS, Player, make_player, nearest_level
from ridotto.table import Game, Seat

Someone: TypeAlias = str | Player[Any]
"""A level by its name, or an object with ``act(view)``."""

Players: TypeAlias = Someone | Sequence[Someone]
"""One player for every seat, or a sequence with one for each."""


def seat_players(
    game: Game[Any], players: Players | None, seats: int, seed: int
) -> Mapping[Seat, Player[Any]]:
    """The player of every seat."""
    if players is None or isinstance(players, str) or not isinstance(players, Sequence):
        each: Sequence[Someone | None] = [players] * seats
    else:
        each = players
    if len(each) != seats:
        raise BadSetup(f"{game.title} has {seats} seats at this table, not {len(each)}")
    return {seat: seat_player(game, someone, seed=seed + seat) for seat, someone in enumerate(each)}


def seat_player(game: Game[Any], someone: Someone | None, *, seed: int) -> Player[Any]:
    """One player: a novice, or what is nearest to it, where nobody is named.

    A level counts worlds, not time, so that the same seed gives the same acts.
    """
    if someone is None:
        someone = nearest_level(game.name, LEVELS[0])
    if isinstance(someone, str):
        try:
            return make_player(game.name, level=someone, seed=seed, repeatable=True)
        except ValueError as error:
            raise BadSetup(str(error)) from error
    act: Callable[..., Any] | None = getattr(someone, "act", None)
    if act is None:
        raise BadSetup(f"a player has a method act(view); {someone!r} has none")
    return someone
