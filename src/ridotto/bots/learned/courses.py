"""Plays a deal on after an act, in worlds that fit a view, and collects what is scored.

The kernel plays: every seat does what the actor prefers. The readable game does the same acts; it
tells which cards each score line is based on, and who took which trick.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ridotto.kernel.contract import finish
from ridotto.kernel.search import History, Nets, Valuer, World
from ridotto.kernel.search.continuations import Continuation, Continuations
from ridotto.table import Action, Event, Refused, ScoreLine, apply, replay


class Moment(NamedTuple):
    """The table before an act, and what happened then."""

    table: Any
    events: tuple[Event, ...]


class Course(NamedTuple):
    """How a deal went on after an act."""

    weight: float
    lines: Mapping[tuple[int, str], int]
    """All score lines of the finished deal, by side or seat and by rule."""
    marked: tuple[ScoreLine, ...]
    """The score lines written from the act on, with their cards."""
    score: float
    """The result of the deal for the seat that acted, in the game's finest unit. Where only a whole
    party is paid, it includes what the critic expects of the rest."""
    told: tuple[Moment, ...]
    """The moments from the act on, as far as the readable game could follow."""


def play_on(
    history: History, nets: Nets, worlds: Sequence[World], acts: Sequence[tuple[int, ...]],
    seed: int,
) -> list[list[Course]]:  # fmt: skip
    """Return the courses after each of these acts, world by world.

    All acts share the same chance.
    """
    player = Continuations(history.edition, history.t, nets.actor)
    begun = [
        player.begun(world, numbers, seed + place)
        for numbers in acts
        for place, world in enumerate(worlds)
    ]
    player.play_out(begun)
    valuer = Valuer(history.edition, history.tables, nets)
    courses = [_course(history, valuer, one) for one in begun]
    return [courses[n : n + len(worlds)] for n in range(0, len(courses), len(worlds))]


def _course(history: History, valuer: Valuer, played: Continuation) -> Course:
    """Return the scored course of a deal that was played to its end."""
    edition, told = history.edition, tuple(_told(history, played))
    # Where the party goes on, the next deal is dealt by the same dice after every act.
    (values,) = valuer.now([played.deal], [played.seed])
    edition.run(finish)(history.t, played.deal)
    return Course(
        weight=played.world.weight,
        lines=dict(edition.kernel.lines_of(history.tables, edition.words(played.deal))),
        # A line may be announced before it is booked: two equal lines at once are one line.
        marked=tuple(line for one in told for line in dict.fromkeys(lines_in(one.events))),
        score=float(values[history.seat]),
        told=told,
    )


def _told(history: History, played: Continuation) -> Iterator[Moment]:
    """Do the acts in the readable game, as far as it can follow."""
    game, begun = history.game, tuple[int, ...]()
    try:
        table, _ = replay(game, history.stretch.before, played.world.actions)
        for number in played.acts:
            begun += (number,)
            action: Action | None = history.edition.kernel.action_of(table, begun)
            if action is not None:
                after, events = apply(game, table, action)
                yield Moment(table, events)
                table, begun = after, ()
    except (Refused, ValueError, LookupError):
        return


def lines_in(told: object) -> Iterator[ScoreLine]:
    """Yield the score lines in events, however deeply they are nested."""
    if isinstance(told, ScoreLine):
        yield told
    elif isinstance(told, msgspec.Struct):
        for name in told.__struct_fields__:
            yield from lines_in(getattr(told, name))
    elif isinstance(told, tuple):
        for one in told:
            yield from lines_in(one)


def error_of(values: Sequence[float], weights: Sequence[float]) -> float:
    """Return the standard error of a weighted mean."""
    total = sum(weights)
    mean = sum(w * n for w, n in zip(weights, values, strict=True)) / total
    spread = sum((w * (n - mean)) ** 2 for w, n in zip(weights, values, strict=True))
    count = total**2 / sum(w**2 for w in weights)
    return math.sqrt(spread * count / max(0.5, count - 1)) / total
