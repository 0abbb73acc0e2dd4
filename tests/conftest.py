"""For all tests."""

import os

# Most tests are about something else than the computer players, and novices cost next to nothing.
os.environ.setdefault("RIDOTTO_LEVEL", "novice")

# As whoever plays sets it: threads of NumPy's own cost several times as much, and round otherwise.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
