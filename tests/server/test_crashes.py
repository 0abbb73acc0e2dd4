"""Killed without warning at random moments: nothing acknowledged is lost, every table goes on."""

from pathlib import Path

from bench.kills import kill
from tests.server.server_process import postgres


def test_killed_on_sqlite(tmp_path: Path) -> None:
    """Eight times."""
    assert kill(str(tmp_path / "tables.db"), 8, seed=1) > 100


def test_killed_on_postgresql() -> None:
    """Four times."""
    with postgres() as address:
        assert kill(address, 4, seed=2) > 50
