"""Guests at the tables of a learner: earlier versions of it, and imitations of other players.

A player that only ever met itself could develop private conventions. So in some games a guest plays
some of the seats, as partner or opponent, for a while. The learner does not learn from the guest's
acts, but must play well beside them.
"""

import copy
import random
from typing import Final

import torch
from torch import Tensor

from ridotto.learn.nets import Net

MOST: Final = 12
"""The number of earlier versions that are kept; beyond it, one in the middle is dropped."""


class Guests:
    """The nets that may be invited, and the seats of the one that is playing."""

    def __init__(self, actor: Net, games: int, seats: int, every: int) -> None:
        self.net = copy.deepcopy(actor).requires_grad_(requires_grad=False)
        device = next(actor.parameters()).device
        self.games = torch.arange(0, games if every else 0, every or 1, device=device)
        self.rows = torch.arange(len(self.games), device=device)
        self.sits = torch.zeros(len(self.games), seats, dtype=torch.bool, device=device)
        self.earlier: list[dict[str, Tensor]] = []
        self.others: list[dict[str, Tensor]] = []
        """Imitations of players who do not learn; they are never dropped."""
        self.dice = random.Random(0)

    @property
    def there(self) -> bool:
        """Whether there is anybody to invite."""
        return bool(len(self.games) and (self.earlier or self.others))

    def add(self, actor: Net) -> None:
        """Add the actor as it is now to the possible guests."""
        self.earlier.append({name: value.clone() for name, value in actor.state_dict().items()})
        if len(self.earlier) > MOST:
            # The first and the latest stay; those in between thin out.
            del self.earlier[self.dice.randrange(1, MOST)]

    def invite(self) -> None:
        """Invite one guest for the coming stretch, into random seats of each of its games."""
        if not self.there:
            return
        imitation = self.others and (not self.earlier or self.dice.random() < 0.5)
        self.net.load_state_dict(self.dice.choice(self.others if imitation else self.earlier))
        self.sits = torch.rand(self.sits.shape, device=self.sits.device) < 0.5
