"""The part of a game that is the same for all: which rule answers for what."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from ridotto.cards import Card
from ridotto.table.acts import Play
from ridotto.table.dice import Dice
from ridotto.table.event import Action, Event, tag_of
from ridotto.table.game import State
from ridotto.table.questions import COMMON_QUESTIONS, Question
from ridotto.table.seat import HOUSE, Seat
from ridotto.table.sentences import say
from ridotto.table.verdict import Verdict, impossible
from ridotto.table.view import View
from ridotto.table.worlds import WorldGuesses, draw_world

S = TypeVar("S", bound=State)


class Machine(ABC, Generic[S]):
    """Judges by kind of action, folds by kind of event, follows by kind of phase.

    A game derives from it, fills the three tables, and adds what is specific to it. Functions of
    its own modules are assigned, not wrapped: ``offers = staticmethod(make_offers)``. ``turn_rule``
    is the rule id cited when an action belongs to no seat.
    """

    judges: Mapping[type[Action], Callable[[S, Any], Verdict]]
    folds: Mapping[type[Event], Callable[[S, Any], S]]
    follows: Mapping[type, Callable[[S], Event | None]]
    house_acts: tuple[type[Action], ...]
    turn_rule: str
    ended: tuple[type, ...]
    """The phases in which the party is over."""
    between: tuple[type, ...]
    """The phases in which a deal is paid, and the next one has not started."""
    questions: Mapping[str, Question] = COMMON_QUESTIONS
    results: tuple[str, ...] = ("accounts",)

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

    def over(self, state: S) -> bool:
        """Has the party ended?"""
        table: Any = state
        return isinstance(table.phase, self.ended)

    def settled(self, state: S) -> bool:
        """Is a deal finished and paid, and the next one not yet started?"""
        table: Any = state
        return isinstance(table.phase, self.between)

    def accounts(self, state: S) -> tuple[int, ...]:
        """What each person has won or lost by payments so far; a pot is the last."""
        table: Any = state
        accounts: tuple[int, ...] = table.party.accounts
        return accounts

    def follow(self, state: S) -> Event | None:
        """The event that the phase brings automatically."""
        table: Any = state
        step = self.follows.get(type(table.phase))
        return step(state) if step else None

    def judge(self, state: S, action: Action) -> Verdict:
        """The only source of legality."""
        rule = self.judges.get(type(action))
        if rule is None:
            name = type(action).__name__
            return impossible(self.turn_rule, say("no-act", name=name))
        if (action.seat == HOUSE) != isinstance(action, self.house_acts):
            return impossible(self.turn_rule, say("not-this-seat"))
        if action.seat != HOUSE and not 0 <= action.seat < self.seats(state):
            return impossible(self.turn_rule, say("no-seat", seat=action.seat))
        return rule(state, action)

    @abstractmethod
    def world_guesses(self, opening: S, dice: Dice) -> WorldGuesses[S]:
        """Ways in which what a seat saw between two shuffles may have been."""

    def world(self, state: S, view: View[S], dice: Dice) -> tuple[Action, ...]:
        """Actions, from this opening state on, that would look to the view's seat as it does."""
        game: Any = self
        return draw_world(game, state, view, self.world_guesses(state, dice))

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
        """Computed from scratch, unless a game overrides it."""
        del before, after
        return self.fold(state, event)
