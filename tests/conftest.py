"""For all tests."""

import os

# Most tests are about something else than the computer players, and novices cost next to nothing.
os.environ.setdefault("RIDOTTO_LEVEL", "novice")
# Before anybody imports NumPy: where cores are busy its threads only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
