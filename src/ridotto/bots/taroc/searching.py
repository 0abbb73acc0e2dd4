"""Taroc players above the novice: cards and Skars are tried out in worlds that fit."""

from random import Random
from typing import TYPE_CHECKING, Final

from ridotto.bots.player import Choice
from ridotto.bots.search import Searcher
from ridotto.bots.taroc.before import likely_skars
from ridotto.bots.taroc.memory import Memory
from ridotto.bots.taroc.play import Mind
from ridotto.bots.taroc.sitting import TarocPlayer
from ridotto.bots.taroc.weights import DEFAULT
from ridotto.cards import Card
from ridotto.games.taroc import acts
from ridotto.games.taroc.state import Laying, Taroc
from ridotto.table import Action, View

if TYPE_CHECKING:
    from ridotto.bots.search.case import Case

SKARS: Final = 16
"""So many ways to lay away are looked at, those first that the novice likes best."""


class TarocSearcher(Searcher[Taroc]):
    """Announces as the book advises; the Skar and the cards are searched."""

    def __init__(
        self, *, seed: int, level: str, budget_ms: int | None = None, worlds: int | None = None
    ) -> None:
        super().__init__(seed=seed, level=level, budget_ms=budget_ms, worlds=worlds)
        self.novice = TarocPlayer(seed=seed)

    def case(self, view: View[Taroc], advice: Action, dice: Random) -> "Case[Action] | None":
        """The lawful cards, or the likelier ways to lay away."""
        from ridotto.bots.taroc.light import play_case, skar_case

        if isinstance(advice, acts.LaySkar) and isinstance(view.table.phase, Laying):
            return skar_case(view, self._skars(view, advice), dice)
        if isinstance(advice, acts.Play):
            return play_case(view, Mind(Memory(view), DEFAULT).lawful, dice)
        return None

    def _skars(self, view: View[Taroc], advice: acts.LaySkar) -> list[tuple[Card, ...]]:
        likely = likely_skars(Memory(view), DEFAULT, SKARS)
        wise = set(advice.cards)
        return [advice.cards, *(skar for skar in likely if set(skar) != wise)]

    def advise(self, view: View[Taroc]) -> tuple[Choice, ...]:
        """The novice's word on every lawful card."""
        return TarocPlayer(seed=self.seed).choices(view)
