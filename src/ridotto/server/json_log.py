"""The log: one JSON object per line on standard error. No cards, no tokens, no names.

A table's id gives access to it, so it is never logged; ``table_hash`` gives a short hash instead.
"""

import hashlib
import logging
import os
import sys
import time
from collections import Counter
from typing import Any, Final

import msgspec

LEVEL: Final = "RIDOTTO_LOG"


BETWEEN_LINES: Final = 1.0
"""The least number of seconds between two lines of one kind that clients can cause."""

MAX_KINDS: Final = 1000
"""After this number of kinds of lines all are forgotten: the next of each is logged at once."""


class SparseLines:
    """Lets one line a second of each kind into the log, which says how many it stands for."""

    def __init__(self) -> None:
        self._kinds: dict[str, tuple[float, int]] = {}

    def count(self, kind: str) -> int:
        """Count a line; return how many there were since the last that was logged, or 0.

        With 0 it is not logged now.
        """
        if kind not in self._kinds and len(self._kinds) >= MAX_KINDS:
            self._kinds.clear()
        at, times = self._kinds.get(kind, (float("-inf"), 0))
        now, times = time.monotonic(), times + 1
        due = now - at >= BETWEEN_LINES
        self._kinds[kind] = (now, 0) if due else (at, times)
        return times if due else 0


class JsonLog:
    """A logger whose lines are events with fields."""

    def __init__(self) -> None:
        self._logger = logging.getLogger("ridotto.server")
        self.errors: Counter[str] = Counter()
        """The number of errors, by event."""
        self._sparse = SparseLines()

    def info(self, event: str, **fields: Any) -> None:
        """Log an event that is worth knowing."""
        self._logger.info(event, extra={"fields": fields})

    def warning(self, event: str, **fields: Any) -> None:
        """Log an event that somebody should look at."""
        self._logger.warning(event, extra={"fields": fields})

    def sparse_warning(self, event: str, **fields: Any) -> None:
        """Log such an event once a second, with the number of ``times``: clients can cause it."""
        times = self._sparse.count(f"{event} {fields}")
        if times:
            self.warning(event, **fields, times=times)

    def exception(self, event: str, **fields: Any) -> None:
        """Log an error of the program: its kind and place, but no values.

        The same error at the same place is logged once a second, with the number of ``times``.
        """
        self.errors[event] += 1
        error = sys.exc_info()[1]
        mark_as_logged(error)
        times = self._sparse.count(f"{event} {_where(error)}")
        if times:
            told = fields | ({"times": times} if times > 1 else {})
            self._logger.error(event, extra={"fields": told}, exc_info=True)


log = JsonLog()

LOGGED: Final = "_ridotto_logged"


def mark_as_logged(error: BaseException | None) -> None:
    """Note on an error that it is in the log: uvicorn logs it once more."""
    if error is not None:
        setattr(error, LOGGED, True)


def is_logged(error: BaseException | None) -> bool:
    """Return whether an error is in the log already."""
    return getattr(error, LOGGED, False)


def table_hash(table_id: str) -> str:
    """Return a short hash that identifies a table in the log; it does not reveal the id."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


class JsonLines(logging.Formatter):
    """Formats a log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return time, level, event and fields as JSON."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        fields: dict[str, Any] = getattr(record, "fields", {})
        where = _where(record.exc_info[1]) if record.exc_info else {}
        # No field may replace the time, the level or the event.
        return msgspec.json.encode({**line, **fields, **where, **line}).decode()


def _where(error: BaseException | None) -> dict[str, Any]:
    """Return the kind of an error and its last stack frames; the message may contain secrets."""
    where = []
    trace = error.__traceback__ if error else None
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename.rpartition("site-packages/")[2]
        where.append(f"{file.rpartition('src/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return {"error": type(error).__name__, "where": where[-6:]}


BAD_REQUESTS: Final = {
    "Invalid HTTP request received.": "unreadable",
    "Unsupported upgrade request.": "upgrade",
}
"""What uvicorn says of requests that it cannot serve, and why that is."""

SAID_ELSEWHERE: Final = ("Traceback (most recent call last)", "Application startup failed")
"""How lines of uvicorn begin that repeat what we say ourselves: why the server did not start."""


class UvicornLines(logging.Filter):
    """Gives the lines of uvicorn named events, one a second of each, and drops what is no news."""

    def __init__(self) -> None:
        super().__init__()
        self._sparse = SparseLines()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the line is logged, as an event of ours."""
        said = record.getMessage()
        error = record.exc_info[1] if record.exc_info else None
        # Invalid text from a client is not our error.
        if "Invalid UTF-8" in said or said.startswith(SAID_ELSEWHERE) or is_logged(error):
            return False
        if said in BAD_REQUESTS:
            event, fields = "bad-request", {"why": BAD_REQUESTS[said]}
        elif error is not None:
            event, fields = "asgi", {}
        else:
            # The text as uvicorn wrote it, without values: these may be paths.
            event, fields = "uvicorn", {"said": str(record.msg).strip()}
        times = self._sparse.count(f"{event} {fields} {_where(error) if error else ''}")
        record.msg, record.args = event, None
        record.fields = {**fields, "times": times}
        return times > 0


def set_up_logging(level: str = "info") -> None:
    """Send the log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Log lines of uvicorn contain paths, and the path of a table gives access to it.
    for name in ("uvicorn", "alembic"):
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(UvicornLines())


def log_settings() -> dict[str, str]:
    """Return what a process of ours needs in its environment to log like this one."""
    return {LEVEL: logging.getLevelName(logging.getLogger().getEffectiveLevel()).lower()}


def log_as_told() -> None:
    """Send the log to standard error, as the process that started this one does."""
    set_up_logging(os.environ.get(LEVEL, "warning"))
