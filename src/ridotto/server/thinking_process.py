"""The server's side of one thinking process. Every call here blocks and belongs in a thread."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any, Final

from ridotto.kernel.import_path import same_imports
from ridotto.server.json_log import log, log_settings
from ridotto.server.thinking_worker import receive, send

COMMAND: Final = (sys.executable, "-m", "ridotto.server.thinking_worker")
ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1"}
"""Settings against NumPy's own threads: on a busy machine they wait for each other, and a hint
takes ten times as long."""


class ThinkingFailed(RuntimeError):
    """A thinking process died, or took too long and was killed."""


class ThinkingProcess:
    """A process that is started when first needed, and restarted after it has died."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def run(self, seconds: float, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Return the result of ``work`` or raise its error.

        ``ThinkingFailed`` after ``seconds``.
        """
        process = self._started()
        timer = threading.Timer(seconds, process.kill)
        timer.start()
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            send(process.stdin, (work, args))
            done, result = receive(process.stdout)
        except (EOFError, OSError) as error:
            self._end()
            raise ThinkingFailed(getattr(work, "__name__", "work")) from error
        finally:
            timer.cancel()
        if not done:
            raise result
        return result

    def _started(self) -> subprocess.Popen[bytes]:
        if self._closed:
            raise ThinkingFailed("closed")
        if self._process is None:
            self._process = subprocess.Popen(
                COMMAND,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**ONE_THREAD, **os.environ, **log_settings(), **same_imports()},
            )
            log.info("thinker")
        return self._process

    def close(self) -> None:
        """Kill the process, whatever it does."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    # Data that could not be sent any more does not matter.
                    try:
                        pipe.close()
                    except OSError:
                        continue

    def join(self) -> None:
        """Wait until the process has ended; after ``close``."""
        self._end()
