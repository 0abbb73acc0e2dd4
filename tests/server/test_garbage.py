"""Garbage: what comes and goes leaves no cycles, and each look is at little."""

import contextlib
import gc
import time
from collections.abc import Iterator
from random import Random

import pytest

from ridotto.server.garbage import THOROUGH_SECONDS, GarbageRounds
from tests.server.conftest import FakeTime
from tests.server.in_process_server import (
    InProcessServer,
    Seated,
    open_table,
    play,
    wait_until,
)
from tests.server.socket_client import connected

OURS = {
    "Connection",
    "FastWebSocketProtocol",
    "HostedTable",
    "HttpProtocol",
    "LedgerTable",
    "LiveTable",
    "RequestResponseCycle",
    "ServerProtocol",
    "WebSocketProtocol",
}


@contextlib.contextmanager
def garbage_kept() -> Iterator[list[object]]:
    """All that only a search for cycles finds, between here and the end."""
    gc.collect()
    gc.disable()
    try:
        yield (found := [])
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        found += gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
        gc.collect()


def nobody_connected(server: InProcessServer, seated: Seated) -> bool:
    """Have all sockets of a table gone?"""
    hosted = server.registry.loaded(seated.table)
    return hosted is None or not hosted.live.subscribers.by_seat


def test_people_who_come_act_and_go_leave_no_cycles(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    """Neither their sockets and requests, nor their acts, nor tables that leave the memory."""
    with garbage_kept() as found:
        people = open_table(server, "bieten")
        play(server, people, 6, Random(1))
        for _ in range(3):
            with connected(server, people[0]) as client:
                client.ask({"type": "say", "text": "Buon giorno"})
        wait_until(lambda: nobody_connected(server, people[0]))
        fake_time.advance(1000)

        async def unload() -> int:
            return server.registry.unload_idle(100)

        assert server.inside(unload()) >= 1
        del client
        time.sleep(0.2)
    assert {type(one).__name__ for one in found} & OURS == set()


def test_everything_is_looked_through_only_when_it_is_quiet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What has survived is set aside in every round."""
    commands, clock, looks = [0], [1000.0], list[float]()
    monkeypatch.setattr("ridotto.server.garbage.time.monotonic", lambda: clock[0])
    frozen, collected = list[bool](), list[bool]()
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(True))
    monkeypatch.setattr(gc, "unfreeze", lambda: None)

    def collect() -> int:
        collected.append(True)
        return 0

    monkeypatch.setattr(gc, "collect", collect)
    rounds = GarbageRounds(looks.append, lambda: commands[0])
    assert not rounds.round()
    clock[0] += THOROUGH_SECONDS
    commands[0] += 100
    assert not rounds.round()
    assert rounds.round()
    assert not rounds.round()
    assert (len(frozen), len(collected)) == (4, 1)
    clock[0] += 7 * 3600
    commands[0] += 100
    assert rounds.round()
