"""Novices of Bieten watched: what they do, counted by the signs that strategies go by."""

from array import array
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bench.bieten_ladder import BOOKS, play_game
from ridotto.bots.bieten import BietenPlayer
from ridotto.bots.bieten.quick import layout as at
from ridotto.bots.bieten.quick.moves import act_on
from ridotto.bots.bieten.quick.playing import sign_of
from ridotto.bots.bieten.quick.signs import KEYS
from ridotto.bots.bieten.searching import BietenSearcher, Turn
from ridotto.bots.bieten.shadow import action_for
from ridotto.bots.bieten.strategy import Strategy
from ridotto.games.bieten import BIETEN
from ridotto.table import Action, View

Row = NDArray[np.float32]

EVEN: Final = Strategy(array("f", [1.0]) * (3 * KEYS), array("f"))
"""All things alike: who only watches needs no better."""


class Watched(BietenPlayer):
    """The novice, with every act of his counted by the sign it was done at."""

    def __init__(self, *, seed: int, tallies: Row) -> None:
        super().__init__(seed=seed)
        self.tallies = tallies
        self.reader = BietenSearcher(seed=seed, level="player", worlds=0, strategy=EVEN)

    def act(self, view: View[Any]) -> Action:
        """What the novice does."""
        action = super().act(view)
        if self.reader._converses(view):
            self._count(view, action)
        return action

    def _count(self, view: View[Any], action: Action) -> None:
        choice = Turn(self.reader, view)
        while True:
            options = choice.options()
            if not options:
                return
            found = [action_for(choice.s, o.act, choice.script.players) for o in options]
            sign = sign_of(choice.s) if len(options) > 1 else -1
            if action in found:
                tag = self._tag(choice, options[found.index(action)].act)
                if sign >= 0:
                    self.tallies[3 * sign + tag] += 1
                return
            if None not in found:
                return
            self.tallies[3 * sign] += 1
            act_on(choice.s, at.PASS)

    @staticmethod
    def _tag(choice: Turn, act: int) -> int:
        s = choice.s
        if s[at.PHASE] == at.ANSWERING or s[at.CURSOR] < at.FIGURES:
            return act
        hand = s[at.HAND + s[at.TURN]]
        return bin(hand & ((1 << min(act, at.WELI)) - 1)).count("1")


def watched(players: int, weli: bool, games: int, tallies: Row) -> Row:
    """What novices did in so many games among themselves."""
    rules = BIETEN.rule_sets[BOOKS[weli]].with_options({"players": players, "games": 1})
    for n in range(games):
        first = 90_000 + players * n
        sitting = [Watched(seed=first + seat, tallies=tallies) for seat in range(players)]
        play_game(rules, sitting, 90_000 + n, n % players, [0.0] * players)
    return tallies
