"""The table of the first attack, measured again: ``python -m bench.server_audit [SECONDS]``.

Each row is measured as it was then, and printed beside the figure of then: fifty tables at full
speed on either database, two hundred and a thousand at a given rate, people beside masters, and a
quarter of an hour of play. ``--short`` leaves the quarter of an hour at a minute.
"""

import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from prometheus_client.parser import text_string_to_metric_families

from bench import results
from bench.server import memory
from bench.server_soak import thinkers_memory
from tests.server.server_process import Server, postgres

THEN: Final = {
    "full speed, 50 tables, SQLite": "1,826 acts/s, p50 25, p99 53 ms",
    "the same, PostgreSQL": "1,114 acts/s, p99 79 ms",
    "200 tables at 200 acts/s": "p50 2.1, p99 9.9 ms",
    "1,000 tables at 250 acts/s": "p50 1.8, p99 120-252 ms; pauses of 400 to 900 ms",
    "an act beside 20 tables of masters": "p50 3.5, p99 15 ms; masters: 24 % over 2 s",
    "a quarter of an hour at 100 tables": "13 kB a deal, memory 126 to 266 MB",
}
"""What was found then, on one core of two."""

PAUSE: Final = 0.05
"""Seconds; no pause may be longer."""


@contextmanager
def served(database: str = "", *, search: bool = False) -> Iterator[Server]:
    """A server of its own for a row."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database or f"{folder}/tables.db", search=search)
        try:
            yield server
        finally:
            server.kill()


def start_load(server: Server, *wanted: object) -> subprocess.Popen[str]:
    """Scripted people, in a process of their own."""
    command = [sys.executable, "-m", "bench.load", server.base, *map(str, wanted)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def finish(load: subprocess.Popen[str]) -> dict[str, Any]:
    """What a load brought, in short."""
    told, _ = load.communicate()
    assert load.returncode == 0, told
    found = json.loads(told)
    return {
        "acts_a_second": round(statistics.median(found["acts_a_second"])),
        "p50_ms": round(found["p50_ms"], 1),
        "p99_ms": round(found["p99_ms"], 1),
        "errors": found["errors"],
    }


def share_over(server: Server, name: str, seconds: float) -> tuple[int, int]:
    """How many of what a histogram counted took longer than one of its bounds, and of how many."""
    text = server.call("GET", "/metrics")
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if sample.name == f"{name}_bucket":
                bound = sample.labels["le"]
                found[bound] = found.get(bound, 0) + sample.value
    bounds = {float(bound): count for bound, count in found.items()}
    assert seconds in bounds, f"{name} has no bound at {seconds}"
    everything = bounds[float("inf")]
    return int(everything - bounds[seconds]), int(everything)


def at_full_speed(database: str, seconds: float) -> dict[str, Any]:
    """Fifty tables, as fast as it goes."""
    with served(database) as server:
        return finish(start_load(server, 50, seconds))


def at_a_rate(tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """So many tables at so many acts a second, and the pauses meanwhile."""
    with served() as server:
        load = start_load(server, tables, seconds, rate)
        found = finish(load)
        for name in ("loop_lag", "gc", "commit"):
            over, count = share_over(server, f"ridotto_{name}_seconds", PAUSE)
            found[f"{name}_over_50_ms"] = f"{over} of {count}"
        found["memory_mb"] = round(memory(server) / 1e6)
        return found


def beside_masters(seconds: float) -> dict[str, Any]:
    """Two hundred acts a second beside twenty tables of three masters each."""
    with served(search=True) as server:
        masters = start_load(server, 20, seconds + 10, 20, "master")
        found = finish(start_load(server, 50, seconds, 100))
        masters_found = finish(masters)
        slow, count = share_over(server, "ridotto_thinking_seconds", 2.0)
        found["masters_replies"] = count
        found["masters_over_2_s"] = round(slow / max(1, count), 3)
        found["masters_errors"] = masters_found["errors"]
        return found


def play_long(minutes: float) -> dict[str, Any]:
    """A hundred tables; what the database grows by, and the memory at the beginning and end."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/tables.db")
        try:
            finish(start_load(server, 100, 10, 96))
            before = memory(server) + thinkers_memory(server)
            found = finish(start_load(server, 100, 60 * minutes, 96))
            held = memory(server) + thinkers_memory(server)
            size = sum(path.stat().st_size for path in Path(folder).iterdir())
        finally:
            server.kill()
    return {
        **found,
        "minutes": minutes,
        "memory_mb": [round(before / 1e6), round(held / 1e6)],
        "database_mb": round(size / 1e6, 1),
    }


def main() -> None:
    """Row by row, each beside what it was."""
    seconds = next((float(one) for one in sys.argv[1:] if one[0].isdigit()), 20.0)
    minutes = 1.0 if "--short" in sys.argv else 15.0
    kept: dict[str, Any] = {}

    def keep(row: str, found: dict[str, Any]) -> None:
        kept[row] = {"then": THEN[row], **found}
        print(f"{row}: {THEN[row]}\n    now {json.dumps(found)}", flush=True)

    rows = iter(THEN)
    keep(next(rows), at_full_speed("", seconds))
    with postgres(fsync=True) as address:
        keep(next(rows), at_full_speed(address, seconds))
    keep(next(rows), at_a_rate(200, 200, seconds))
    keep(next(rows), at_a_rate(1000, 250, 3 * seconds))
    keep(next(rows), beside_masters(seconds))
    keep(next(rows), play_long(minutes))
    results.keep("server_audit", kept)


if __name__ == "__main__":
    main()
