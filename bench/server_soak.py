"""A long time under play: ``python -m bench.server_soak [MINUTES]``, two hours by default.

Tables of people, and tables of one person with three masters, open, play for a minute and are left,
over and over, so that they come into memory and leave it. Told is the memory of the server and of
the processes that think for it, each minute, and the last against the end of the first quarter.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench import results
from bench.server import memory, resident
from tests.server.server_process import Server

TABLES, RATE, SECONDS = 25, 100.0, 55
MASTER_TABLES, MASTER_RATE = 4, 8.0
IDLE = "60"
"""Seconds after which a table that was left goes from memory."""


def main() -> None:
    """A line a minute, then what it came to."""
    minutes = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    held, acts, answered = list[int](), 0.0, 0.0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/tables.db", "--idle", IDLE, search=True)
        try:
            for minute in range(minutes):
                masters = start_load(server, MASTER_TABLES, MASTER_RATE, "master")
                told = finish(start_load(server, TABLES, RATE))
                held.append(memory(server) + thinkers_memory(server))
                acts += sum(told["acts_a_second"])
                answered += sum(finish(masters)["acts_a_second"])
                print(f"minute {minute + 1}: {held[-1] >> 20} MiB, p99 {told['p99_ms']:.1f} ms")
                sys.stdout.flush()
        finally:
            server.kill()
    growth = held[-1] / held[len(held) // 4]
    print(f"{acts:.0f} acts of people, {answered:.0f} among masters")
    print(f"the last minute holds {growth:.2f} of the first quarter's end")
    kept = {
        "minutes": minutes,
        "acts": round(acts),
        "among_masters": round(answered),
        "bytes": held,
        "growth": round(growth, 3),
    }
    results.keep("server_soak", kept)


def start_load(server: Server, tables: int, rate: float, level: str = "") -> subprocess.Popen[str]:
    """Scripted people for most of a minute."""
    wanted = (str(tables), str(SECONDS), str(rate), level)
    command = [sys.executable, "-m", "bench.load", server.base, *wanted]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def finish(load: subprocess.Popen[str]) -> dict[str, Any]:
    """What a load has to tell."""
    told, _ = load.communicate()
    assert load.returncode == 0, told
    decoded: dict[str, Any] = json.loads(told)
    return decoded


def thinkers_memory(server: Server) -> int:
    """Bytes held by the processes that the server has started."""
    children = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    pids = {pid for file in children for pid in file.read_text().split()}
    return sum(resident(int(pid)) for pid in pids)


if __name__ == "__main__":
    main()
