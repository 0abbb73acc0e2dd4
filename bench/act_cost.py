"""What an act costs the server: ``python -m bench.act_cost [ACTS] [SECONDS]``.

Fifty tables of Minchiate, the same cards and the same choices every time. First so many acts in
this process, with a real ledger and guests who only listen: no sockets, so that what is left is
judging, storing, folding and telling. Then, where seconds are given, the server in a process of
its own with scripted people at real sockets. Both count the computing time of the server alone,
in several rounds: on a busy machine the best of them says most.
"""

import asyncio
import gc
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import uvloop

from bench import load
from bench.server import TABLES, busy
from ridotto.server.batch_writer import BatchWriter
from ridotto.server.call_desk import CallDesk
from ridotto.server.call_store import CallStore
from ridotto.server.charter import Charter, Open, You
from ridotto.server.http_bodies import SitDown
from ridotto.server.languages import ENGLISH
from ridotto.server.metrics import Metrics
from ridotto.server.seals import RandomSource
from ridotto.server.services import Services
from ridotto.server.sockets import answer_text
from ridotto.server.store import Store
from ridotto.server.table_registry import HostedTable, TableRegistry
from ridotto.server.web_push import Vapid, new_key
from ridotto.server.workers import Workers
from ridotto.table import HOUSE, Ask, Seat
from ridotto.testing.random_party import take_up
from tests.server.server_process import Server

WARM = 2000
"""Acts before the counting begins."""
ROUNDS = 8


class Repeated(RandomSource):
    """Chance that gives the same cards every time."""

    def __init__(self) -> None:
        self.dice = Random(7)


class Listener:
    """A guest who hears everything and counts the bytes."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat | None = seat
        self.language: str = ENGLISH
        self.heard = 0
        self.rang = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Take a frame."""
        self.heard += len(frame)
        self.rang.set()

    def close(self) -> None:
        """There is nothing to close."""


class Tally:
    """How many acts are to be done, and what choosing them cost: that is not the server's."""

    def __init__(self, acts: int) -> None:
        self.left = acts
        self.choosing = 0.0


async def seat_table(registry: TableRegistry) -> tuple[HostedTable, list[Listener]]:
    """A table with four listeners."""
    wish = Charter(
        game="minchiate", pace=0, chairs=(You(), Open(), Open(), Open()), options={"party.giri": 9}
    )
    first = await registry.open(wish, "P")
    for _ in range(3):
        await registry.sit(first.table, SitDown("P"))
    hosted = await registry.find(first.table)
    guests = [Listener(seat) for seat in range(4)]
    for guest in guests:
        await registry.connect(hosted, guest, None)
    return hosted, guests


async def play(
    registry: TableRegistry, hosted: HostedTable, guests: list[Listener], dice: Random, tally: Tally
) -> None:
    """Do whatever is offered, until all tables together have done enough."""
    table = hosted.live.table
    while tally.left > 0:
        if table.between:
            for guest in guests:
                await answer_text(registry, hosted, guest, '{"type":"next"}')
        awaited = table.awaited
        if HOUSE in awaited:
            guests[0].rang.clear()
            await guests[0].rang.wait()
            continue
        tally.left -= 1
        begun = time.thread_time()
        guest, text = choose(hosted, guests, min(awaited), dice)
        tally.choosing += time.thread_time() - begun
        await answer_text(registry, hosted, guest, text)


def choose(
    hosted: HostedTable, guests: list[Listener], seat: Seat, dice: Random
) -> tuple[Listener, str]:
    """An act as a client would send it."""
    table = hosted.live.table
    offers = [o for o in hosted.live.subscribers.scene(seat).offers if not isinstance(o, Ask)]
    action = take_up(table.game, seat, dice.choice(offers), dice)
    act = {"type": "act", "seq": table.seq, "action": action}
    return guests[seat], msgspec.json.encode(act).decode()


