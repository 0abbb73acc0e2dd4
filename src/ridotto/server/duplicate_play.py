"""A table that plays a duplicate deal: the house acts from the seed, and the result is stored.

The computer players are the same at all tables: the same view gives the same act.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from ridotto.duplicate.computer_field import decide
from ridotto.duplicate.deal_seeds import player_seed, salt_of
from ridotto.duplicate.key_moments import trace_of
from ridotto.duplicate.same_deal import SameDeal, deciding_seat
from ridotto.server.charter import Bot, ChairWish, Charter, Open, Watching, You
from ridotto.server.duplicate_store import ResultRow
from ridotto.server.fair_queue import Asker
from ridotto.server.kept_plays import KeptPlay, pack_play
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.live_table import LiveTable
from ridotto.server.seals import seal_with
from ridotto.server.thinking import QUICK_LEVELS
from ridotto.server.workers import Workers
from ridotto.server.write_path import act, write
from ridotto.table import HOUSE, Action, Event, View, apply
from ridotto.table.acts import Shuffle

PACE: Final = 300
"""The pause of a computer player before a card, in milliseconds."""


class ChairOffer(msgspec.Struct, frozen=True):
    """Who sits in a chair: a computer player of a level, or a person by name."""

    level: str = ""
    name: str = ""
    person: str = ""


def duplicate_charter(deal: SameDeal, chairs: Sequence[ChairOffer]) -> Charter:
    """Return the charter of such a table: no onlookers, no hints, only ready-made phrases."""
    host = next((n for n, chair in enumerate(chairs) if chair.name), None)
    wishes: list[ChairWish] = [
        You() if n == host else Bot(chair.level) if chair.level else Open()
        for n, chair in enumerate(chairs)
    ]
    return Charter(
        game=deal.game,
        rules=deal.rules,
        options=dict(deal.unit.options),
        chairs=tuple(wishes),
        chat="phrases",
        watching=Watching("no"),
        hints=False,
        pace=PACE,
    )


def first_events(deal: SameDeal) -> Iterator[tuple[Event, ...]]:
    """Yield what the house lays out when the table opens."""
    state = deal.the_game.open(deal.rule_set)
    for action in deal.first_acts():
        state, events = apply(deal.the_game, state, action)
        yield events


def same_deal(table: LedgerTable) -> SameDeal | None:
    """Return the duplicate deal that is played at this table; None if it is an ordinary table."""
    duplicate = table.company.duplicate
    if duplicate is None:
        return None
    charter = table.company.charter
    return SameDeal(
        game=charter.game,
        rules=charter.rules,
        number=duplicate.number,
        seed=duplicate.seed or "",
    )


def house_is_due(table: LedgerTable, deal: SameDeal) -> bool:
    """Return whether the house must act: shuffle, cut or draw for somebody, or end the deal."""
    if deal.is_done(table.state):
        return deal.house_act(table.state, ()) is not None
    return HOUSE in table.awaited


def _given(table: LedgerTable, deal: SameDeal) -> Action | None:
    seat = deciding_seat(table.game, table.state)
    return deal.given_act(View(seat, table.growing_view(seat).table), _events(table))


def _events(table: LedgerTable) -> Iterator[Event]:
    return (event for _, events in table.happened for event in events)


async def act_for_house(live: LiveTable, deal: SameDeal) -> None:
    """Do what the house has to do now. The caller holds the table's lock."""
    table = live.table
    if deal.is_done(table.state):
        # Stored before anybody is told that it is over; after a crash it is stored again.
        await keep_results(live, deal)
        action = deal.house_act(table.state, ())
    elif HOUSE not in table.awaited:
        return
    elif HOUSE not in table.game.awaited(table.state):
        action = _given(table, deal)
    elif table.company.unused_seal is not None:
        action = Shuffle(HOUSE, table.company.unused_seal.order)
    else:
        action = deal.house_act(table.state, _events(table))
        if isinstance(action, Shuffle):
            await write(live, seal_with(salt_of(deal.seed, table.company.shuffles), action))
            return
    if action is not None:
        await act(live, action, "house")


async def decide_alike(
    workers: Workers, asker: Asker, level: str, view: View[Any], deal: SameDeal
) -> Action:
    """Return the act of the computer player in a chair; it is the same at all tables."""
    assert view.seat is not None
    seed = player_seed(deal.seed, view.seat)
    if level in QUICK_LEVELS:
        return await workers.do(decide, deal.game, level, seed, view)
    return await workers.think(asker, decide, deal.game, level, seed, view)


async def keep_results(live: LiveTable, deal: SameDeal) -> None:
    """Store the results of the deal at this table."""
    services = live.services
    duplicate = live.table.company.duplicate
    assert duplicate is not None
    row = await services.workers.read(services.store.duplicates.deal, duplicate.deal)
    now = services.now()
    in_time = row is not None and (row.opens == 0 or now < row.opens)
    if row is not None and row.contest and not in_time:
        # The host has ended the contest, and everybody may see these cards.
        return
    found = list(result_rows(live.table, deal, now, in_time=in_time))
    await services.writer.run(services.store.duplicates.keep_results, found)


def result_rows(
    table: LedgerTable, deal: SameDeal, now: int, *, in_time: bool
) -> Iterator[ResultRow]:
    """Yield a result row for every chair that is compared.

    A result counts if a person with a key made all decisions alone, and in time.
    """
    duplicate = table.company.duplicate
    assert duplicate is not None
    chairs = table.company.chairs
    acts = [events for _, events in table.happened]
    for seat, score in enumerate(deal.scores(table.state)):
        chair = chairs[seat]
        if not chair.key and not duplicate.everybody:
            continue
        alone = bool(chair.owner) and table.decided_alone(seat)
        yield ResultRow(
            deal_id=duplicate.deal,
            table_id=table.ident,
            seat=seat,
            game=deal.game,
            person=chair.owner,
            name=chair.name,
            level=chair.level,
            paid=score.paid,
            points=score.points,
            counts=in_time and (alone or bool(chair.level)),
            at=now,
            trace=pack_play(KeptPlay(trace_of(table.game, table.opening, acts, seat))),
        )
