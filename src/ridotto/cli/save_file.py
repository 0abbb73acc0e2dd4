"""The save file: a line about the table, then one line for every action, each on disk at once.

An action is written before anybody is shown what came of it, so that a killed program has lost
nothing. A last line that was cut short never happened.
"""

import contextlib
import os
from pathlib import Path
from typing import Any

import msgspec

from ridotto.cli.errors import UsageError
from ridotto.cli.usage.file_errors import why_not
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.table import Action, Game, event_decoder

FORMAT = "ridotto-save-1"


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed when the party began."""

    format: str = FORMAT
    game: str
    rules: str
    options: tuple[str, ...] = ()
    strict: bool = False
    seat: int = 0
    level: str = "novice"
    seed: int | None = None
    record: str = ""


def state_folder() -> Path:
    """Where saves are kept: RIDOTTO_STATE, or ridotto in the XDG state folder."""
    own = os.environ.get("RIDOTTO_STATE")
    if own:
        return Path(own)
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(state).expanduser() / "ridotto"


class Save:
    """A party's file, open for appending and locked against a second terminal."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self.header = header
        self._file = _open(path)
        self._file.seek(0)
        self._ends = _line_ends(self._file.read())

    @classmethod
    def begin(cls, path: Path, header: Header) -> "Save":
        """A new party; nothing may lie at its path."""
        save = cls(path, header)
        save._write(msgspec.json.encode(header))
        _sync_folder(path.parent)
        return save

    def append(self, action: Action) -> None:
        """Put an accepted action on disk."""
        self._write(msgspec.json.encode(action))

    def keep(self, count: int) -> None:
        """Keep the first actions only: what was undone, or cut short, leaves the file too."""
        del self._ends[count + 1 :]
        self._file.truncate(self._ends[-1])
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self._ends.append(self._file.tell())


def _line_ends(content: bytes) -> list[int]:
    return [place + 1 for place, byte in enumerate(content) if byte == ord("\n")]


def _open(path: Path) -> Any:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+b")
    except OSError as error:
        raise UsageError(say_usage("cannot-save", file=str(path), why=why_not(error))) from error
    _lock(file, path)
    return file


def _lock(file: Any, path: Path) -> None:
    with contextlib.suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise UsageError(say_usage("party-open", file=str(path))) from error


def _sync_folder(folder: Path) -> None:
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)


def read_header(path: Path) -> Header | None:
    """What the file says of its table, or None where there is no party."""
    try:
        with path.open("rb") as file:
            first = file.readline()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise UsageError(say_usage("cannot-read", file=str(path), why=why_not(error))) from error
    if not first.endswith(b"\n"):
        return None
    try:
        header = msgspec.json.decode(first, type=Header)
    except msgspec.DecodeError as error:
        raise UsageError(say_usage("no-saved-party-new", file=str(path))) from error
    if header.format != FORMAT:
        raise UsageError(say_usage("other-version", file=str(path)))
    return header


def read_actions(path: Path, game: Game[Any]) -> list[Action]:
    """Every action of the file; a last line cut short is left out."""
    rows = path.read_bytes().split(b"\n")
    decoder = event_decoder(game)
    actions = []
    for number, row in enumerate(rows[1:-1], start=2):
        try:
            event = decoder.decode(row)
        except (msgspec.DecodeError, ValueError) as error:
            raise UsageError(say_usage("line-unread", n=number, file=str(path))) from error
        if not isinstance(event, Action):
            raise UsageError(say_usage("line-no-action", n=number, file=str(path)))
        actions.append(event)
    return actions


def set_aside(path: Path) -> Path | None:
    """Move a party out of the way, to the first free name; an empty file just goes."""
    if not path.exists():
        return None
    _open(path).close()
    names = [path.with_name(f"{path.name}.bak{n or ''}") for n in range(1000)]
    free = next(name for name in names if not name.exists())
    path.rename(free)
    return free
