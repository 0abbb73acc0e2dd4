"""One source for all games: templates, and their copies for each game.

A template is a plain function written against the stand-ins of ``kernel.contract`` and other
templates. ``specialise(game, template)`` gives its compiled copy for a game: the same code, in
which every stand-in is the game's own function. Numba could take those functions as arguments, but
would then compile anew in every process.
"""

from collections.abc import Callable
from importlib import import_module
from types import FunctionType
from typing import Any, Final, ParamSpec, TypeVar, cast

from ridotto.kernel import contract
from ridotto.kernel.compiled import PACKAGE, compile_for, games

P = ParamSpec("P")
R = TypeVar("R")

_STAND_INS: Final = {id(function): function.__name__ for function in contract.FUNCTIONS}
_TEMPLATES: Final[dict[Any, bool]] = {}
_COPIES: Final[dict[tuple[str, Any], Any]] = {}
_GLOBALS: Final[dict[tuple[str, str], dict[str, Any]]] = {}


def template(function: Callable[P, R]) -> Callable[P, R]:
    """A function to be compiled once for each game."""
    _TEMPLATES[function] = False
    return function


def template_inlined(function: Callable[P, R]) -> Callable[P, R]:
    """A template that is called at every act, inlined wherever it is called."""
    _TEMPLATES[function] = True
    return function


def is_template(function: Any) -> bool:
    """Is it one, and no game's own function?"""
    return isinstance(function, FunctionType) and function in _TEMPLATES


def kernel_of(game: str) -> contract.Kernel:
    """The compiled rules of a game, or a ``LookupError`` that says which games have some."""
    if game not in games():
        known = ", ".join(sorted(games()))
        raise LookupError(f"no compiled rules for {game!r}; there are: {known}")
    return cast(contract.Kernel, import_module(f"{PACKAGE}.{game}"))


def specialise(game: str, function: Callable[P, R]) -> Callable[P, R]:
    """The copy of a template for a game."""
    key = (game, function)
    if key not in _COPIES:
        _COPIES[key] = compile_for(game, rebound(game, function), inline=_TEMPLATES[function])
    return cast("Callable[P, R]", _COPIES[key])


def rebound(game: str, function: Callable[P, R]) -> Callable[P, R]:
    """A copy, not compiled, whose stand-ins and templates are those of a game."""
    plain = cast(FunctionType, function)
    copy = FunctionType(
        plain.__code__, _globals_for(game, plain.__module__), plain.__name__, plain.__defaults__
    )
    copy.__module__ = plain.__module__
    # Numba makes symbols of this name and of a count that begins anew in every process. Without the
    # game, copies that two processes compiled could meet under one symbol, and one game would run
    # the other's code.
    copy.__qualname__ = f"{plain.__qualname__}_{game}"
    copy.__doc__, copy.__annotations__ = plain.__doc__, plain.__annotations__
    return cast("Callable[P, R]", copy)


def _globals_for(game: str, module: str) -> dict[str, Any]:
    """The names of a template's module, as they stand for a game."""
    key = (game, module)
    if key not in _GLOBALS:
        here = _GLOBALS[key] = dict(vars(import_module(module)))
        own = kernel_of(game)
        for name, value in list(here.items()):
            if id(value) in _STAND_INS:
                here[name] = getattr(own, _STAND_INS[id(value)])
            elif isinstance(value, FunctionType) and value in _TEMPLATES:
                here[name] = specialise(game, value)
    return _GLOBALS[key]
