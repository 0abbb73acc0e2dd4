"""All the tables of a person at once: which of them wait, and for how long."""

from random import Random

import pytest

from ridotto.server.slow_clock import VACATION_DAYS
from tests.server.conftest import FakeTime
from tests.server.in_process_server import (
    InProcessServer,
    Json,
    Seated,
    accepted,
    act,
    scene_of,
    to_the_cards,
    wait_for,
    wait_until,
)
from tests.server.test_persons import ANNA, BRUNO, header, joined, opened_by

pytestmark = pytest.mark.usefixtures("quiet")

DAY = 86400


def slow_pair(
    server: InProcessServer, days: int = 2, keys: tuple[str, str] = (ANNA, BRUNO), **charter: Json
) -> list[Seated]:
    """Two persons with keys, who have so many days for a move, at the cards."""
    first = opened_by(server, keys[0], clock={"move": days * DAY}, **charter)
    people = [first, joined(server, first, keys[1])]
    to_the_cards(server, people)
    wait_for(server, first, lambda s: bool(s["awaited"]) and min(s["awaited"]) >= 0)
    return people


def turns(server: InProcessServer, key: str, among: list[Seated]) -> list[Json]:
    """What a person is told of these tables."""
    told = server.call("GET", "/api/me/turns", headers=header(key))
    assert told.status == 200, told.body
    return [one for one in told.json if one["table"] in {seated.table for seated in among}]


def test_whoever_is_waited_for_is_told_and_nobody_else(server: InProcessServer) -> None:
    people = slow_pair(server, title="Briefe")
    scene = scene_of(server, people[0])
    (seat,) = scene["awaited"]
    mine, others = (ANNA, BRUNO) if seat == people[0].seat else (BRUNO, ANNA)
    wait_until(lambda: bool(turns(server, mine, people)))
    assert turns(server, mine, people) == [
        {
            "table": people[0].table,
            "seat": seat,
            "game": "kaiserspiel",
            "title": "Briefe",
            "until": scene["until"],
        }
    ]
    assert turns(server, others, people) == []
    while scene_of(server, people[0])["awaited"] == [seat]:
        act(server, people[seat], Random(4))
    # The page of the act is stored: from then on it is not this person's turn any more.
    assert turns(server, mine, people) == []
    wait_until(lambda: bool(turns(server, others, people)))


def test_the_most_urgent_table_comes_first_and_outlives_the_memory(
    server: InProcessServer,
) -> None:
    tables = [slow_pair(server, days) for days in (5, 1, 3)]
    firsts = [people[0] for people in tables]

    def told() -> list[Json]:
        return turns(server, ANNA, firsts) + turns(server, BRUNO, firsts)

    wait_until(lambda: len(told()) == len(tables))
    for key in (ANNA, BRUNO):
        found = turns(server, key, firsts)
        assert [one["until"] for one in found] == sorted(one["until"] for one in found)
    before = told()
    for first in firsts:
        server.registry._tables.pop(first.table).unload()
    assert told() == before
    assert all(server.registry.loaded(first.table) is None for first in firsts)


def test_a_quick_table_waits_too_while_somebody_is_there(server: InProcessServer) -> None:
    first = opened_by(server, ANNA)
    assert turns(server, ANNA, [first]) == []
    people = [first, joined(server, first, BRUNO)]
    to_the_cards(server, people)
    scene = wait_for(server, first, lambda s: bool(s["awaited"]) and min(s["awaited"]) >= 0)
    told = turns(server, ANNA, people) + turns(server, BRUNO, people)
    assert [(one["seat"], one["until"]) for one in told] == [(min(scene["awaited"]), 0)]


def test_turns_want_a_key(server: InProcessServer) -> None:
    assert server.call("GET", "/api/me/turns").status == 401


# A vacation from all of them


def vacation(server: InProcessServer, days: int | None, among: list[Seated]) -> list[int]:
    """Anna takes so many days, or is back; until when she is on vacation at each table."""
    method, body = ("DELETE", None) if days is None else ("POST", {"days": days})
    told = server.call(method, "/api/me/vacation", body, headers=header(ANNA))
    assert told.status == 200, told.body
    until = {one["table"]: one["until"] for one in told.json}
    return [until[seated.table] for seated in among]


def seen_by_bruno(server: InProcessServer, people: list[Seated]) -> Json:
    """Anna's vacation as the other person at the table sees it."""
    return scene_of(server, people[1])["company"]["chairs"][people[0].seat]["vacation"]


def test_a_vacation_is_taken_everywhere_and_bounded_by_each_table(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    # With fourteen days for a move nobody is replaced who came back four days ago.
    tables = [slow_pair(server, 14) for _ in range(2)]
    for (anna, _), days in zip(tables, (VACATION_DAYS, VACATION_DAYS - 4), strict=True):
        accepted(server, anna, {"type": "take-vacation", "days": days})
    fake_time.advance(VACATION_DAYS * DAY + 1)
    tables.append(slow_pair(server))
    firsts = [people[0] for people in tables]
    # One of them is not in memory: it is fetched for this.
    server.registry._tables.pop(firsts[2].table).unload()
    taken = vacation(server, 7, firsts)
    assert taken[0] == 0
    for people, until, days in zip(tables[1:], taken[1:], (4, 7), strict=True):
        assert seen_by_bruno(server, people) == {"since": until - days * DAY * 1000, "until": until}
    # Who is on vacation already does not begin another one.
    assert vacation(server, 2, firsts) == taken
    assert vacation(server, None, firsts) == [0, 0, 0]
    assert seen_by_bruno(server, tables[2])["until"] < taken[2]


def test_a_vacation_concerns_only_ones_own_slow_tables(server: InProcessServer) -> None:
    slow, quick = slow_pair(server), opened_by(server, ANNA)
    waiting = opened_by(server, ANNA, clock={"move": DAY})
    told = server.call("POST", "/api/me/vacation", {"days": 1}, headers=header(ANNA)).json
    until = {one["table"]: one["until"] for one in told}
    assert until[slow[0].table] > 0
    assert until[waiting.table] == 0
    assert quick.table not in until
    bruno = scene_of(server, slow[0])["company"]["chairs"][slow[1].seat]
    assert bruno["vacation"] is None


@pytest.mark.parametrize("body", [{}, {"days": 0}, {"days": 22}, {"days": 1, "seat": 0}])
def test_a_vacation_is_of_some_days(server: InProcessServer, body: Json) -> None:
    assert server.call("POST", "/api/me/vacation", body, headers=header(ANNA)).status == 400


def test_a_vacation_everywhere_wants_a_key(server: InProcessServer) -> None:
    assert server.call("POST", "/api/me/vacation", {"days": 1}).status == 401
    assert server.call("DELETE", "/api/me/vacation").status == 401
