"""The end of a party and what comes after: rematches, the lobby, the server's shutdown."""

from pathlib import Path
from random import Random

import pytest

from ridotto.server.config import Config
from tests.server.conftest import FakeTime
from tests.server.in_process_server import (
    InProcessServer,
    Json,
    Seated,
    accepted,
    at_play,
    code_of,
    open_table,
    play,
    run_in_process,
    scene_of,
    sit,
    to_the_end_of_the_deal,
)
from tests.server.socket_client import SocketClient

pytestmark = pytest.mark.usefixtures("quiet")

PAIR, TRIO = "kaiserspiel", "bieten"


def ended_table(server: InProcessServer, **charter: Json) -> list[Seated]:
    """A table whose host has ended the sitting after a deal."""
    people = open_table(server, TRIO, **charter)
    assert server.command(people[0], {"type": "rise"}).status == 409
    assert code_of(server, people[1], {"type": "rise"}) == "host-only"
    assert code_of(server, people[0], {"type": "rematch"}) == "not-over"
    to_the_end_of_the_deal(server, people)
    accepted(server, people[0], {"type": "rise"})
    return people


def test_a_rematch_by_the_same_tokens(server: InProcessServer) -> None:
    """The first to ask opens it; all others are told the same table, and sit in their chairs."""
    people = ended_table(server)
    assert scene_of(server, people[0])["over"]
    assert code_of(server, people[0], {"type": "next"}) == "over"
    assert code_of(server, people[0].onlooker, {"type": "rematch"}) == "no-seat"
    tables = [server.command(person, {"type": "rematch"}).json["table"] for person in people]
    assert len(set(tables)) == 1
    assert tables[0] != people[0].table
    again = [Seated(tables[0], person.seat, person.token) for person in people]
    for person in again:
        scene = scene_of(server, person)
        assert scene["seat"] == person.seat
        assert scene["company"]["before"] == people[0].table
        assert scene["company"]["host"] == 0
    assert scene_of(server, people[1])["company"]["after"] == tables[0]
    play(server, again, 3, Random(1))
    stranger = open_table(server, TRIO)[0]
    assert server.scene(Seated(tables[0], 0, stranger.token)).status == 401


def test_a_rematch_without_the_host_of_before(server: InProcessServer) -> None:
    """Whoever was forgotten has no empty chair there: a computer player sits in it, and all begin.

    The next person is the host.
    """
    people = ended_table(server)
    assert server.call("DELETE", f"{people[0].path}/me", token=people[0].token).status == 200
    table = server.command(people[1], {"type": "rematch"}).json["table"]
    company = scene_of(server, Seated(table, 1, people[1].token))["company"]
    assert company["chairs"][0]["level"] == "novice"
    assert company["started"]
    assert company["host"] == 1


def listed(server: InProcessServer) -> set[str]:
    """The tables of the lobby."""
    return {table["id"] for table in server.call("GET", "/api/tables").json}


def test_the_lobby(server: InProcessServer, fake_time: FakeTime) -> None:
    """Listed tables are shown until they are over or forgotten; the others never."""
    private = open_table(server, TRIO, fill=False)[0]
    shown = open_table(server, TRIO, fill=False, listed=True, title="Venite")[0]
    assert shown.table in listed(server)
    assert private.table not in listed(server)
    sit(server, shown, "Altra")
    found = next(t for t in server.call("GET", "/api/tables").json if t["id"] == shown.table)
    assert (found["title"], found["free"], found["started"]) == ("Venite", [2], False)
    assert server.call("GET", private.path).json["listed"] is False
    fake_time.advance(2 * 24 * 3600 + 10)
    assert shown.table not in listed(server)


def test_a_party_that_is_over_leaves_the_lobby(server: InProcessServer) -> None:
    """Nobody is invited to what has ended."""
    people = ended_table(server, listed=True)
    assert people[0].table not in listed(server)
    assert server.call("GET", people[0].path).json["over"] is True


def test_shutdown(tmp_path: Path) -> None:
    """Everybody is told that the server stops and may come back, and finds everything as it was."""
    config = Config(database=f"sqlite:///{tmp_path}/tables.db")
    with run_in_process(config) as server:
        people = at_play(server, PAIR)
        client = SocketClient(server, people[0])
        before = client.hello()["scene"]
    assert client.read_until(lambda frame: frame["type"] != "presence")["type"] == "bye"
    assert client.frames[-1]["again"] is True
    assert client.close_code() in {1001, 1012}
    client.close()
    with run_in_process(config) as server:
        assert scene_of(server, people[0]) == before
