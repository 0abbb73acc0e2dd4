"""Everybody at the table except the person: the house with its dice, and the computer players."""

import random
from typing import Any

from ridotto.bots import Player, make_player
from ridotto.cli.errors import UsageError
from ridotto.cli.save_file import Header
from ridotto.table import Action, Dice, View


class OtherPlayers:
    """All randomness depends on the seed and on how far the party has come, on nothing else.

    So a seeded party that is resumed continues exactly as it would have.
    """

    def __init__(self, header: Header) -> None:
        self.header, self.seed = header, header.seed
        self._chance = random.SystemRandom().getrandbits(32) if self.seed is None else self.seed
        try:
            self._player(header.level)
        except ValueError as error:
            raise UsageError(str(error)) from error

    def _player(self, level: str) -> Player[Any]:
        repeatable = self.seed is not None
        game = self.header.game
        return make_player(game, level=level, seed=self._chance, repeatable=repeatable)

    def dice(self, act: int) -> Dice:
        """The house's dice for this act; without a seed the system's randomness."""
        if self.seed is None:
            return random.SystemRandom()
        return random.Random(f"{self.seed}/house/{act}")

    def play(self, view: View[Any]) -> Action:
        """What the computer player at this view does."""
        return self._player(self.header.level).act(view)
