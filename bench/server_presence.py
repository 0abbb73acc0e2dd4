"""Who is connected is noted beside the acts: ``python -m bench.server_presence [SECONDS]``.

The writer alone, without tables and sockets: 250 pages a second of a thousand tables, and every
three seconds a note of who sits in their four thousand chairs; the server makes one every fifteen.
Told are the milliseconds until a page was stored, without such notes and with them, in turns.
Three quarters of a minute, unless seconds for each of the four turns are given.
"""

import asyncio
import json
import sys
import tempfile
import time
from typing import Any, Final

import uvloop

from bench import results
from ridotto.server.batch_writer import BatchWriter
from ridotto.server.store import PageRow, Store
from ridotto.server.table_registry import BETWEEN_PORTIONS, MARKED_AT_ONCE

TABLES: Final = 1000
RATE: Final = 250
EVERY: Final = 3 * RATE
"""Pages between two notes."""
SEATS: Final = [(f"table{n:04}", seat) for n in range(TABLES) for seat in range(4)]
BODY: Final = b"x" * 900


class Evening:
    """Pages that are stored, and how long each took."""

    def __init__(self, folder: str) -> None:
        self.store = Store(f"sqlite:///{folder}/tables.db")
        self.store.prepare()
        self.writer = BatchWriter(self.store)
        self.took: list[float] = []

    async def store_page(self, number: int) -> None:
        """One page of the next table in turn."""
        begun = time.perf_counter()
        row = PageRow(f"table{number % TABLES:04}", number // TABLES, 1, BODY)
        await self.writer.write(row)
        self.took.append(1000 * (time.perf_counter() - begun))

    async def note_presence(self) -> None:
        """As the tables of a server do it."""
        for first in range(0, len(SEATS), MARKED_AT_ONCE):
            await asyncio.sleep(BETWEEN_PORTIONS if first else 0)
            seats = SEATS[first : first + MARKED_AT_ONCE]
            await self.writer.run(self.store.mark_present, seats, int(1000 * time.time()))

    async def run(self, seconds: float, *, noted: bool) -> dict[str, float]:
        """Store pages for so long."""
        tasks = []
        for number in range(int(RATE * seconds)):
            tasks.append(asyncio.create_task(self.store_page(number)))
            if noted and number % EVERY == EVERY // 2:
                tasks.append(asyncio.create_task(self.note_presence()))
            await asyncio.sleep(1 / RATE)
        await asyncio.gather(*tasks)
        took = sorted(self.took)
        shares = {"p50_ms": 0.5, "p99_ms": 0.99, "most_ms": 1.0}
        return {
            name: round(took[int(share * (len(took) - 1))], 1) for name, share in shares.items()
        }

    async def close(self) -> None:
        """Let the writer end, and the database."""
        await self.writer.close()
        self.store.close()


async def measure(seconds: float, *, noted: bool) -> dict[str, float]:
    """One turn on a fresh database."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(folder)
        found = await evening.run(seconds, noted=noted)
        await evening.close()
    return found


def main() -> None:
    """Two turns of each."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 11.0
    found: dict[str, list[Any]] = {"alone": [], "noted": []}
    for name in ("alone", "noted", "alone", "noted"):
        found[name].append(uvloop.run(measure(seconds, noted=name == "noted")))
        print(f"{name}: {json.dumps(found[name][-1])}", flush=True)
    results.keep("server_presence", found)


if __name__ == "__main__":
    main()
