"""Benches: how fast, how strong, how steady. Each says in its first lines how it is run."""

import os

# As for the command line and the server: products of one decision are too small to be shared out.
# NumPy reads it when it is first imported, which is after this.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
