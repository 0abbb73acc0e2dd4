"""A process that thinks: ``python -m ridotto.server.thinking_worker``.

Functions with their arguments come in, results go out, as pickles behind their length. The other
end is always our own server. When its end of the pipe closes, however it dies, this process ends.
"""

import contextlib
import os
import pickle
import signal
import sys
from struct import Struct
from typing import IO, Any, Final

LENGTH: Final = Struct("!Q")
NICENESS: Final = 5
"""Thinking gives way to the event loop that moves everybody's cards."""


def send(pipe: IO[bytes], message: Any) -> None:
    """Send a message."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(LENGTH.pack(len(body)) + body)
    pipe.flush()


def receive(pipe: IO[bytes]) -> Any:
    """The next message; ``EOFError`` if the other side is gone."""
    return pickle.loads(_read(pipe, LENGTH.unpack(_read(pipe, LENGTH.size))[0]))


def _read(pipe: IO[bytes], size: int) -> bytes:
    body = pipe.read(size)
    if len(body) < size:
        raise EOFError
    return body


def answer(work: Any, args: tuple[Any, ...]) -> tuple[bool, Any]:
    """Whether it went well, and the result or the error."""
    try:
        return True, work(*args)
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            return False, RuntimeError(type(error).__name__)
        return False, error


def main() -> None:
    """Answer until nobody asks any more."""
    # The terminal and systemd send these to all processes; this one ends when its server does.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    # Nothing that a library prints must come between two answers.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(EOFError, BrokenPipeError), out:
        while True:
            work, args = receive(sys.stdin.buffer)
            send(out, answer(work, args))


if __name__ == "__main__":
    main()
