"""What if somebody had acted otherwise? The rest of the deal goes as it went, as far as it can.

Each seat keeps its own list of what it still did. Its next act is done if it is lawful now;
a card that may not be played yet changes places with the one a computer player chooses instead,
and what has become senseless, such as an answer nobody waits for, falls out.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import msgspec

from ridotto.bots import make_player
from ridotto.server import ledger_entries as e
from ridotto.server.deal_replay import DealReplay, DealSpan, deal_is_over, make_replay
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.record_table import Fact, build_table, results
from ridotto.table import HOUSE, Action, Do, Seat, View, apply
from ridotto.table.acts import Play

MOST: Final = 600
"""No deal has more acts; a telling that does not end by then is broken off."""


class WhatIfDeal(msgspec.Struct, frozen=True):
    """A deal as it would have gone after another act.

    It parts from the record at step ``parts``, counted from 0. ``kept`` says of every step after
    that whether the record has it too. ``was`` and ``now`` are how the deal came out, and would.
    """

    again: DealReplay
    parts: int
    kept: tuple[bool, ...]
    was: tuple[Fact, ...]
    now: tuple[Fact, ...]


class _Act(NamedTuple):
    """An act of the record, and its place there."""

    place: int
    action: Action


def table_before(table: LedgerTable, span: DealSpan, step: int) -> LedgerTable:
    """A table at which only what came before that step of the deal has happened."""
    names = [chair.name for chair in table.company.chairs]
    return build_table(table.company.charter, names, table.happened[: span.first + step])


def choices(table: LedgerTable, action: Action) -> tuple[Action, ...]:
    """What whoever did this could have done instead: other cards, other answers."""
    if action.seat == HOUSE:
        return ()
    offers = table.game.offers(View(action.seat, table.growing_view(action.seat).table))
    offered = (offer.action for offer in offers if isinstance(offer, Do))
    return tuple(one for one in offered if one != action)


def action_at(table: LedgerTable, span: DealSpan, step: int) -> Action:
    """The act of a step."""
    first = table.happened[span.first + step][1][0]
    assert isinstance(first, Action)
    return first


def what_if(
    table: LedgerTable, number: int, span: DealSpan, step: int, action: Action
) -> WhatIfDeal:
    """The deal with another act at this step; raises ``Refused`` where it is not lawful."""
    changed = table_before(table, span, step)
    apply_to(changed, action)
    rest = [_Act(n, action_at(table, span, n)) for n in range(step, span.end - span.first)]
    kept = tuple(_go_on(changed, _Rest(rest, action)))
    again = make_replay(changed, number, DealSpan(span.first, len(changed.happened)))
    was = table_before(table, span, span.end - span.first)
    game = table.game
    return WhatIfDeal(
        again=again,
        parts=step,
        kept=kept,
        was=results(game, was.state),
        now=results(game, changed.state),
    )


def apply_to(table: LedgerTable, action: Action) -> None:
    """Let something happen at a table in memory."""
    state, events = apply(table.game, table.state, action)
    table.take(table.seq + 1, (e.Acted("record", events),), state)


class _Rest:
    """What everybody still did in the record."""

    def __init__(self, acts: list[_Act], instead: Action) -> None:
        self.of: dict[Seat, list[_Act]] = {}
        for act in acts:
            self.of.setdefault(act.action.seat, []).append(act)
        self._put_off(instead)
        # A card gives up its turn; a bid or an answer that was not given is not given later.
        mine = self.of[instead.seat]
        if mine and mine[0] is acts[0]:
            mine.pop(0)

    def next_acts(self) -> list[_Act]:
        """Everybody's next act, the one that came first in the record first."""
        return sorted((acts[0] for acts in self.of.values() if acts), key=lambda act: act.place)

    def take(self, action: Action) -> None:
        """This was done, whether the record has it next, later or not at all."""
        acts = self.of.get(action.seat, [])
        if acts and acts[0].action == action:
            acts.pop(0)
        else:
            self._put_off(action)

    def _put_off(self, action: Action) -> None:
        """What comes later comes now; the next act of its kind takes its place there."""
        acts = self.of.get(action.seat, [])
        at = next((n for n, act in enumerate(acts) if n and act.action == action), None)
        if at is None:
            return
        if type(acts[0].action) is type(action):
            acts[at] = _Act(acts[at].place, acts[0].action)
            acts.pop(0)
        else:
            acts.pop(at)

    def drop(self, act: _Act) -> None:
        """This makes no sense any more."""
        self.of[act.action.seat].remove(act)


def _go_on(table: LedgerTable, rest: _Rest) -> Iterator[bool]:
    """Play to the end of the deal; of every act, whether the record has it."""
    for _ in range(MOST):
        if deal_is_over(table.game, table.state) or not table.awaited:
            return
        action = _as_recorded(table, rest)
        yield action is not None
        if action is None:
            action = _chosen(table)
            rest.take(action)
        apply_to(table, action)


def _as_recorded(table: LedgerTable, rest: _Rest) -> Action | None:
    """The next act of the record that can be done now, if there is one."""
    for act in rest.next_acts():
        while act.action.seat in table.awaited and not _is_lawful(table, act.action):
            if isinstance(act.action, Play):
                break
            rest.drop(act)
            acts = rest.of[act.action.seat]
            if not acts:
                break
            act = acts[0]
        if _is_lawful(table, act.action) and act in rest.next_acts():
            rest.take(act.action)
            return act.action
    return None


def _is_lawful(table: LedgerTable, action: Action) -> bool:
    return table.game.judge(table.state, action).admitted(strict=table.state.strict)


def _chosen(table: LedgerTable) -> Action:
    """What a computer player does, or the house."""
    seat = min(table.awaited)
    if seat == HOUSE:
        return table.game.shuffle(table.state, Random(len(table.happened)))
    view = table.view(seat)
    return make_player(table.game.name, level="novice", seed=len(view.seen)).act(view)
