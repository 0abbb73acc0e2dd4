"""Everybody at the table but the person: the house with its dice, and the computer players."""

import random
from typing import Any

from ridotto.bots import make_player
from ridotto.cli.errors import Complaint
from ridotto.cli.save import Header
from ridotto.table import Action, Dice, View


class Company:
    """Chance hangs on the seed and on how far the party has come, on nothing else.

    So a seeded party taken up again goes on exactly as it would have gone.
    """

    def __init__(self, header: Header) -> None:
        self.seed = header.seed
        chance = random.SystemRandom().getrandbits(32) if header.seed is None else header.seed
        try:
            self.player = make_player(header.game, level=header.level, seed=chance)
        except ValueError as error:
            raise Complaint(str(error)) from error

    def dice(self, act: int) -> Dice:
        """The house's dice for this act; without a seed the system's own chance."""
        if self.seed is None:
            return random.SystemRandom()
        return random.Random(f"{self.seed}/house/{act}")

    def play(self, view: View[Any]) -> Action:
        """What the computer player at this view does."""
        return self.player.act(view)
