"""The log: one JSON object per line on standard error. No cards, no tokens, no names.

A table's id gives access to it, so it is never logged; ``table_hash`` gives a short hash instead.
"""

import hashlib
import logging
import os
import time
from collections import Counter
from typing import Any, Final

import msgspec

LEVEL: Final = "RIDOTTO_LOG"


class JsonLog:
    """A logger whose lines are events with fields."""

    def __init__(self) -> None:
        self._logger = logging.getLogger("ridotto.server")
        self.errors: Counter[str] = Counter()
        """The number of errors, by event."""

    def info(self, event: str, **fields: Any) -> None:
        """Log an event that is worth knowing."""
        self._logger.info(event, extra={"fields": fields})

    def warning(self, event: str, **fields: Any) -> None:
        """Log an event that somebody should look at."""
        self._logger.warning(event, extra={"fields": fields})

    def exception(self, event: str, **fields: Any) -> None:
        """Log an error of the program: its kind and place, but no values."""
        self.errors[event] += 1
        self._logger.error(event, extra={"fields": fields}, exc_info=True)


log = JsonLog()


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
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def log_settings() -> dict[str, str]:
    """Return what a process of ours needs in its environment to log like this one."""
    return {LEVEL: logging.getLevelName(logging.getLogger().getEffectiveLevel()).lower()}


def log_as_told() -> None:
    """Send the log to standard error, as the process that started this one does."""
    set_up_logging(os.environ.get(LEVEL, "warning"))


def _is_ours(record: logging.LogRecord) -> bool:
    """Return whether a line concerns us: invalid text from a client is not our error."""
    return "Invalid UTF-8" not in record.getMessage()
