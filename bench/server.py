"""The table server under load, beside boardgame.io's: ``python -m bench.server [SECONDS]``.

Both serve from one core, and both are played by scripts on the other. Ours plays Minchiate: every
act is judged, stored on the disk and then told to four seats, each as it may see it. boardgame.io
keeps its matches in memory and plays a game of no rules.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from platform import python_compiler
from typing import Any

import msgspec

from bench import boardgame, results
from tests.server.server_process import Server

TABLES = 50
IDLE = 5000
ROUNDS = 3
SERVING = ("taskset", "-c", "0")
PLAYING = ("taskset", "-c", str((os.cpu_count() or 1) - 1))


class Load(msgspec.Struct, frozen=True):
    """What a load brought: acts a second in each window, and milliseconds until all were told."""

    acts_a_second: list[float]
    mean: float
    p50_ms: float
    p99_ms: float
    errors: dict[str, int]

    @property
    def median(self) -> float:
        """The middle window."""
        return statistics.median(self.acts_a_second)


def play(server: Server, seconds: float, rate: float | None = None) -> Load:
    """Scripted people at fifty tables, from the other core."""
    command = [*PLAYING, sys.executable, "-m", "bench.load", server.base, str(TABLES), str(seconds)]
    extra = [] if rate is None else [str(rate)]
    done = subprocess.run([*command, *extra], capture_output=True, text=True, check=True)
    return msgspec.json.decode(done.stdout, type=Load)


def busy(server: Server) -> float:
    """Seconds of the processor the server has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(server: Server) -> int:
    """Bytes the server holds."""
    return resident(server.process.pid)


def resident(pid: int) -> int:
    """Bytes a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(row for row in status.splitlines() if row.startswith("VmRSS:"))
    return 1024 * int(line.split()[1])


def open_tables(server: Server, count: int) -> None:
    """Tables at which one person sits and three chairs are free."""
    chairs = [{"type": "you"}, *({"type": "open"} for _ in range(3))]
    opening = {"name": "P", "charter": {"game": "minchiate", "chairs": chairs}}
    for _ in range(count):
        server.call("POST", "/api/tables", opening)


def measure_pace(seconds: float) -> dict[str, Any]:
    """As fast as it goes, then at half of that."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/tables.db", under=SERVING)
        try:
            before, at, empty = busy(server), time.perf_counter(), memory(server)
            full = play(server, seconds)
            share = (busy(server) - before) / (time.perf_counter() - at)
            live = (memory(server) - empty) / TABLES
            half = play(server, seconds, full.median / 2)
        finally:
            server.kill()
    return {
        "acts_a_second": round(full.median),
        "windows": full.acts_a_second,
        "full": {"p50_ms": round(full.p50_ms, 1), "p99_ms": round(full.p99_ms, 1)},
        "half": {"p50_ms": round(half.p50_ms, 1), "p99_ms": round(half.p99_ms, 1)},
        "half_acts_a_second": round(half.median),
        "server_busy": round(share, 2),
        "bytes_a_live_table": round(live),
        "errors": full.errors,
    }


def measure_idle(count: int = IDLE) -> dict[str, Any]:
    """What tables cost while people sit there, and once they have been folded from memory."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/tables.db", "--idle", "600", under=SERVING)
        try:
            empty = memory(server)
            open_tables(server, count)
            held = memory(server)
        finally:
            server.stop()
        again = Server(f"{folder}/tables.db", under=SERVING)
        try:
            folded = memory(again)
        finally:
            again.kill()
    return {
        "tables": count,
        "empty_bytes": empty,
        "held_bytes": held,
        "folded_bytes": folded,
        "bytes_an_idle_table": round((held - empty) / count),
    }


def measure_boardgame(seconds: float) -> dict[str, Any]:
    """The load on boardgame.io."""
    full = boardgame.measure(TABLES, seconds)
    half = boardgame.measure(TABLES, seconds, full.pace / 2)
    return {
        "moves_a_second": round(full.pace),
        "windows": [round(pace) for pace in full.paces],
        "full": {"p50_ms": round(full.p50, 1), "p99_ms": round(full.p99, 1)},
        "half": {"p50_ms": round(half.p50, 1), "p99_ms": round(half.p99, 1)},
        "server_busy": round(full.server_busy, 2),
        "node": full.node,
        "boardgame.io": full.boardgame,
    }


def measure_round(seconds: float) -> dict[str, Any]:
    """Both, one right after the other; theirs is missing where npm cannot be had."""
    found: dict[str, Any] = {"ridotto": measure_pace(seconds)}
    print(f"ridotto, {TABLES} tables: {json.dumps(found['ridotto'])}", flush=True)
    try:
        found["boardgame.io"] = measure_boardgame(seconds)
    except boardgame.Absent as absent:
        print(f"boardgame.io was not measured: {absent}")
        return found
    print(f"boardgame.io, {TABLES} matches: {json.dumps(found['boardgame.io'])}", flush=True)
    ours, theirs = found["ridotto"]["acts_a_second"], found["boardgame.io"]["moves_a_second"]
    return {**found, "ratio": round(ours / theirs, 2)}


def main() -> None:
    """Print both in turns, the ratio of each round, and keep them: other guests come and go."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    rounds = [measure_round(seconds) for _ in range(ROUNDS)]
    idle = measure_idle()
    print(f"idle: {json.dumps(idle)}")
    figures: dict[str, Any] = {"rounds": rounds, "idle": idle, "compiler": python_compiler()}
    ratios = sorted(found["ratio"] for found in rounds if "ratio" in found)
    if ratios:
        figures["ratio"] = statistics.median(ratios)
        print(f"ratio {figures['ratio']} ({ratios[0]} to {ratios[-1]})")
    results.keep("server", figures)


if __name__ == "__main__":
    main()
