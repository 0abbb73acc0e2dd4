"""Ten thousand tables at once: ``python -m bench.server_crowd [TABLES PROCESSES RATE SECONDS]``.

So many processes on one PostgreSQL that syncs its commits, and as many of scripted people.
The four people of a table sit at two neighbouring processes, so that all news crosses from one to
the other. Told are the acts a second of all together, the milliseconds until all four at a table
were told, the processor time of an act, and the memory and the growth of the database.
"""

import asyncio
import json
import os
import subprocess
import sys
import time
from typing import Any

import uvloop

from bench import results
from bench.load import Load, call
from bench.server import busy, memory
from bench.server_processes import seat_table, size_of
from tests.server.server_process import Server, postgres

AT_ONCE = 8
"""Tables that are being seated at the same time."""


async def play(bases: list[str], tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """The people of so many tables; they begin to count when a line is typed."""
    games = await asyncio.to_thread(call, bases[0], "/api/games")
    fields = next(g["actions"] for g in games["games"] if g["name"] == "minchiate")
    load, room = Load(rate), asyncio.Semaphore(AT_ONCE)

    async def seat(turn: int) -> None:
        async with room:
            await seat_table([*bases[turn:], *bases[:turn]], load, fields)

    await asyncio.gather(*(seat(n % len(bases)) for n in range(tables)))
    print("seated", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    release = asyncio.create_task(load.release())
    await asyncio.sleep(2)
    load.times.clear()
    await asyncio.sleep(seconds)
    release.cancel()
    return {"times": [round(1000 * one, 1) for _, one in load.times], "errors": load.errors}


def start_players(bases: list[str], tables: int, seconds: float, rate: float) -> Any:
    """A process of people."""
    wanted = [",".join(bases), str(tables), str(seconds), str(rate)]
    command = [sys.executable, "-m", "bench.server_crowd", "players", *wanted]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def measure(address: str, tables: int, processes: int, rate: float, seconds: float) -> Any:
    """Seat everybody, let them play, and say what it took."""
    servers = [Server(address, "--connections", "40000") for _ in range(processes)]
    players = []
    try:
        bases, begun = [server.base for server in servers], time.perf_counter()
        for n in range(processes):
            pair = [bases[n], bases[(n + 1) % processes]]
            share = (tables // processes, seconds, rate / processes)
            players.append(start_players(pair, *share))
        for one in players:
            assert one.stdout.readline().strip() == "seated", "nobody sat down"
        print(f"seated in {time.perf_counter() - begun:.0f} s", flush=True)
        used, size = sum(map(busy, servers)), size_of(address)
        for one in players:
            one.stdin.write("go\n")
            one.stdin.flush()
        found = [json.loads(one.communicate()[0]) for one in players]
        took = sorted(time for one in found for time in one["times"]) or [0.0]
        return {
            "tables": tables,
            "processes": processes,
            "acts_a_second": round(len(took) / seconds),
            "p50_ms": took[len(took) // 2],
            "p99_ms": took[int(len(took) * 0.99)],
            "cpu_us_an_act": round(1e6 * (sum(map(busy, servers)) - used) / len(took)),
            "bytes_an_act": round((size_of(address) - size) / len(took)),
            "memory_mb": [round(memory(server) / 1e6) for server in servers],
            "errors": [one["errors"] for one in found],
            "load": round(os.getloadavg()[0], 1),
        }
    finally:
        for process in (*players, *servers):
            process.kill()


def main() -> None:
    """Print what it came to, and keep it."""
    if sys.argv[1:2] == ["players"]:
        _, _, bases, tables, seconds, rate = sys.argv
        story = play(bases.split(","), int(tables), float(seconds), float(rate))
        print(json.dumps(uvloop.run(story)))
        return
    given = [float(one) for one in sys.argv[1:]]
    tables, processes, rate, seconds = given + [10_000, 4, 600, 60][len(given) :]
    with postgres(fsync=True) as address:
        found = measure(address, int(tables), int(processes), rate, seconds)
    print(json.dumps(found))
    results.keep("server_crowd", found)


if __name__ == "__main__":
    main()
