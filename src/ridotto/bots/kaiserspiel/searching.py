"""Kaiserspiel players above the novice: every card is tried out in worlds that fit."""

from random import Random
from typing import TYPE_CHECKING

from ridotto.bots.kaiserspiel.memory import Memory
from ridotto.bots.kaiserspiel.sitting import KaiserspielPlayer
from ridotto.bots.kaiserspiel.weigh import Scales
from ridotto.bots.player import Choice
from ridotto.bots.search import Searcher
from ridotto.games.kaiserspiel import acts
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.table import Action, View

if TYPE_CHECKING:
    from ridotto.bots.search.case import Case


class KaiserspielSearcher(Searcher[Kaiserspiel]):
    """Shows and tells as the novice does; the cards are searched."""

    deep = True

    def __init__(
        self, *, seed: int, level: str, budget_ms: int | None = None, worlds: int | None = None
    ) -> None:
        super().__init__(seed=seed, level=level, budget_ms=budget_ms, worlds=worlds)
        self.novice = KaiserspielPlayer(seed=seed)

    def case(self, view: View[Kaiserspiel], advice: Action, dice: Random) -> "Case[Action] | None":
        """The lawful cards."""
        if not isinstance(advice, acts.Play):
            return None
        cards = Scales(Memory(view.table, advice.seat)).lawful
        if len(cards) < 2:
            return None
        from ridotto.bots.kaiserspiel.light import case_of

        return case_of(view, cards, dice)

    def advise(self, view: View[Kaiserspiel]) -> tuple[Choice, ...]:
        """The novice's word on every lawful card."""
        assert view.seat is not None
        return Scales(Memory(view.table, view.seat)).weigh()
