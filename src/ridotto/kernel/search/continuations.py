"""Deals played on to their end, of which every act is told.

``trial_rows`` plays many deals on, too, as quickly as it can: it goes past forced acts and lots and
tells nothing of them. Here each is an act like all others, for whoever wants to do it again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from ridotto.kernel.act_sets import act_flags
from ridotto.kernel.contract import NOBODY, act, blind, turn
from ridotto.kernel.editions import Edition
from ridotto.kernel.search.actor_critic import Actor, chances_in
from ridotto.kernel.search.worlds import World


@dataclass
class Continuation:
    """A world that is played on, and what was done in it."""

    world: World
    deal: Any
    seed: int
    """Of the lots on the way."""
    dice: Random
    acts: list[int] = field(default_factory=list)


class Continuations:
    """Many deals side by side, all of whose seats do what the actor prefers."""

    def __init__(self, edition: Edition, t: Any, actor: Actor) -> None:
        self.edition, self.t, self.actor = edition, t, actor
        self.turn, self.blind = edition.run(turn), edition.run(blind)

    def begun(self, world: World, acts: Sequence[int], seed: int) -> Continuation:
        """Return a world after some acts."""
        begun = Continuation(world, world.deal.copy(), seed, Random(seed))
        for number in acts:
            self._do(begun, number)
        return begun

    def play_out(self, deals: Sequence[Continuation]) -> None:
        """Play every deal to its end."""
        while going := [one for one in deals if self.turn(self.t, one.deal) != NOBODY]:
            for one, number in zip(going, self._chosen(going), strict=True):
                self._do(one, number)

    def _do(self, one: Continuation, number: int) -> None:
        self.edition.run(act)(self.t, one.deal, number)
        one.acts.append(number)

    def _chosen(self, going: Sequence[Continuation]) -> list[int]:
        """Return each deal's next act: the only lawful one, a lot, or what the actor prefers."""
        masks = np.array([self.edition.lawful_acts(self.t, one.deal) for one in going])
        flags = act_flags(masks, self.edition.kernel.ACTS)
        chosen = flags.argmax(axis=1)
        several = [n for n in range(len(going)) if flags[n].sum() > 1]
        asked = [n for n in several if not self.blind(self.t, going[n].deal)]
        for n in set(several).difference(asked):
            chosen[n] = going[n].dice.choice(np.flatnonzero(flags[n]).tolist())
        if asked:
            deals = [going[n].deal for n in asked]
            seats = [self.turn(self.t, deal) for deal in deals]
            likely = chances_in(self.edition, self.actor, self.t, deals, seats, masks[asked])
            chosen[asked] = likely.argmax(axis=1)
        return [int(number) for number in chosen]
