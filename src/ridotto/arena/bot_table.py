"""A table of computer players alone."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from ridotto.bots import Player
from ridotto.table import HOUSE, Action, Event, Game, RuleSet, State, View, apply

if TYPE_CHECKING:
    from ridotto.arena.known_chances import LuckWitness

S = TypeVar("S", bound=State)


@dataclass
class Clock:
    """How long each seat has thought, in the processor's time, and over how many acts."""

    seconds: dict[int, float] = field(default_factory=dict)
    acts: dict[int, int] = field(default_factory=dict)

    def ask(self, seat: int, player: Player[Any], view: View[Any]) -> Action:
        """A player's act, timed."""
        begun = time.thread_time()
        action = player.act(view)
        self.seconds[seat] = self.seconds.get(seat, 0.0) + time.thread_time() - begun
        self.acts[seat] = self.acts.get(seat, 0) + 1
        return action


def play_out(
    game: Game[S],
    rules: RuleSet,
    players: Sequence[Player[Any]],
    dice: Callable[[int], Random],
    *,
    first: Sequence[Action] = (),
    until: Callable[[S], bool] | None = None,
    witness: "LuckWitness | None" = None,
) -> tuple[S, Clock]:
    """Play until the sitting is over or a condition holds; ``first`` are opening acts.

    ``dice`` yields the random generators of the house's first act, second act, and so on. So the
    cards of every deal of a sitting are the same, whatever the players have done before.
    """
    state, clock = game.open(rules), Clock()
    views = [View(seat, state) for seat in range(len(players))]
    done = until or game.over
    acts, thrown = list(first), 0
    seen: tuple[Event, ...] = ()
    while not done(state):
        awaited = game.awaited(state)
        seat = min(awaited, default=HOUSE)
        if acts:
            action = acts.pop(0)
        elif seat == HOUSE:
            action, thrown = game.shuffle(state, dice(thrown)), thrown + 1
        else:
            action = clock.ask(seat, players[seat], views[seat])
            if witness is not None and len(awaited) == 1:
                witness.acts(players[seat], views[seat], View(None, state, seen), action)
        if witness is not None and action.seat == HOUSE:
            witness.house_acts()
        state, events = apply(game, state, action)
        seen += events
        views = [view.watch(game.fold, events) for view in views]
    return state, clock
