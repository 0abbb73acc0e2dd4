"""Players that taught themselves: the net alone, or the net with search over sampled worlds.

The game's novice decides everything that is not a decision of courteous play inside a deal: drawing
seats, claims, challenges.
"""

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from ridotto.bots.learned.net import read_nets
from ridotto.bots.learned.net_files import net_file
from ridotto.bots.levels import MASTER
from ridotto.bots.player import Player
from ridotto.bots.random_player import dice_for
from ridotto.games import GAMES
from ridotto.kernel.act_sets import act_flags
from ridotto.kernel.contract import Tables, act, turn
from ridotto.kernel.editions import Edition, edition
from ridotto.kernel.readiness import ready_edition
from ridotto.kernel.search import Budget, History, Judged, judge_acts, read_history
from ridotto.kernel.search.actor_critic import Nets, chances_in
from ridotto.kernel.specialise import kernel_of
from ridotto.table import Action, RuleSet, View
from ridotto.table.game import Game

if TYPE_CHECKING:
    from ridotto.bots.learned.consideration import Thoughts

BUDGET: Final = 50
"""The default time of a master for a decision, in milliseconds."""
DECISIONS: Final = 20
"""How many decisions of played-on deals a master can afford in a millisecond."""
LOOSE: Final = 1.5
"""A player of the middle level prefers the better act, but not always: this temperature evens out
the actor's probabilities."""
AT_LEAST: Final = 0.08
"""Acts below this share of the most probable act's probability are never chosen."""


@lru_cache(maxsize=32)
def tables_of(game: str, rules: Any) -> Tables:
    """Return the kernel's tables for the rules of a table; they are made once."""
    return kernel_of(game).make_tables(rule_set_of(GAMES[game], rules))


def rule_set_of(game: Game[Any], rules: Any) -> RuleSet:
    """Return the rule set of a table, with the options that were chosen."""
    book = game.rule_sets[rules.name]
    chosen = {
        key: value
        for key, value in _flat("", msgspec.to_builtins(rules))
        if key in book.values and book.values[key].value != value
    }
    return book.with_options(chosen) if chosen else book


