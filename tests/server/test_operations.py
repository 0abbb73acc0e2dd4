"""Looking after a server: readiness, figures, one process a file, privacy, forgetting."""

import contextlib
import os
import stat
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from ridotto.server.forgetting import remove_old_tables
from ridotto.server.sqlite_file import DatabaseInUse, SqliteFile
from tests.server.conftest import FakeTime
from tests.server.in_process_server import (
    LONG,
    InProcessServer,
    accepted,
    open_table,
    play,
    scene_of,
    to_the_cards,
    wait_until,
)
from tests.server.server_process import START, free_port, serving
from tests.server.socket_client import connected

pytestmark = pytest.mark.usefixtures("quiet")

DAY = 24 * 3600


# The file


def refused(database: str) -> str:
    """What a server says that cannot start: one sentence in a frame, and nothing else."""
    started = subprocess.run(
        [*START, "--port", "0", "--database", database],
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
        env={**os.environ, "COLUMNS": "200", "LC_ALL": "C.UTF-8"},
    )
    assert started.returncode == 2, started.stderr
    assert "Traceback" not in started.stdout + started.stderr
    assert '"event"' not in started.stderr
    said = " ".join(started.stderr.replace("│", " ").split())
    assert said.count("the server cannot start: ") == 1, said
    return said


def test_two_processes_on_one_file_are_refused_with_a_sentence(tmp_path: Path) -> None:
    """The second says who has it, and what to do, also by another name of the file."""
    database, other_name = tmp_path / "tables.db", tmp_path / "link" / "other.db"
    other_name.parent.mkdir()
    other_name.symlink_to(database)
    with serving(str(database)) as first:
        for name in (database, other_name):
            said = refused(str(name))
            assert f"another server (process {first.process.pid}) uses {database}. SQLite" in said
            assert "PostgreSQL" in said
        first.kill()
    with serving(str(other_name)):
        assert not Path(f"{other_name}.lock").exists()


def test_a_file_of_two_names_is_refused(tmp_path: Path) -> None:
    """SQLite would keep another log for each."""
    (tmp_path / "tables.db").touch()
    (tmp_path / "other.db").hardlink_to(tmp_path / "tables.db")
    with pytest.raises(DatabaseInUse, match="2 names"):
        SqliteFile(tmp_path / "other.db").open()


def test_a_database_that_cannot_be_opened_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """Whatever it is that fails; and no password is repeated."""
    (tmp_path / "letter.txt").write_text("Dear all, this is not a database. " * 100, "utf-8")
    assert "file is not a database" in refused(str(tmp_path / "letter.txt"))
    assert "Is a directory" in refused(str(tmp_path))
    said = refused(f"postgresql://ridotto:hunter2@127.0.0.1:{free_port()}/ridotto")
    assert "Connection refused" in said
    assert "hunter2" not in said


def test_a_lock_is_let_go(tmp_path: Path) -> None:
    one, other = (SqliteFile(tmp_path / "tables.db") for _ in range(2))
    one.open()
    with pytest.raises(DatabaseInUse, match=str(os.getpid())):
        other.open()
    one.close()
    other.open()
    other.close()


def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    """Neither a new file nor one of before, and nothing beside it."""
    (tmp_path / "tables.db").touch(mode=0o644)
    (tmp_path / "tables.db").chmod(0o644)
    with serving(str(tmp_path / "tables.db")) as server:
        server.call("POST", "/api/tables", {"name": "P", "charter": {"game": "bieten"}})
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert {"tables.db", "tables.db-wal"} <= found.keys()
    assert set(found.values()) == {0o600}


# Readiness


def pragma(server: InProcessServer, statement: str) -> None:
    """Say something to the connection that writes pages."""
    services = server.registry.services

    def say() -> None:
        with services.store._writer().begin():
            services.store._writer().execute(text(f"PRAGMA {statement}"))

    server.inside(services.writer.run(say))


def test_a_server_that_cannot_write_is_not_ready(server: InProcessServer) -> None:
    """With a read-only database; and is again once that is mended."""
    one = open_table(server, "bieten", fill=False)[0]
    assert server.call("GET", "/readyz").status == 200
    pragma(server, "query_only=1")
    wait_until(lambda: server.call("GET", "/readyz").status == 503)
    assert server.call("GET", "/readyz").code == "database"
    assert server.call("GET", "/healthz").status == 200
    pragma(server, "query_only=0")
    wait_until(lambda: server.call("GET", "/readyz").status == 200)
    accepted(server, one, {"type": "say", "text": "still here"})


