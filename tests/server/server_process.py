"""Real servers for tests and benches: Ridotto as a process of its own, and PostgreSQL."""

import contextlib
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ridotto.testing.client import Client
from tests.server.forked_server import ForkedProcess, ForkedServers

START: list[str] = [sys.executable, "-c", "from ridotto.cli import main; main()", "serve"]


class Server:
    """``ridotto serve`` on a free port, with limits that a test does not run into."""

    def __init__(
        self,
        database: str,
        *options: str,
        port: int = 0,
        under: Sequence[str] = (),
        search: bool = False,
        forked: ForkedServers | None = None,
    ) -> None:
        limits = (
            *("--commands", "100000", "--tables", "100000", "--from-one-address", "10000"),
            *("--port", str(port), "--search" if search else "--no-search"),
        )
        self.log: list[str] = []
        arguments = ["serve", "--database", database, *limits, *options]
        self.process: subprocess.Popen[str] | ForkedProcess = (
            forked.start(arguments)
            if forked is not None
            else subprocess.Popen(
                [*under, *START, *arguments[1:]],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
        self.port = self._wait_for_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()
        self._wait_until_healthy()

    def _wait_for_port(self) -> int:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)
            with contextlib.suppress(json.JSONDecodeError):
                event = json.loads(line)
                if event["event"] == "listening":
                    return int(event["port"])
        raise AssertionError(f"the server did not start: {''.join(self.log)}")

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        self.log.extend(self.process.stderr)

    def _wait_until_healthy(self) -> None:
        for _ in range(3000):
            with contextlib.suppress(OSError):
                if self.call("GET", "/healthz")["status"] == "ok":
                    return
            time.sleep(0.02)
        raise AssertionError(f"the server is not healthy: {''.join(self.log)}")

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """A request of the API; text where the answer is text."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, method=method)
        if token:
            request.add_header("authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=60) as answer:
            text = answer.read().decode()
            return json.loads(text) if "json" in answer.headers["content-type"] else text

    def pages(self, table: str, token: str, after: int = -1) -> dict[int, Any]:
        """All pages of a table after one, as this token sees them, portion by portion."""
        found: dict[int, Any] = {}
        while True:
            path = f"/api/tables/{table}/pages?after={max(found, default=after)}"
            told = self.call("GET", path, token=token)["pages"]
            if not told:
                return found
            found.update({page["seq"]: page["entries"] for page in told})

    def kill(self) -> None:
        """Kill it without warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close_log()

    def stop(self) -> int:
        """The proper way; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=60)
        self._close_log()
        return code

    def _close_log(self) -> None:
        assert self.process.stderr is not None
        self._reader.join(10)
        self.process.stderr.close()


@contextlib.contextmanager
def serving(database: str, *options: str, port: int = 0) -> Iterator[Server]:
    """A server for a while."""
    server = Server(database, *options, port=port)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def free_port() -> int:
    """A port nobody uses at this moment."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def fields(server: Server, game: str) -> dict[str, list[str]]:
    """The fields of every kind of action of a game."""
    games = {one["name"]: one for one in server.call("GET", "/api/games")["games"]}
    found: dict[str, list[str]] = games[game]["actions"]
    return found


def seat_company(server: Server, charter: dict[str, Any], people: int, seed: int) -> list[Client]:
    """A table for so many people, the other chairs computer players'; nobody connected yet."""
    chairs = [{"type": "you"}] + [{"type": "open"}] * (people - 1)
    opening = {"name": "P0", "charter": {**charter, "chairs": chairs + charter.get("chairs", [])}}
    first = server.call("POST", "/api/tables", opening)
    path = f"/api/tables/{first['table']}/sit"
    others = [server.call("POST", path, {"name": f"P{n}"}) for n in range(1, people)]
    return [
        Client(server.base, first["table"], seat["token"], seed=seed + n)
        for n, seat in enumerate([first, *others])
    ]


# PostgreSQL


def postgres_folder() -> Path:
    """Where Debian keeps the newest PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    assert initdb, "PostgreSQL is not installed; scripts/setup dev installs it"
    return Path(initdb).parent


@contextlib.contextmanager
def postgres(*, fsync: bool = False) -> Iterator[str]:
    """A PostgreSQL of our own; the address of an empty database on it.

    A kill of the server loses nothing that the system has, so that tests need not sync.
    """
    with tempfile.TemporaryDirectory(prefix="ridotto-postgres-") as name:
        folder = Path(name)
        port, tools, as_user = free_port(), postgres_folder(), _unprivileged(folder)
        data = folder / "data"
        init = [tools / "initdb", "-D", data, "-A", "trust", "-U", "ridotto", "--no-sync"]
        _run([*as_user, *init])
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        options += " -c fsync=on" if fsync else " -c fsync=off"
        control = [*as_user, tools / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
        _run([*control, "-o", options, "start"])
        try:
            yield f"postgresql://ridotto@127.0.0.1:{port}/postgres"
        finally:
            _run([*control, "-m", "immediate", "stop"])


def _unprivileged(folder: Path) -> list[str]:
    """PostgreSQL does not run as root: the folder is another's then."""
    if os.geteuid() != 0:
        return []
    user = "postgres" if _exists("postgres") else "nobody"
    shutil.chown(folder, user)
    return ["runuser", "-u", user, "--"]


def _exists(user: str) -> bool:
    with contextlib.suppress(KeyError):
        return bool(pwd.getpwnam(user))
    return False


def _run(command: list[Any]) -> None:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, cwd="/")
    assert done.returncode == 0, f"{command[:6]}: {done.stdout}{done.stderr}"
