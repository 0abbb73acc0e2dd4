"""Players that taught themselves: the net alone, or the net over worlds.

Whatever is no decision of courteous play inside a deal (drawing seats, claims, challenges) is left
to the game's novice.
"""

import math
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from ridotto.bots.learned.net import read_nets
from ridotto.bots.learned.net_files import net_file
from ridotto.bots.player import Player
from ridotto.bots.random_player import dice_for
from ridotto.games import GAMES
from ridotto.kernel.contract import Tables, act, observe, turn
from ridotto.kernel.editions import Edition, edition
from ridotto.kernel.search import Budget, History, Judged, judge_acts, read_history
from ridotto.kernel.search.actor_critic import Nets, chances
from ridotto.kernel.specialise import kernel_of
from ridotto.table import Action, RuleSet, View
from ridotto.table.game import Game

if TYPE_CHECKING:
    from ridotto.bots.learned.considering import Thoughts

MASTER: Final = "master"
BUDGET: Final = 50
"""Milliseconds for a master's decision, by default."""
LOOSE: Final = 1.5
"""A player does the better act more often, but not always: the actor's chances, made more even by
so much."""
AT_LEAST: Final = 0.08
"""But nothing that the actor likes less than this share of what it likes best."""


@cache
def tables_of(game: str, rules: Any) -> Tables:
    """The kernel's tables for the rules of a table, made once."""
    return kernel_of(game).make_tables(rule_set_of(GAMES[game], rules))


def rule_set_of(game: Game[Any], rules: Any) -> RuleSet:
    """The rule set that a table's values were read from, with the options that were chosen."""
    book = game.rule_sets[rules.name]
    chosen = {
        key: value
        for key, value in _flat("", msgspec.to_builtins(rules))
        if key in book.values and book.values[key].value != value
    }
    return book.with_options(chosen) if chosen else book


def _flat(before: str, values: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Sections and their values as one row of dotted keys."""
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
        compiled: bool = False,
        path: Path | None = None,
    ) -> None:
        """``worlds`` instead of time: then the same view and seed always give the same act.

        With no time (0) the net decides alone. ``compiled`` rules are quicker, but on a new machine
        one waits for them; at a table nobody should.
        """
        self.game, self.novice, self.level, self.seed = game, novice, level, seed
        self.nets: Nets = read_nets(path or net_file(game.name))
        time = BUDGET if budget_ms is None else budget_ms
        self.budget = Budget(time) if worlds is None else Budget(math.inf, worlds)
        self.compiled = compiled

    def act(self, view: View[Any]) -> Action:
        """A lawful action of the view's seat."""
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
        """What it would do and why not otherwise; None where the novice decides."""
        # Only who is asked for reasons plays deals on.
        from ridotto.bots.learned.considering import consider

        return consider(self, view)

    def position(self, view: View[Any]) -> "Position | None":
        """The view in the kernel, if this is a decision that the kernel knows.

        Where several people may act in any order, the kernel asks one of them first.
        """
        if view.table.strict and not self._knows(view.table, self.novice.act(view)):
            return None
        tables = tables_of(self.game.name, view.table.rules)
        rules = edition(self.game.name, compiled=self.compiled)
        try:
            position = Position(self.game, rules, tables, view)
        except ValueError:
            return None
        return position if position.lawful().any() else None

    def _knows(self, table: Any, action: Action) -> bool:
        """Has the kernel such acts? A challenge, which the cards have proved, it has not."""
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
        """What the acts are worth; where no worlds can be sampled, the actor's preference."""
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
        judged, _ = judge_acts(history, self.nets, self.budget, dice)
        return judged


class Position:
    """A decision in the kernel: the deal as a seat knows it, and the parts of an act so far."""

    def __init__(self, game: Game[Any], rules: Edition, tables: Tables, view: View[Any]) -> None:
        self.game, self.edition, self.tables, self.view = game, rules, tables, view
        self.kernel = rules.kernel
        self.t = rules.numbers(tables)
        self.deal = rules.numbers(self.kernel.enter(tables, view))
        self.begun: tuple[int, ...] = ()

    def lawful(self) -> Any:
        """The acts that may be next, as bits."""
        words = self.edition.lawful_acts(self.t, self.deal)
        return np.unpackbits(words.view(np.uint8), bitorder="little")[: self.kernel.ACTS]

    def chances(self, nets: Nets) -> tuple[list[int], Any]:
        """The lawful acts, and how likely the actor is to do each."""
        numbers = np.flatnonzero(self.lawful()).tolist()
        if len(numbers) == 1:
            return numbers, np.ones(1)
        seen = self.edition.room(self.kernel.OBSERVATION.words)
        self.edition.run(observe)(
            self.t, self.deal, self.edition.run(turn)(self.t, self.deal), seen
        )
        words = self.edition.lawful_acts(self.t, self.deal)
        (likely,) = chances(self.kernel, nets.actor, self.edition.words(seen)[None], words[None])
        return numbers, likely[numbers]

    def history(self) -> History | None:
        """The deal so far, if it can be followed."""
        opening = self.game.open(
            rule_set_of(self.game, self.view.table.rules), strict=self.view.table.strict
        )
        try:
            return read_history(self.game, self.edition, self.tables, self.view, opening)
        except ValueError:
            return None

    def after(self, number: int) -> Action | None:
        """Do a part of an act; the act, once it is whole."""
        self.begun += (number,)
        action = self.kernel.action_of(self.view.table, self.begun)
        if action is None:
            self.edition.run(act)(self.t, self.deal, number)
        return action
