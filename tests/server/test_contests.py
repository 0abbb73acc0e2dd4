"""Challenges of friends and duplicate evenings: the same cards, compared at the end."""

import json
from pathlib import Path
from random import Random

import pytest

from ridotto.cli.app import run as run_cli
from ridotto.duplicate.deal_seeds import seal_of
from ridotto.testing.client import without_nulls
from tests.server.conftest import places_held
from tests.server.in_process_server import (
    HttpAnswer,
    InProcessServer,
    Json,
    Seated,
    take_offer,
    wait_until,
)

pytestmark = pytest.mark.usefixtures("quick_computers")


class Friend:
    """Somebody with a key."""

    def __init__(self, server: InProcessServer, number: int) -> None:
        self.server, self.number = server, number
        self.name = f"Friend {number}"
        self.headers = {"ridotto-key": f"{number + 1000:032x}"}
        self.tables: list[Seated] = []

    def call(self, method: str, path: str, body: Json = None) -> HttpAnswer:
        """A request as this person."""
        return self.server.call(method, path, body, headers=self.headers)

    def begin(self, movement: str, game: str, **more: Json) -> str:
        """Begin a contest; its id."""
        wish = {"name": self.name, "movement": movement, "game": game, "level": "novice", **more}
        told = self.call("POST", "/api/contests", wish)
        assert told.status == 201, told.body
        return str(told.json["id"])

    def join(self, contest: str, team: int = 0, **more: Json) -> Json:
        """Take part."""
        wish = {"name": self.name, "team": team, **more}
        told = self.call("POST", f"/api/contests/{contest}/join", wish)
        assert told.status == 200, told.body
        return told.json

    def look(self, contest: str) -> Json:
        """How it stands."""
        told = self.call("GET", f"/api/contests/{contest}")
        assert told.status == 200, told.body
        return told.json

    def sit(self, contest: str) -> Seated:
        """A chair where one is waited for."""
        told = self.call("POST", f"/api/contests/{contest}/play")
        assert told.status == 201, told.body
        self.tables.append(Seated(**told.json))
        return self.tables[-1]

    def act(self, one: Seated, dice: Random) -> bool:
        """Do something, if one is awaited; whether the deal is over."""
        told = self.call("GET", f"{one.path}/scene").json
        scene = without_nulls(told["scene"])
        if not scene["over"] and one.seat in scene.get("awaited", ()) and scene.get("offers"):
            action = take_offer(scene, dice)
            command = {"type": "act", "action": action, "seq": told["seq"]}
            self.call("POST", f"{one.path}/commands", command)
        return bool(scene["over"])

    def play(self, contest: str, seed: int) -> None:
        """Play all that is to be played alone."""
        while self.look(contest)["todo"]:
            one, dice = self.sit(contest), Random(seed)
            wait_until(lambda: self.act(one, dice), 30)  # noqa: B023


def play_round(friends: list[Friend], contest: str, dice: Random) -> None:
    """Everybody plays one deal, at as many tables as there are."""
    waiting = [friend for friend in friends if friend.look(contest)["todo"]]
    chairs = [(friend, friend.sit(contest)) for friend in waiting]

    def all_over() -> bool:
        # Everybody has a turn, whoever is not done yet.
        over = [friend.act(one, dice) for friend, one in chairs]
        return all(over)

    wait_until(all_over, 60)


@pytest.fixture
def friends(server: InProcessServer, request: pytest.FixtureRequest) -> list[Friend]:
    """Eight people, others in every test."""
    first = 100 * (1 + sum(map(ord, request.node.name)) % 997)
    return [Friend(server, first + n) for n in range(8)]


# One after the other


