"""What a game is: a pure function from what happened to what may happen next."""

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import reduce
from itertools import accumulate
from operator import or_
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from ridotto.cards import Card, Pack
from ridotto.table.attempt import Attempt
from ridotto.table.dice import Dice
from ridotto.table.event import Action, Event
from ridotto.table.offer import Offer
from ridotto.table.questions import Question
from ridotto.table.rulebook import RuleBook
from ridotto.table.rules import RuleSet
from ridotto.table.seat import Seat
from ridotto.table.verdict import Refused, Verdict
from ridotto.table.view import View

if TYPE_CHECKING:
    from ridotto.table.worlds import WorldGuesses


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The base of every game's state. Whether faults are let happen belongs to the table."""

    strict: bool = False


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A game: its rules as functions over its own frozen state.

    ``fold`` only books what an event says, so that it works on masked events too; every
    decision of the rules is made in ``judge`` and ``follow``.
    """

    @property
    def name(self) -> str:
        """The name as typed on a command line."""

    @property
    def title(self) -> str:
        """The name as printed."""

    @property
    def action_kinds(self) -> Mapping[str, type[Action]]:
        """Every kind of action, by its tag."""

    @property
    def event_kinds(self) -> Mapping[str, type[Event]]:
        """Every kind of event, actions included, by its tag."""

    @property
    def rule_sets(self) -> Mapping[str, RuleSet]:
        """The books this game can be played by, the first being the default."""

    @property
    def rule_book(self) -> RuleBook:
        """The game's rules and faults by id."""

    @property
    def questions(self) -> Mapping[str, Question]:
        """What a person may ask at the table, by a word."""

    @property
    def results(self) -> tuple[str, ...]:
        """The facts that are a deal's results, such as ``points {seat}`` or ``total {side}``."""

    def open(self, rules: RuleSet, *, strict: bool = False) -> S:
        """A new table, before anything has happened."""

    def pack(self, state: S) -> Pack:
        """The pack this table plays with."""

    def judge(self, state: S, action: Action) -> Verdict:
        """The only source of legality."""

    def judge_hand(
        self, state: S, seat: Seat, but: Container[Card] = ()
    ) -> Iterable[tuple[Card, Verdict]]:
        """Every card of a seat's hand but some, and what ``judge`` says to its being played now."""

    def fold(self, state: S, event: Event) -> S:
        """The state after an event."""

    def fold_alike(self, state: S, event: Event, before: S, after: S) -> S:
        """``fold``, where another chair's view is known before and after that very event.

        What both see alike may be taken from there.
        """

    def follow(self, state: S) -> Event | None:
        """The next event that follows automatically, if any."""

    def awaited(self, state: S) -> frozenset[Seat]:
        """The seats the table waits for."""

    def seats(self, state: S) -> int:
        """How many sit at the table."""

    def over(self, state: S) -> bool:
        """Has the party ended?"""

    def settled(self, state: S) -> bool:
        """Is a deal finished and paid, and the next one not yet started?"""

    def offers(self, view: View[S]) -> tuple[Offer, ...]:
        """What the view's seat may do now. It depends only on the table as the view shows it."""

    def attempts(self, view: View[S]) -> tuple[Attempt, ...]:
        """What the view's seat could do wrongly now; nothing at a courteous table."""

    def shuffle(self, state: S, dice: Dice) -> Action:
        """The house's next action, when the table waits for the house."""

    def places(self, state: S) -> Mapping[str, Sequence[Card]]:
        """Where every card of the pack lies; empty while no pack is on the table."""

    def winning(self, state: S) -> Seat | None:
        """Whose card is winning the trick on the table."""

    def sides(self, state: S) -> tuple[int, ...]:
        """The side of each seat: partners share one."""

    def accounts(self, state: S) -> tuple[int, ...]:
        """What each person has won or lost so far, and last a pot on the table, where there is one.

        They add up to nothing.
        """

    def tally(self, state: S) -> tuple[int, ...]:
        """What each seat has now, where a game writes points as the deal goes on; else nothing."""

    def fact(self, state: S, words: Sequence[str]) -> str:
        """A fact of the state, as the expectations of records name it."""

    def read(self, state: S, words: Sequence[str]) -> tuple[Action, ...]:
        """The actions a statement of a record means."""

    def write(self, state: S, action: Action) -> str:
        """An action as a statement of a record."""

    def world_guesses(self, opening: S, dice: Dice) -> "WorldGuesses[S]":
        """Ways in which what a seat saw between two shuffles may have been."""

    def world(self, state: S, view: View[S], dice: Dice) -> tuple[Action, ...]:
        """Actions, from this opening state on, that would look to the view's seat as it does."""


def apply(game: Game[S], state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
    """Judge an action, then draw everything that follows; or raise ``Refused``."""
    steps, events = apply_in_steps(game, state, action)
    return steps[-1], events


def apply_in_steps(game: Game[S], state: S, action: Action) -> tuple[list[S], tuple[Event, ...]]:
    """``apply``, with the states between the events: the one before the first, and after each."""
    verdict = game.judge(state, action)
    if not verdict.admitted(strict=state.strict):
        raise Refused(verdict)
    steps, events = [state], []
    event: Event | None = action
    while event is not None:
        state = game.fold(state, event)
        steps.append(state)
        events.append(event)
        event = game.follow(state)
    return steps, tuple(events)


def replay(game: Game[S], state: S, actions: Iterable[Action]) -> tuple[S, tuple[Event, ...]]:
    """Apply actions one after another."""
    log: list[Event] = []
    for action in actions:
        state, events = apply(game, state, action)
        log += events
    return state, tuple(log)


def fold_all(game: Game[S], state: S, events: Iterable[Event]) -> S:
    """The state after events that are known to have happened."""
    for event in events:
        state = game.fold(state, event)
    return state


def fold_in_steps(game: Game[S], state: S, events: Iterable[Event]) -> list[S]:
    """The state before these events, and after each of them."""
    return list(accumulate(events, game.fold, initial=state))


def event_decoder(game: Game[Any]) -> msgspec.json.Decoder[Event]:
    """Reads any event of the game from its JSON."""
    union: Any = reduce(or_, game.event_kinds.values())
    return msgspec.json.Decoder(union)
