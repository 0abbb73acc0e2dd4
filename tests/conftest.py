"""For all tests."""

import gc
import os
from collections.abc import Iterator

import pytest

# Most tests are about something else than the computer players, and novices cost next to nothing.
os.environ.setdefault("RIDOTTO_LEVEL", "novice")
# Before anybody imports NumPy: where cores are busy its threads only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# ``make test`` compiles beforehand; without it no test should set a machine to work.
os.environ.setdefault("RIDOTTO_COMPILE", "no")
# What is imported and collected lives until the end, so nobody need search it for cycles.
gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """From here on there is garbage; it is looked for among what the tests make."""
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
    gc.enable()


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """The language that a test chooses for the terminal is forgotten after it."""
    yield
    # Not before: NumPy may come with it, and what is set above must be set by then.
    from ridotto.cli.language import choose_language

    choose_language("en", {})
