"""A thousand kills under play on each database: ``python -m bench.kills [KILLS]``."""

import asyncio
import sys
import tempfile

from bench import results
from tests.server.crash_runs import CrashRun
from tests.server.forked_server import forked_servers
from tests.server.server_process import postgres


def kill(database: str, times: int, seed: int) -> int:
    """How many acknowledged actions were found again."""
    with forked_servers() as forked:
        killing = CrashRun(database, seed, forked)
        try:
            asyncio.run(killing.lives(times))
        finally:
            killing.stop()
    return killing.checked


def main() -> None:
    """On each database, then both counts."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with tempfile.TemporaryDirectory() as folder:
        on_sqlite = kill(f"{folder}/tables.db", kills, seed=11)
    print(f"SQLite: {kills} kills, {on_sqlite} acknowledged actions, all there", flush=True)
    with postgres(fsync=True) as address:
        on_postgres = kill(address, kills, seed=12)
    print(f"PostgreSQL: {kills} kills, {on_postgres} acknowledged actions, all there")
    found = {"sqlite": on_sqlite, "postgresql": on_postgres}
    results.keep("kills", {"kills_on_each": kills, "acknowledged": found})


if __name__ == "__main__":
    main()
