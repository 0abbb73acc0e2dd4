"""What compiles the kernel's functions.

On a core that is numba. On a GPU ``numba.cuda`` compiles the very same functions when one of its
kernels calls them (``ridotto.kernel.gpu``), so nothing is written or decorated twice.
"""

import hashlib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import numba

P = ParamSpec("P")
R = TypeVar("R")

HERE: Final = Path(__file__).parent
PACKAGE: Final = __name__.rpartition(".")[0]
SHARED: Final = ""
"""In place of a game: what belongs to none."""


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile on the first call, and keep it; it runs without the interpreter's lock."""
    return compile_for(game_of(function.__module__), function, inline=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that is called at every card, inlined wherever it is called."""
    return compile_for(game_of(function.__module__), function, inline=True)


def game_of(module: str) -> str:
    """The game in whose folder a module lies, or ``SHARED``."""
    part = module.removeprefix(f"{PACKAGE}.").partition(".")[0]
    return part if module.startswith(f"{PACKAGE}.") and part in games() else SHARED


def compile_for(game: str, function: Callable[P, R], *, inline: bool) -> Callable[P, R]:
    """Compile a function with what belongs to a game."""
    return compile_into(folder_of(game), function, inline=inline)


def compile_into(folder: Path, function: Callable[P, R], *, inline: bool) -> Callable[P, R]:
    """Compile a function, and keep the result in a folder.

    No function makes an array, so none counts references: that alone took half the time. Division
    by nothing does not happen either, and is not looked out for.
    """
    config: Any = numba.config
    njit: Any = numba.njit
    elsewhere = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(folder))
    try:
        made: Callable[P, R] = njit(
            nogil=True, cache=True, forceinline=inline, error_model="numpy", _nrt=False
        )(function)
    finally:
        config.CACHE_DIR = elsewhere
    return made


def cache_folder(folder: Path) -> Path:
    """Return where the code of a folder is kept.

    Where a host names a folder, as for a service that may not write here, it is kept there.
    """
    config: Any = numba.config
    return Path(config.CACHE_DIR) / folder.name if config.CACHE_DIR else folder


@cache
def games() -> frozenset[str]:
    """The games that have compiled rules: the folders with a layout of their own."""
    return frozenset(path.parent.name for path in HERE.glob("*/layout.py"))


@cache
def folder_of(game: str) -> Path:
    """Where compiled code of a game is kept.

    Numba looks only at the file of the function itself when it asks whether what it has kept is
    still good. Most functions call some of another file, so every edition of all that may be
    called has a folder of its own: the game's files, and those that belong to no game.
    """
    shared = [path for path in HERE.rglob("*.py") if path.parent.name not in games()]
    own = (HERE / game).rglob("*.py") if game else ()
    return HERE / "__pycache__" / f"compiled-{game or 'shared'}-{edition([*shared, *own])}"


def edition(sources: Iterable[Path]) -> str:
    """A short name for sources as they stand."""
    digest = hashlib.sha256()
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
