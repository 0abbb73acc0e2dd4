"""The part of a game that is the same for all: which rule answers for what."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from ridotto.cards import Card
from ridotto.table.acts import Play
from ridotto.table.event import Action, Event, tag_of
from ridotto.table.game import State
from ridotto.table.questions import COMMON_QUESTIONS, Question
from ridotto.table.seat import HOUSE, Seat
from ridotto.table.verdict import Verdict, impossible

S = TypeVar("S", bound=State)


class Machine(ABC, Generic[S]):
    """Judges by kind of action, folds by kind of event, follows by kind of phase.

    A game derives from it, names its parts in the three tables, and adds what only it knows.
    ``turn_rule`` is the rule id cited when an action is nobody's to do.
    """

    judges: Mapping[type[Action], Callable[[S, Any], Verdict]]
    folds: Mapping[type[Event], Callable[[S, Any], S]]
    follows: Mapping[type, Callable[[S], Event | None]]
    house_acts: tuple[type[Action], ...]
    turn_rule: str
    questions: Mapping[str, Question] = COMMON_QUESTIONS

    @property
    def action_kinds(self) -> Mapping[str, type[Action]]:
        """Every kind of action, by its tag."""
        return {tag_of(kind): kind for kind in self.judges}

    @property
    def event_kinds(self) -> Mapping[str, type[Event]]:
        """Every kind of event, actions included, by its tag."""
        return {tag_of(kind): kind for kind in self.folds}

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many sit at the table."""

    def sides(self, state: S) -> tuple[int, ...]:
        """Everybody for themselves, where a game does not say otherwise."""
        return tuple(range(self.seats(state)))

    def tally(self, state: S) -> tuple[int, ...]:
        """Nothing, where a game does not say otherwise."""
        del state
        return ()

    def judge(self, state: S, action: Action) -> Verdict:
        """The only source of legality."""
        rule = self.judges.get(type(action))
        if rule is None:
            name = type(action).__name__
            return impossible(self.turn_rule, f"{name} is no act of this game.")
        if (action.seat == HOUSE) != isinstance(action, self.house_acts):
            return impossible(self.turn_rule, "That is not for this seat to do.")
        if action.seat != HOUSE and not 0 <= action.seat < self.seats(state):
            return impossible(self.turn_rule, f"There is no seat {action.seat}.")
        return rule(state, action)

    @abstractmethod
    def places(self, state: S) -> Mapping[str, Sequence[Card]]:
        """Where every card of the pack lies."""

    def judge_hand(
        self, state: S, seat: Seat, but: Container[Card] = ()
    ) -> Iterable[tuple[Card, Verdict]]:
        """Card by card; a game may know a shorter way to the same verdicts."""
        hand = self.places(state)[f"hand {seat}"]
        return ((card, self.judge(state, Play(seat, card))) for card in hand if card not in but)

    def fold(self, state: S, event: Event) -> S:
        """The state after an event."""
        return self.folds[type(event)](state, event)

    def fold_alike(self, state: S, event: Event, before: S, after: S) -> S:
        """Worked out anew, where a game does not say otherwise."""
        del before, after
        return self.fold(state, event)
