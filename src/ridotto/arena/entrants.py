"""Who competes: a kind of computer player, and how long it may think; or somebody else's player."""

import inspect
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from ridotto.api.seat_view import SeatView
from ridotto.bots import KINDS, Player, make_player
from ridotto.games import GAMES
from ridotto.table import Action, View


class Entrant(msgspec.Struct, frozen=True):
    """A kind of player, with its own time for a decision where it was given one."""

    kind: str
    """A level's name, or ``package.module:Class`` for your own player."""
    budget: int | None = None
    """Milliseconds of one core for a decision."""

    @property
    def name(self) -> str:
        """The name as typed on the command line: ``master``, or ``master:200``."""
        return self.kind if self.budget is None else f"{self.kind}:{self.budget}"

    def seated(self, game: str, seed: int, budget: int | None) -> Player[Any]:
        """The player; ``budget`` is the arena's, for players that have none of their own."""
        if ":" in self.kind:
            return Guest(self.kind, game, seed)
        return make_player(game, level=self.kind, seed=seed, budget=self.budget or budget)


class Guest:
    """A player from outside: it gets the same views as players of the library."""

    def __init__(self, kind: str, game: str, seed: int) -> None:
        make = find_guest(kind)
        offered = {"game": game, "seed": seed}
        wanted = inspect.signature(make).parameters
        self.game = GAMES[game]
        self.player = make(**{name: offered[name] for name in wanted if name in offered})
        if not callable(getattr(self.player, "act", None)):
            raise ValueError(f"{kind} gives no player: it has no act(view)")

    def act(self, view: View[Any]) -> Action:
        """What the guest does."""
        action: Action = self.player.act(
            SeatView(view.seat, view.table, view.seen, game=self.game)
        )  # fmt: skip
        return action


def find_guest(kind: str) -> Any:
    """The class or function that ``package.module:Class`` names; the folder one is in counts."""
    module, _, name = kind.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        raise ValueError(f"{kind!r}: {error}") from error
    except AttributeError as error:
        raise ValueError(f"{kind!r}: {module} has no {name!r}") from error


def read_entrant(text: str) -> Entrant:
    """``master``, ``master:200``, ``net``, or ``package.module:Class``."""
    kind, colon, after = text.partition(":")
    if kind not in KINDS and after.isidentifier():
        return Entrant(text)
    if kind not in KINDS:
        known = ", ".join(KINDS)
        raise ValueError(f"no player {kind!r}; there are: {known}, or package.module:Class")
    if colon and not (after.isdecimal() and int(after) > 0):
        raise ValueError(f"{text!r}: after the colon stand milliseconds, such as {kind}:200")
    return Entrant(kind, int(after) if colon else None)
