"""The file of a SQLite database: private to its owner, and used by one process at a time."""

import errno
import os
import shutil
import sys
from pathlib import Path
from typing import IO, Final

if sys.platform != "win32":
    import fcntl

LEAST_FREE_BYTES: Final = 16 * 1024 * 1024
"""The least free disk space, in bytes; with less a server is not ready."""

BESIDE: Final = ("", "-wal", "-shm")
"""The suffixes of the database itself, and of the files that SQLite keeps beside it."""


class DatabaseInUse(OSError):
    """Another process has this database open, or could have it by another name."""


class SqliteFile:
    """A database file that is made private when opened, and locked until closed."""

    def __init__(self, path: Path) -> None:
        # Whoever comes by a symbolic link finds the same lock, and what SQLite keeps beside it.
        self.path = Path(os.path.realpath(path))
        self._lock: IO[str] | None = None

    def open(self) -> None:
        """Create the file if there is none, make it private, and lock it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._take_lock()
        os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        self._refuse_hard_links()
        for suffix in BESIDE:
            beside = Path(f"{self.path}{suffix}")
            if beside.exists() and beside.stat().st_mode & 0o077:
                beside.chmod(0o600)

    def _take_lock(self) -> None:
        """Lock a file beside the database: SQLite has its own locks on the database itself."""
        if sys.platform == "win32":
            return
        descriptor = os.open(f"{self.path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        lock = os.fdopen(descriptor, "r+")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            owner = lock.read(20).strip() or "unknown"
            lock.close()
            raise DatabaseInUse(
                f"another server (process {owner}) uses {self.path}. SQLite is for one process: "
                "stop that one, name another --database, or give PostgreSQL's address"
            ) from error
        lock.truncate()
        lock.write(str(os.getpid()))
        lock.flush()
        self._lock = lock

    def _refuse_hard_links(self) -> None:
        """Refuse a file of several names: under each SQLite would keep another log beside it."""
        links = self.path.stat().st_nlink
        if links > 1:
            self.close()
            raise DatabaseInUse(
                f"{self.path} has {links} names (hard links), and SQLite would spoil it under two "
                "of them: remove the others"
            )

    def check_room(self) -> None:
        """Raise an error if the disk is nearly full.

        SQLite reuses space inside its file, so a small write may still succeed then.
        """
        free = shutil.disk_usage(self.path.parent).free
        if free < LEAST_FREE_BYTES:
            raise OSError(errno.ENOSPC, f"only {free} bytes are left on the disk")

    def close(self) -> None:
        """Release the lock."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
