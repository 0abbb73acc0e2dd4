"""Which edition of a game's rules serves now: the compiled one, as soon as it is there.

Compiled code is ready when it was compiled on this machine before (``kernel.precompile``) and this
process has loaded it, which takes a second or two. Nobody waits for either: the interpreted edition
decides until a thread has loaded the other. On a new machine a process in the background compiles
what masters use (``kernel.background_compiling``).
"""

import hashlib
import platform
from collections import Counter
from pathlib import Path
from threading import Lock, Thread
from typing import Any, Final

import numba
from llvmlite import binding  # type: ignore[import-untyped]

from ridotto.kernel.background_compiling import compile_in_background, may_compile
from ridotto.kernel.compiled import cache_folder, folder_of, games
from ridotto.kernel.editions import Edition, edition
from ridotto.kernel.search.loading import load_search

FIRST_DECISIONS: Final = 3
"""A process that makes no more decisions than these does not load compiled code for them."""

_asked: Final[Counter[tuple[str, bool]]] = Counter()
_loading: Final[set[str]] = set()
"""What has been loaded, or is being."""
_loaded: Final[set[str]] = set()
_lock: Final = Lock()


def ready_edition(game: str, *, worth_compiling: bool) -> Edition:
    """Return the compiled rules if they are loaded, else the interpreted ones.

    Asked often enough, it begins to load what was compiled before. Whoever is so much better off
    with compiled rules that a new machine should compile them says ``worth_compiling``.
    """
    with _lock:
        _asked[game, worth_compiling] += 1
        wanted = _asked[game, worth_compiling] == FIRST_DECISIONS + 1
    if wanted and is_compiled(game):
        _load_in_thread(game)
    elif wanted and worth_compiling:
        compile_in_background(game, then=_load_in_thread)
    return edition(game, compiled=game in _loaded)


def begin_compiling(game: str) -> bool:
    """Compile a game's rules in the background, unless that is done; return whether it began."""
    wanted = game in games() and not is_compiled(game) and may_compile()
    if wanted:
        compile_in_background(game, then=_load_in_thread)
    return wanted


def _load_in_thread(game: str) -> None:
    # Two that load the same game at once would find each other's functions half made.
    with _lock:
        if game in _loading:
            return
        _loading.add(game)
    # Not a daemon: a process that ends in the middle of loading would crash.
    Thread(target=load, args=(game,), name=f"load-{game}").start()


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
