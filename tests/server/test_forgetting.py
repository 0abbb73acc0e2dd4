"""Whoever is forgotten is gone: from the stored pages, and from every open connection."""

import asyncio
import contextlib
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ridotto.server import asgi_app, forgetting
from ridotto.server import wire as w
from ridotto.server.forgetting import EvenClock
from ridotto.server.store import PageRow
from tests.server.in_process_server import (
    InProcessServer,
    accepted,
    open_table,
    scene_of,
    to_the_cards,
    wait_for,
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
    """Pages are read in a thread and rewritten in one call: the event loop does neither."""
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
