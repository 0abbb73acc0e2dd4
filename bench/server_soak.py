"""A long time under play: ``python -m bench.server_soak [MINUTES [SHARE]]``, two hours by default.

Tables of people, and tables of one person with three masters, open, play for a minute and are left,
over and over, so that they come into memory and leave it. Told is the memory of the server and of
the processes that think for it, each minute, and the last against the end of the first quarter.
With a share the people act that much less often: memory can be watched on a machine that has other
work. What was seen so far is kept every minute.
"""

import json
import subprocess
import sys
import tempfile
import time
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
    share = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    seen: dict[str, Any] = {"share": share, "acts": 0, "among_masters": 0, "bytes": []}
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/tables.db", "--idle", IDLE, search=True)
        try:
            while (gone := time.monotonic() - begun) < 60 * minutes:
                seen["minutes"] = round(gone / 60, 1)
                play_minute(server, share, seen)
                results.keep("server_soak", seen)
        finally:
            server.kill()
    print(f"{seen['acts']} acts of people, {seen['among_masters']} among masters")
    print(f"the last minute holds {seen['growth']:.2f} of the first quarter's end")


def play_minute(server: Server, share: float, seen: dict[str, Any]) -> None:
    """About a minute of both kinds of tables, added to what was seen."""
    masters = start_load(server, MASTER_TABLES, share * MASTER_RATE, "master")
    told = finish(start_load(server, TABLES, share * RATE))
    held = seen["bytes"]
    held.append(memory(server) + thinkers_memory(server))
    seen["acts"] += round(sum(told["acts_a_second"]))
    seen["among_masters"] += round(sum(finish(masters)["acts_a_second"]))
    seen["growth"] = round(held[-1] / held[len(held) // 4], 3)
    line = f"{seen['minutes']} min: {held[-1] >> 20} MiB, p99 {told['p99_ms']:.1f} ms"
    print(line, flush=True)


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
