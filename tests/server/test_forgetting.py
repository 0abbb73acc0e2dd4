"""Whoever is forgotten is gone: from the stored pages, and from every open connection."""

import asyncio
import contextlib
import itertools
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ridotto.server import asgi_app, delayed_view, forgetting, ledger_erasing
from ridotto.server import ledger_entries as e
from ridotto.server import wire as w
from ridotto.server.forgetting import EvenClock, forget_person, remove_old_tables
from ridotto.server.store import PageRow
from ridotto.server.write_path import write
from tests.server.conftest import FakeTime
from tests.server.in_process_server import (
    InProcessServer,
    Seated,
    accepted,
    open_table,
    scene_of,
    to_the_cards,
    to_the_end_of_the_deal,
    wait_for,
    wait_until,
)
from tests.server.socket_client import connected

pytestmark = pytest.mark.usefixtures("quiet")


def test_no_name_that_somebody_ever_went_by_is_left(server: InProcessServer) -> None:
    people = open_table(server, "bieten")
    one, other = people[0], people[1]
    accepted(server, one, {"type": "rename", "name": "Incognita"})
    accepted(server, other, {"type": "rename", "name": "Rimane"})
    assert server.call("DELETE", f"{one.path}/me", token=one.token).status == 200
    rows = b"".join(body for _, _, body in server.registry.services.store.read(one.table))
    assert b"Incognita" not in rows
    assert b"Rimane" in rows


