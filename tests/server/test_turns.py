"""All the tables of a person at once: which of them wait, and for how long."""

from random import Random

import pytest

from tests.server.in_process_server import (
    InProcessServer,
    Json,
    Seated,
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
