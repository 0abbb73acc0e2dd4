"""Players who search: they try their cards in worlds that may be, and play the worlds out.

Both begin from the book's advice: it counts as so many worlds, and where there is nothing to try
it decides alone. So it does in what the kernel does not know, above all with open hands.
"""

import time
from functools import lru_cache
from typing import Final

import msgspec
import numpy as np

from ridotto.bots.chance import dice_for
from ridotto.bots.minchiate.laying import owed_by_others, ways_to_lay
from ridotto.bots.minchiate.racing import Race, Row
from ridotto.bots.minchiate.settings import LEVELS, Settings
from ridotto.bots.minchiate.sight import Look, look
from ridotto.bots.minchiate.sitting import MinchiatePlayer
from ridotto.bots.minchiate.trial import Bench, CardTrial, DiscardTrial, alike
from ridotto.bots.minchiate.weights import DEFAULT, Weights
from ridotto.bots.player import Choice
from ridotto.cards import Card
from ridotto.games.minchiate.opening import FOLLA
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import Minchiate
from ridotto.games.minchiate.tricks import next_turn
from ridotto.kernel.minchiate.tables import Tables, tables_for
from ridotto.table import View
from ridotto.table.worlds import NoWorld

KEPT_RULES: Final = 16
PATIENCE: Final = 16
"""One lays away once in a deal at most, and all hangs on it: so many times the worlds."""


@lru_cache(maxsize=KEPT_RULES)
def _tables(rules: Rules) -> Tables:
    return tables_for(rules)


class MinchiateSearcher(MinchiatePlayer):
    """Plays Minchiate by trying cards in the kernel; in all else as the books advise."""

    def __init__(
        self,
        *,
        seed: int,
        level: str = "master",
        settings: Settings | None = None,
        budget_ms: float | None = None,
        worlds: int | None = None,
        weights: Weights = DEFAULT,
    ) -> None:
        """With ``worlds`` and no time the same view always gives the same act."""
        super().__init__(seed=seed, weights=weights)
        chosen = settings or LEVELS[level]
        if budget_ms is not None:
            chosen = msgspec.structs.replace(chosen, budget_ms=budget_ms)
        if worlds is not None:
            chosen = msgspec.structs.replace(chosen, worlds=worlds, budget_ms=budget_ms)
        self.settings = chosen

    def choices(self, view: View[Minchiate]) -> tuple[Choice, ...]:
        """Every lawful card with what the deal is then worth in points, best first."""
        begun = time.thread_time()
        advice = super().choices(view)
        seen = self._look(view) if len(advice) > 1 and _own_card(view) else None
        if seen is None:
            return advice
        book = {choice.card: choice for choice in advice}
        groups = alike(view, seen, list(book))
        trial = CardTrial(self._bench(view, seen), [group[0] for group in groups])
        told = np.array([max(book[card].value for card in group) for group in groups])
        race = Race(trial, self._heeded(told), self.settings.prior, self.settings.share)
        return _ranked(self._run(race, begun), groups, book)

    def _heeded(self, told: Row) -> Row:
        """What the book says against each card, the less the more it exaggerates."""
        heed = self.settings.heed
        heeded: Row = -heed * np.log1p((told.max() - told) / heed)
        return heeded

    def choose_discards(self, view: View[Minchiate], owed: int) -> tuple[Card, ...]:
        """What to lay away: the book's way, or another that fares clearly better."""
        begun = time.thread_time()
        ways = ways_to_lay(view, owed)
        tryable = len(ways) > 1 and len(view.table.deal.robbed) <= FOLLA and self.settings.laying
        seen = self._look(view) if tryable else None
        if seen is None:
            return ways[0]
        trial = DiscardTrial(self._bench(view, seen), ways, owed_by_others(view))
        race = Race(trial, np.zeros(len(ways)), 0.0, 0.0, usual=0)
        return ways[self._run(race, begun, patience=PATIENCE).clearly_best()]

    def _bench(self, view: View[Minchiate], seen: Look) -> Bench:
        seed = dice_for(self.seed, view).getrandbits(64)
        return Bench(_tables(view.table.rules), seen, self.settings, seed)

    def _run(self, race: Race, begun: float, *, patience: int = 1) -> Race:
        worlds = self.settings.worlds
        race.run(begun, worlds and worlds * patience, self.settings.budget_ms)
        return race

    def _look(self, view: View[Minchiate]) -> Look | None:
        """What the seat knows, if the kernel knows everything that lies on the table."""
        deal, dice = view.table.deal, dice_for(self.seed, view)
        if deal.fallen or deal.barred or any(deal.claimed):
            return None
        try:
            inferring = self.settings.inferring
            return look(_tables(view.table.rules), view, dice, inferring=inferring)
        except NoWorld:
            return None


def _own_card(view: View[Minchiate]) -> bool:
    """Is it a card of one's own hand that is due?"""
    turn = next_turn(view.table)
    return turn is not None and turn.seat == view.seat


def _ranked(race: Race, groups: list[list[Card]], book: dict[Card, Choice]) -> tuple[Choice, ...]:
    """The cards with their worth, best first; alike ones from low to high."""
    best, worth = race.leader(), race.worth()
    order = sorted(range(len(groups)), key=lambda row: (row != best, -worth[row]))
    return tuple(Choice(card, worth[row], book[card].why) for row in order for card in groups[row])
