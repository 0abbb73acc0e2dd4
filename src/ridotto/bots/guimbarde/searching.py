"""Guimbarde players above the novice: every card is tried out in worlds that fit."""

from random import Random
from typing import TYPE_CHECKING

from ridotto.bots.guimbarde.memory import Memory
from ridotto.bots.guimbarde.sitting import GuimbardePlayer, advise
from ridotto.bots.guimbarde.weigh import Scales
from ridotto.bots.player import Choice
from ridotto.bots.search import Searcher
from ridotto.games.guimbarde import acts
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.table import Action, View

if TYPE_CHECKING:
    from ridotto.bots.search.case import Case


class GuimbardeSearcher(Searcher[Guimbarde]):
    """Draws boxes and names Points as the novice does; the cards are searched."""

    # Five cards a hand: what can be seen at all is seen in a few worlds.
    few = 6

    def __init__(
        self, *, seed: int, level: str, budget_ms: int | None = None, worlds: int | None = None
    ) -> None:
        super().__init__(seed=seed, level=level, budget_ms=budget_ms, worlds=worlds)
        self.novice = GuimbardePlayer(seed=seed)

    def case(self, view: View[Guimbarde], advice: Action, dice: Random) -> "Case[Action] | None":
        """The lawful cards."""
        if not isinstance(advice, acts.Play | acts.Marry):
            return None
        cards = Scales(Memory(view.table, advice.seat)).lawful
        if len(cards) < 2:
            return None
        from ridotto.bots.guimbarde.light import case_of

        return case_of(view, cards, dice)

    def advise(self, view: View[Guimbarde]) -> tuple[Choice, ...]:
        """The novice's word on every lawful card."""
        assert view.seat is not None
        return advise(view.table, view.seat)
