"""Plays a deal on after an act, in worlds that fit a view, and collects what is scored.

The kernel plays: every seat does what the actor prefers. The readable game does the same acts; it
tells which cards each score line is based on, and who took which trick.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ridotto.bots.learned.guessed_worlds import GuessedWorld
from ridotto.kernel.batch import go_on
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import (
    NOBODY,
    act,
    blind,
    finish,
    observe,
    players,
    reveal,
    score,
    turn,
)
from ridotto.kernel.search import History, Nets
from ridotto.kernel.search.actor_critic import chances
from ridotto.kernel.splitmix import dice_from
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


@dataclass
class Row:
    """A course that is still being played."""

    world: GuessedWorld
    deal: Any
    table: Any
    seed: int
    dice: Random
    begun: tuple[int, ...] = ()
    told: list[Moment] = field(default_factory=list)
    lost: bool = False
    """Whether the readable game could not follow."""


def play_on(
    history: History, nets: Nets, worlds: Sequence[GuessedWorld],
    acts: Sequence[tuple[int, ...]], seed: int,
) -> list[list[Course]]:  # fmt: skip
    """Return the courses after each of these acts, world by world.

    All acts share the same chance.
    """
    player = _Player(history, nets)
    rows = [
        player.row(world, numbers, seed + place)
        for numbers in acts
        for place, world in enumerate(worlds)
    ]
    player.play(rows)
    courses = [player.course(row) for row in rows]
    return [courses[n : n + len(worlds)] for n in range(0, len(courses), len(worlds))]


class _Player:
    """Plays all seats of many deals at once by the actor."""

    def __init__(self, history: History, nets: Nets) -> None:
        self.history, self.nets = history, nets
        self.edition, self.t = history.edition, history.t
        self.turn = self.edition.run(turn)
        self.act = self.edition.run(act)
        self.observe = self.edition.run(observe)
        self.blind = self.edition.run(blind)

    def row(self, world: GuessedWorld, numbers: tuple[int, ...], seed: int) -> Row:
        """Return a world in which an act has been done."""
        game, stretch = self.history.game, self.history.stretch
        row = Row(world, world.deal.copy(), None, seed, Random(seed))
        try:
            row.table, _ = replay(game, stretch.before, world.actions)
        except Refused:
            row.lost = True
        for number in numbers:
            self._do(row, number)
        return row

    def play(self, rows: Sequence[Row]) -> None:
        """Play every deal to its end."""
        going = [row for row in rows if self.turn(self.t, row.deal) != NOBODY]
        while going:
            for row, number in zip(going, self._chosen(going), strict=True):
                self._do(row, number)
            going = [row for row in going if self.turn(self.t, row.deal) != NOBODY]

    def _chosen(self, rows: Sequence[Row]) -> list[int]:
        """Return each row's next act: the only lawful one, a lot, or what the actor prefers."""
        kernel = self.edition.kernel
        masks = np.array([self.edition.lawful_acts(self.t, row.deal) for row in rows])
        bits = np.unpackbits(masks.view(np.uint8), axis=-1, bitorder="little")
        chosen = bits.argmax(axis=1)
        several = [n for n in range(len(rows)) if bits[n].sum() > 1]
        asked = [n for n in several if not self.blind(self.t, rows[n].deal)]
        for n in set(several).difference(asked):
            chosen[n] = rows[n].dice.choice(np.flatnonzero(bits[n]).tolist())
        if asked:
            seen = self.edition.room(len(asked), kernel.OBSERVATION.words)
            for place, n in enumerate(asked):
                deal = rows[n].deal
                self.observe(self.t, deal, self.turn(self.t, deal), seen[place])
            likely = chances(kernel, self.nets.actor, self.edition.words(seen), masks[asked])
            chosen[asked] = likely.argmax(axis=1)
        return [int(number) for number in chosen]

    def _do(self, row: Row, number: int) -> None:
        self.act(self.t, row.deal, number)
        row.begun += (number,)
        if row.lost:
            return
        try:
            action: Action | None = self.edition.kernel.action_of(row.table, row.begun)
            if action is None:
                return
            after, events = apply(self.history.game, row.table, action)
        except (Refused, ValueError, LookupError):
            row.lost = True
            return
        row.told.append(Moment(row.table, events))
        row.table, row.begun = after, ()

    def course(self, row: Row) -> Course:
        """Return the scored course of a deal that was played to its end."""
        kernel, standing = self.edition.kernel, self._standing(row)
        self.edition.run(finish)(self.t, row.deal)
        return Course(
            weight=row.world.weight,
            lines=dict(kernel.lines_of(self.history.tables, self.edition.words(row.deal))),
            # A line may be announced before it is booked: two equal lines at once are one line.
            marked=tuple(line for one in row.told for line in dict.fromkeys(lines_in(one.events))),
            score=standing,
            told=tuple(row.told),
        )

    def _standing(self, row: Row) -> float:
        """Return what the seat has won.

        If the party goes on, plus what it will still win on average. The next deal is dealt by the
        same dice after every act.
        """
        edition, kernel, seat = self.edition, self.edition.kernel, self.history.seat
        deal, scores = row.deal.copy(), edition.room(kernel.SEATS)
        pack = edition.numbers(kernel.new_pack(self.history.tables))
        acts = edition.room(-(-kernel.ACTS // WORD))
        ended = edition.run(go_on)(self.t, deal, pack, acts, dice_from(row.seed), scores)
        if kernel.PAID_BY_DEAL or ended != 1:
            return float(scores[seat])
        return float(scores[seat] + edition.run(score)(self.t, deal, seat) + self._expected(deal))

    def _expected(self, deal: Any) -> float:
        """Return what the critic expects for the seat."""
        edition, kernel = self.edition, self.edition.kernel
        at = self.turn(self.t, deal)
        seen, secrets = (edition.room(1, p.words) for p in (kernel.OBSERVATION, kernel.SECRETS))
        self.observe(self.t, deal, at, seen[0])
        edition.run(reveal)(self.t, deal, at, secrets[0])
        bits = [
            kernel.OBSERVATION.unpack(edition.words(seen)),
            kernel.SECRETS.unpack(edition.words(secrets)),
        ]
        place = (self.history.seat - at) % edition.run(players)(self.t)
        return self.nets.scale * float(self.nets.critic(np.concatenate(bits, axis=1))[0, place])


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
