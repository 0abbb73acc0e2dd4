"""What if somebody had acted otherwise? Variations of a deal, and how the rest is played.

The rest repeats what happened as far as possible, or computer players play it, or it is left to be
played by hand. Nothing here is random: the same line and the same seed always give the same rest.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from random import Random
from typing import Any, Final

import msgspec

from ridotto.bots import Player, make_player, nearest_level
from ridotto.notation.variations import (
    Variation,
    VariationError,
    departure_of,
    read_statement,
)
from ridotto.server import ledger_entries as e
from ridotto.server.acts_left import ActsLeft, RecordedAct
from ridotto.server.deal_replay import DealReplay, DealSpan, deal_is_over, make_replay
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.record_table import Fact, build_table, results
from ridotto.server.variation_states import VariationStates
from ridotto.table import HOUSE, Action, Do, Refused, Seat, View, apply
from ridotto.table.acts import Play

MOST: Final = 600
"""The most acts of a deal; a playing that has not ended by then is stopped."""

MASTER: Final = "master"


class Rest(Enum):
    """Who plays the rest after a changed act."""

    RECORDED = "recorded"
    """Everybody repeats their acts as far as possible; a computer player chooses the others."""
    PLAYERS = "players"
    BY_HAND = "by-hand"
    """Nobody: the client chooses one act after another."""


class Continuation(msgspec.Struct, frozen=True):
    """How the rest of a deal is played: by whom, at which level, and with which seed."""

    rest: Rest = Rest.RECORDED
    level: str = MASTER
    seed: int = 0


class WhatIfDeal(msgspec.Struct, frozen=True):
    """A deal as it would have gone after another act.

    It leaves its line at step ``parts``, counted from 0. ``acts`` are that act and all after it, as
    statements. ``kept`` says for every act after the first whether the line has it too. ``was`` and
    ``now`` are the results of the line and of the variation; ``now`` is empty while it is not
    finished.
    """

    again: DealReplay
    parts: int
    acts: tuple[str, ...]
    kept: tuple[bool, ...]
    was: tuple[Fact, ...]
    now: tuple[Fact, ...]


def table_before(table: LedgerTable, span: DealSpan, step: int) -> LedgerTable:
    """Return a table at which only the steps before this one have happened."""
    names = [chair.name for chair in table.company.chairs]
    return build_table(table.company.charter, names, table.happened[: span.first + step])


def table_of_line(
    table: LedgerTable, span: DealSpan, variations: Sequence[Variation], number: int
) -> tuple[LedgerTable, DealSpan]:
    """Return the table of a variation and the deal there; or raise ``VariationError``."""
    if number == 0:
        return table, span
    departure = departure_of(variations, number)
    if not span.first <= departure.after <= span.end:
        raise VariationError(
            f"variation {number} leaves the deal after {departure.after} acts;"
            f" this deal has the acts {span.first} to {span.end}"
        )
    changed = table_before(table, span, departure.after - span.first)
    for text in departure.acts:
        if deal_is_over(table.game, changed.state):
            raise VariationError(f"{text!r}: the deal is over before that")
        try:
            apply_to(changed, read_statement(table.game, changed.state, text))
        except Refused as refused:
            raise VariationError(f"{text!r}: {refused}") from refused
    return changed, DealSpan(span.first, len(changed.happened))


def first_acts(
    table: LedgerTable, span: DealSpan, variations: Sequence[Variation]
) -> tuple[Action | None, ...]:
    """Return the first act of each variation; None for other deals, and if it cannot be played."""
    states = VariationStates(table, span, variations)
    return tuple(_first_act(states, n + 1) for n in range(len(variations)))


def _first_act(states: VariationStates, number: int) -> Action | None:
    try:
        return states.first_act(number)
    except VariationError:
        return None


def choices(table: LedgerTable, seat: Seat, done: Action | None = None) -> tuple[Action, ...]:
    """Return what a seat could do now, or could have done instead: cards, answers."""
    if seat == HOUSE:
        return ()
    offers = table.game.offers(View(seat, table.growing_view(seat).table))
    offered = (offer.action for offer in offers if isinstance(offer, Do))
    return tuple(one for one in offered if one != done)


def action_at(table: LedgerTable, span: DealSpan, step: int) -> Action:
    """Return the act of a step."""
    first = table.happened[span.first + step][1][0]
    assert isinstance(first, Action)
    return first


def what_if(
    table: LedgerTable,
    number: int,
    span: DealSpan,
    step: int,
    action: Action,
    continuation: Continuation | None = None,
) -> WhatIfDeal:
    """Return the deal with another act at this step; raise ``Refused`` if it is not lawful."""
    changed, kept = varied_table(table, span, step, action, continuation or Continuation())
    ended = DealSpan(span.first, len(changed.happened))
    was = table_before(table, span, span.end - span.first)
    return WhatIfDeal(
        again=make_replay(changed, number, ended),
        parts=step,
        acts=statements(changed, span.first + step),
        kept=kept,
        was=results_if_over(was),
        now=results_if_over(changed),
    )


def varied_table(
    table: LedgerTable,
    span: DealSpan,
    step: int,
    action: Action,
    continuation: Continuation,
    then: Sequence[str] = (),
) -> tuple[LedgerTable, tuple[bool, ...]]:
    """Return a table with another act at this step, and for every later act whether it was kept.

    ``then`` are statements that come next, before the rest. Raises ``Refused`` if something is not
    lawful.
    """
    changed = table_before(table, span, step)
    apply_to(changed, action)
    rest = [RecordedAct(n, action_at(table, span, n)) for n in range(step, span.end - span.first)]
    left = ActsLeft(rest, action)
    for text in then:
        action = read_statement(table.game, changed.state, text)
        apply_to(changed, action)
        if isinstance(action, Play):
            # A card is played once; an answer given now may be given again to something else.
            left.take(action)
    return changed, tuple(_go_on(changed, left, continuation))


def results_if_over(table: LedgerTable) -> tuple[Fact, ...]:
    """Return the results of the deal; empty while it is still played."""
    over = deal_is_over(table.game, table.state)
    return results(table.game, table.state) if over else ()


def statements(table: LedgerTable, first: int) -> tuple[str, ...]:
    """Return the acts of a table from an index on, each as a statement of a record."""
    state: Any = table.opening
    told = []
    for n, (_, events) in enumerate(table.happened):
        done = events[0]
        assert isinstance(done, Action)
        if n >= first:
            told.append(table.game.write(state, done))
        for event in events:
            state = table.game.fold(state, event)
    return tuple(told)


def apply_to(table: LedgerTable, action: Action) -> None:
    """Apply an action to a table in memory."""
    state, events = apply(table.game, table.state, action)
    table.take(table.seq + 1, (e.Acted("record", events),), state)


def play_out(table: LedgerTable, level: str, seed: int) -> None:
    """Let computer players play a table in memory to the end of its deal."""
    continuation = Continuation(Rest.PLAYERS, level, seed)
    for _ in _go_on(table, ActsLeft([], None), continuation):
        pass


def _go_on(table: LedgerTable, left: ActsLeft, continuation: Continuation) -> Iterator[bool]:
    """Play to the end of the deal; yield for every act whether the record has it."""
    if continuation.rest is Rest.BY_HAND:
        return
    player = player_of(table, continuation.level, continuation.seed)
    for _ in range(MOST):
        if deal_is_over(table.game, table.state) or not table.awaited:
            return
        recorded = continuation.rest is Rest.RECORDED
        action = left.next_lawful(table) if recorded else None
        yield action is not None
        if action is None:
            action = _chosen(table, player, continuation.seed)
            left.take(action)
        apply_to(table, action)


def player_of(table: LedgerTable, level: str, seed: int) -> Player[Any]:
    """Return a computer player that always does the same in the same position."""
    game = table.game.name
    return make_player(game, level=nearest_level(game, level), seed=seed, repeatable=True)


def _chosen(table: LedgerTable, player: Player[Any], seed: int) -> Action:
    """Return the act of a computer player, or of the house."""
    seat = min(table.awaited)
    if seat == HOUSE:
        return table.game.shuffle(table.state, Random(f"{seed}/{len(table.happened)}"))
    return player.act(table.view(seat))
