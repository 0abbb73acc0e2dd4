"""How the kernel's functions are compiled, and whatever else is compiled beside it."""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import numba

P = ParamSpec("P")
R = TypeVar("R")

HERE: Final = Path(__file__).parent


class Compiler:
    """Compiles functions on their first call and keeps what was compiled.

    Numba looks only at the file of the function itself when it asks whether what it has kept is
    still good. Most functions call some of another file, so every edition of all the ``sources``
    has a folder of its own.
    """

    def __init__(self, home: Path, sources: Iterable[Path]) -> None:
        self.folder = home / "__pycache__" / f"compiled-{edition(sources)}"

    def compiled(self, function: Callable[P, R]) -> Callable[P, R]:
        """Run without the interpreter's lock."""
        return self._compile(function, inline=False)

    def inlined(self, function: Callable[P, R]) -> Callable[P, R]:
        """The same for what is called at every card: its body goes to wherever it is called."""
        return self._compile(function, inline=True)

    def _compile(self, function: Callable[P, R], *, inline: bool) -> Callable[P, R]:
        """No function makes an array, so none counts references: that alone took half the time.

        Division by nothing does not happen either, and is not looked out for.
        """
        config: Any = numba.config
        njit: Any = numba.njit
        elsewhere = config.CACHE_DIR
        config.CACHE_DIR = str(self.folder)
        try:
            made: Callable[P, R] = njit(
                nogil=True, cache=True, forceinline=inline, error_model="numpy", _nrt=False
            )(function)
        finally:
            config.CACHE_DIR = elsewhere
        return made


def edition(sources: Iterable[Path]) -> str:
    """A short name for sources as they stand."""
    digest = hashlib.sha256()
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


_KERNEL: Final = Compiler(HERE, HERE.rglob("*.py"))
compiled = _KERNEL.compiled
inlined = _KERNEL.inlined
