"""Random lawful play, watched from every chair."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, TypeVar, overload

from ridotto.table import (
    HOUSE,
    Action,
    Ask,
    Do,
    Event,
    Game,
    Offer,
    PickCards,
    PickNumber,
    PickPlaces,
    RuleSet,
    Seat,
    State,
    View,
    apply,
    fill,
)

S = TypeVar("S", bound=State)


def choose(game: Game[S], view: View[S], dice: Random) -> Action:
    """Any lawful action of the view's seat."""
    assert view.seat is not None
    offers = [offer for offer in game.offers(view) if not isinstance(offer, Ask)]
    assert offers, f"seat {view.seat} is awaited and has nothing to do"
    return take_up(game, view.seat, dice.choice(offers), dice)


def take_up(game: Game[S], seat: Seat, offer: Offer, dice: Random) -> Action:
    """An action that the offer promises to be lawful."""
    if isinstance(offer, Do | Ask):
        return offer.action
    kinds = game.action_kinds
    if isinstance(offer, PickNumber):
        return fill(kinds, seat, offer, dice.choice(offer.numbers))
    if isinstance(offer, PickPlaces):
        return fill(kinds, seat, offer, tuple(dice.sample(offer.places, offer.count)))
    if isinstance(offer, PickCards):
        count = dice.randint(offer.least, offer.most)
        return fill(kinds, seat, offer, tuple(dice.sample(offer.cards, count)))
    count = dice.randint(offer.least, len(offer.sets))
    sets = dice.sample(offer.sets, count)
    bare = [tuple(c for c in s if c not in offer.optional or len(s) == 3) for s in sets]
    return fill(kinds, seat, offer, tuple(bare if dice.random() < 0.2 else sets))


@dataclass
class WatchedParty(Generic[S]):
    """A party on its way: the state, what every chair has seen, and all that happened."""

    game: Game[S]
    rules: RuleSet
    opening: S
    state: S
    views: Sequence[View[S]]
    actions: list[Action] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)

    @classmethod
    def open(cls, game: Game[S], rules: RuleSet, *, strict: bool = False) -> "WatchedParty[S]":
        """A new table with every chair watched, and one spectator."""
        opening = game.open(rules, strict=strict)
        chairs = [*range(game.seats(opening)), None]
        return cls(game, rules, opening, opening, [View(chair, opening) for chair in chairs])

    def do(self, action: Action) -> tuple[Event, ...]:
        """Let an action happen."""
        self.state, events = apply(self.game, self.state, action)
        self.actions.append(action)
        self.log += events
        self.views = [view.watch(self.game.fold, events) for view in self.views]
        return events

    def step(self, dice: Random) -> Action:
        """A random lawful action of somebody the table waits for."""
        seat = dice.choice(sorted(self.game.awaited(self.state)))
        if seat == HOUSE:
            return self.game.shuffle(self.state, dice)
        return choose(self.game, self.views[seat], dice)


class LazyViews(Sequence[View[S]]):
    """What every seat has seen; each view is computed when it is needed."""

    def __init__(
        self, fold: Callable[[S, Event], S], views: Sequence[View[S]], log: list[Event]
    ) -> None:
        self._fold, self._log = fold, log
        self._views = list(views)
        self._known = [len(log)] * len(views)

    def __len__(self) -> int:
        return len(self._views)

    @overload
    def __getitem__(self, chair: int) -> View[S]: ...
    @overload
    def __getitem__(self, chair: slice) -> list[View[S]]: ...
    def __getitem__(self, chair: int | slice) -> View[S] | list[View[S]]:
        if isinstance(chair, slice):
            return [self[one] for one in range(*chair.indices(len(self)))]
        known, now = self._known[chair], len(self._log)
        if known < now:
            self._views[chair] = self._views[chair].watch(self._fold, self._log[known:])
            self._known[chair] = now
        return self._views[chair]


class LazyWatchedParty(WatchedParty[S]):
    """A watched party whose views are computed only when they are asked for."""

    @classmethod
    def open(cls, game: Game[S], rules: RuleSet, *, strict: bool = False) -> "LazyWatchedParty[S]":
        """A new table; its chairs are watched when somebody asks."""
        opening = game.open(rules, strict=strict)
        log: list[Event] = []
        chairs = [View(chair, opening) for chair in (*range(game.seats(opening)), None)]
        views = LazyViews(game.fold, chairs, log)
        return cls(game, rules, opening, opening, views, [], log)

    def do(self, action: Action) -> tuple[Event, ...]:
        """Let an action happen."""
        self.state, events = apply(self.game, self.state, action)
        self.actions.append(action)
        self.log += events
        return events


def play_party(course: WatchedParty[S], dice: Random, most: int) -> Iterator[Action]:
    """Play at random until the party ends; more than ``most`` actions is a fault of the game."""
    while not course.game.over(course.state):
        assert len(course.actions) < most, "random lawful play does not come to an end"
        action = course.step(dice)
        course.do(action)
        yield action