@pytest.mark.parametrize("game", ["bieten", "kaiserspiel"])
def test_a_friend_plays_the_same_cards_later_and_both_are_compared(
    friends: list[Friend], game: str
) -> None:
    """A match of two deals. Until both are done neither is told anything of the other."""
    one, other, third = friends[:3]
    contest = one.begin("alone", game, deals=2)
    one.play(contest, 1)
    before = one.look(contest)
    assert (before["over"], before["ranking"], before["shown"], before["secret"]) == (
        False, [], [], "",
    )  # fmt: skip
    table = one.tables[0]
    for path in (f"{table.path}/record", f"{table.path}/deals/1"):
        assert one.call("GET", path).code == "counts"
    assert one.call("GET", f"/api/contests/{contest}/deals/1").code == "counts"
    assert one.call("GET", f"/api/duplicates/{contest}-1").json["own"]["moment"] is None
    other.join(contest)
    refused = third.call("POST", f"/api/contests/{contest}/join", {"name": "Third"})
    assert refused.code == "full"
    other.play(contest, 2)
    told = one.look(contest)
    assert told["over"]
    assert seal_of(contest, told["secret"]) == before["seal"]
    assert [member["done"] for member in told["members"]] == [2, 2]
    made = [{one["member"]: one["paid"] for one in deal["made"]} for deal in told["shown"]]
    scores = {row["member"]: row["score"] for row in told["ranking"]}
    margin = sum(deal[0] - deal[1] for deal in made)
    assert scores == {0: pytest.approx(margin), 1: pytest.approx(-margin)}
    compared = one.call("GET", f"/api/contests/{contest}/deals/1").json
    assert [table["members"][0] for table in compared] == [0, 1]
    assert all(table["tricks"] for table in compared)
    hands = [cards_of_seat(table, 0) for table in compared]
    if len(hands[0]) == len(hands[1]):
        assert hands[0] == hands[1], "the same chair had other cards"
    assert one.call("GET", f"{table.path}/record").status == 200


def cards_of_seat(table: Json, seat: int) -> list[str]:
    """All cards a seat has played."""
    plays = [play for trick in table["tricks"] for play in trick["plays"]]
    return sorted(play["card"] for play in plays if play["seat"] == seat)


def test_the_record_of_a_challenge_is_verified(friends: list[Friend], tmp_path: Path) -> None:
    one, other = friends[:2]
    contest = one.begin("alone", "guimbarde")
    one.play(contest, 1)
    other.join(contest)
    other.play(contest, 3)
    told = one.look(contest)
    record = tmp_path / "deal.rec"
    record.write_bytes(one.call("GET", f"{one.tables[0].path}/record").body)
    words = ["verify", str(record), "--secret", told["secret"], "--seal", told["seal"]]
    assert run_cli(words) == 0


def test_the_host_can_end_a_challenge_that_nobody_takes_up(friends: list[Friend]) -> None:
    one, other = friends[:2]
    contest = one.begin("alone", "bieten")
    one.play(contest, 1)
    assert other.call("POST", f"/api/contests/{contest}/close").code == "host-only"
    assert one.call("POST", f"/api/contests/{contest}/close").json["over"]
    late = other.call("POST", f"/api/contests/{contest}/join", {"name": "Late"})
    assert late.code == "over"
    assert one.call("GET", f"{one.tables[0].path}/record").status == 200


# Two tables


def test_two_pairs_of_friends_at_two_tables(friends: list[Friend]) -> None:
    """Four people: each pair holds the same cards against the same computer players."""
    four = friends[:4]
    contest = four[0].begin("teams", "tresette")
    four[1].join(contest, 0)
    four[2].join(contest, 1)
    four[3].join(contest, 1)
    assert four[1].call("POST", f"/api/contests/{contest}/start").code == "host-only"
    told = four[0].call("POST", f"/api/contests/{contest}/start").json
    assert len(told["tables"]) == 2
    chairs = [friend.sit(contest) for friend in four]
    assert chairs[0].table == chairs[1].table != chairs[2].table == chairs[3].table
    assert [chair.seat for chair in chairs] == [0, 2, 0, 2]
    dice = Random(5)

    def all_over() -> bool:
        over = [friend.act(one, dice) for friend, one in zip(four, chairs, strict=True)]
        return all(over)

    wait_until(all_over, 60)
    told = four[3].look(contest)
    assert told["over"]
    made = {one["member"]: one["paid"] for one in told["shown"][0]["made"]}
    names = [member["name"] for member in told["members"]]
    first, second = (names.index(four[n].name) for n in (0, 2))
    # Marks are above the mean of the other side: what one side wins the other loses.
    assert told["margin"] == pytest.approx(made[first] - made[second])
    compared = four[0].call("GET", f"/api/contests/{contest}/deals/1").json
    assert cards_of_seat(compared[0], 0) == cards_of_seat(compared[1], 0)
    assert cards_of_seat(compared[0], 3) == cards_of_seat(compared[1], 3)


