"""The log: one JSON object a line, to the standard error stream. No cards, no tokens, no names.

A table's id is its key, so it is never logged; ``table_hash`` gives a short hash instead.
"""

import hashlib
import logging
import time
from collections import Counter
from typing import Any

import msgspec


class JsonLog:
    """A logger whose every line is an event with fields."""

    def __init__(self) -> None:
        self._logger = logging.getLogger("ridotto.server")
        self.errors: Counter[str] = Counter()
        """How often something went wrong, by event."""

    def info(self, event: str, **fields: Any) -> None:
        """Something worth knowing."""
        self._logger.info(event, extra={"fields": fields})

    def warning(self, event: str, **fields: Any) -> None:
        """Something to look at."""
        self._logger.warning(event, extra={"fields": fields})

    def exception(self, event: str, **fields: Any) -> None:
        """An error of the program: its kind and place, but no values."""
        self.errors[event] += 1
        self._logger.error(event, extra={"fields": fields}, exc_info=True)


log = JsonLog()


def table_hash(table_id: str) -> str:
    """A short hash to follow a table by in the log; its id cannot be derived from it."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, event, fields."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        fields: dict[str, Any] = getattr(record, "fields", {})
        where = _where(record.exc_info[1]) if record.exc_info else {}
        # No field takes the place of the time, the level or the event.
        return msgspec.json.encode({**line, **fields, **where, **line}).decode()


def _where(error: BaseException | None) -> dict[str, Any]:
    """The kind of an error and the last steps to it; its message may name what no log should."""
    where = []
    trace = error.__traceback__ if error else None
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename.rpartition("site-packages/")[2]
        where.append(f"{file.rpartition('src/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return {"error": type(error).__name__, "where": where[-6:]}


def set_up_logging(level: str = "info") -> None:
    """Send the log to the standard error stream."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Lines of uvicorn name paths, and the path of a table is its key.
    for name in ("uvicorn", "alembic"):
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """A client that sends invalid text is no error of this server."""
    return "Invalid UTF-8" not in record.getMessage()
