"""Guests at the tables of a learner: earlier selves, and imitations of other players.

Somebody who has only ever met itself may come to speak a private language. In some of the games
therefore some of the seats, partners and opponents alike, are a guest's for a stretch; the learner
does not learn its acts, but has to get on with them.
"""

import copy
import random
from typing import Final

import torch
from torch import Tensor

from ridotto.learn.nets import Net

MOST: Final = 12
"""Earlier selves that are remembered; of more, one in the middle is forgotten."""


class Guests:
    """The nets that may be invited, and where the one that is plays."""

    def __init__(self, actor: Net, games: int, seats: int, every: int) -> None:
        self.net = copy.deepcopy(actor).requires_grad_(requires_grad=False)
        device = next(actor.parameters()).device
        self.games = torch.arange(0, games if every else 0, every or 1, device=device)
        self.rows = torch.arange(len(self.games), device=device)
        self.sits = torch.zeros(len(self.games), seats, dtype=torch.bool, device=device)
        self.earlier: list[dict[str, Tensor]] = []
        self.others: list[dict[str, Tensor]] = []
        """Imitations of players who do not learn; never forgotten."""
        self.dice = random.Random(0)

    @property
    def there(self) -> bool:
        """Is anybody invited?"""
        return bool(len(self.games) and (self.earlier or self.others))

    def add(self, actor: Net) -> None:
        """The actor as it is now may be invited from now on."""
        self.earlier.append({name: value.clone() for name, value in actor.state_dict().items()})
        if len(self.earlier) > MOST:
            # The first and the latest stay: the ones between thin out.
            del self.earlier[self.dice.randrange(1, MOST)]

    def invite(self) -> None:
        """One of them for the coming stretch, in any of the seats of each of its games."""
        if not self.there:
            return
        imitation = self.others and (not self.earlier or self.dice.random() < 0.5)
        self.net.load_state_dict(self.dice.choice(self.others if imitation else self.earlier))
        self.sits = torch.rand(self.sits.shape, device=self.sits.device) < 0.5