def test_a_comparison_takes_its_turn_with_all_who_read_whole_ledgers(
    server: InProcessServer, friends: list[Friend], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It reads those of all tables at once."""
    one, other = friends[:2]
    contest = one.begin("alone", "bieten", deals=1)
    other.join(contest)
    one.play(contest, 1)
    other.play(contest, 2)
    services = server.registry.services
    held = places_held(services, monkeypatch)
    assert one.call("GET", f"/api/contests/{contest}/deals/1").status == 200
    assert held == [1]
    assert services.whole_reads.held == 0


# Evenings


def test_an_evening_of_eight_with_two_computers_to_its_ranking(
    server: InProcessServer, friends: list[Friend]
) -> None:
    """Six people and two computer players, everybody for himself, in matchpoints."""
    six = friends[:6]
    contest = six[0].begin(
        "individual", "tresette", computers=2, rounds=2, scoring="matchpoints", title="Club"
    )
    for friend in six[1:]:
        friend.join(contest)
    told = six[0].call("POST", f"/api/contests/{contest}/start").json
    assert len(told["members"]) == 8
    assert [bool(member["level"]) for member in told["members"]].count(True) == 2
    assert (told["rounds"], told["round"], len(told["tables"])) == (2, 1, 2)
    late = friends[7].call("POST", f"/api/contests/{contest}/join", {"name": "Late"})
    assert late.code == "started"
    play_round(six, contest, Random(1))
    wait_until(lambda: six[0].look(contest)["round"] == 2, 30)
    half = six[0].look(contest)
    assert (half["over"], len(half["shown"]), len(half["ranking"])) == (False, 1, 8)
    # All have played the first deal, so that it may be shown; the second is not.
    assert six[0].call("GET", f"/api/contests/{contest}/deals/1").status == 200
    assert six[0].call("GET", f"/api/contests/{contest}/deals/2").code == "counts"
    play_round(six, contest, Random(2))
    wait_until(lambda: bool(six[0].look(contest)["over"]), 30)
    told = six[0].look(contest)
    assert [row["deals"] for row in told["ranking"]] == [2] * 8
    check_ranking(told)
    # Anybody who has the link may look at the board.
    assert server.call("GET", f"/api/contests/{contest}").json["ranking"] == told["ranking"]


def check_ranking(told: Json) -> None:
    """At two tables there is one other score: one point for more, half for the same."""
    expected = dict.fromkeys(range(8), 0.0)
    for deal in told["shown"]:
        made = {one["member"]: (one["paid"], one["points"]) for one in deal["made"]}
        # Of both tables the seats follow each other.
        order = [one["member"] for one in deal["made"]]
        for here, there in zip(order[:4], order[4:], strict=True):
            mine, other = made[here], made[there]
            expected[here] += 1.0 if mine > other else 0.5 if mine == other else 0.0
            expected[there] += 1.0 if other > mine else 0.5 if mine == other else 0.0
    assert {row["member"]: row["score"] for row in told["ranking"]} == expected
    assert [row["score"] for row in told["ranking"]] == sorted(expected.values(), reverse=True)


def test_a_table_of_computers_alone_plays_by_itself(friends: list[Friend]) -> None:
    """One person and seven computer players, in pairs: the other table needs nobody."""
    one = friends[0]
    contest = one.begin("howell", "tresette", computers=7, rounds=1, scoring="imps")
    one.call("POST", f"/api/contests/{contest}/start")
    play_round([one], contest, Random(3))
    wait_until(lambda: bool(one.look(contest)["over"]), 60)
    told = one.look(contest)
    # Four pairs are ranked, each by the first of them.
    ranked = sorted((row["member"], row["partner"]) for row in told["ranking"])
    assert ranked == [(0, 1), (2, 3), (4, 5), (6, 7)]
    assert max(row["place"] for row in told["ranking"]) <= 4
    assert told["sides"][:2] == told["sides"][2:] != told["sides"][1::-1]


def test_in_a_howell_one_chooses_a_partner(friends: list[Friend]) -> None:
    """By the number of the other; who is left alone plays with another who is, or a computer."""
    contest = friends[0].begin("howell", "tresette", rounds=1)
    for friend in friends[1:3]:
        friend.join(contest)
    assert [one["team"] for one in friends[3].join(contest, partner=0)["members"]] == [1, 2, 3, 1]
    for taken in (3, 9):
        wish = {"name": "Late", "partner": taken}
        assert friends[4].call("POST", f"/api/contests/{contest}/join", wish).code == "full"
    friends[4].join(contest)
    # Whoever has joined already may still sit down with somebody.
    pairs = [one["team"] for one in friends[4].join(contest, partner=1)["members"]]
    assert pairs == [1, 2, 3, 1, 2]
    for friend in friends[5:7]:
        friend.join(contest)
    told = friends[0].call("POST", f"/api/contests/{contest}/start").json
    names = [one["name"] or one["level"] for one in told["members"]]
    number = [friends.index(f) for name in names for f in friends if f.name == name]
    assert number == [0, 3, 1, 4, 2, 5, 6]
    assert [one["level"] for one in told["members"][7:]] == ["novice"]
    assert [one["team"] for one in told["members"]] == [1, 1, 2, 2, 3, 3, 4, 4]
    # Partners sit opposite each other.
    opposite = [table["seats"][first::2] for table in told["tables"] for first in (0, 1)]
    assert sorted(map(sorted, opposite)) == [[0, 1], [2, 3], [4, 5], [6, 7]]


def test_people_are_limited_and_computers_are_not(friends: list[Friend]) -> None:
    """Two people and sixty computer players: seventeen tables, divided by neither 2 nor 3."""
    two = friends[:2]
    contest = two[0].begin("individual", "tresette", computers=60, rounds=1)
    two[1].join(contest)
    told = two[0].call("POST", f"/api/contests/{contest}/start").json
    assert (len(told["members"]), len(told["tables"])) == (68, 17)
    play_round(two, contest, Random(4))
    wait_until(lambda: bool(two[0].look(contest)["over"]), 120)
    assert [row["deals"] for row in two[0].look(contest)["ranking"]] == [1] * 68


def test_what_cannot_be_played_so_is_said(server: InProcessServer, friends: list[Friend]) -> None:
    one = friends[0]
    wish = {"name": "Eva", "movement": "howell", "game": "taroc"}
    assert one.call("POST", "/api/contests", wish).code == "movement"
    wish = {"name": "Eva", "movement": "teams", "game": "taroc"}
    assert one.call("POST", "/api/contests", wish).code == "movement"
    assert one.call("POST", "/api/contests", {**wish, "game": "poker"}).code == "no-game"
    assert server.call("POST", "/api/contests", wish).code == "no-key"
    assert one.call("GET", "/api/contests/nothing-here").code == "no-contest"
    contest = one.begin("alone", "bieten")
    assert friends[1].call("POST", f"/api/contests/{contest}/play").code == "nothing"
    assert one.call("GET", f"/api/contests/{contest}/deals/9").code == "no-duplicate"


def test_nobody_is_told_whose_key_it_is(server: InProcessServer, friends: list[Friend]) -> None:
    """Neither keys nor the ids of persons are in what everybody sees."""
    contest = friends[0].begin("alone", "bieten")
    told = server.call("GET", f"/api/contests/{contest}").body.decode()
    assert json.loads(told)["members"][0]["name"] == friends[0].name
    row = server.registry.services.store.duplicates.contest(contest)
    assert row is not None
    person = json.loads(row.body)["members"][0]["person"]
    assert len(person) == 64
    assert person not in told
    assert friends[0].headers["ridotto-key"] not in row.body.decode()
