"""Automatic acts are done only while they are still due."""

import asyncio
import logging
from random import Random
from typing import cast

import pytest

from ridotto.bots import make_player
from ridotto.games.kaiserspiel import KAISERSPIEL
from ridotto.games.kaiserspiel.state import Kaiserspiel, Playing
from ridotto.server import ledger_entries as e
from ridotto.server.automation import Automation, next_planned_act
from ridotto.server.batch_writer import BatchWriter
from ridotto.server.call_desk import CallDesk
from ridotto.server.charter import Bot, Charter, You, complete_charter
from ridotto.server.company import key_of
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.live_table import LiveTable
from ridotto.server.metrics import Metrics
from ridotto.server.seals import RandomSource
from ridotto.server.services import Services
from ridotto.server.store import Store
from ridotto.server.workers import Workers
from ridotto.server.write_path import act, write
from ridotto.table import HOUSE, Action, apply
from tests.server.indistinguishable_tables import Memory

NOW = 1_000_000
COMPUTER = 1


def state_of(live: LiveTable) -> Kaiserspiel:
    """The game at this table."""
    return cast(Kaiserspiel, live.table.state)


def next_action(live: LiveTable, dice: Random) -> Action:
    """What the house or a novice does now."""
    seat = min(live.table.awaited)
    if seat == HOUSE:
        return KAISERSPIEL.shuffle(state_of(live), dice)
    return make_player("kaiserspiel", level="novice", seed=1).act(live.table.view(seat))


async def table_where_the_computer_is_to_play_a_card(workers: Workers) -> LiveTable:
    """A person and a novice, in the middle of a deal."""
    memory = Memory()
    store, writer = cast(Store, memory), cast(BatchWriter, memory)
    services = Services(
        store, writer, workers, RandomSource(), Metrics(), lambda: NOW, cast(CallDesk, None)
    )
    wish = Charter(game="kaiserspiel", chairs=(You(), Bot()), options={"players": 2})
    charter, dice = complete_charter(wish), Random(1)
    live = LiveTable(services, LedgerTable("a table", e.Opened(charter)))
    person = e.Sat(0, "Ada", key_of("token"), key_of("key"))
    await write(live, e.Opened(charter), person, e.Started())
    while not isinstance(state_of(live).phase, Playing) or COMPUTER not in live.table.awaited:
        await act(live, next_action(live, dice), "house")
    return live


def test_what_another_process_did_meanwhile_is_not_tried_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    workers = Workers(1, 1)

    async def told() -> None:
        live = await table_where_the_computer_is_to_play_a_card(workers)
        automation, planned = Automation(live), next_planned_act(live.table, NOW)
        assert planned is not None
        assert (planned.author, planned.seat) == ("bot", COMPUTER)
        automation._start(planned)
        # Before it comes to that, the same card comes from elsewhere, and it is the person's turn.
        _, events = apply(KAISERSPIEL, state_of(live), next_action(live, Random(1)))
        page = (e.Acted("bot", events, None),)
        live.take(live.table.seq + 1, page, e.encode_page(page), at=NOW)
        assert live.table.awaited == {0}
        while automation.busy:
            await asyncio.sleep(0.01)

    try:
        asyncio.run(asyncio.wait_for(told(), 60))
    finally:
        workers.close()
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []
