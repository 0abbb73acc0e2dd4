"""What was acknowledged is there: ``python -m bench.server_durability [CUTS]``.

Power cuts on SQLite: the server runs on files that lose whatever was not synced (``unsynced.c``),
is killed under play again and again, and started on what would have been left. One round leaves the
syncs of the log out, to show that a loss is found. Then a disk that fills up under play, where this
machine lets one be mounted.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench import results
from tests.server.crash_runs import CrashRun
from tests.server.server_process import Server, fields, seat_company

SOURCE = Path(__file__).with_name("unsynced.c")


class PowerCuts(CrashRun):
    """After each kill only what was synced is left."""

    def __init__(self, folder: Path, shadow: Path, seed: int) -> None:
        self.folder, self.shadow = folder, shadow
        super().__init__(str(folder / "tables.db"), seed)

    def _begin_anew_where_over(self) -> None:
        super()._begin_anew_where_over()
        for path in self.folder.iterdir():
            path.unlink()
        for path in self.shadow.iterdir():
            if not path.name.endswith(".part"):
                (self.folder / path.name).write_bytes(path.read_bytes())


@contextlib.contextmanager
def losing_unsynced(folder: Path, shadow: Path, library: Path, ignore: str) -> Iterator[None]:
    """Servers started meanwhile run on such files."""
    names = {"LD_PRELOAD": library, "POWER_FOLDER": folder, "POWER_SHADOW": shadow}
    os.environ.update({name: str(value) for name, value in names.items()}, POWER_IGNORE=ignore)
    try:
        yield
    finally:
        for name in (*names, "POWER_IGNORE"):
            del os.environ[name]


def cut_power(cuts: int, ignore: str = "", seed: int = 5) -> int:
    """How many acknowledged acts were found again after so many cuts."""
    with tempfile.TemporaryDirectory() as name:
        here = Path(name).resolve()
        library, folder, shadow = here / "unsynced.so", here / "files", here / "shadow"
        build = ["cc", "-shared", "-fPIC", "-O2", "-o", str(library), str(SOURCE), "-ldl"]
        subprocess.run(build, check=True)
        folder.mkdir()
        shadow.mkdir()
        with losing_unsynced(folder, shadow, library, ignore):
            run = PowerCuts(folder, shadow, seed)
            try:
                asyncio.run(run.lives(cuts))
            finally:
                run.stop()
        return run.checked


def loss_is_found() -> bool:
    """Without the syncs of the log something acknowledged is lost, and that is noticed."""
    try:
        cut_power(3, ignore="-wal", seed=6)
    except (AssertionError, KeyError, urllib.error.HTTPError):
        return True
    return False


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[bool]:
    """A disk of this size, where one can be mounted."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "ridotto", str(folder)]
    mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], check=False)


async def play_until_full(server: Server) -> tuple[int, int]:
    """Acts until the disk is full: how many were acknowledged, and how many of them are there."""
    charter: dict[str, Any] = {"game": "minchiate", "pace": 0, "options": {"party.giri": 9}}
    people = seat_company(server, charter, 4, seed=3)
    kinds = fields(server, "minchiate")

    async def play(one: Any) -> None:
        await one.connect()
        await one.play_on(lambda client: client.over, kinds)

    async def talk() -> None:
        # Words fill the disk sooner than cards.
        while True:
            answer = await people[0].ask({"type": "say", "text": "x" * 280})
            if answer["type"] != "accepted":
                return

    await people[0].connect()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(talk(), 60)
    tasks = [asyncio.create_task(play(one)) for one in people[1:]]
    await asyncio.sleep(2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    table = people[0].url.split("/")[-2]
    stored = await asyncio.to_thread(server.pages, table, people[0].token)
    told = max(one.seq for one in people)
    return told, max(stored)


def fill_disk() -> dict[str, Any]:
    """Nothing that was told is missing, the server says so, and goes on when there is room."""
    with tempfile.TemporaryDirectory() as name, small_disk(Path(name), 20) as mounted:
        if not mounted:
            return {"measured": False}
        # Most of it is taken before: a server asks for sixteen megabytes to be ready.
        Path(name, "ballast").write_bytes(b"\0" * (17 << 20))
        server = Server(f"{name}/tables.db")
        try:
            told, stored = asyncio.run(play_until_full(server))
            with contextlib.suppress(urllib.error.HTTPError):
                server.call("GET", "/readyz")
                raise AssertionError("ready with a full disk")
            Path(name, "ballast").unlink()
            asyncio.run(asyncio.sleep(1.5))
            assert server.call("GET", "/readyz")["status"] == "ok"
            assert told <= stored, "something was told that is not stored"
        finally:
            server.kill()
    return {"measured": True, "told": told, "stored": stored}


def main() -> None:
    """All of it."""
    cuts = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    found = cut_power(cuts)
    print(f"{cuts} power cuts: {found} acknowledged acts, all there", flush=True)
    noticed = loss_is_found()
    print(f"a loss is noticed: {noticed}", flush=True)
    disk = fill_disk()
    print(f"full disk: {disk}")
    kept = {"power_cuts": cuts, "acknowledged": found, "loss_noticed": noticed, "full_disk": disk}
    results.keep("server_durability", kept)


if __name__ == "__main__":
    main()
