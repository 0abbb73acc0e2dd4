"""What a seat decided in a deal, and how others decided in the same position.

Two players are in the same position if their seat has seen the same things. So a key moment reveals
no card that one's own chair did not see.
"""

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from ridotto.duplicate.same_deal import BY_THE_HOUSE
from ridotto.table import Action, Event, Game, Seat, State, fold_all, project

LEAST_SHARE: Final = 2
"""A key moment needs at least this many players in the same position."""


class TracedAct(msgspec.Struct, frozen=True):
    """A decision: what the seat had seen before it (hashed), and what it did."""

    before: str
    action: Any
    """The act as plain JSON values."""
    text: str
    """The act as a statement of a record."""


Trace: TypeAlias = tuple[TracedAct, ...]


class MomentChoice(msgspec.Struct, frozen=True):
    """A choice at a key moment: how many made it, and their mean result at the end."""

    action: Any
    text: str
    persons: int
    computers: tuple[str, ...]
    """The level of each computer player who made this choice."""
    mean: float
    mine: bool


class KeyMoment(msgspec.Struct, frozen=True):
    """The position at which players in the same chair chose differently."""

    decision: int
    """The number of this decision among one's own decisions, counted from 1."""
    choices: tuple[MomentChoice, ...]


class TracedPlay(msgspec.Struct, frozen=True):
    """Somebody's decisions and result; a computer player has a level."""

    trace: Trace
    points: float
    level: str = ""


Taken: TypeAlias = tuple[TracedAct, TracedPlay]
"""A decision, and the play it belongs to."""


def trace_of(game: Game[Any], state: State, acts: Iterable[Sequence[Event]], seat: Seat) -> Trace:
    """Return the decisions of a seat from the opening state on.

    Cuts and lots belong to the house.
    """
    seen, found = hashlib.sha256(), []
    for events in acts:
        first = events[0]
        if isinstance(first, Action) and first.seat == seat and not isinstance(first, BY_THE_HOUSE):
            text = game.write(state, first)
            found.append(TracedAct(seen.hexdigest()[:16], msgspec.to_builtins(first), text))
        state = fold_all(game, state, events)
        for event in events:
            seen.update(msgspec.json.encode(project(event, seat), order="deterministic"))
    return tuple(found)


def key_moment(mine: TracedPlay, others: Sequence[TracedPlay]) -> KeyMoment | None:
    """Return the one of my decisions at which those in the same position were split most evenly.

    Returns None if everybody chose the same.
    """
    at: dict[str, list[Taken]] = defaultdict(list)
    for play in others:
        for step in play.trace:
            at[step.before].append((step, play))
    best: KeyMoment | None = None
    largest = 0.0
    for number, step in enumerate(mine.trace, start=1):
        parted = _parted([(step, mine), *at[step.before]])
        spread = _evenness(parted)
        if spread > largest:
            largest = spread
            best = KeyMoment(number, _choices(parted, mine))
    return best


def _parted(taken: Sequence[Taken]) -> Mapping[bytes, Sequence[Taken]]:
    groups: dict[bytes, list[Taken]] = defaultdict(list)
    for step, play in taken:
        groups[msgspec.json.encode(step.action, order="deterministic")].append((step, play))
    return groups


def _evenness(groups: Mapping[bytes, Sequence[object]]) -> float:
    """Return the chance that two players chose differently, times the number of players."""
    sizes = [len(group) for group in groups.values()]
    total = sum(sizes)
    if total < LEAST_SHARE or len(sizes) < 2:
        return 0.0
    apart = 1 - sum(size * size for size in sizes) / total**2
    return apart * total


def _choices(groups: Mapping[bytes, Sequence[Taken]], mine: TracedPlay) -> tuple[MomentChoice, ...]:
    found = [
        MomentChoice(
            action=group[0][0].action,
            text=group[0][0].text,
            persons=sum(not play.level for _, play in group),
            computers=tuple(play.level for _, play in group if play.level),
            mean=sum(play.points for _, play in group) / len(group),
            mine=any(play is mine for _, play in group),
        )
        for group in groups.values()
    ]
    return tuple(sorted(found, key=lambda one: (-one.persons - len(one.computers), -one.mean)))
