"""For all tests."""

import gc
import os

# Most tests are about something else than the computer players, and novices cost next to nothing.
os.environ.setdefault("RIDOTTO_LEVEL", "novice")
# Before anybody imports NumPy: where cores are busy its threads only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Deals leave next to no cycles, and everything that was collected stays: looking for garbage at the
# usual pace took a sixth of all processor time.
gc.set_threshold(10_000, 20, 100)