def test_who_said_much_is_forgotten_without_holding_anybody_up(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages are read and changed in threads: the event loop does neither."""
    people = open_table(server, "bieten")
    for n in range(30):
        accepted(server, people[0], {"type": "say", "text": f"word {n}"})
    threads: set[str] = set()
    erase = forgetting._erased

    def erased(*args: Any) -> Any:
        threads.add(threading.current_thread().name)
        return erase(*args)

    monkeypatch.setattr(forgetting, "_erased", erased)
    path = f"{people[0].path}/me"
    assert server.call("DELETE", path, token=people[0].token).status == 200
    rows = b"".join(body for _, _, body in server.registry.services.store.read(people[0].table))
    assert b"word " not in rows
    assert {name.partition("_")[0] for name in threads} == {"errand"}


def words_of(server: InProcessServer, seated: Seated, number: int) -> None:
    """So many pages of somebody's words."""
    for n in range(number):
        accepted(server, seated, {"type": "say", "text": f"word {n}"})


def ledger_of(server: InProcessServer, seated: Seated) -> bytes:
    """All stored pages of a table."""
    return b"".join(body for _, _, body in server.registry.services.store.read(seated.table))


@pytest.mark.parametrize("removed", ["person", "table"])
def test_others_are_not_held_up_while_much_is_forgotten(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch, removed: str
) -> None:
    """A transaction removes a few pages; an act that comes meanwhile is stored before the rest."""
    monkeypatch.setattr(forgetting, "PORTION", 5)
    monkeypatch.setattr(ledger_erasing, "PORTION", 5)
    one = open_table(server, "bieten", people=2 if removed == "person" else 1)[0]
    elsewhere = open_table(server, "bieten")[0]
    words_of(server, one, 30)
    store = server.registry.services.store
    left: list[int] = []
    begin = store.engine.begin

    @contextlib.contextmanager
    def begun() -> Any:
        with begin() as connection:
            yield connection
        left.append(ledger_of(server, one).count(b"word "))

    monkeypatch.setattr(store.engine, "begin", begun)

    async def story() -> int:
        """Somebody says something elsewhere while the first portions are removed."""
        hosted = await server.registry.find(one.table)
        other = await server.registry.find(elsewhere.table)
        forgets = asyncio.create_task(forget_person(server.registry, hosted.live, 0))
        while not left or left[-1] == 30:
            await asyncio.sleep(0.001)
        await server.registry.command(other, 0, w.Say(text="meanwhile"))
        stored_at = left[-1]
        await forgets
        return stored_at

    assert server.inside(story()) > 0
    assert left[-1] == 0
    assert max(one - other for one, other in itertools.pairwise(left)) <= 5
    assert b"word " not in ledger_of(server, one)


async def forget_in_vain(server: InProcessServer, one: Seated) -> None:
    """It breaks off, and the server starts again."""
    hosted = await server.registry.find(one.table)
    with pytest.raises(OSError, match="full"):
        await forget_person(server.registry, hosted.live, 0)
    server.registry.drop(one.table)


def test_forgetting_that_broke_off_is_asked_for_again(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the end the token holds the chair, also for a server that has started again."""
    monkeypatch.setattr(forgetting, "PORTION", 5)
    one = open_table(server, "bieten")[0]
    words_of(server, one, 20)
    erasing, calls = server.registry.services.store.erasing, []
    rewrite = erasing.rewrite

    def broken(*args: Any) -> bool:
        calls.append(args)
        if len(calls) == 3:
            raise OSError("the disk is full")
        return rewrite(*args)

    with monkeypatch.context() as patch:
        patch.setattr(erasing, "rewrite", broken)
        server.inside(forget_in_vain(server, one))
    assert 0 < ledger_of(server, one).count(b"word ") < 20
    assert scene_of(server, one)["seat"] == 0
    assert server.call("DELETE", f"{one.path}/me", token=one.token).json == {"removed": "person"}
    assert b"word " not in ledger_of(server, one)
    assert b"Prima" not in ledger_of(server, one)


@pytest.mark.parametrize("moment", ["rewrite", "forget_seat"])
def test_two_who_are_forgotten_at_once_are_both_forgotten(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """By two processes: each has read a page about both before the other changes it."""
    one = open_table(server, "bieten")[0]
    hosted, store = server.registry.loaded(one.table), server.registry.services.store
    assert hosted is not None
    both = [(seat, hosted.live.table.company.chairs[seat]) for seat in (0, 1)]

    async def sit_again() -> None:
        """As on the first page of a rematch."""
        async with hosted.live.lock:
            await write(hosted.live, *(e.Sat(seat, one.name, one.key) for seat, one in both))

    server.inside(sit_again())
    here, there = getattr(store.erasing, moment), iter([1])
    elsewhere = ledger_erasing.LedgerErasing(store.engine, "", "elsewhere")

    def overtaken(*args: Any) -> bool:
        for seat in there:
            changed, seated = forgetting._sorted_out(store.read(one.table), seat, False)
            assert elsewhere.rewrite(one.table, changed)
            rows = [row for row in store.read(one.table) if row[0] in seated]
            pages = forgetting._without_key(rows, seat)
            assert elsewhere.forget_seat(one.table, seat, pages)
        return bool(here(*args))

    assert all(chair.name.encode() in ledger_of(server, one) for _, chair in both)
    with monkeypatch.context() as patch:
        patch.setattr(store.erasing, moment, overtaken)
        assert server.call("DELETE", f"{one.path}/me", token=one.token).status == 200
    for _, chair in both:
        assert chair.name.encode() not in ledger_of(server, one)
        assert chair.key.encode() not in ledger_of(server, one)


def test_if_the_end_of_it_breaks_off_no_name_is_left(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The token holds the chair no more then, and nobody could ask again."""
    one = open_table(server, "bieten", title="Prima's evening")[0]
    words_of(server, one, 3)

    def broken(*_args: Any) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(server.registry.services.store.erasing, "forget_seat", broken)
        server.inside(forget_in_vain(server, one))
    assert server.call("DELETE", f"{one.path}/me", token=one.token).status == 401
    assert b"Prima" not in ledger_of(server, one)
    assert b"word " not in ledger_of(server, one)


def test_a_removal_that_broke_off_is_finished_later(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody finds the table meanwhile; also where old tables are kept for ever."""
    monkeypatch.setattr(ledger_erasing, "PORTION", 5)
    one = open_table(server, "bieten", people=1, listed=True)[0]
    words_of(server, one, 20)
    services = server.registry.services
    server.inside(services.writer.run(services.store.erasing.hide_table, one.table))

    async def stop() -> None:
        server.registry.drop(one.table)

    server.inside(stop())
    assert ledger_of(server, one).count(b"word ") > 10
    assert server.scene(one).status == 404
    assert one.table not in {table["id"] for table in server.call("GET", "/api/tables").json}
    while server.inside(remove_old_tables(server.registry, 0)):
        pass
    assert ledger_of(server, one) == b""
    assert services.store.erasing.old_tables(0, 5) == []


def test_an_old_table_to_which_somebody_comes_back_is_kept(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if they come while another old table is being removed."""
    registry = server.registry
    store, remove = registry.services.store, forgetting.remove_table
    first, second = (open_table(server, "bieten", people=1)[0].table for _ in range(2))

    async def come_back(*args: Any) -> None:
        await registry.find(second)
        await remove(*args)

    async def story() -> int:
        for ident in (first, second):
            registry.drop(ident)
        return await remove_old_tables(registry, 10)

    monkeypatch.setattr(store.erasing, "old_tables", lambda *_: [first, second])
    monkeypatch.setattr(forgetting, "remove_table", come_back)
    assert server.inside(story()) == 1
    assert store.read(first) == []
    assert store.read(second) != []


def test_what_the_host_called_the_table_is_forgotten_too(server: InProcessServer) -> None:
    """In the lobby, at the door, in the scene and on the first page; and nobody else's word is."""
    one, other = open_table(server, "bieten", title="Prima's evening", listed=True)[:2]
    assert server.call("DELETE", f"{other.path}/me", token=other.token).status == 200
    assert server.call("GET", one.path).json["title"] == "Prima's evening"
    third = open_table(server, "bieten", title="Prima's other evening", listed=True)
    assert server.call("DELETE", f"{third[0].path}/me", token=third[0].token).status == 200
    seen = [
        table for table in server.call("GET", "/api/tables").json if table["id"] == third[0].table
    ]
    assert [table["title"] for table in seen] == [""]
    assert scene_of(server, third[1])["company"]["charter"]["title"] == ""
    assert b"evening" not in ledger_of(server, third[0])
    assert b"evening" in ledger_of(server, one)


def test_onlookers_are_not_told_later_what_was_forgotten_meanwhile(
    server: InProcessServer, fake_time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages of an open table wait in memory until their delay is over."""
    monkeypatch.setattr(delayed_view, "READ_ON_SECONDS", 0.05)
    people = open_table(server, "kaiserspiel", watching={"how": "open", "delay": 300})
    words_of(server, people[0], 3)
    to_the_end_of_the_deal(server, people)
    hosted = server.registry.loaded(people[0].table)
    assert hosted is not None
    with connected(server, people[0].onlooker) as onlooker:
        wait_until(lambda: bool(hosted.delayed_view._waiting))
        path = f"{people[0].path}/me"
        assert server.call("DELETE", path, token=people[0].token).status == 200
        fake_time.advance(1000)
        until = hosted.live.table.open_until
        while onlooker.seq < until:
            onlooker.read()
        told = str(onlooker.frames)
    assert "said" in told
    assert "word " not in told


def test_what_is_forgotten_is_not_in_the_file_any_more(server: InProcessServer) -> None:
    """SQLite overwrites it, in its log of changes too, as soon as nobody reads there."""
    store = server.registry.services.store
    one = open_table(server, "bieten")[0]
    accepted(server, one, {"type": "say", "text": "xyzzyplugh" * 20})
    files = [Path(f"{store.engine.url.database}{suffix}") for suffix in ("", "-wal")]
    assert b"xyzzyplugh" in b"".join(map(Path.read_bytes, files))
    assert server.call("DELETE", f"{one.path}/me", token=one.token).status == 200
    wait_until(lambda: b"xyzzyplugh" not in b"".join(map(Path.read_bytes, files)))
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA secure_delete").scalar() == 1


@pytest.mark.parametrize(
    "command",
    [
        {"type": "say", "text": "still here"},
        {"type": "rename", "name": "Ancora"},
        {"type": "leave"},
        {"type": "question", "about": "last-trick"},
    ],
    ids=lambda command: command["type"],
)
def test_a_connection_of_somebody_forgotten_does_nothing_any_more(
    server: InProcessServer, command: dict[str, str]
) -> None:
    """A computer player has the chair: nobody else acts from it, and nobody sees its hand."""
    people = open_table(server, "bieten")
    to_the_cards(server, people)
    one, other = people[0], people[1]
    with connected(server, one) as client:
        assert server.call("DELETE", f"{one.path}/me", token=one.token).status == 200
        # What was on its way when the chair was given up comes too late as well; if it goes at all.
        with contextlib.suppress(ConnectionClosed):
            client.send(command)
        last = client.read_until(lambda frame: frame["type"] == "bye")
        assert last["again"] is False
        assert client.close_code() > 0
    assert not [frame for frame in client.frames if frame["type"] == "accepted"]
    wait_for(server, other, lambda scene: 0 not in scene["awaited"])
    chair = scene_of(server, other)["company"]["chairs"][0]
    assert (chair["name"], chair["person"], chair["level"]) == ("", False, "novice")


def test_of_a_table_that_was_removed_nothing_is_written_any_more(server: InProcessServer) -> None:
    """Whoever is still connected, onlookers too, is told that it is gone."""
    one = open_table(server, "bieten", people=1)[0]
    hosted = server.registry.loaded(one.table)
    assert hosted is not None
    with connected(server, one) as client, connected(server, one.onlooker) as onlooker:
        assert server.call("DELETE", f"{one.path}/me", token=one.token).json["removed"] == "table"
        with contextlib.suppress(ConnectionClosed):
            client.send({"type": "say", "text": "a ghost"})
        for either in (client, onlooker):
            assert either.read_until(lambda f: f["type"] == "bye")["again"] is False
            assert either.close_code() > 0
    # One who had found the table before.
    answer = server.inside(server.registry.command(hosted, 0, w.Say(text="a ghost")))
    assert getattr(answer, "code", "") == "no-table"
    assert server.registry.services.store.read(one.table) == []
    assert server.scene(one).status == 404


def test_a_ledger_without_its_first_page_is_no_table(server: InProcessServer) -> None:
    """Earlier versions could leave one behind."""
    row = PageRow("left-behind", 7, 0, b'[{"type":"said","seat":0,"text":"boo","phrase":""}]')
    server.inside(server.registry.services.writer.write(row))
    assert server.call("GET", "/api/tables/left-behind").status == 404


def test_after_a_jump_of_the_clock_nothing_counts_as_old(caplog: pytest.LogCaptureFixture) -> None:
    """A machine may wake up in another year; an hour later it knows better."""
    now, passed = [1_000_000], [50.0]
    clock = EvenClock(lambda: now[0], lambda: passed[0])
    for jump, even in ((0.0, True), (4e7, False), (0.0, True), (-4e7, False), (20.0, True)):
        now[0] += int(1000 * (3600 + jump))
        passed[0] += 3600
        assert clock.ran_evenly() is even, jump
    assert [record.getMessage() for record in caplog.records] == ["clock"] * 2


def test_old_tables_are_looked_for_when_the_clock_ran_evenly(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not when the server starts, and not after an hour with a jump in it."""
    asked: list[int] = []
    looks = iter(range(1, 100))

    class Jumping:
        """A clock that ran evenly in the third hour."""

        looked = 0

        def __init__(self, _now: Any) -> None:
            assert asked == []

        def ran_evenly(self) -> bool:
            self.looked = next(looks)
            return self.looked == 3

    async def story() -> None:
        found = asyncio.Event()

        async def remove(_registry: Any, _days: float) -> int:
            asked.append(next(looks) - 1)
            found.set()
            return 0

        monkeypatch.setattr(asgi_app, "remove_old_tables", remove)
        removing = asyncio.create_task(asgi_app._remove_old(server.registry, 365))
        await asyncio.wait_for(found.wait(), 10)
        removing.cancel()

    monkeypatch.setattr(asgi_app, "REMOVAL_SECONDS", 0.0)
    monkeypatch.setattr(asgi_app, "EvenClock", Jumping)
    server.inside(story())
    assert asked[0] == 3
