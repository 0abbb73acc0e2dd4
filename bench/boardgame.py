"""boardgame.io's server under the same kind of load as ours: the yardstick of ``bench.server``.

It keeps its matches in memory and plays the least game there is, four in turn laying numbers on a
heap; see ``bench/boardgame/``. Server and players are two processes, each on a core of its own.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from statistics import median
from threading import Timer
from typing import IO, Final, TypeVar

import msgspec

HOME: Final = Path(__file__).with_name("boardgame")
INSTALL_LIMIT: Final = 300.0
# Beyond the seconds of play: to start, create and seat the matches, and let the last moves arrive.
SPARE: Final = 120.0
# Node compiles what runs hot; before it has, it is not the server one would measure. That takes a
# number of moves rather than a time, but no more than so many seconds are given to it.
WARM_MOVES: Final = 15_000
WARMING: Final = 15
WINDOWS: Final = 5

T = TypeVar("T")


class Absent(Exception):
    """Node or npm is not here, or the packages cannot be fetched: there is nothing to measure."""


class Failed(Exception):
    """A process of the measurement broke off or ran out of time."""


class Memory(msgspec.Struct, frozen=True):
    """Bytes of the server resident, rubbish swept out first, at four moments."""

    before: int
    idle: int
    live: int
    played: int


class Setting(msgspec.Struct, frozen=True):
    """Matches played and created in all, for how long, and how fast (``None``: at full speed)."""

    matches: int
    idle: int
    seconds: float
    rate: float | None


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What was seen. Paces are moves a second, delays milliseconds, ``busy`` shares of a core.

    A delay runs from a client's sending its move until the last of the four has the new state.
    ``cost`` is the server's own computing time a move in milliseconds: other work on the machine
    disturbs it less than the pace. Only a server that was busy nearly all the time was at its
    limit; if the players were instead, or neither, the pace is theirs or the machine's.
    """

    setting: Setting
    paces: tuple[float, ...]
    p50: float
    p99: float
    cost: float
    server_busy: float
    load_busy: float
    memory: Memory
    node: str
    boardgame: str

    @property
    def pace(self) -> float:
        """Moves a second in the middle one of the windows."""
        return median(self.paces)

    def summary(self) -> str:
        """All of it in a few lines."""
        asked = "at full speed" if self.setting.rate is None else f"asked {self.setting.rate:.0f}/s"
        spread = f"{min(self.paces):.0f} to {max(self.paces):.0f}"
        stages = " / ".join(f"{size / 1e6:.0f}" for size in msgspec.structs.astuple(self.memory))
        matches, idle = self.setting.matches, self.setting.idle
        return (
            f"boardgame.io {self.boardgame}, node {self.node}: {matches} matches {asked}\n"
            f"  {self.pace:.0f} moves/s ({spread}), p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms\n"
            f"  {self.cost:.3f} ms computing a move; server {self.server_busy:.0%} busy,"
            f" players {self.load_busy:.0%}\n"
            f"  resident MB before / {idle} idle / {matches} live / played: {stages}"
        )


class _Address(msgspec.Struct):
    table: int
    lobby: int
    node: str
    boardgame: str


class _Reading(msgspec.Struct):
    resident: int
    worked: float


class _Count(msgspec.Struct):
    matches: int


class _Play(msgspec.Struct):
    moves: int
    paces: tuple[float, ...]
    p50: float
    p99: float
    worked: float


