"""Two worlds that one chair cannot tell apart: the same acts with two unseen cards exchanged."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Generic, NamedTuple, TypeVar

import msgspec

from ridotto.cards import BACK, Card
from ridotto.table import Action, Event, Grade, State, View, apply
from ridotto.table.game import Game
from ridotto.testing.laws import exchanged
from ridotto.testing.random_party import WatchedParty

S = TypeVar("S", bound=State)


class DealStart(NamedTuple, Generic[S]):
    """How a table was before its last shuffle: how much had been done, and what was seen."""

    done: int
    state: S
    views: list[View[S]]

    @classmethod
    def of(cls, course: WatchedParty[S]) -> "DealStart[S]":
        """A deal that starts at the table as it is now."""
        return cls(len(course.actions), course.state, list(course.views))


class OtherWorld(NamedTuple, Generic[S]):
    """What a chair would have seen with two cards exchanged, up to the first difference."""

    state: S
    view: View[S]
    differing: tuple[Event | None, Event | None] | None
    grades: list[Grade]
    """How each act of the deal would have been judged."""


def unseen_cards(course: WatchedParty[S], view: View[S]) -> set[Card]:
    """The cards that lie in no place where this chair can see them."""
    places = course.game.places(view.table).values()
    seen = {card for cards in places for card in cards if card != BACK}
    return set(course.game.pack(course.state).cards) - seen if any(map(any, places)) else set()


def other_world(
    game: Game[S],
    start: DealStart[S],
    actions: Sequence[Action],
    view: View[S],
    pair: tuple[Card, Card],
) -> OtherWorld[S]:
    """The deal once more with two cards exchanged; ``Refused`` if somebody could not do that."""
    assert view.seat is not None
    state, there = start.state, start.views[view.seat]
    differing: tuple[Event | None, Event | None] | None = None
    grades: list[Grade] = []
    for action in actions:
        act = exchanged(action, pair) if _names(action, pair) else action
        grades.append(game.judge(state, act).grade)
        state, events = apply(game, state, act)
        known = len(there.seen)
        there = there.watch(game.fold, events)
        differing = _first_difference(view.seen[known : len(there.seen)], there.seen[known:])
        if differing is not None:
            break
    else:
        differing = _first_difference(view.seen[len(there.seen) :], ())
    return OtherWorld(state, there, differing, grades)


def same_offers(game: Game[S], here: View[S], there: View[S]) -> bool:
    """Would the same offers go over the wire?"""
    return msgspec.json.encode(game.offers(here)) == msgspec.json.encode(game.offers(there))


def answered_differently(
    game: Game[S], here: S, there: S, actions: Iterable[Action]
) -> Iterator[Action]:
    """The acts that are judged differently in the two worlds, or for another reason."""
    return (one for one in actions if game.judge(here, one) != game.judge(there, one))


def _names(action: Action, pair: tuple[Card, Card]) -> bool:
    """Does one of these cards occur in the action?"""
    text = msgspec.json.encode(action)
    return any(b'"%b"' % card.encode() in text for card in pair)


def _first_difference(
    here: Sequence[Event], there: Sequence[Event]
) -> tuple[Event | None, Event | None] | None:
    """The first two events that are not the same; None where one world has no more."""
    pairs = zip_longest(here, there)
    return next(((one, two) for one, two in pairs if one != two), None)
