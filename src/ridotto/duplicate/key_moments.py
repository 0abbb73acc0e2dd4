"""What a seat decided in a deal, and how others decided in the same place.

Two players are in the same place where their seat has seen the same. So a moment tells nobody of
a card that was not seen in one's own chair.
"""

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from ridotto.duplicate.same_deal import BY_THE_HOUSE
from ridotto.table import Action, Event, Seat, project

LEAST_SHARE: Final = 2
"""So many must have been in the same place, for it to be a moment."""


class TracedAct(msgspec.Struct, frozen=True):
    """A decision: what the seat had seen before it (hashed), and what it did."""

    before: str
    action: Any
    """As plain JSON values."""


Trace = tuple[TracedAct, ...]


class MomentChoice(msgspec.Struct, frozen=True):
    """Something that was done there, by how many; and what they made in the end, on the mean."""

    action: Any
    persons: int
    computers: tuple[str, ...]
    """The levels of the computer players who did it."""
    mean: float
    mine: bool


class KeyMoment(msgspec.Struct, frozen=True):
    """The place where those who sat there parted."""

    decision: int
    """Its number among one's own decisions, from 1."""
    choices: tuple[MomentChoice, ...]


class TracedPlay(msgspec.Struct, frozen=True):
    """Somebody's decisions and what came of them; a computer player has a level."""

    trace: Trace
    points: float
    level: str = ""


def trace_of(acts: Iterable[Sequence[Event]], seat: Seat) -> Trace:
    """The decisions of a seat; cuts and lots are the house's."""
    seen, found = hashlib.sha256(), []
    for events in acts:
        first = events[0]
        if isinstance(first, Action) and first.seat == seat and not isinstance(first, BY_THE_HOUSE):
            found.append(TracedAct(seen.hexdigest()[:16], msgspec.to_builtins(first)))
        for event in events:
            seen.update(msgspec.json.encode(project(event, seat), order="deterministic"))
    return tuple(found)


def key_moment(mine: TracedPlay, others: Sequence[TracedPlay]) -> KeyMoment | None:
    """Of my decisions, the one at which those in the same place parted most evenly.

    Where nobody parted there is none.
    """
    at: dict[str, list[tuple[Any, TracedPlay]]] = defaultdict(list)
    for play in others:
        for step in play.trace:
            at[step.before].append((step.action, play))
    best: KeyMoment | None = None
    largest = 0.0
    for number, step in enumerate(mine.trace, start=1):
        parted = _parted([(step.action, mine), *at[step.before]])
        spread = _evenness(parted)
        if spread > largest:
            largest = spread
            best = KeyMoment(number, _choices(parted, mine))
    return best


def _parted(taken: Sequence[tuple[Any, TracedPlay]]) -> Mapping[bytes, list[tuple[Any, TracedPlay]]]:
    groups: dict[bytes, list[tuple[Any, TracedPlay]]] = defaultdict(list)
    for action, play in taken:
        groups[msgspec.json.encode(action, order="deterministic")].append((action, play))
    return groups


def _evenness(groups: Mapping[bytes, Sequence[object]]) -> float:
    """How likely two of them did not do the same, and how many of them there were."""
    sizes = [len(group) for group in groups.values()]
    total = sum(sizes)
    if total < LEAST_SHARE or len(sizes) < 2:
        return 0.0
    apart = 1 - sum(size * size for size in sizes) / total**2
    return apart * total


def _choices(
    groups: Mapping[bytes, Sequence[tuple[Any, TracedPlay]]], mine: TracedPlay
) -> tuple[MomentChoice, ...]:
    found = [
        MomentChoice(
            action=group[0][0],
            persons=sum(not play.level for _, play in group),
            computers=tuple(sorted({play.level for _, play in group if play.level})),
            mean=sum(play.points for _, play in group) / len(group),
            mine=any(play is mine for _, play in group),
        )
        for group in groups.values()
    ]
    return tuple(sorted(found, key=lambda one: (-one.persons - len(one.computers), -one.mean)))

