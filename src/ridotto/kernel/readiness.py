"""Which edition of a game's rules serves now: the compiled one, as soon as it is there.

Compiled code is ready when it was compiled on this machine before (``kernel.precompile``) and this
process has loaded it, which takes a second or two. Nobody waits for either: the interpreted edition
decides until a thread has loaded the other. Nothing is compiled here.
"""

import hashlib
import platform
from collections import Counter
from pathlib import Path
from threading import Lock, Thread
from typing import Any, Final

import numba
from llvmlite import binding  # type: ignore[import-untyped]

from ridotto.kernel.compiled import cache_folder, folder_of
from ridotto.kernel.editions import Edition, edition
from ridotto.kernel.search.loading import load_search

FIRST_DECISIONS: Final = 3
"""A process that makes no more decisions than these does not load compiled code for them."""

_asked: Final[Counter[str]] = Counter()
_loaded: Final[set[str]] = set()
_lock: Final = Lock()


def ready_edition(game: str) -> Edition:
    """Return the compiled rules if they are loaded, else the interpreted ones.

    Asked often enough, it begins to load what was compiled before.
    """
    with _lock:
        _asked[game] += 1
        wanted = _asked[game] == FIRST_DECISIONS + 1
    if wanted and is_compiled(game):
        # Not a daemon: a process that ends in the middle of loading would crash.
        Thread(target=load, args=(game,), name=f"load-{game}").start()
    return edition(game, compiled=game in _loaded)


def load(game: str) -> None:
    """Load the compiled code that decisions need; what is not on disk yet is compiled."""
    load_search(game)
    _loaded.add(game)


def is_compiled(game: str) -> bool:
    """Return whether all code of a game lies on disk, compiled for this machine."""
    return _marker(game).exists()


def mark_compiled(game: str) -> None:
    """Remember that all code of a game has been compiled."""
    _marker(game).touch()


def _marker(game: str) -> Path:
    """Return the file that says so: code serves the processor and compiler it was made with."""
    config: Any = numba.config
    made_for = (
        numba.__version__, platform.python_version(),
        config.CPU_NAME or binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten(),
    )  # fmt: skip
    name = hashlib.sha256(repr(made_for).encode()).hexdigest()[:16]
    return cache_folder(folder_of(game)) / f"whole-{name}"
