"""Several processes on one PostgreSQL: ``python -m bench.server_processes [SECONDS] [COUNT …]``.

The four people of every table sit at different processes, so that all news crosses from one to
another by NOTIFY. First, in turns, one process on SQLite and one on PostgreSQL at full speed. Then
so many processes at a given rate for each: acts a second, milliseconds until all four were told,
processor time of an act, and bytes of the database for an act. The databases sync their commits.
"""

import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from typing import Any

import psycopg
import uvloop
from picows import ws_connect

from bench import results
from bench.load import Load, Person, Table, call
from bench.server import busy
from tests.server.server_process import Server, postgres

TABLES = 20
"""For each process."""
RATE = 60.0
"""Acts a second for each process, where it is not full speed."""
ROUNDS = 3


async def seat_table(bases: list[str], load: Load, fields: dict[str, list[str]]) -> None:
    """Four people, each at the next process."""
    chairs = [{"type": "you"}, *({"type": "open"} for _ in range(3))]
    charter = {"game": "minchiate", "pace": 0, "chairs": chairs, "options": {"party.giri": 9}}
    opening = {"name": "P", "charter": charter}
    base = bases[0]
    first = await asyncio.to_thread(call, base, "/api/tables", opening)
    path = f"/api/tables/{first['table']}"
    sits = [await asyncio.to_thread(call, base, f"{path}/sit", {"name": "P"}) for _ in range(3)]
    table = Table(load, 4)
    for n, seat in enumerate([first, *sits]):
        person = Person(table, seat["token"], seat["seat"], fields)
        address = f"{bases[n % len(bases)].replace('http', 'ws', 1)}{path}/socket"
        await ws_connect(lambda person=person: person, address)


async def play(servers: list[Server], seconds: float, rate: float | None) -> dict[str, Any]:
    """Play for so long at so many tables."""
    games = await asyncio.to_thread(call, servers[0].base, "/api/games")
    fields = next(g["actions"] for g in games["games"] if g["name"] == "minchiate")
    load = Load(rate)
    release = asyncio.create_task(load.release()) if rate else None
    bases = [server.base for server in servers]
    for n in range(TABLES * len(servers)):
        turn = n % len(servers)
        await seat_table([*bases[turn:], *bases[:turn]], load, fields)
    await asyncio.sleep(1)
    load.times.clear()
    used, begun = sum(map(busy, servers)), time.perf_counter()
    await asyncio.sleep(seconds)
    took = sorted(1000 * one for _, one in load.times) or [0.0]
    passed = time.perf_counter() - begun
    if release:
        release.cancel()
    return {
        "acts_a_second": round(len(took) / passed),
        "p50_ms": round(took[len(took) // 2], 1),
        "p99_ms": round(took[int(len(took) * 0.99)], 1),
        "cpu_us_an_act": round(1e6 * (sum(map(busy, servers)) - used) / len(took)),
        "acts": len(took),
        "load": round(os.getloadavg()[0], 1),
    }


def measure(database: str, processes: int, seconds: float, rate: float | None) -> dict[str, Any]:
    """Measure a number of processes on one database."""
    servers = [Server(database) for _ in range(processes)]
    try:
        return uvloop.run(play(servers, seconds, rate))
    finally:
        for server in servers:
            server.kill()


def size_of(address: str) -> int:
    """Bytes of a PostgreSQL database."""
    with psycopg.connect(address) as connection:
        row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
    assert row is not None
    return int(row[0])


def compare(seconds: float) -> dict[str, Any]:
    """SQLite and PostgreSQL in turns, one process at full speed."""
    found: dict[str, list[dict[str, Any]]] = {"sqlite": [], "postgresql": []}
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            found["sqlite"].append(measure(f"{folder}/tables.db", 1, seconds, None))
        with postgres(fsync=True) as address:
            found["postgresql"].append(measure(address, 1, seconds, None))
        for name, rounds in found.items():
            print(f"{name:10} {json.dumps(rounds[-1])}", flush=True)
    ratios = [
        ours["acts_a_second"] / theirs["acts_a_second"]
        for ours, theirs in zip(found["postgresql"], found["sqlite"], strict=True)
    ]
    print(f"PostgreSQL has {statistics.median(ratios):.2f} of SQLite's acts", flush=True)
    return {**found, "ratio": round(statistics.median(ratios), 2)}


def main() -> None:
    """The comparison, then more and more processes."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 8.0
    counts = [int(one) for one in sys.argv[2:]] or [1, 2, 4]
    kept: dict[str, Any] = {"compared": compare(seconds), "processes": {}}
    for count in counts:
        with postgres(fsync=True) as address:
            empty = size_of(address)
            found = measure(address, count, seconds, RATE * count)
            found["bytes_an_act"] = round((size_of(address) - empty) / max(1, found["acts"]))
        kept["processes"][count] = found
        print(f"{count} processes {json.dumps(found)}", flush=True)
    results.keep("server_processes", kept)


if __name__ == "__main__":
    main()
