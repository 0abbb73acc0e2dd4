"""How soon somebody is called: ``python -m bench.calls [TABLES] [ACTS] [A_SECOND]``.

So many tables by correspondence are open in one process, with two people each who are called by Web
Push. Acts fall at random tables, at an even rate; a push service in a process of its own notes when
each message comes in. Measured is the time from the stored act to the message, encrypted, signed
and delivered over loopback.
"""

import asyncio
import multiprocessing
import statistics
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

import msgspec

from bench.results import keep
from ridotto.server.call_ways import PushWay, StoredWay
from ridotto.server.charter import Charter, Clock, Open, You
from ridotto.server.config import Config
from ridotto.server.correspondence import seat_owner
from ridotto.server.http_bodies import SitDown
from ridotto.server.schema import WAYS
from ridotto.server.table_registry import HostedTable, TableRegistry
from ridotto.server.web_push import encode64
from ridotto.server.wire import Accepted, Act
from ridotto.table import HOUSE, Ask
from ridotto.table.acts import Play
from ridotto.testing.random_party import take_up
from tests.server.fake_push import Subscription
from tests.server.in_process_server import WIDE, run_in_process

GAME: Final = "kaiserspiel"
TOGETHER: Final = 200
"""Tables that are opened side by side."""
PLAYED: Final = 500
"""Tables at which something happens; at all others somebody is waited for."""
PROMISED: Final = 5.0
"""Seconds within which somebody is to be called."""


def receive(line: Connection) -> None:
    """The push service: it answers at once, and notes when what came in."""
    asyncio.run(_receive(line))


async def _receive(line: Connection) -> None:
    came: list[tuple[str, float]] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        came.append((head.split(b" ")[1].decode(), time.time()))
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(take, "127.0.0.1", 0, backlog=1000)
    line.send(server.sockets[0].getsockname()[1])
    while not await asyncio.to_thread(line.poll, 0.2):
        pass
    line.recv()
    line.send(came)


async def open_tables(registry: TableRegistry, count: int) -> list[HostedTable]:
    """Tables for two, begun."""
    charter = Charter(game=GAME, chairs=(You(), Open()), clock=Clock(move=86400), pace=0)

    async def open_one() -> HostedTable:
        told = await registry.open(charter, "Prima")
        await registry.sit(told.table, SitDown("Altra"))
        return await registry.find(told.table)

    tables: list[HostedTable] = []
    while len(tables) < count:
        some = min(TOGETHER, count - len(tables))
        tables += await asyncio.gather(*(open_one() for _ in range(some)))
    return tables


async def to_the_cards(registry: TableRegistry, tables: list[HostedTable]) -> None:
    """Play until one acts after the other: before, both draw, and both have been called."""

    async def go_on(hosted: HostedTable, dice: Random) -> None:
        while sum(isinstance(x[0], Play) for _, x in hosted.live.table.happened) < 2:
            await act_once(registry, hosted, dice)
            await asyncio.sleep(0.02)

    for first in range(0, len(tables), TOGETHER):
        some = tables[first : first + TOGETHER]
        await asyncio.gather(*(go_on(hosted, Random(n)) for n, hosted in enumerate(some)))


def subscribe(registry: TableRegistry, tables: list[HostedTable], port: int) -> None:
    """Everybody is called: each chair by an address of its own, all with one browser's keys."""
    browser, rows = Subscription(), []
    keys = encode64(browser.public), encode64(browser.auth)
    for hosted in tables:
        ident = hosted.live.table.ident
        for seat in (0, 1):
            way = PushWay(f"http://127.0.0.1:{port}/{ident}/{seat}", *keys)
            body = msgspec.json.encode(StoredWay(way=way))
            owner = seat_owner(ident, seat)
            rows.append({"id": f"{ident}.{seat}", "owner": owner, "table_id": ident, "body": body})
    with registry.services.store.engine.begin() as connection:
        connection.execute(WAYS.insert(), rows)


