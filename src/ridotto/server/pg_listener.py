"""The bell between processes: PostgreSQL tells each of the pages the others have written."""

import asyncio
from typing import Final

import psycopg
from sqlalchemy.engine import make_url

from ridotto.server.json_log import journal
from ridotto.server.store import CHANNEL
from ridotto.server.table_registry import Hall, Place

AGAIN: Final = 1.0
"""Seconds before a lost connection is tried again."""


class Bell:
    """Listens as long as the process lives."""

    def __init__(self, url: str, hall: Hall, name: str) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(False)
        self._hall = hall
        self._name = name
        self._calls: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Hear of every page; after a lost connection every live table looks for itself."""
        while True:
            try:
                await self._hear()
            except psycopg.Error:
                journal.warning("bell", again_in=AGAIN)
            await asyncio.sleep(AGAIN)

    async def _hear(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            for place in self._hall.places:
                self._call(place, -1)
            async for note in connection.notifies():
                table, seq, name = note.payload.split(" ")
                place_there = self._hall.known(table)
                if name != self._name and place_there is not None:
                    self._call(place_there, int(seq))

    def _call(self, place: Place, seq: int) -> None:
        task = asyncio.create_task(_catch_up(place, seq))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)


async def _catch_up(place: Place, seq: int) -> None:
    desk = place.desk
    async with desk.lock:
        if seq < 0 or seq > desk.table.seq:
            await desk.catch_up()
