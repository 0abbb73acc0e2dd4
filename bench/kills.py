"""Two hundred kills under play: ``python -m bench.kills [KILLS]``, half of them on PostgreSQL."""

import asyncio
import sys
import tempfile

from bench import results
from tests.server.crash_runs import CrashRun
from tests.server.server_process import postgres


def kill(database: str, times: int, seed: int) -> int:
    """How many acknowledged actions were found again."""
    killing = CrashRun(database, seed)
    try:
        asyncio.run(killing.lives(times))
    finally:
        killing.stop()
    return killing.checked


def main() -> None:
    """On each database, then both counts."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        on_sqlite = kill(f"{folder}/tables.db", kills // 2, seed=11)
    print(f"SQLite: {kills // 2} kills, {on_sqlite} acknowledged actions, all there")
    with postgres(fsync=True) as address:
        on_postgres = kill(address, kills - kills // 2, seed=12)
    print(f"PostgreSQL: {kills - kills // 2} kills, {on_postgres} acknowledged actions, all there")
    found = {"sqlite": on_sqlite, "postgresql": on_postgres}
    results.keep("kills", {"kills": kills, "acknowledged": found})


if __name__ == "__main__":
    main()
