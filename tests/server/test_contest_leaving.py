"""Who leaves a contest, and what is played after its end: the others are not kept waiting."""

import json
from random import Random

import pytest

from tests.server.in_process_server import InProcessServer, wait_until
from tests.server.test_contests import Friend, play_round

pytestmark = pytest.mark.usefixtures("quick_computers")


@pytest.fixture
def friends(server: InProcessServer, request: pytest.FixtureRequest) -> list[Friend]:
    """Four people, others in every test."""
    first = 100 * (1 + sum(map(ord, request.node.name)) % 997)
    return [Friend(server, first + n) for n in range(4)]


def forget(friend: Friend) -> None:
    """Everything, by one press."""
    assert friend.call("DELETE", "/api/me").status == 200


def test_an_evening_goes_on_when_somebody_has_everything_deleted(friends: list[Friend]) -> None:
    """What was made at the table stays, without a name; a computer player takes the place."""
    four = friends[:4]
    contest = four[0].begin("individual", "kaiserspiel", rounds=2)
    for friend in four[1:]:
        friend.join(contest)
    four[0].call("POST", f"/api/contests/{contest}/start")
    play_round(four, contest, Random(1))
    before = four[1].look(contest)
    forget(four[0])
    after = four[1].look(contest)
    assert after["ranking"] == before["ranking"]
    assert after["shown"] == before["shown"]
    assert four[0].name not in json.dumps(after)
    play_round(four[1:], contest, Random(2))
    wait_until(lambda: bool(four[1].look(contest)["over"]), 60)
    assert [row["deals"] for row in four[1].look(contest)["ranking"]] == [2] * 4
    assert four[1].call("GET", f"/api/duplicates/{contest}-1").status == 200


def test_nobody_waits_for_a_friend_who_has_everything_deleted(friends: list[Friend]) -> None:
    """A computer player plays for whoever is gone, be it the one who challenged."""
    one, other = friends[:2]
    contest = one.begin("alone", "bieten", deals=2)
    other.join(contest)
    other.play(contest, 1)
    assert not other.look(contest)["over"]
    forget(one)
    wait_until(lambda: bool(other.look(contest)["over"]), 60)
    told = other.look(contest)
    assert [member["level"] for member in told["members"]] == ["novice", ""]
    assert [row["deals"] for row in told["ranking"]] == [2, 2]
    compared = other.call("GET", f"/api/contests/{contest}/deals/1")
    assert compared.status == 200, compared.body


def test_a_contest_passes_to_somebody_else_when_its_host_is_gone(friends: list[Friend]) -> None:
    one, other = friends[:2]
    contest = one.begin("individual", "kaiserspiel", rounds=1)
    other.join(contest)
    forget(one)
    assert other.look(contest)["host"]
    assert other.call("POST", f"/api/contests/{contest}/start").json["started"]


def test_what_is_played_after_the_end_does_not_count(friends: list[Friend]) -> None:
    """Whoever ends a match sees all its cards: what they play after that is nobody's loss."""
    two = friends[:2]
    contest = two[0].begin("teams", "kaiserspiel")
    two[1].join(contest, 1)
    two[0].call("POST", f"/api/contests/{contest}/start")
    chairs = [friend.sit(contest) for friend in two]
    dice = Random(4)
    wait_until(lambda: two[1].act(chairs[1], dice), 60)
    two[0].call("POST", f"/api/contests/{contest}/close")
    ended = two[1].look(contest)
    assert ended["over"]
    wait_until(lambda: two[0].act(chairs[0], dice), 60)
    later = two[1].look(contest)
    assert (later["ranking"], later["margin"], later["shown"]) == (
        ended["ranking"], ended["margin"], ended["shown"],
    )  # fmt: skip


def test_of_a_contest_that_nobody_finished_nothing_is_left(
    server: InProcessServer, friends: list[Friend]
) -> None:
    """When it is as old as tables may become: neither its secret nor the seeds of its deals."""
    contest = friends[0].begin("alone", "bieten", deals=3)
    store = server.registry.services.store.duplicates
    row = store.contest(contest)
    assert row is not None
    assert store.has_closed_deals(contest, ())
    writer = server.registry.services.writer
    server.inside(writer.run(store.remove_old, row.touched))
    assert store.has_closed_deals(contest, ())
    server.inside(writer.run(store.remove_old, row.touched + 1))
    assert store.contest(contest) is None
    assert not store.has_closed_deals(contest, ())


def test_who_is_forgotten_at_one_table_is_not_named_in_its_results(friends: list[Friend]) -> None:
    """At a table with others: what was made there stays, as a computer player's."""
    two = friends[:2]
    contest = two[0].begin("individual", "tresette", computers=2, rounds=1)
    two[1].join(contest)
    two[0].call("POST", f"/api/contests/{contest}/start")
    play_round(two, contest, Random(5))
    wait_until(lambda: bool(two[1].look(contest)["over"]), 60)
    before = two[1].look(contest)["shown"]
    assert two[0].call("DELETE", f"{two[0].tables[-1].path}/me").json == {"removed": "person"}
    assert two[1].look(contest)["shown"] == before
    results = two[0].server.registry.services.store.duplicates.results(f"{contest}-1")
    assert len(results) == 4
    assert [row.name for row in results if row.name] == [two[1].name]


@pytest.mark.parametrize("seat", range(4))
def test_an_evening_keeps_what_a_forgotten_person_made(
    server: InProcessServer, friends: list[Friend], seat: int
) -> None:
    """Others sat at the same table, and are compared by it as before; nothing names the person."""
    evening = friends[0].begin("individual", "tresette", rounds=2)
    for friend in friends[1:]:
        friend.join(evening)
    friends[0].call("POST", f"/api/contests/{evening}/start")
    play_round(friends, evening, Random(1))
    before = server.call("GET", f"/api/contests/{evening}").json
    gone = before["tables"][0]["seats"][seat]
    assert friends[gone].call("DELETE", "/api/me").status == 200
    after = server.call("GET", f"/api/contests/{evening}").json
    assert after["shown"] == before["shown"]
    assert after["ranking"] == before["ranking"]
    assert [one["level"] for one in after["members"]].index("novice") == gone
    for row in server.registry.services.store.duplicates.results(f"{evening}-1"):
        assert friends[gone].name != row.name
        assert bool(row.person) != bool(row.level)
        assert row.counts == bool(row.person)
    play_round([friend for n, friend in enumerate(friends) if n != gone], evening, Random(2))
    assert [row["deals"] for row in friends[gone - 1].look(evening)["ranking"]] == [2] * 4