def install() -> None:
    """Fetch the packages that the lock names, unless they are there already."""
    missing = [tool for tool in ("node", "npm", "taskset") if shutil.which(tool) is None]
    if missing:
        raise Absent(f"boardgame.io is not measured without {', '.join(missing)}")
    stamp = HOME / "node_modules" / ".lock-installed"
    wanted = sha256((HOME / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    command = ["npm", "ci", "--ignore-scripts", "--loglevel=error"]
    try:
        subprocess.run(command, cwd=HOME, check=True, stdout=subprocess.PIPE, timeout=INSTALL_LIMIT)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        raise Absent(f"boardgame.io could not be installed: {error}") from error
    stamp.write_text(wanted)


@dataclass(frozen=True)
class _Script:
    """A script of ours running in Node: it answers lines of JSON with lines of JSON."""

    orders: IO[bytes]
    answers: IO[bytes]
    grumbles: IO[bytes]

    def hear(self, kind: type[T]) -> T:
        """The next line it says."""
        line = self.answers.readline()
        if not line:
            self.grumbles.seek(0)
            raise Failed(
                self.grumbles.read().decode(errors="replace").strip()
                or "broke off, or ran out of time"
            )
        return msgspec.json.decode(line, type=kind)

    def ask(self, kind: type[T], what: str, **wishes: float | None) -> T:
        """Have it do something, and wait for the answer."""
        # Should it have ended, hearing nothing says so better than a broken pipe.
        with suppress(BrokenPipeError):
            self.orders.write(msgspec.json.encode({"do": what, **wishes}) + b"\n")
        return self.hear(kind)


@contextmanager
def _running(core: int, limit: float, *command: str) -> Iterator[_Script]:
    """A script on one core, for so many seconds at most, and surely ended after."""
    with tempfile.TemporaryFile() as grumbles:
        process = subprocess.Popen(
            ["taskset", "-c", str(core), "node", *command],
            bufsize=0,
            cwd=HOME,
            # No other settings of the caller's: some would change what boardgame.io's server does.
            env={"PATH": os.environ["PATH"], "NODE_ENV": "production"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=grumbles,
        )
        watch = Timer(limit, process.kill)
        watch.start()
        with process:
            try:
                assert process.stdin is not None
                assert process.stdout is not None
                yield _Script(process.stdin, process.stdout, grumbles)
            finally:
                watch.cancel()
                process.kill()


def measure(
    matches: int, seconds: float, rate: float | None = None, *, idle: int | None = None
) -> Figures:
    """Play so many matches for so long: as fast as they go, or at ``rate`` moves a second in all.

    First ``idle`` matches are created, or as many as will be played if that is more, and memory is
    read while nobody is connected to any.
    """
    install()
    cores = sorted(os.sched_getaffinity(0))
    limit = SPARE + WARMING + seconds
    with _running(cores[0], limit, "--expose-gc", "server.js") as server:
        address = server.hear(_Address)
        ports = (str(address.table), str(address.lobby))
        with _running(cores[-1], limit, "load.js", *ports) as load:
            setting = Setting(matches, max(matches, idle or 0), seconds, rate)
            return _measured(server, load, address, setting)


def _measured(server: _Script, load: _Script, address: _Address, setting: Setting) -> Figures:
    """Matches created, seated, played warm and played for the figures; a reading after each."""
    before = server.ask(_Reading, "read")
    load.ask(_Count, "create", matches=setting.idle)
    idle = server.ask(_Reading, "read")
    load.ask(_Count, "seat", matches=setting.matches)
    live = server.ask(_Reading, "read")
    _warm(load)
    start, begun = server.ask(_Reading, "read"), time.perf_counter()
    play = _play(load, setting.seconds, setting.rate)
    taken, played = time.perf_counter() - begun, server.ask(_Reading, "read")
    worked = played.worked - start.worked
    return Figures(
        setting=setting,
        paces=play.paces,
        p50=play.p50,
        p99=play.p99,
        cost=1000 * worked / max(play.moves, 1),
        server_busy=worked / taken,
        load_busy=play.worked / taken,
        memory=Memory(before.resident, idle.resident, live.resident, played.resident),
        node=address.node,
        boardgame=address.boardgame,
    )


def _warm(load: _Script) -> None:
    moves = 0
    for _ in range(WARMING):
        moves += _play(load, 1.0, None).moves
        if moves >= WARM_MOVES:
            return


def _play(load: _Script, seconds: float, rate: float | None) -> _Play:
    return load.ask(_Play, "measure", seconds=seconds, windows=WINDOWS, rate=rate)


def main() -> None:
    """Fifty matches at full speed, then at half of it: ``python -m bench.boardgame``."""
    try:
        full = measure(50, 10, idle=1000)
        half = measure(50, 10, rate=full.pace / 2)
    except Absent as why:
        raise SystemExit(str(why)) from why
    for figures in (full, half):
        print(figures.summary())


if __name__ == "__main__":
    main()
