"""A thinking process: ``python -m ridotto.server.thinking_worker``.

Functions with their arguments come in and results go out, as pickles after their length. The other
end is always our own server. When the server's end of the pipe closes, however it dies, this
process ends.
"""

import contextlib
import os
import pickle
import signal
import sys
from struct import Struct
from typing import IO, Any, Final

from ridotto.server.json_log import log_as_told

LENGTH: Final = Struct("!Q")
NICENESS: Final = 5
"""The niceness of the process: thinking gives way to the server's event loop."""


def send(pipe: IO[bytes], message: Any) -> None:
    """Send a message."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(LENGTH.pack(len(body)) + body)
    pipe.flush()


def receive(pipe: IO[bytes]) -> Any:
    """Return the next message; ``EOFError`` if the other side is gone."""
    return pickle.loads(_read(pipe, LENGTH.unpack(_read(pipe, LENGTH.size))[0]))


def _read(pipe: IO[bytes], size: int) -> bytes:
    body = pipe.read(size)
    if len(body) < size:
        raise EOFError
    return body


def answer(work: Any, args: tuple[Any, ...]) -> tuple[bool, Any]:
    """Return whether the work succeeded, and the result or the error."""
    try:
        return True, work(*args)
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            return False, RuntimeError(type(error).__name__)
        return False, error


def main() -> None:
    """Answer requests until the pipe is closed."""
    log_as_told()
    # The terminal and systemd send these to all processes; this one ends when its server does.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    # Nothing that a library prints may come between two answers.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(EOFError, BrokenPipeError), out:
        while True:
            work, args = receive(sys.stdin.buffer)
            send(out, answer(work, args))


if __name__ == "__main__":
    main()