def test_however_often_somebody_asks_it_is_logged_once_a_second(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask whether the server is ready."""
    with not_ready_for_a_while(server, monkeypatch):
        begun = time.monotonic()
        server.log.records.clear()
        for _ in range(30):
            server.call("GET", "/readyz")
        lines = [r for r in server.log.records if r.getMessage() == "not-ready"]
        assert len(lines) <= 2 + time.monotonic() - begun


def test_a_server_on_a_full_disk_is_not_ready(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if a small write would still find room."""
    with not_ready_for_a_while(server, monkeypatch):
        assert server.call("GET", "/readyz").code == "database"


@contextlib.contextmanager
def not_ready_for_a_while(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """The disk is full, and then it is not any more; the server notices both."""
    wait_until(lambda: server.call("GET", "/readyz").status == 200)
    with monkeypatch.context() as patch:
        patch.setattr("ridotto.server.sqlite_file.LEAST_FREE_BYTES", 2**62)
        wait_until(lambda: server.call("GET", "/readyz").status == 503)
        yield
    wait_until(lambda: server.call("GET", "/readyz").status == 200)


# Figures


def test_the_figures_tell_how_it_goes(server: InProcessServer) -> None:
    people = open_table(server, "bieten")
    play(server, people, 5, Random(1))
    told = server.call("GET", "/metrics").body.decode()
    for queue in ("games", "reviews", "thinking", "pages"):
        assert f'ridotto_waiting{{queue="{queue}"}} 0.0' in told
    counts = [line for line in told.splitlines() if line.startswith("ridotto_commit_seconds_count")]
    assert float(counts[0].split()[1]) > 5
    assert "process_resident_memory_bytes" in told
    wait_until(
        lambda: (
            "ridotto_loop_lag_seconds_count 0.0" not in server.call("GET", "/metrics").body.decode()
        )
    )


# Forgetting


def test_old_tables_are_removed(server: InProcessServer, fake_time: FakeTime) -> None:
    """Those of which nothing was written for so long, and that are not in memory."""
    old = open_table(server, "bieten", fill=False)[0]
    fake_time.advance(300 * DAY)
    kept = open_table(server, "bieten", fill=False)[0]
    in_memory = open_table(server, "bieten", fill=False)[0]
    fake_time.advance(100 * DAY)

    async def unload() -> None:
        server.registry.unload_idle(10)

    server.inside(unload())
    assert server.scene(in_memory).status == 200
    assert server.inside(remove_old_tables(server.registry, 365)) >= 1
    store = server.registry.services.store
    assert store.read(old.table) == []
    assert server.scene(old).status == 404
    assert store.read(kept.table) != []
    fake_time.advance(300 * DAY)
    server.inside(remove_old_tables(server.registry, 365))
    assert store.read(in_memory.table) != []


def test_a_person_is_forgotten(server: InProcessServer) -> None:
    """Name, key and words are nowhere any more; the game goes on with a computer player."""
    people = open_table(server, "bieten")
    one, other = people[0], people[1]
    to_the_cards(server, people)
    accepted(server, one, {"type": "say", "text": "a secret of mine"})
    accepted(server, other, {"type": "say", "text": "something else"})
    told = server.call("DELETE", f"{one.path}/me", token=one.token)
    assert (told.status, told.json) == (200, {"removed": "person"})
    rows = b"".join(body for _, _, body in server.registry.services.store.read(one.table))
    for trace in (b"Prima", b"secret of mine"):
        assert trace not in rows
    assert b"something else" in rows
    assert server.scene(one).status == 401
    assert scene_of(server, other)["company"]["chairs"][0]["level"] == "novice"
    before = scene_of(server, other)["table"]

    async def unload() -> None:
        server.registry.drop(one.table)

    server.inside(unload())
    assert scene_of(server, other)["table"]["party"] == before["party"]
    listed = server.call("GET", one.path).json
    assert listed["chairs"][0]["name"] == ""


def test_with_the_last_person_goes_the_table(server: InProcessServer) -> None:
    one = open_table(server, "bieten", people=1)[0]
    with connected(server, one) as client:
        told = server.call("DELETE", f"{one.path}/me", token=one.token)
        assert told.json == {"removed": "table"}
        assert client.read_until(lambda f: f["type"] == "bye")["again"] is False
    assert server.registry.services.store.read(one.table) == []
    assert server.scene(one).status == 404


def test_nobody_is_forgotten_by_others(server: InProcessServer) -> None:
    people = open_table(server, "bieten")
    assert server.call("DELETE", f"{people[0].path}/me").status == 401
    assert server.call("DELETE", f"{people[0].path}/me", token="x").status == 401


# Records


def test_the_record_of_a_private_table_is_private(server: InProcessServer) -> None:
    one = open_table(server, "bieten", watching={"how": "no"})[0]
    path = f"{one.path}/record"
    assert server.call("GET", path).code == "private"
    assert server.call("GET", path, token=one.token).status == 200
