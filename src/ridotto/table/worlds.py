"""Drawing a whole world from what one seat has seen: the part that is the same for all games.

The events are cut before every shuffle, since no card keeps its place across one. For each
stretch the game guesses what was hidden; a guess counts when, replayed, it looks from that seat
exactly as it did.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Generic, TypeVar

from ridotto.table.event import Action, Event
from ridotto.table.game import Game, State, fold_all, replay
from ridotto.table.seat import Seat
from ridotto.table.verdict import Refused
from ridotto.table.view import View
from ridotto.table.visibility import project

S = TypeVar("S", bound=State)


class NoWorld(ValueError):
    """No world was found that looks like this view."""


@dataclass(frozen=True)
class SeenDeal(Generic[S]):
    """What a seat saw from one shuffle to the next, and the table as it saw it around that."""

    seat: Seat | None
    seen: tuple[Event, ...]
    before: S
    after: S
    world: S
    """The table before the stretch in the world guessed so far."""

    @property
    def actions(self) -> list[Action]:
        """What was done, as far as this seat could see."""
        return [event for event in self.seen if isinstance(event, Action)]


@dataclass(frozen=True)
class WorldGuesses(Generic[S]):
    """How a game guesses what was hidden in a stretch, and before which events a stretch ends."""

    attempts: Callable[[SeenDeal[S]], Iterator[Sequence[Action]]]
    """Ways a stretch may have been, one attempt after another."""
    cut_before: tuple[type[Event], ...]


def draw_world(
    game: Game[S], opening: S, view: View[S], guesses: WorldGuesses[S], *, verify: bool = True
) -> tuple[Action, ...]:
    """Actions, from the opening on, after which the view's seat has seen what it saw.

    Without ``verify`` the first guess of every stretch is taken at its word.
    """
    masked, state, world = opening, opening, list[Action]()
    for number, seen in enumerate(_stretches(view.seen, guesses.cut_before), start=1):
        after = fold_all(game, masked, seen)
        stretch = SeenDeal(view.seat, seen, masked, after, state)
        for actions in guesses.attempts(stretch):
            reached = _reproduced(game, stretch, actions) if verify else state
            if reached is not None:
                state = reached
                world += actions
                break
        else:
            raise NoWorld(f"no cards found behind what was seen after shuffle {number}")
        masked = after
    return tuple(world)


def _stretches(
    seen: Sequence[Event], cut_before: tuple[type[Event], ...]
) -> list[tuple[Event, ...]]:
    cuts = [n for n, event in enumerate(seen) if n and isinstance(event, cut_before)]
    return [tuple(seen[a:b]) for a, b in pairwise([0, *cuts, len(seen)]) if a < b]


def last_stretch(seen: Sequence[Event], cut_before: tuple[type[Event], ...]) -> tuple[Event, ...]:
    """What was seen since the last shuffle; all of it, if there was none."""
    cuts = (n for n in range(len(seen) - 1, -1, -1) if isinstance(seen[n], cut_before))
    return tuple(seen[next(cuts, 0) :])


def _reproduced(game: Game[S], stretch: SeenDeal[S], actions: Sequence[Action]) -> S | None:
    """The state after the actions, if the seat sees the same happen again."""
    try:
        after, log = replay(game, stretch.world, actions)
    except Refused:
        return None
    again = tuple(project(event, stretch.seat) for event in log)
    return after if again == stretch.seen else None
