"""For all tests."""

import os
from pathlib import Path

import pytest

# Most tests are about something else than the computer players, and novices cost next to nothing.
os.environ.setdefault("RIDOTTO_LEVEL", "novice")
# Before anybody imports NumPy: where cores are busy its threads only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

WITH_BROWSER = Path(__file__).parent / "web"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser go evenly among all others.

    One after the other they would run in every process at once, where each keeps several cores
    busy and all wait for each other; and the last processes would wait for the longest of them.
    """
    browsing = [item for item in items if item.path.is_relative_to(WITH_BROWSER)]
    others = [item for item in items if not item.path.is_relative_to(WITH_BROWSER)]
    if not browsing or not others:
        return
    places = [
        (place + 0.5) / len(group) for group in (browsing, others) for place in range(len(group))
    ]
    order = sorted(range(len(items)), key=places.__getitem__)
    both = browsing + others
    items[:] = [both[place] for place in order]