async def act_once(registry: TableRegistry, hosted: HostedTable, dice: Random) -> list[str]:
    """One act of whoever is awaited; the chairs that are to be called because of it."""
    table = hosted.live.table
    seats = sorted(table.awaited - {HOUSE})
    if not seats or table.between:
        return []
    seat, before = seats[0], dict(table.waited_since)
    offers = [o for o in hosted.live.subscribers.scene(seat).offers if not isinstance(o, Ask)]
    action = take_up(table.game, seat, dice.choice(offers), dice)
    raw = msgspec.Raw(msgspec.json.encode(action))
    answer = await registry.command(hosted, seat, Act(action=raw, seq=table.seq))
    if not isinstance(answer, Accepted):
        return []
    new = (s for s, since in table.waited_since.items() if since >= 0 and before.get(s) != since)
    return [f"/{table.ident}/{s}" for s in new]


async def play(
    registry: TableRegistry, tables: list[HostedTable], acts: int, a_second: float
) -> list[tuple[str, float]]:
    """So many acts at an even rate; which chair was to be called when.

    The tables take turns: whoever acts at once is rightly not called any more.
    """
    dice, wanted, begun = Random(7), [], time.monotonic()
    for number in range(acts):
        await asyncio.sleep(max(0.0, begun + number / a_second - time.monotonic()))
        called = await act_once(registry, tables[number % len(tables)], dice)
        wanted += [(chair, time.time()) for chair in called]
    return wanted


def waits(wanted: list[tuple[str, float]], came: list[tuple[str, float]]) -> list[float]:
    """For each call the seconds from the act to the message; endless, where none came."""
    arrived: dict[str, list[float]] = {}
    for chair, at in came:
        arrived.setdefault(chair, []).append(at)
    # A message may overtake the answer to the act by a little.
    times = ([t - at for t in arrived.get(chair, ()) if t > at - 1.0] for chair, at in wanted)
    return [max(0.0, min(found)) if found else float("inf") for found in times]


def measure(count: int, acts: int, a_second: float) -> dict[str, Any]:
    """Open the tables, play, and see when messages came."""
    here, there = multiprocessing.Pipe()
    service = multiprocessing.Process(target=receive, args=(there,), daemon=True)
    service.start()
    port = here.recv()
    with tempfile.TemporaryDirectory() as folder:
        settings: dict[str, Any] = {**WIDE, "private_calls": True, "idle": 1e6}
        config = Config(database=f"sqlite:///{folder}/tables.db", **settings)
        with run_in_process(config) as running:
            go = lambda work: asyncio.run_coroutine_threadsafe(work, running.loop).result()  # noqa: E731
            begun = time.monotonic()
            tables = go(open_tables(running.registry, count))
            print(f"{count} tables open after {time.monotonic() - begun:.0f} s")
            played = tables[:PLAYED]
            go(to_the_cards(running.registry, played))
            time.sleep(10)  # Until all that follows from opening them is settled.
            subscribe(running.registry, tables, port)
            wanted = go(play(running.registry, played, acts, a_second))
            time.sleep(3)
    here.send("enough")
    found = waits(wanted, here.recv())
    service.join()
    return {
        "tables": count,
        "acts_a_second": a_second,
        "calls": len(found),
        "median_s": round(statistics.median(found), 3),
        "p99_s": round(sorted(found)[int(len(found) * 0.99)], 3),
        "longest_s": round(max(found), 3),
    }


def main() -> None:
    """Measure, and keep the figures."""
    given = [float(word) for word in sys.argv[1:]]
    count, acts, a_second = (*given, *(10_000, 1000, 20)[len(given) :])
    figures = measure(int(count), int(acts), a_second)
    print(figures)
    if count >= 10_000:
        keep("calls", figures)
    if figures["longest_s"] > PROMISED:
        raise SystemExit(f"somebody was called after more than {PROMISED} seconds")


if __name__ == "__main__":
    main()
