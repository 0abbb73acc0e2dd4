"""Killed without warning at random moments: nothing acknowledged is lost, every table goes on."""

from pathlib import Path

from bench.kills import kill
from tests.server.server_process import postgres


def test_killed_on_sqlite(tmp_path: Path) -> None:
    """Thirty times."""
    assert kill(str(tmp_path / "tables.db"), 30, seed=1) > 300


def test_killed_on_postgresql() -> None:
    """Twenty times."""
    with postgres() as address:
        assert kill(address, 20, seed=2) > 200
