"""A person's own key: it binds chairs, opens them from anywhere, and is told to nobody."""

from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from ridotto.server import ledger_entries as e
from ridotto.server.persons import person_id
from ridotto.server.schema import LEDGER, PERSONS, PLAYED
from tests.server.in_process_server import (
    HttpAnswer,
    InProcessServer,
    Json,
    Seated,
    accepted,
    act,
    open_table,
    play,
    sit,
    to_the_end_of_the_deal,
    wait_for,
)
from tests.server.socket_client import connected

pytestmark = pytest.mark.usefixtures("quiet")

ANNA, BRUNO = "0123456789abcdef" * 2, "fedcba9876543210" * 2


def header(key: str) -> dict[str, str]:
    """The header of a person."""
    return {"Ridotto-Key": key}


def opened_by(server: InProcessServer, key: str, game: str = "kaiserspiel", **more: Json) -> Seated:
    """A table that a person opened, with a chair for another."""
    charter = {"game": game, "pace": 0, "chairs": [{"type": "you"}, {"type": "open"}], **more}
    body = {"name": "Anna", "charter": charter}
    told = server.call("POST", "/api/tables", body, headers=header(key))
    assert told.status == 201, told.body
    return Seated(**told.json)


def joined(server: InProcessServer, at: Seated, key: str, name: str = "Bruno") -> Seated:
    """A person who took the next chair."""
    told = server.call("POST", f"{at.path}/sit", {"name": name}, headers=header(key))
    assert told.status == 201, told.body
    return Seated(**told.json)


def played(server: InProcessServer, table: str) -> list[dict[str, Any]]:
    """What the database says of a table's persons."""
    query = select(PLAYED).where(PLAYED.c.table_id == table).order_by(PLAYED.c.seat)
    with server.registry.services.store.engine.connect() as connection:
        return [dict(row) for row in connection.execute(query).mappings()]


def scene_by_key(server: InProcessServer, table: Seated, key: str) -> HttpAnswer:
    """The scene, asked for with a key alone."""
    return server.call("GET", f"{table.path}/scene", headers=header(key))


def test_a_key_binds_the_chairs_that_one_takes(server: InProcessServer) -> None:
    first = opened_by(server, ANNA)
    second = joined(server, first, BRUNO)
    rows = played(server, first.table)
    assert [(row["person"], row["seat"]) for row in rows] == [
        (person_id(ANNA), first.seat),
        (person_id(BRUNO), second.seat),
    ]
    assert all(row["game"] == "kaiserspiel" and row["finished"] is None for row in rows)
    with server.registry.services.store.engine.connect() as connection:
        known = {row.id: row.name for row in connection.execute(select(PERSONS))}
    assert known[person_id(BRUNO)] == "Bruno"


def test_without_a_key_everything_is_as_before(server: InProcessServer) -> None:
    people = open_table(server, "kaiserspiel")
    to_the_end_of_the_deal(server, people)
    assert played(server, people[0].table) == []


@pytest.mark.parametrize("key", ["", "short", "G" * 32, ANNA.upper(), ANNA + "0", ANNA + "\t0"])
def test_what_is_no_key_is_refused(server: InProcessServer, key: str) -> None:
    charter = {"game": "kaiserspiel"}
    body = {"name": "Anna", "charter": charter}
    told = server.call("POST", "/api/tables", body, headers=header(key))
    assert (told.status, told.code) == (400, "malformed")


def test_a_key_opens_ones_own_chair_and_no_other(server: InProcessServer) -> None:
    first = opened_by(server, ANNA)
    second = joined(server, first, BRUNO)
    assert scene_by_key(server, first, ANNA).json["scene"]["seat"] == first.seat
    assert scene_by_key(server, first, BRUNO).json["scene"]["seat"] == second.seat
    stranger = scene_by_key(server, first, "0" * 32).json["scene"]
    assert stranger.get("seat") is None
    # A token that came along goes first, and a wrong one is not mended by a key.
    told = server.call("GET", f"{first.path}/scene", token=second.token, headers=header(ANNA))
    assert told.json["scene"]["seat"] == second.seat
    told = server.call("GET", f"{first.path}/scene", token="nonsense", headers=header(ANNA))
    assert (told.status, told.code) == (401, "no-seat")


