"""Listens to PostgreSQL's notifications of pages that other processes have written."""

import asyncio
from typing import Final

import psycopg
from sqlalchemy.engine import make_url

from ridotto.server.json_log import log
from ridotto.server.ledger_erasing import REMOVED
from ridotto.server.live_table import LiveTable
from ridotto.server.store import CHANNEL
from ridotto.server.table_registry import TableRegistry
from ridotto.server.write_path import catch_up

RECONNECT_AFTER: Final = 1.0
"""Seconds before a lost connection is tried again."""


class PgListener:
    """Listens as long as the process lives."""

    def __init__(self, url: str, registry: TableRegistry, process: str) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(False)
        self._registry = registry
        self._process = process
        self._running: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Listen for new pages; after a lost connection every live table reads on."""
        while True:
            try:
                await self._listen_once()
            except psycopg.Error:
                log.warning("pg-listener", again_in=RECONNECT_AFTER)
            await asyncio.sleep(RECONNECT_AFTER)

    async def _listen_once(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            for hosted in self._registry.all_loaded:
                self._read_on(hosted.live, None)
            async for note in connection.notifies():
                ident, seq, process = note.payload.split(" ")
                loaded = self._registry.loaded(ident)
                if process == self._process or loaded is None:
                    continue
                if int(seq) == REMOVED:
                    self._registry.drop(ident)
                else:
                    self._read_on(loaded.live, int(seq))

    def _read_on(self, live: LiveTable, seq: int | None) -> None:
        task = asyncio.create_task(_read_on_to(live, seq))
        self._running.add(task)
        task.add_done_callback(self._running.discard)


async def _read_on_to(live: LiveTable, seq: int | None) -> None:
    """Read new pages of a table, unless it has this page already."""
    async with live.lock:
        if seq is None or seq > live.table.seq:
            await catch_up(live)
