"""Strict tables at which people do wrong things on purpose and challenge at random."""

from collections.abc import Callable
from random import Random
from typing import Any, Generic, TypeVar

from ridotto.table import HOUSE, Action, Ask, Event, State
from ridotto.testing import WatchedParty, laws
from ridotto.testing.fault_laws import attempted
from ridotto.testing.random_actions import random_action
from ridotto.testing.random_party import take_up

S = TypeVar("S", bound=State)

Check = Callable[[WatchedParty[Any], Action, tuple[Event, ...]], None]


class Mischief(Generic[S]):
    """Lawful, faulty, senseless acts and challenges of every kind, one after the other."""

    def __init__(
        self,
        course: WatchedParty[S],
        dice: Random,
        challenge: Callable[[Random], Action],
        seldom: tuple[type[Action], ...],
    ) -> None:
        """``challenge`` makes a senseless challenge; ``seldom`` are acts that end too much."""
        self.course, self.dice = course, dice
        self.challenge, self.seldom = challenge, seldom

    def act(self) -> tuple[Action, tuple[Event, ...]] | None:
        """Something happens, unless it is refused; nothing ends in an exception."""
        course, action = self.course, self._action()
        if isinstance(action, self.seldom) and self.dice.random() < 0.97:
            return None
        if not course.game.judge(course.state, action).admitted(strict=True):
            return None
        return action, course.do(action)

    def _action(self) -> Action:
        """A challenge, something wrong, something senseless, or simply the next act."""
        course, dice, chance = self.course, self.dice, self.dice.random()
        seat = dice.randrange(len(course.views) - 1)
        if chance < 0.25:
            return self.challenge(dice)
        if chance < 0.35:
            offers = course.game.offers(course.views[seat])
            asks = [offer.action for offer in offers if isinstance(offer, Ask)]
            return dice.choice(asks) if asks else self.challenge(dice)
        if chance < 0.5:
            awaited = sorted(course.game.awaited(course.state) - {HOUSE}) or [seat]
            attempts = course.game.attempts(course.views[awaited[0]])
            if attempts:
                return attempted(course, awaited[0], dice.choice(attempts), dice)
        if chance < 0.55:
            kind = dice.choice(sorted(course.game.action_kinds.values(), key=str))
            return random_action(kind, course.game.pack(course.state), dice)
        return self._next()

    def _next(self) -> Action:
        """What the table waits for; who has lied may have to go on at his own risk."""
        course, dice = self.course, self.dice
        seat = dice.choice(sorted(course.game.awaited(course.state)))
        offers = course.game.offers(course.views[seat]) if seat != HOUSE else ()
        if offers and all(isinstance(offer, Ask) for offer in offers):
            return take_up(course.game, seat, dice.choice(offers), dice)
        return course.step(dice)


def ends_well(course: WatchedParty[Any]) -> None:
    """What was done can be folded, paid, written down and read again."""
    laws.pack_is_partitioned(course)
    laws.payments_sum_to_zero(course)
    laws.views_are_true(course)
    laws.fold_gives_state(course)
    laws.records_round_trip(course)
