"""Ratings, and persons who are forgotten, where several tables play the same deal."""

import io
import json
import zipfile
from random import Random

import pytest

from ridotto.server.duplicate_store import DealRow, ResultRow
from ridotto.server.persons import person_id
from tests.server.conftest import FakeTime
from tests.server.in_process_server import InProcessServer, Json, Seated, act, wait_for
from tests.server.test_my_games import ON_A_LINE, me, statistics
from tests.server.test_persons import header, opened_by

pytestmark = pytest.mark.usefixtures("quiet")

ANNA, BRUNO, CARLA = ("a7" * 16, "b8" * 16, "c9" * 16)
DAY = 86400.0


def results(deals: int) -> list[ResultRow]:
    """Anna makes 10 points more of every deal than the novice, Bruno 10 less, Carla 50 more."""
    dice, rows = Random(3), []
    for number in range(deals):
        cards = dice.gauss(0, 100)
        for person, level, better in (
            ("", "novice", 0),
            (person_id(ANNA), "", 10),
            (person_id(BRUNO), "", -10),
            (person_id(CARLA), "", 50),
        ):
            points = cards + better + dice.gauss(0, 5)
            table = f"table {number} {person[:4]}"
            rows.append(
                ResultRow(
                    f"deal {number}", table, 0, "kaiserspiel", person, "", level, 0.0, points,
                    True, number + 1, b"",
                )
            )  # fmt: skip
    return rows


def add_deals(server: InProcessServer, deals: int, *, opens: int) -> None:
    """The deals of these results; open from a time on, or closed (0)."""
    store = server.registry.services.store.duplicates
    for number in range(deals):
        store.add_deal(
            DealRow(
                id=f"deal {number}", game="kaiserspiel", rules="nuernberg-1770", number=number,
                seed="", level="novice", opens=opens,
            )
        )  # fmt: skip


def board(server: InProcessServer, key: str = "") -> Json:
    """The board as a person sees it."""
    headers = header(key) if key else None
    told = server.call("GET", "/api/ratings/kaiserspiel", headers=headers)
    assert told.status == 200, told.body
    return told.json


def test_only_those_are_rated_who_want_it(server: InProcessServer) -> None:
    for key in (ANNA, BRUNO, CARLA):
        opened_by(server, key)
    add_deals(server, 40, opens=1)
    # A deal more, which others still play: it bears on nobody's rating before it is open.
    server.registry.services.store.duplicates.keep_results(results(41))
    assert board(server)["players"] == []
    for key in (ANNA, BRUNO):
        told = server.call("PUT", "/api/me", {"rated": True}, headers=header(key))
        assert told.json["rated"] is True
    players = board(server, BRUNO)["players"]
    assert [(one["computer"], one["own"]) for one in players] == [
        (False, False),
        (True, False),
        (False, True),
    ]
    anna, novice, bruno = players
    assert novice["mean"] == pytest.approx(0, abs=1e-3)
    assert anna["low"] < 10 < anna["high"]
    assert bruno["low"] < -10 < bruno["high"]
    assert anna["deals"] == 40
    server.call("PUT", "/api/me", {"rated": False}, headers=header(ANNA))
    assert [one["own"] for one in board(server, BRUNO)["players"]] == [False, True]
    assert server.call("GET", "/api/ratings/nonsense").code == "no-game"


def test_nobody_is_told_by_a_board_who_somebody_is(server: InProcessServer) -> None:
    opened_by(server, BRUNO)
    server.call("PUT", "/api/me", {"rated": True}, headers=header(BRUNO))
    told = server.call("GET", "/api/ratings/kaiserspiel").body
    assert person_id(BRUNO).encode() not in told


def test_ones_own_file_shows_no_deal_that_others_still_play(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    """The deal of the day is in the list at once; its figures and cards come with everybody's."""
    key = "d0" * 16
    told = server.call("POST", "/api/today/kaiserspiel", {"name": "Dora"}, headers=header(key))
    one = Seated(**told.json)
    dice = Random(1)
    while not wait_for(server, one, lambda s: one.seat in s["awaited"] or s["over"])["over"]:
        act(server, one, dice)
    assert [party["deals"] for party in me(server, key, "/parties").json] == [1]
    assert statistics(server, key) == []
    assert [name for name in _files(server, key) if name.endswith(".rec")] == []
    order = _order(server, one)
    assert not [body for body in _files(server, key).values() if order in body]
    fake_time.advance(2 * DAY)
    assert statistics(server, key)[0]["whole"]["deals"] == 1
    assert [name for name in _files(server, key) if name.endswith(".rec")]
    assert any(order in body for body in _files(server, key).values())


def _files(server: InProcessServer, key: str) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(me(server, key, "/export").body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _order(server: InProcessServer, one: Seated) -> bytes:
    """The pack as records write it, from the ledger itself."""
    for _, _, body in server.registry.services.store.read(one.table):
        for entry in json.loads(body):
            if entry["type"] == "sealed":
                return " ".join(entry["order"][:ON_A_LINE]).encode()
    raise AssertionError("no pack was shuffled")


def test_who_is_forgotten_stands_in_no_contest(server: InProcessServer) -> None:
    key, other = "e1" * 16, "f2" * 16
    wish = {"name": "Elsa", "movement": "alone", "game": "kaiserspiel", "level": "novice"}
    contest = server.call("POST", "/api/contests", wish, headers=header(key)).json["id"]
    joined = {"name": "Franz", "team": 0}
    server.call("POST", f"/api/contests/{contest}/join", joined, headers=header(other))
    store = server.registry.services.store.duplicates
    assert store.contests_naming(person_id(key)) == [contest]
    assert me(server, key, method="DELETE").status == 200
    row = store.contest(contest)
    assert row is not None
    assert person_id(key).encode() not in row.body
    assert b"Elsa" not in row.body
    assert b"Franz" in row.body
    assert server.call("GET", f"/api/contests/{contest}", headers=header(other)).status == 200
