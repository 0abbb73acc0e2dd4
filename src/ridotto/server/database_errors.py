"""Says in one sentence why a database cannot be opened."""

import contextlib
from collections.abc import Iterator

from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ridotto.server.sqlite_file import DatabaseInUse


class NoDatabase(OSError):
    """The database cannot be opened; the message is a sentence for whoever starts the server."""


@contextlib.contextmanager
def explain_database() -> Iterator[None]:
    """Raise ``NoDatabase`` with the reason for any of the many errors a database can have."""
    try:
        yield
    except DatabaseInUse:
        raise
    except (SQLAlchemyError, OSError, CommandError, ImportError) as error:
        raise NoDatabase(f"the database cannot be opened: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    """Return the first line of what the database itself says. Statements are left out."""
    if isinstance(error, DBAPIError):
        return str(error.orig).strip().partition("\n")[0]
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename}" if error.filename else error.strerror
    return str(error).strip().partition("\n")[0]
