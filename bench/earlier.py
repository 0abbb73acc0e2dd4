"""The masters before the nets, as opponents: ``--entrant bench.earlier:master20`` in the arena.

They live in an earlier edition of this repository and in no other place: its sources are laid out
in ``build/earlier`` and play in a process of their own, which gets what a seat has seen and gives
back an act. Only courteous play is the same in both editions.
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import msgspec

from ridotto.games import GAMES
from ridotto.table import Action
from ridotto.table.game import event_decoder

EDITION: Final = "47fa4f8"
"""The last commit with players that searched by rules tuned by hand."""
FOLDER: Final = Path("build/earlier")
SEAT: Final = Path(__file__).with_name("earlier_seat.py")


class Earlier:
    """A player of the earlier edition."""

    def __init__(self, game: str, seed: int, *, level: str, budget: int) -> None:
        self.game, self.seed, self.level, self.budget = game, seed, level, budget

    def act(self, view: Any) -> Action:
        """What it does, as this edition reads it."""
        asked = {
            "game": self.game, "rules": view.table.rules.name, "level": self.level,
            "options": dict(_flat("", msgspec.to_builtins(view.table.rules))),
            "seat": view.seat, "seed": self.seed, "budget": self.budget, "seen": view.seen,
        }  # fmt: skip
        process = child()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(asked) + b"\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        if not answer:
            raise RuntimeError("the earlier edition has stopped; its complaint stands above")
        action = event_decoder(GAMES[self.game]).decode(answer)
        assert isinstance(action, Action)
        return action


def _flat(before: str, values: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Sections and their values as dotted keys; the earlier edition takes those it knows."""
    for name, value in values.items():
        yield f"{before}{name}", value
        if isinstance(value, Mapping):
            yield from _flat(f"{before}{name}.", value)


@cache
def child() -> "subprocess.Popen[bytes]":
    """The earlier edition, thinking in a process of its own."""
    if not FOLDER.exists():
        subprocess.run(["git", "worktree", "prune"], check=True)
        command = ["git", "worktree", "add", "--detach", str(FOLDER), EDITION]
        subprocess.run(command, check=True, capture_output=True)
    command = [sys.executable, str(SEAT)]
    path = [str((FOLDER / "src").resolve()), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path)}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)


novice = partial(Earlier, level="novice", budget=1)
master20 = partial(Earlier, level="master", budget=20)
master50 = partial(Earlier, level="master", budget=50)
master200 = partial(Earlier, level="master", budget=200)
