"""An evening in its file: every change is on disk before anything is said about it."""

import os
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec

from ridotto.cli.counting.speech import tell
from ridotto.cli.counting.table_count import TableCount
from ridotto.cli.errors import UsageError
from ridotto.cli.usage.file_errors import why_not
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.counting.evening_file import (
    EveningFile,
    EveningFileError,
    KeptDeal,
    read_evening,
    write_evening,
)


def new_key() -> str:
    """A key no other deal or evening has."""
    return secrets.token_hex(4)


class KeptEvening:
    """An evening, and the file it lies in."""

    def __init__(self, path: Path, kept: EveningFile) -> None:
        self.path, self.table = path, TableCount(kept)

    @classmethod
    def open(cls, path: Path) -> "KeptEvening":
        """The evening of a file."""
        try:
            return cls(path, read_evening(path.read_bytes()))
        except EveningFileError as error:
            raise UsageError(f"{path}: {tell(error.said)}") from error
        except OSError as error:
            raise UsageError(
                say_usage("cannot-read", file=str(path), why=why_not(error))
            ) from error

    @classmethod
    def begin(cls, path: Path, kept: EveningFile) -> "KeptEvening":
        """A new evening; nothing may lie at its path."""
        if path.exists():
            raise UsageError(say_usage("file-there", file=str(path)))
        begun = msgspec.structs.replace(kept, id=new_key(), at=int(time.time() * 1000))
        evening = cls(path, begun)
        evening.save()
        return evening

    def save(self) -> None:
        """Rewrite the file, completely or not at all."""
        half = self.path.with_name(f"{self.path.name}.part")
        try:
            with half.open("wb") as file:
                file.write(write_evening(self.table.kept))
                file.flush()
                os.fsync(file.fileno())
            half.replace(self.path)
        except OSError as error:
            raise UsageError(
                say_usage("cannot-write", file=str(self.path), why=why_not(error))
            ) from error

    @property
    def deals(self) -> tuple[KeptDeal, ...]:
        """The deals entered so far."""
        return self.table.kept.deals

    def add(self, entry: dict[str, Any]) -> None:
        """One deal more."""
        self.keep((*self.deals, KeptDeal(new_key(), entry)))

    def changed(self, number: int, change: dict[str, Any]) -> tuple[KeptDeal, ...]:
        """The deals with one corrected; a field that is None is removed. Nothing is saved yet."""
        deal = self.deals[number]
        merged = {**deal.entry, **change}
        entry = {name: value for name, value in merged.items() if value is not None}
        return (*self.deals[:number], KeptDeal(deal.key, entry), *self.deals[number + 1 :])

    def keep(self, deals: tuple[KeptDeal, ...]) -> None:
        """These deals, and no others."""
        self.table = self.table.with_deals(deals)
        self.save()
