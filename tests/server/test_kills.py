"""Killed without warning at random moments: nothing acknowledged is lost, every table goes on."""

import asyncio
from pathlib import Path

from tests.server.killing import Killing
from tests.server.running import postgres


def kill(database: str, times: int, seed: int) -> int:
    """So many kills; how many acknowledged actions were looked up afterwards."""
    killing = Killing(database, seed)
    try:
        asyncio.run(killing.lives(times))
    finally:
        killing.stop()
    return killing.checked


def test_killed_on_sqlite(tmp_path: Path) -> None:
    """Eight times."""
    assert kill(str(tmp_path / "tables.db"), 8, seed=1) > 100


def test_killed_on_postgresql(tmp_path: Path) -> None:
    """Four times."""
    with postgres(tmp_path) as address:
        assert kill(address, 4, seed=2) > 50
