"""A file of bouts, one line each, from which an interrupted contest can be resumed."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ridotto.arena.bouts import Arena, Bout

VERSION = 2


class LedgerError(ValueError):
    """A file that belongs to another contest, or to none."""


class Head(msgspec.Struct, frozen=True):
    """The first line: what was played."""

    version: int
    game: str
    rules: str
    options: dict[str, str]
    players: tuple[str, ...]
    budget: int | None
    seed: int


class Ledger:
    """Every bout is on paper before the next is counted."""

    def __init__(self, arena: Arena, path: Path | None) -> None:
        self.path, self.head = path, head_of(arena)
        self.bouts: list[Bout] = []
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self.bouts = list(self._read(path))
        else:
            path.write_bytes(msgspec.json.encode(self.head) + b"\n")

    def add(self, bout: Bout) -> None:
        """Write it down."""
        self.bouts.append(bout)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(bout) + b"\n")

    def _read(self, path: Path) -> Iterator[Bout]:
        first, *lines = path.read_bytes().splitlines(keepends=True)
        try:
            head = msgspec.json.decode(first, type=Head)
        except msgspec.DecodeError as error:
            raise LedgerError(f"{path} holds no bouts: {error}") from error
        for name in Head.__struct_fields__:
            had, wanted = getattr(head, name), getattr(self.head, name)
            if had != wanted:
                raise LedgerError(
                    f"{path} was begun with {name} {had!r}, not {wanted!r}; name another file"
                )
        whole = [line for line in lines if line.endswith(b"\n")]
        if len(whole) < len(lines):
            # The last line was being written when the contest was broken off.
            path.write_bytes(b"".join([first, *whole]))
        for number, line in enumerate(whole, 2):
            try:
                yield msgspec.json.decode(line, type=Bout)
            except msgspec.DecodeError as error:
                raise LedgerError(f"{path}, line {number}: {error}") from error


def head_of(arena: Arena) -> Head:
    """What two parts of one contest must have in common; how many deals is not among it."""
    agreed = {
        key: str(value.value)
        for key, value in arena.rules.values.items()
        if value.source == "this table"
    }
    return Head(
        version=VERSION,
        game=arena.game,
        rules=arena.rules.name,
        options=agreed,
        players=tuple(entrant.name for entrant in arena.entrants),
        budget=arena.budget,
        seed=arena.seed,
    )
