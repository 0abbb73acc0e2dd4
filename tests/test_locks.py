"""Lock files carry versions and hashes, and no addresses."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = [*ROOT.glob("requirements/*.txt"), *ROOT.glob("web/*-lock.json")]
LOCKS += ROOT.glob("bench/*/*-lock.json")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.relative_to(ROOT)))
def test_no_addresses(lock: Path) -> None:
    """Not even those of people who would like to be paid."""
    assert [line for line in lock.read_text().splitlines() if "://" in line] == []


def test_there_are_locks() -> None:
    """For Python, also in browsers; for Node on PyPI, the page, yardsticks of kernel and server."""
    assert len(LOCKS) == 7
