"""Master against OpenSpiel's information-set search: ``python -m bench.openspiel [DEALS [MS]]``.

A thin adapter: to OpenSpiel's ISMCTS bot a deal of Minchiate is a state like any other, played in
our kernel. It samples the same worlds as our players, without what they infer, and rolls out at
random in compiled code. Everything but the cards it plays is as the books advise. What was played
is kept beside the ladder's deals, and a run that was broken off goes on.
"""

import contextlib
import sys
import time
from functools import cache
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from bench.results import keep
from bench.strength import KEPT
from ridotto.arena import Arena, Entrant, Ledger, compete, standings
from ridotto.bots import Player
from ridotto.bots.chance import dice_for
from ridotto.bots.minchiate import MinchiatePlayer
from ridotto.bots.minchiate.sight import look
from ridotto.bots.player import Choice
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import Minchiate
from ridotto.games.minchiate.tricks import next_turn
from ridotto.kernel.chance import dice_from
from ridotto.kernel.minchiate import (
    CARD,
    Deal,
    Tables,
    cards_in,
    empty_deal,
    finish,
    gain,
    layout,
    playout_random,
)
from ridotto.kernel.minchiate.declaring import declare_all
from ridotto.kernel.minchiate.numbering import NUMBER
from ridotto.kernel.minchiate.tables import tables_for
from ridotto.kernel.minchiate.tricks import lawful_cards, play
from ridotto.kernel.minchiate.worlds import deal_world
from ridotto.table import View

RESTO: Final = 60
EXPLORE: Final = 1.0
"""OpenSpiel's constant; values are in resti, mostly between -3 and 3."""

GAME: Final = SimpleNamespace(
    get_type=lambda: SimpleNamespace(
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    )
)


class Position:
    """A deal as OpenSpiel looks at a state."""

    def __init__(self, t: Tables, deal: Deal, past: tuple[int, ...] = ()) -> None:
        self.t, self.deal, self.past = t, deal, past
        declare_all(t, deal)

    def get_game(self) -> SimpleNamespace:
        """What kind of game it is."""
        return GAME

    def clone(self) -> "Position":
        """The same once more."""
        return Position(self.t, self.deal.copy(), self.past)

    def is_chance_node(self) -> bool:
        """All chance was in the deal."""
        return False

    def is_terminal(self) -> bool:
        """Is there nothing but the count left?"""
        return bool(self.deal[layout.PHASE] == layout.COUNTING)

    def current_player(self) -> int:
        """By the order of play."""
        return int(self.deal[layout.TURN])

    def legal_actions(self) -> list[int]:
        """Cards by their numbers."""
        return [NUMBER[card] for card in cards_in(*lawful_cards(self.t, self.deal))]

    def apply_action(self, card: int) -> None:
        """Play it."""
        play(self.t, self.deal, card)
        declare_all(self.t, self.deal)
        self.past = (*self.past, card)

    def information_state_string(self) -> str:
        """What the one in turn knows: his cards, and what has been played."""
        hand = layout.HANDS + 2 * self.current_player()
        return f"{self.deal[hand]} {self.deal[hand + 1]} {self.past}"

    def returns(self) -> list[float]:
        """By seat, in resti, with the part of a resto that the points come to."""
        return worth(self.t, self.deal.copy())


def worth(t: Tables, deal: Deal) -> list[float]:
    """What a deal played to its end is worth to each seat."""
    finish(t, deal)
    first = float(gain(t, deal, 0) + deal[layout.DIFFERENCE] / RESTO) / 2
    return [first, -first, first, -first]


class Rollouts:
    """OpenSpiel's evaluator: one random game to the end."""

    def __init__(self, t: Tables, seed: int) -> None:
        self.t, self.dice, self.room = t, dice_from(seed), empty_deal()

    def prior(self, state: Position) -> list[tuple[int, float]]:
        """Nothing is likelier than anything else."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: Position) -> list[float]:
        """Played out."""
        self.room[:] = state.deal
        playout_random(self.t, self.room, self.dice)
        return worth(self.t, self.room)


@cache
def tables_of(rules: Rules) -> Tables:
    """Made once."""
    return tables_for(rules)


class TimeUp(Exception):
    """The bot knows only a number of simulations; this ends them in time."""


class IsmctsPlayer(MinchiatePlayer):
    """Cards by OpenSpiel's bot, all else by the book."""

    def __init__(self, *, seed: int, budget_ms: float) -> None:
        super().__init__(seed=seed)
        self.budget_ms = budget_ms

    def choices(self, view: View[Minchiate]) -> tuple[Choice, ...]:
        """The bot's card first."""
        begun = time.thread_time()
        advice = super().choices(view)
        turn = next_turn(view.table)
        if len(advice) == 1 or turn is None or turn.seat != view.seat or view.table.deal.fallen:
            return advice
        card = self._search(view, begun)
        return tuple(sorted(advice, key=lambda choice: choice.card != card))

    def _search(self, view: View[Minchiate], begun: float) -> str:
        t = tables_of(view.table.rules)
        hidden = look(t, view, dice_for(self.seed, view), inferring=False).hidden
        dice = dice_from(dice_for(self.seed, view).getrandbits(60))

        def sample(_state: Position, _seat: int) -> Position:
            if 1000 * (time.thread_time() - begun) > self.budget_ms:
                raise TimeUp
            world = empty_deal()
            deal_world(hidden, world, dice)
            return Position(t, world)

        bot: Any = ISMCTSBot(
            GAME, Rollouts(t, self.seed), EXPLORE, 10**9, random_state=np.random.RandomState(1)
        )
        bot.set_resampler(sample)
        world = empty_deal()
        deal_world(hidden, world, dice)
        state = Position(t, world)
        with contextlib.suppress(TimeUp):
            bot.run_search(state)
        return CARD[_most_visited(bot._root_node, state)]


def _most_visited(root: Any, state: Position) -> int:
    tried = root.child_info
    return max(state.legal_actions(), key=lambda a: tried[a].visits if a in tried else 0)


class Guest(Entrant, frozen=True):
    """OpenSpiel's bot in the arena."""

    def seated(self, game: str, seed: int, budget: int | None) -> Player[Any]:
        """Only one game is adapted."""
        assert game == "minchiate"
        return IsmctsPlayer(seed=seed, budget_ms=budget or 20)


def main() -> None:
    """Master against it, at the same time for a card."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    budget = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    book = MINCHIATE.rule_sets["dresden-1798"]
    arena = Arena("minchiate", book, (Entrant("master"), Guest("ismcts")), budget, 1)
    KEPT.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(arena, KEPT / f"minchiate-master-ismcts-{budget}.bouts")
    for _ in compete(arena, ledger, deals):
        pass
    (found,) = standings([bout for bout in ledger.bouts if bout.deal < deals])
    print(
        f"master against OpenSpiel's ISMCTS at {budget} ms: {found.paid} resti, {found.points} "
        f"points a deal, {found.won} : {found.lost} of {deals}, "
        f"{found.thought[0]:.0f} and {found.thought[1]:.0f} ms an act"
    )
    figures = {"paid": str(found.paid), "points": str(found.points), "deals": deals}
    keep("openspiel", {"budget_ms": budget, **figures}, ("numba", "numpy", "open-spiel"))


if __name__ == "__main__":
    main()
