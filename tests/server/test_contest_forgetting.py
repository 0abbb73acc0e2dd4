"""Whoever is forgotten has taken part in a contest: a computer player takes the place."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ridotto.server.config import Config
from tests.server.in_process_server import WIDE, InProcessServer, run_in_process
from tests.server.test_contests import Friend, play_round


@pytest.fixture
def server(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[InProcessServer]:
    """A server at whose tables computer players lose no time."""
    folder = tmp_path_factory.mktemp("forgotten")
    monkeypatch.setattr("ridotto.server.duplicate_play.PACE", 0)
    settings: dict[str, Any] = {"database": f"sqlite:///{folder}/tables.db", **WIDE}
    with run_in_process(Config(**settings)) as running:
        yield running
    assert running.log.errors == []


@pytest.mark.parametrize("seat", range(4))
def test_an_evening_keeps_what_a_forgotten_person_made(server: InProcessServer, seat: int) -> None:
    """Others sat at the same table, and are compared by it as before; nothing names the person."""
    four = [Friend(server, number) for number in range(4)]
    evening = four[0].begin("individual", "tresette", rounds=2)
    for friend in four[1:]:
        friend.join(evening)
    four[0].call("POST", f"/api/contests/{evening}/start")
    play_round(four, evening, Random(1))
    before = server.call("GET", f"/api/contests/{evening}").json
    gone = before["tables"][0]["seats"][seat]
    assert four[gone].call("DELETE", "/api/me").status == 200
    after = server.call("GET", f"/api/contests/{evening}").json
    assert after["shown"] == before["shown"]
    assert after["ranking"] == before["ranking"]
    assert [one["level"] for one in after["members"]].index("novice") == gone
    for row in server.registry.services.store.duplicates.results(f"{evening}-1"):
        assert four[gone].name != row.name
        assert bool(row.person) != bool(row.level)
        assert row.counts == bool(row.person)
    play_round([friend for n, friend in enumerate(four) if n != gone], evening, Random(2))
    assert [row["deals"] for row in four[gone - 1].look(evening)["ranking"]] == [2] * 4
