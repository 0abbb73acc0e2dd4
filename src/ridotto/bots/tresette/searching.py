"""Tresette players above the novice: every card is tried out in worlds that fit."""

from random import Random
from typing import TYPE_CHECKING

from ridotto.bots.player import Choice
from ridotto.bots.search import Searcher
from ridotto.bots.tresette.memory import Memory
from ridotto.bots.tresette.sitting import TresettePlayer, weigh
from ridotto.games.tresette import acts
from ridotto.games.tresette.state import Tresette
from ridotto.table import Action, View

if TYPE_CHECKING:
    from ridotto.bots.search.case import Case


class TresetteSearcher(Searcher[Tresette]):
    """Announces as the book advises; the cards are searched."""

    # Great results are rare, and worth several Partien.
    few = 192

    def __init__(
        self, *, seed: int, level: str, budget_ms: int | None = None, worlds: int | None = None
    ) -> None:
        super().__init__(seed=seed, level=level, budget_ms=budget_ms, worlds=worlds)
        self.novice = TresettePlayer(seed=seed)

    def case(self, view: View[Tresette], advice: Action, dice: Random) -> "Case[Action] | None":
        """The lawful cards; open heaps are left to the novice, whose cards lie open too."""
        if not isinstance(advice, acts.Play) or view.table.rules.heaps:
            return None
        from ridotto.bots.tresette.light import case_of

        return case_of(view, Memory(view).lawful, dice)

    def advise(self, view: View[Tresette]) -> tuple[Choice, ...]:
        """The novice's word on every lawful card."""
        return weigh(view)
