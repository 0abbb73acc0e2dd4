"""For all tests."""

import os
from itertools import groupby
from pathlib import Path

import pytest

# Most tests are about something else than the computer players, and novices cost next to nothing.
os.environ.setdefault("RIDOTTO_LEVEL", "novice")
# Before anybody imports NumPy: where cores are busy its threads only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

WITH_BROWSER = Path(__file__).parent / "web"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser go evenly among the files of all others.

    One after the other they would run in every process at once, where each keeps several cores
    busy and all wait for each other; and the last processes would wait for the longest of them.
    """
    browsing = [item for item in items if item.path.is_relative_to(WITH_BROWSER)]
    others = [item for item in items if not item.path.is_relative_to(WITH_BROWSER)]
    if not others:
        return
    # Between files, not within one: what a file's tests share would be made anew.
    mixed, gone = list[pytest.Item](), 0
    for _, tests in groupby(others, key=lambda item: item.path):
        mixed += tests
        due = len(browsing) * (len(mixed) - gone) // len(others)
        mixed += browsing[gone:due]
        gone = due
    items[:] = mixed
