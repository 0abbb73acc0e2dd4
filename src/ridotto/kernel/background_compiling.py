"""Compiles a game's rules for this machine while the game is already being played.

A process of its own does it, with the least priority, so that nobody waits for it. Where several
processes want the same game, they take turns, and the later ones find it done. Hosts of a small
machine forbid it with ``RIDOTTO_COMPILE=no``.
"""

import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from threading import Lock, Thread
from typing import Final

from ridotto.kernel.import_path import same_imports

COMMAND: Final = (sys.executable, "-m", "ridotto.kernel.precompile", "--gently")
SWITCH: Final = "RIDOTTO_COMPILE"

NOT_STARTED: Final = 127
"""What a shell says, too, where a command cannot be started."""

log: Final = logging.getLogger(__name__)
# Where nobody keeps a log, nothing is written into the middle of a board.
log.addHandler(logging.NullHandler())
_begun: Final[set[str]] = set()
_lock: Final = Lock()


def may_compile() -> bool:
    """Return whether the host of this machine lets it be done."""
    return os.environ.get(SWITCH, "yes") != "no"


def compile_in_background(game: str, then: Callable[[str], object]) -> None:
    """Begin, unless this process has begun before; call ``then`` with the game when it is done."""
    with _lock:
        if game in _begun or not may_compile():
            return
        _begun.add(game)
    # A daemon: who leaves the table need not wait. The process goes on, for the next time.
    Thread(target=_compile, args=(game, then), name=f"compile-{game}", daemon=True).start()


def _compile(game: str, then: Callable[[str], object]) -> None:
    begun = time.monotonic()
    log.info("compiling rules", extra={"fields": {"game": game}})
    status = _run(game)
    fields = {"game": game, "seconds": round(time.monotonic() - begun)}
    if status:
        # The interpreted rules go on serving.
        log.warning("rules not compiled", extra={"fields": fields | {"exit": status}})
        return
    log.info("rules compiled", extra={"fields": fields})
    then(game)


def _run(game: str) -> int:
    """The exit status of the process that compiles a game."""
    try:
        return subprocess.run(
            (*COMMAND, game), check=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True,
            env={**os.environ, **same_imports()},
        ).returncode  # fmt: skip
    except OSError:
        return NOT_STARTED