def _flat(before: str, values: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield sections and their values as one flat list of dotted keys."""
    for name, value in values.items():
        key = f"{before}{name}"
        yield key, value
        if isinstance(value, Mapping):
            yield from _flat(f"{key}.", value)


class NetPlayer:
    """Enters its view into the kernel, observes, and asks its nets."""

    def __init__(
        self,
        game: Game[Any],
        novice: Player[Any],
        *,
        seed: int,
        level: str = MASTER,
        budget_ms: int | None = None,
        worlds: int | None = None,
        path: Path | None = None,
    ) -> None:
        """With ``worlds`` instead of a time, the same view and seed always give the same act.

        With no time (0) the net decides alone.
        """
        self.game, self.novice, self.level, self.seed = game, novice, level, seed
        self.nets: Nets = read_nets(path or net_file(game.name))
        time = BUDGET if budget_ms is None else budget_ms
        self.budget = Budget(time) if worlds is None else Budget(math.inf, worlds)
        self.repeatable = worlds is not None

    def act(self, view: View[Any]) -> Action:
        """Return a lawful action of the view's seat."""
        position = self.position(view)
        if position is None:
            action: Action = self.novice.act(view)
            return action
        dice = dice_for(self.seed, view)
        while True:
            done = position.after(self._choose(position, dice))
            if done is not None:
                return done

    def consider(self, view: View[Any]) -> "Thoughts | None":
        """Return what the player would do and the alternatives; None if the novice decides."""
        # Deals are played on only when somebody asks for reasons.
        from ridotto.bots.learned.consideration import consider

        return consider(self, view)

    def position(self, view: View[Any]) -> "Position | None":
        """Return the view in the kernel; None if the kernel does not know this decision.

        Where several people may act in any order, the kernel asks one of them first.
        """
        if view.table.strict and not self._knows(view.table, self.novice.act(view)):
            return None
        tables = tables_of(self.game.name, view.table.rules)
        rules = self._edition()
        try:
            position = Position(self.game, rules, tables, view)
        except ValueError:
            return None
        return position if position.lawful().any() else None

    def _edition(self) -> Edition:
        """Return the quickest rules there are now.

        A process that answers a single question, such as a hint, does not load others for it.
        """
        if self.repeatable:
            return edition(self.game.name, compiled=False)
        searching = self.level == MASTER and self.budget.milliseconds > 0
        return ready_edition(self.game.name, worth_compiling=searching)

    def _knows(self, table: Any, action: Action) -> bool:
        """Return whether the kernel has this kind of act; it has no challenge, for example."""
        try:
            return bool(kernel_of(self.game.name).acts_of(table, action))
        except (ValueError, LookupError):
            return False

    def _choose(self, position: "Position", dice: Random) -> int:
        if self.level == MASTER:
            return self.judged(position, dice)[0].number
        numbers, likely = position.chances(self.nets)
        evened = np.where(likely >= AT_LEAST * likely.max(), likely, 0.0) ** (1 / LOOSE)
        return dice.choices(numbers, evened.tolist())[0]

    def judged(self, position: "Position", dice: Random) -> tuple[Judged, ...]:
        """Return the values of the acts; if no worlds can be sampled, the actor's preferences."""
        numbers, likely = position.chances(self.nets)
        alone = tuple(
            Judged(number, float(chance), 0.0, math.inf)
            for number, chance in sorted(zip(numbers, likely, strict=True), key=lambda a: -a[1])
        )
        if len(numbers) == 1 or position.begun or not self.budget.milliseconds:
            return alone
        history = position.history()
        if history is None:
            return alone
        judged, _ = judge_acts(history, self.nets, self._budget_with(position.edition), dice)
        return judged

    def _budget_with(self, rules: Edition) -> Budget:
        """Return the budget: in the time of a decision, compiled rules also play deals on."""
        if self.repeatable or not rules.compiled:
            return self.budget
        return self.budget._replace(decisions=round(DECISIONS * self.budget.milliseconds))


class Position:
    """A decision in the kernel: the deal as a seat knows it, and the parts of an act so far."""

    def __init__(self, game: Game[Any], rules: Edition, tables: Tables, view: View[Any]) -> None:
        self.game, self.edition, self.tables, self.view = game, rules, tables, view
        self.kernel = rules.kernel
        self.t = rules.numbers(tables)
        self.deal = rules.numbers(self.kernel.enter(tables, view))
        self.begun: tuple[int, ...] = ()

    def lawful(self) -> Any:
        """Return the acts that may come next, as bits."""
        words = self.edition.lawful_acts(self.t, self.deal)
        return act_flags(words, self.kernel.ACTS)

    def chances(self, nets: Nets) -> tuple[list[int], Any]:
        """Return the lawful acts, and the actor's probability for each."""
        numbers = np.flatnonzero(self.lawful()).tolist()
        if len(numbers) == 1:
            return numbers, np.ones(1)
        edition, t, deal = self.edition, self.t, self.deal
        seat, mask = edition.run(turn)(t, deal), edition.lawful_acts(t, deal)
        (likely,) = chances_in(edition, nets.actor, t, [deal], [seat], mask[None])
        return numbers, likely[numbers]

    def history(self) -> History | None:
        """Return the deal so far; None if it cannot be followed."""
        opening = self.game.open(
            rule_set_of(self.game, self.view.table.rules), strict=self.view.table.strict
        )
        try:
            return read_history(self.game, self.edition, self.tables, self.view, opening)
        except ValueError:
            return None

    def after(self, number: int) -> Action | None:
        """Do a part of an act; return the act once it is complete, else None."""
        self.begun += (number,)
        action = self.kernel.action_of(self.view.table, self.begun)
        if action is None:
            self.edition.run(act)(self.t, self.deal, number)
        return action
