"""Compiling ahead: nobody waits a minute for the first card of a new machine.

Players who search are compiled when they are first used, and what was compiled is kept on the disk.
So the first time a game's searcher is wanted, a process of its own plays a deal with it; until that
is done the novice sits in. Afterwards, and on every later day, all is there within seconds.
"""

import subprocess
import sys
import threading
from random import Random
from typing import Final

from ridotto.bots.levels import make_player
from ridotto.games import GAMES
from ridotto.table import HOUSE, View, apply

SEARCHING: Final = ("player", "master")
ACTS: Final = 110
"""A whole deal of most games: then everything has been called once."""
MOMENT: Final = 4
"""Milliseconds for a decision: here it does not matter what is played."""


class Warmth:
    """Whose searchers are compiled."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._begun: dict[str, threading.Event] = {}
        self._ready: set[str] = set()

    def level_for(self, game: str, level: str) -> str:
        """The level that can play at once; asking begins to make the wanted one ready."""
        if level not in SEARCHING or game in self._ready:
            return level
        self._begin(game)
        return "novice"

    def wait(self, game: str) -> None:
        """Until the game's searchers are compiled."""
        self._begin(game).wait()

    def _begin(self, game: str) -> threading.Event:
        with self._lock:
            if game not in self._begun:
                self._begun[game] = threading.Event()
                threading.Thread(target=self._compile, args=(game,), daemon=True).start()
            return self._begun[game]

    def _compile(self, game: str) -> None:
        """If it fails, the game's novices go on playing; whoever plays otherwise will hear why."""
        command = [sys.executable, "-m", "ridotto.bots.warmth", game]
        done = subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
        if done.returncode == 0:
            self._ready.add(game)
        self._begun[game].set()


def by_the_book(_game: str, level: str) -> str:
    """The same where nobody is to search: the novice sits in for good."""
    return "novice" if level in SEARCHING else level


WARMTH: Final = Warmth()
"""Of this process."""


def warm(name: str) -> None:
    """Play the beginning of a deal with every searcher of the game."""
    game = GAMES[name]
    for level in SEARCHING:
        player = make_player(name, level=level, seed=1, budget=MOMENT)
        state = game.open(next(iter(game.rule_sets.values())))
        views = [View(seat, state) for seat in range(game.seats(state))]
        dice = Random(1)
        for _ in range(ACTS):
            seat = min(game.awaited(state), default=HOUSE)
            action = game.shuffle(state, dice) if seat == HOUSE else player.act(views[seat])
            state, events = apply(game, state, action)
            views = [view.watch(game.fold, events) for view in views]


if __name__ == "__main__":
    for named in sys.argv[1:] or GAMES:
        warm(named)
