"""How the light tables of tricks are compiled: as the kernel's functions are, but kept apart.

The kernel keeps its compiled functions by the edition of all its sources; these hang on the sources
of this folder, and on the few of the kernel that no game owns.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import numba

from ridotto.kernel.compiled import HERE as KERNEL

P = ParamSpec("P")
R = TypeVar("R")

HERE: Final = Path(__file__).parent


def _edition() -> str:
    """A short name for these sources and the kernel's common ones as they stand."""
    digest = hashlib.sha256()
    for source in (*sorted(HERE.glob("*.py")), *sorted(KERNEL.glob("*.py"))):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


CACHE: Final = HERE / "__pycache__" / f"compiled-{_edition()}"
"""Where compiled functions are kept; every edition has a folder of its own."""


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile on first call, keep what was compiled, run without the interpreter's lock.

    No function here makes an array, and none divides by nothing.
    """
    config: Any = numba.config
    njit: Any = numba.njit
    elsewhere = config.CACHE_DIR
    config.CACHE_DIR = str(CACHE)
    try:
        made: Callable[P, R] = njit(nogil=True, cache=True, error_model="numpy", _nrt=False)(
            function
        )
    finally:
        config.CACHE_DIR = elsewhere
    return made
