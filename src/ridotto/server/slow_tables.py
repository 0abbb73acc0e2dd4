"""Watches over tables by correspondence: finds those that are due, and attends to them."""

import asyncio
from typing import Final

from ridotto.server.call_desk import CallDesk
from ridotto.server.json_log import log
from ridotto.server.table_registry import TableRegistry
from ridotto.server.write_path import NoTable

LOOK_SECONDS: Final = 1.0
"""Seconds between two searches."""
AT_ONCE: Final = 50
"""The number of tables that are claimed together."""
LATER: Final = 60_000
"""Milliseconds after which a claimed table that nobody attended to is due again."""


class SlowTables:
    """Attends to slow tables.

    They are in memory only while needed; due times are in the database.
    """

    def __init__(self, registry: TableRegistry, desk: CallDesk) -> None:
        self.registry, self.desk = registry, desk

    async def run(self) -> None:
        """Attend to due tables until cancelled."""
        while True:
            try:
                while await self.attend_to_due() >= AT_ONCE:
                    pass
            except Exception:
                log.exception("correspondence")
            await asyncio.sleep(LOOK_SECONDS)

    async def attend_to_due(self) -> int:
        """Attend to the tables that are due now; return their number."""
        services, store = self.registry.services, self.desk.store
        now = services.now()
        if not await services.workers.read(store.due_tables, now, 1):
            return 0
        idents = await services.writer.run(store.claim_tables, now, now + LATER, AT_ONCE)
        for ident in idents:
            try:
                await (await self.registry.find(ident)).correspondence.attend()
            except NoTable:
                continue
            except Exception:
                log.exception("correspondence")
        return len(idents)
