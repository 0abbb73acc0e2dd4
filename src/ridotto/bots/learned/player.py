"""A player that does what its net likes best, act by act."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ridotto.bots.learned.net import FOLDER, load
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.specialise import kernel_of
from ridotto.kernel.words import WORD
from ridotto.table import Action, RuleSet, View
from ridotto.table.game import Game


@cache
def tables_of(game: Game[Any], rules: Any) -> Tables:
    """The kernel's tables for the rules of a table, made once."""
    return kernel_of(game.name).make_tables(rule_set_of(game, rules))


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


class LearnedPlayer:
    """Enters its view into the kernel, observes, and asks the actor."""

    def __init__(self, game: Game[Any], novice: Any, *, path: Path | None = None) -> None:
        """``novice`` does what is no part of a deal: drawing seats, rising."""
        self.game, self.novice = game, novice
        self.kernel = kernel_of(game.name)
        self.actor, _ = load(path or FOLDER / f"{game.name}.npz")

    def act(self, view: View[Any]) -> Action:
        """A lawful action of the view's seat."""
        tables = tables_of(self.game, view.table.rules)
        deal = self._entered(tables, view)
        if deal is None:
            action: Action = self.novice.act(view)
            return action
        begun: tuple[int, ...] = ()
        while True:
            begun += (self.best(tables, deal),)
            done = self.kernel.action_of(view.table, begun)
            if done is not None:
                return done
            self.kernel.act(tables, deal, begun[-1])

    def _entered(self, tables: Tables, view: View[Any]) -> Deal | None:
        """The view in the kernel, if this is a decision that the kernel knows.

        Where several people may act in any order, the kernel asks one of them first.
        """
        try:
            deal = self.kernel.enter(tables, view)
        except ValueError:
            return None
        acts = np.zeros(-(-self.kernel.ACTS // WORD), dtype=np.int64)
        self.kernel.lawful(tables, deal, acts)
        return deal if acts.any() else None

    def best(self, tables: Tables, deal: Deal) -> int:
        """The lawful act that the actor likes best."""
        acts = np.zeros(-(-self.kernel.ACTS // WORD), dtype=np.int64)
        self.kernel.lawful(tables, deal, acts)
        lawful = np.unpackbits(acts.view(np.uint8), bitorder="little")[: self.kernel.ACTS]
        (may,) = np.nonzero(lawful)
        if len(may) == 1:
            return int(may[0])
        planes = np.zeros(self.kernel.OBSERVATION.words, dtype=np.int64)
        self.kernel.observe(tables, deal, self.kernel.turn(tables, deal), planes)
        liked = self.actor(self.kernel.OBSERVATION.unpack(planes[None]))[0]
        return int(may[liked[may].argmax()])
