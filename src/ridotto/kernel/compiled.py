"""How the kernel's functions are compiled."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import numba

P = ParamSpec("P")
R = TypeVar("R")

HERE: Final = Path(__file__).parent


def _edition() -> str:
    """A short name for the kernel's sources as they stand."""
    digest = hashlib.sha256()
    for source in sorted(HERE.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


CACHE: Final = HERE / "__pycache__" / f"compiled-{_edition()}"
"""Where compiled functions are kept.

Numba looks only at the file of the function itself when it asks whether what it has kept is still
good. Most functions here call some of another file, so every edition has a folder of its own.
"""


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile on first call, keep what was compiled, run without the interpreter's lock."""
    return _compile(function, inline=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """The same for what is called at every card: its body goes to wherever it is called from."""
    return _compile(function, inline=True)


def _compile(function: Callable[P, R], *, inline: bool) -> Callable[P, R]:
    """No function here makes an array, so none counts references: that alone took half the time.

    Division by nothing does not happen either, and is not looked out for.
    """
    config: Any = numba.config
    njit: Any = numba.njit
    elsewhere = config.CACHE_DIR
    config.CACHE_DIR = str(CACHE)
    try:
        made: Callable[P, R] = njit(
            nogil=True, cache=True, forceinline=inline, error_model="numpy", _nrt=False
        )(function)
    finally:
        config.CACHE_DIR = elsewhere
    return made
