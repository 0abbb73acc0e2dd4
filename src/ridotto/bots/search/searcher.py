"""A player who looks before acting: candidates are tried out in worlds that fit the view."""

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

import msgspec

from ridotto.bots.chance import dice_for
from ridotto.bots.player import Choice, Player
from ridotto.bots.search.level import LEVELS, pace_of
from ridotto.table import Action, State, View

if TYPE_CHECKING:
    from ridotto.bots.search.case import Case, Race

S = TypeVar("S", bound=State)


class Searcher(ABC, Generic[S]):
    """Asks the novice first; what can be laid on a light table is tried out there."""

    novice: Player[S]
    few: ClassVar[int] = LEVELS["player"].worlds
    """How many worlds a player looks at: enough to be better than the novice, and few enough that
    the master is better than he. In some games luck is greater, in others there is less to see."""

    deep: ClassVar[bool] = False
    """Does a master learn what follows a card, in a tree, or only play it out?"""

    def __init__(
        self, *, seed: int, level: str, budget_ms: int | None = None, worlds: int | None = None
    ) -> None:
        self.seed, self.level = seed, level
        pace = pace_of(level, budget_ms, worlds)
        few = level == "player" and worlds is None
        self.pace = msgspec.structs.replace(pace, worlds=self.few) if few else pace

    @abstractmethod
    def case(self, view: View[S], advice: Action, dice: Random) -> "Case[Action] | None":
        """The decision on a light table, or None where the novice's word is enough."""

    def act(self, view: View[S]) -> Action:
        """A lawful action of the view's seat."""
        advice = self.novice.act(view)
        race = self.race(view, advice)
        return advice if race is None else race.ranking()[0][0]

    def race(self, view: View[S], advice: Action) -> "Race[Action] | None":
        """The candidates after their race, or None where there was none."""
        dice = dice_for(self.seed, view)
        case = self.case(view, advice, dice)
        if case is None or len(case.candidates) < 2:
            return None
        # Compiled code is fetched only when it is wanted.
        from ridotto.bots.search.case import DeepRace, Race

        kind = DeepRace if self.deep and self.level == "master" else Race
        race = kind(case, self.pace, dice.getrandbits(48))
        race.run()
        return race if race.drawn else None

    @abstractmethod
    def advise(self, view: View[S]) -> tuple[Choice, ...]:
        """The novice's word on every lawful card."""

    def choices(self, view: View[S]) -> tuple[Choice, ...]:
        """Every lawful card with what it is worth and why, best first: for hints."""
        known = self.advise(view)
        race = self.race(view, self.novice.act(view))
        if race is None:
            return known
        words = {choice.card: choice.why for choice in known}
        ranked = [(getattr(action, "card", None), value) for action, value in race.ranking()]
        found = [Choice(c, value, words[c]) for c, value in ranked if c is not None and c in words]
        return tuple(found) or known
