"""The shadow compiled, where numba is there: the same functions, a hundred times as fast."""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final

from ridotto.bots.bieten.quick import (
    bonds,
    cards,
    chances,
    count,
    dice,
    layout,
    moves,
    playing,
    ranges,
    rights,
    signs,
    training,
)

MODULES: Final = (
    layout, cards, bonds, rights, moves, count, chances, signs, dice, playing, ranges, training,
)  # fmt: skip
HERE: Final = Path(__file__).parent


def plain() -> SimpleNamespace:
    """All functions as they stand."""
    return SimpleNamespace(**_names())


@cache
def compiled() -> SimpleNamespace | None:
    """All functions compiled on first call, and kept; None where numba is missing."""
    try:
        import numba
    except ImportError:
        return None
    config: Any = numba.config
    elsewhere = config.CACHE_DIR
    config.CACHE_DIR = str(HERE / "__pycache__" / f"compiled-{_edition()}")
    try:
        return SimpleNamespace(**_compile(numba.njit))
    finally:
        config.CACHE_DIR = elsewhere


def _compile(njit: Any) -> dict[str, Any]:
    """Every function with all others beside it, so that they call each other compiled."""
    scope: dict[str, Any] = {"__name__": __name__, "__builtins__": __builtins__, **_names()}
    for name, function in list(scope.items()):
        if isinstance(function, FunctionType):
            again = FunctionType(function.__code__, scope, name, function.__defaults__)
            scope[name] = njit(nogil=True, cache=True, error_model="numpy", _nrt=False)(again)
    return scope


def _names() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for module in MODULES:
        found |= {name: value for name, value in vars(module).items() if _counts(module, value)}
    return found


def _counts(module: ModuleType, value: Any) -> bool:
    own = isinstance(value, Callable) and getattr(value, "__module__", "") == module.__name__  # type: ignore[arg-type]
    return own or isinstance(value, int | float)


def _edition() -> str:
    """A short name for the sources as they stand: numba itself looks at one file only."""
    digest = hashlib.sha256()
    for source in sorted(HERE.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