def test_a_hello_with_a_key_takes_up_the_chair(server: InProcessServer) -> None:
    first = opened_by(server, ANNA, watching={"how": "no"})
    joined(server, first, BRUNO)
    with connected(server, first.onlooker, hello=False) as socket:
        assert socket.hello(key=ANNA)["scene"]["seat"] == first.seat
        assert socket.ask({"type": "say", "phrase": "greeting"})["type"] == "accepted"
    with connected(server, first.onlooker, hello=False) as socket:
        assert socket.hello(key="0" * 32)["code"] == "private"
    with connected(server, first.onlooker, hello=False) as socket:
        assert socket.hello(key="nonsense")["code"] == "no-hello"


def test_nobody_is_told_who_a_person_is(server: InProcessServer) -> None:
    first = opened_by(server, ANNA)
    second = joined(server, first, BRUNO)
    play(server, [first, second], 6, Random(2))
    asked = [server.scene(one, after=-1).body for one in (first, second, first.onlooker)]
    asked += [server.call("GET", first.path).body, server.call("GET", "/api/tables").body]
    asked += [server.call("GET", f"{first.path}/pages", token=second.token).body]
    with connected(server, second, hello=False) as socket:
        asked.append(str(socket.hello(seq=-1)).encode())
    secrets = [key.encode() for key in (ANNA, BRUNO, person_id(ANNA), person_id(BRUNO))]
    assert not [secret for secret in secrets if any(secret in body for body in asked)]
    logged = "".join(f"{r.getMessage()} {r.__dict__}" for r in server.log.records)
    assert not [secret for secret in secrets if secret.decode() in logged]


def test_the_key_itself_is_stored_nowhere(server: InProcessServer) -> None:
    opened_by(server, ANNA)
    with server.registry.services.store.engine.connect() as connection:
        bodies = [bytes(body) for (body,) in connection.execute(select(LEDGER.c.body))]
    assert any(person_id(ANNA).encode() in body for body in bodies)
    assert not any(ANNA.encode() in body for body in bodies)


def test_what_came_of_a_deal_is_kept(server: InProcessServer) -> None:
    first = opened_by(server, ANNA)
    second = sit(server, first, "Nobody")
    to_the_end_of_the_deal(server, [first, second])
    scene = wait_for(server, first, lambda s: s["between"] or s["over"])
    (row,) = played(server, first.table)
    assert row["deals"] == 1
    assert row["result"] == scene["table"]["party"]["accounts"][first.seat or 0]


def test_a_rematch_knows_the_same_persons(server: InProcessServer) -> None:
    people = [opened_by(server, ANNA)]
    people.append(joined(server, people[0], BRUNO))
    dice = Random(3)
    while not wait_for(server, people[0], lambda s: bool(s["awaited"]) or s["over"])["over"]:
        scene = server.scene(people[0]).json["scene"]
        if scene["between"]:
            for one in people:
                accepted(server, one, {"type": "next"})
            wait_for(server, people[0], lambda s: not s["between"])
        for seat in scene["awaited"]:
            if seat >= 0:
                act(server, people[seat], dice)
                break
    assert all(row["finished"] for row in played(server, people[0].table))
    again = server.command(people[0], {"type": "rematch"}).json["table"]
    assert [row["person"] for row in played(server, again)] == [person_id(ANNA), person_id(BRUNO)]
    assert scene_by_key(server, Seated(again), BRUNO).json["scene"]["seat"] == people[1].seat


def test_who_is_forgotten_at_a_table_has_not_played_there(
    server: InProcessServer,
) -> None:
    first = opened_by(server, ANNA)
    second = joined(server, first, BRUNO)
    accepted(server, second, {"type": "rename", "name": "Brunello"})
    told = server.call("DELETE", f"{first.path}/me", headers=header(BRUNO))
    assert told.json == {"removed": "person"}
    assert [row["person"] for row in played(server, first.table)] == [person_id(ANNA)]
    rows = server.registry.services.store.read(first.table)
    kept = b"".join(body for _, _, body in rows)
    assert not [word for word in (person_id(BRUNO), "Bruno") if word.encode() in kept]
    assert server.call("DELETE", f"{first.path}/me", headers=header(BRUNO)).status == 401
    assert (
        server.call("DELETE", f"{first.path}/me", headers=header(ANNA)).json["removed"] == "table"
    )
    assert played(server, first.table) == []


def test_a_page_of_before_there_were_persons_is_read() -> None:
    old = b'[{"type":"sat","seat":0,"name":"Anna","key":"k"}]'
    assert e.decode_page("kaiserspiel", old) == (e.Sat(0, "Anna", "k"),)
    seen = msgspec.json.encode(e.masked(e.Sat(0, "Anna", "k", "secret"), 0))
    assert b"secret" not in seen
