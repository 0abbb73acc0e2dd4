"""Servers forked from a process that has imported everything: they start in a tenth of the time.

``ForkedServers`` starts that process; ``Server`` takes what its ``start`` returns for the process
of the server. It is a process of its own like any other, and is killed like any other.
"""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

IMPORTED = ("ridotto.cli", "ridotto.server.uvicorn_server")


class ForkedProcess:
    """As much of ``subprocess.Popen`` as a ``Server`` needs."""

    def __init__(self, pid: int, stderr: Any) -> None:
        self.pid, self.stderr = pid, stderr

    def poll(self) -> int | None:
        """None as long as it lives. How it ended only its parent knows."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def send_signal(self, number: int) -> None:
        """Send a signal, if it still lives."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, timeout: float = 60.0) -> int:
        """Wait for its end."""
        end = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("a forked server", timeout)
            time.sleep(0.002)
        return 0


class ForkedServers:
    """The process from which servers are forked."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-m", "tests.server.forked_server"]
            self._process = subprocess.Popen(command, stdin=theirs.fileno())

    def start(self, arguments: Sequence[str]) -> ForkedProcess:
        """A process that does what ``ridotto`` does with these arguments."""
        reading, writing = os.pipe()
        socket.send_fds(self._line, ["\0".join(arguments).encode()], [writing])
        os.close(writing)
        pid = int(self._line.recv(100))
        return ForkedProcess(pid, os.fdopen(reading, encoding="utf-8"))

    def close(self) -> None:
        """No more are started."""
        self._line.close()
        self._process.wait(60)


@contextlib.contextmanager
def forked_servers() -> Iterator[ForkedServers]:
    """For a while."""
    servers = ForkedServers()
    try:
        yield servers
    finally:
        servers.close()


def main() -> None:
    """Fork a server for every message, until nobody sends one."""
    for name in IMPORTED:
        __import__(name)
    # Children that end are not waited for by anybody.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    line = socket.socket(fileno=os.dup(0))
    while True:
        message, descriptors, _, _ = socket.recv_fds(line, 1 << 16, 1)
        if not message:
            return
        pid = os.fork()
        if pid == 0:
            line.close()
            _become(message.decode().split("\0"), descriptors[0])
        os.close(descriptors[0])
        line.send(str(pid).encode())


def _become(arguments: list[str], stderr: int) -> None:
    """Be ``ridotto`` with these arguments."""
    code = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        nothing = os.open(os.devnull, os.O_RDWR)
        for source, target in ((nothing, 0), (nothing, 1), (stderr, 2)):
            os.dup2(source, target)
        os.close(stderr)
        sys.argv = ["ridotto", *arguments]
        from ridotto.cli import main as ridotto

        ridotto()
        code = 0
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
