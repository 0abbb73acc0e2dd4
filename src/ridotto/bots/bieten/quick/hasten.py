"""The shadow compiled: the same functions, a hundred times as fast."""

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
def compiled() -> SimpleNamespace:
    """All functions compiled on first call, each with all others beside it.

    So they call each other compiled.
    """
    from ridotto.kernel.compiled import Compiler

    haste = Compiler(HERE, HERE.glob("*.py"))
    scope: dict[str, Any] = {"__name__": __name__, "__builtins__": __builtins__, **_names()}
    for name, function in list(scope.items()):
        if isinstance(function, FunctionType):
            again = FunctionType(function.__code__, scope, name, function.__defaults__)
            scope[name] = haste.compiled(again)
    return SimpleNamespace(**scope)


def _names() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for module in MODULES:
        found |= {name: value for name, value in vars(module).items() if _counts(module, value)}
    return found


def _counts(module: ModuleType, value: Any) -> bool:
    own = isinstance(value, Callable) and getattr(value, "__module__", "") == module.__name__  # type: ignore[arg-type]
    return own or isinstance(value, int | float)