class Evening:
    """Tables in this process, and what playing at them costs."""

    def __init__(self, folder: str, tables: int = TABLES) -> None:
        self.store = Store(f"sqlite:///{folder}/tables.db")
        self.store.prepare()
        self.workers, self.writer = Workers(), BatchWriter(self.store)
        services = Services(
            self.store,
            self.writer,
            self.workers,
            Repeated(),
            Metrics(),
            in_milliseconds,
            CallDesk(CallStore(self.store), Vapid.from_pem(new_key()), in_milliseconds),
        )
        self.registry = TableRegistry(services)
        self.dice = [Random(n) for n in range(tables)]

    async def open(self, warm: int = WARM) -> None:
        """Seat everybody, and play a while."""
        self.tables = [await seat_table(self.registry) for _ in self.dice]
        await self.go_on(warm)

    async def go_on(self, acts: int) -> Tally:
        """Do a number of acts at all tables together."""
        tally = Tally(acts)
        works = zip(self.tables, self.dice, strict=True)
        await asyncio.gather(*(play(self.registry, *table, dice, tally) for table, dice in works))
        return tally

    async def round(self, acts: int) -> tuple[float, float]:
        """Microseconds an act: in all threads, and in that of the tables."""
        process, thread = time.process_time(), time.thread_time()
        tally = await self.go_on(acts)
        process, thread = time.process_time() - process, time.thread_time() - thread
        return 1e6 * (process - tally.choosing) / acts, 1e6 * (thread - tally.choosing) / acts

    def heard(self) -> int:
        """Bytes that were told so far."""
        return sum(guest.heard for _, guests in self.tables for guest in guests)

    async def close(self) -> None:
        """Go home."""
        self.registry.close()
        await self.writer.close()
        self.workers.close()
        self.store.close()


def in_milliseconds() -> int:
    """The time of day."""
    return int(1000 * time.time())


async def measure_live_table(folder: str, acts: int) -> dict[str, float]:
    """Microseconds an act, in all threads and in that of the tables; bytes told of it."""
    evening = Evening(folder)
    await evening.open()
    before = evening.heard()
    rounds = [await evening.round(acts // ROUNDS) for _ in range(ROUNDS)]
    told = evening.heard() - before
    await evening.close()
    every, tables = zip(*rounds, strict=True)
    return {
        "best_us_an_act": min(every),
        "median_us_an_act": statistics.median(every),
        "best_us_at_the_tables": min(tables),
        "bytes_an_act": told / acts,
    }


async def measure_sockets(server: Server, seconds: float) -> dict[str, float]:
    """Microseconds of the server's process an act, with real sockets; acts in that time."""
    games = await asyncio.to_thread(load.call, server.base, "/api/games")
    fields = next(g["actions"] for g in games["games"] if g["name"] == "minchiate")
    people = load.Load(None)
    for _ in range(TABLES):
        await load.seat_table(server.base, people, fields, "")
    await asyncio.sleep(2.0)
    costs = []
    people.times.clear()
    for _ in range(ROUNDS):
        before, acts = busy(server), len(people.times)
        await asyncio.sleep(seconds / ROUNDS)
        costs.append(1e6 * (busy(server) - before) / max(1, len(people.times) - acts))
    return {
        "best_us_an_act": min(costs),
        "median_us_an_act": statistics.median(costs),
        "acts": len(people.times),
    }


def measured(work: Callable[[str], Awaitable[dict[str, float]]]) -> dict[str, float]:
    """Run something with a folder of its own; figures rounded."""
    with tempfile.TemporaryDirectory() as folder:
        figures = uvloop.run(_awaited(work(folder)))
    return {key: round(value, 1) for key, value in figures.items()}


async def _awaited(work: Awaitable[Any]) -> Any:
    return await work


async def _at_sockets(folder: str, seconds: float) -> dict[str, float]:
    server = await asyncio.to_thread(Server, f"{folder}/tables.db")
    try:
        return await measure_sockets(server, seconds)
    finally:
        await asyncio.to_thread(server.kill)


def main() -> None:
    """From the command line."""
    acts = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.0
    random.seed(7)
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    print(f"in this process: {measured(lambda folder: measure_live_table(folder, acts))}")
    if seconds:
        print(f"at sockets: {measured(lambda folder: _at_sockets(folder, seconds))}")


if __name__ == "__main__":
    main()
