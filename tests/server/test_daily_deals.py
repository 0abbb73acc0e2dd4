"""The deal of the day: the same cards for everybody, sealed, played once, and shown to nobody."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ridotto.cli.app import run as run_cli
from ridotto.duplicate.deal_seeds import seal_of, seed_of
from ridotto.games import GAMES
from ridotto.notation.seal import check_seals
from ridotto.server.config import Config
from ridotto.server.routes import CALLS
from tests.server.conftest import FakeTime
from tests.server.in_process_server import (
    WIDE,
    HttpAnswer,
    InProcessServer,
    Json,
    Seated,
    act,
    run_in_process,
    wait_for,
    wait_until,
)

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
NOON = 12 * 3600


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, fake_time: FakeTime
) -> Iterator[InProcessServer]:
    """A server at whose tables computer players lose no time; its clock begins at noon."""
    folder = tmp_path_factory.mktemp("days")
    settings: dict[str, Any] = dict(WIDE)
    config = Config(database=f"sqlite:///{folder}/tables.db", **settings)
    fake_time.advance(NOON - fake_time() / 1000 % 86400)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.asgi_app._now", fake_time)
        patch.setattr("ridotto.server.duplicate_play.PACE", 0)
        with run_in_process(config) as running:
            yield running
    assert running.log.errors == []


def key(person: int) -> dict[str, str]:
    """Somebody's key."""
    return {"ridotto-key": f"{person:032x}"}


def begin(server: InProcessServer, game: str, person: int | None) -> Seated:
    """Sit down at today's deal."""
    who = {} if person is None else key(person)
    told = server.call("POST", f"/api/today/{game}", {"name": f"Person {person}"}, headers=who)
    assert told.status == 201, told.body
    return Seated(**told.json)


def play_out(server: InProcessServer, one: Seated, seed: int) -> Json:
    """Play to the end by chance; the last scene."""
    dice = Random(seed)
    while True:
        scene = wait_for(server, one, lambda s: 0 in s.get("awaited", ()) or s["over"])
        if scene["over"]:
            return scene
        act(server, one, dice)


def standing(server: InProcessServer, deal: str, person: int) -> HttpAnswer:
    """Where somebody stands."""
    return server.call("GET", f"/api/duplicates/{deal}", headers=key(person))


def today(server: InProcessServer, person: int | None = None) -> Json:
    """Today's deals."""
    told = server.call("GET", "/api/today", headers={} if person is None else key(person))
    assert told.status == 200, told.body
    return told.json


def game_of(told: Json, game: str) -> Json:
    """Of today's deals that of a game."""
    return next(one for one in told["games"] if one["game"] == game)


def tomorrow(fake_time: FakeTime) -> None:
    """It is the next day, and the last one is open."""
    fake_time.advance(86400 - fake_time() / 1000 % 86400 + NOON)


def own_hand(server: InProcessServer, one: Seated) -> list[str]:
    """The cards of somebody who is to act."""
    scene = wait_for(server, one, lambda s: 0 in s.get("awaited", ()) or s["over"])
    return sorted(scene["table"]["deal"]["hands"][0])


# The same for everybody


@EVERY_GAME
def test_everybody_gets_the_same_cards_and_meets_the_same_players(
    server: InProcessServer, game: str
) -> None:
    """Who does the same sees the same: every event, to the end, is the same at both tables."""
    one, other = begin(server, game, 1), begin(server, game, 2)
    assert own_hand(server, one) == own_hand(server, other)
    play_out(server, one, 5)
    play_out(server, other, 5)
    assert acts_at(server, one) == acts_at(server, other)
    third = begin(server, game, 3)
    play_out(server, third, 6)
    first, second = acts_at(server, one), acts_at(server, third)
    parted = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), None)
    if parted is not None:
        assert json.loads(first[parted])[0]["seat"] == 0, "a computer player chose otherwise"


def acts_at(server: InProcessServer, one: Seated) -> list[str]:
    """Everything that has happened in the game, as it is stored."""
    rows = server.registry.services.store.read(one.table)
    entries = [entry for _, _, body in rows for entry in json.loads(body)]
    return [json.dumps(entry["events"]) for entry in entries if entry["type"] == "acted"]


@EVERY_GAME
def test_nobody_cuts_other_cards_for_himself(server: InProcessServer, game: str) -> None:
    one = begin(server, game, 4)
    wait_for(server, one, lambda s: 0 in s.get("awaited", ()) or s["over"])
    for action in (
        {"type": "cut", "seat": 0, "lifted": 3},
        {"type": "draw", "seat": 0, "place": 1},
    ):
        seq = server.scene(one).json["seq"]
        told = server.command(one, {"type": "act", "action": action, "seq": seq})
        assert told.json["code"] in ("counts", "no-action")


def test_one_attempt_for_each_person(server: InProcessServer) -> None:
    """Whoever comes again finds the chair that was taken, from any device, by the key alone."""
    one = begin(server, "bieten", 10)
    again = begin(server, "bieten", 10)
    assert (again.table, again.seat, again.token) == (one.table, one.seat, "")
    scene = server.call("GET", f"{one.path}/scene", headers=key(10)).json["scene"]
    assert scene["seat"] == 0
    seen = game_of(today(server, 10), "bieten")
    assert (seen["table"], seen["done"]) == (one.table, False)
    play_out(server, one, 1)
    assert game_of(today(server, 10), "bieten")["done"]
    assert begin(server, "bieten", 10).table == one.table
    # Nor does it help to remove the table: the attempt is remembered.
    assert server.call("DELETE", f"{one.path}/me", headers=key(10)).json["removed"] == "table"
    assert begin(server, "bieten", 10).table == one.table
    assert server.call("GET", one.path).status == 404


# Places


def test_two_strangers_see_each_others_place(server: InProcessServer, fake_time: FakeTime) -> None:
    """Places by what was made, against the same field of computer players."""
    tomorrow(fake_time)
    people = (21, 22, 23)
    deal = game_of(today(server), "guimbarde")["deal"]
    assert standing(server, deal, 21).code == "counts"
    for person in people:
        play_out(server, begin(server, "guimbarde", person), person)
    wait_until(lambda: not standing(server, deal, 21).json["waiting"])
    told = standing(server, deal, 22).json
    persons = [row for row in told["rows"] if not row["level"]]
    assert {row["name"] for row in persons} == {"Person 21", "Person 22", "Person 23"}
    made = sorted(((row["paid"], row["points"]) for row in persons), reverse=True)
    for row in persons:
        assert row["place"] == 1 + made.index((row["paid"], row["points"]))
    assert [row["name"] for row in persons if row["mine"]] == ["Person 22"]
    own = told["own"]
    assert (own["of"], told["persons"]) == (3, 3)
    assert own["place"] == next(row["place"] for row in persons if row["mine"])
    # Computer players of the levels that this server lets play: here only novices.
    assert {row["level"] for row in told["rows"] if row["level"]} == {"novice"}
    assert own["master_level"] == "novice"
    assert game_of(today(server), "guimbarde")["persons"] == 3


def test_a_guest_without_a_key_is_compared_but_has_no_place(server: InProcessServer) -> None:
    one = begin(server, "guimbarde", None)
    assert one.token
    play_out(server, one, 1)
    deal = game_of(today(server), "guimbarde")["deal"]
    path = f"/api/duplicates/{deal}?table={one.table}"
    assert server.call("GET", path).code == "counts"
    told = server.call("GET", path, token=one.token).json
    assert told["own"]["counts"] is False
    assert told["own"]["place"] == 0


# While it counts


def paths_to_a_deal(one: Seated) -> Iterator[tuple[str, str, Json]]:
    """Every request that shows a finished deal of a table."""
    origin = {"type": "table", "table": one.table, "deal": 1}
    yield "GET", f"{one.path}/deals/1", None
    yield "GET", f"{one.path}/record", None
    action = {"type": "play", "seat": 0, "card": "hA"}
    for path, more in (
        ("replay", {}),
        ("replay/choices", {"step": 1}),
        ("replay/what-if", {"step": 1, "action": action}),
        ("replay/spread", {"step": 1}),
        ("replay/worth", {"step": 1, "open_cards": True}),
        ("replay/tree", {"variations": [{"after": 1, "acts": ["A plays hA"]}]}),
        ("replay/play-on", {"step": 1, "seat": 0, "name": "Spia"}),
        ("replay/review", {}),
    ):
        yield "POST", f"/api/{path}", {"origin": origin, **more}


@EVERY_GAME
def test_no_request_shows_a_deal_that_others_still_play(
    server: InProcessServer, fake_time: FakeTime, game: str
) -> None:
    """Neither to whoever has played it nor to anybody else; from the next day on they all do."""
    tomorrow(fake_time)
    deal = game_of(today(server), game)["deal"]
    one = begin(server, game, 31)
    for help_wanted in ({"type": "hint"}, {"type": "undo"}, {"type": "rise"}, {"type": "next"}):
        assert server.command(one, help_wanted).code == "counts"
    play_out(server, one, 2)
    assert server.command(one, {"type": "rematch"}).code == "counts"
    for headers in (key(31), {}, key(32)):
        for method, path, body in paths_to_a_deal(one):
            told = server.call(method, path, body, headers=headers)
            wanted = ("counts",) if headers == key(31) else ("private",)
            assert told.code in wanted, (path, told.body)
        record = server.call("GET", f"/api/duplicates/{deal}/record", headers=headers)
        assert record.code == "counts"
    assert server.call("GET", f"{one.path}/scene").code == "private"
    assert all(table["id"] != one.table for table in server.call("GET", "/api/tables").json)
    # The sealed order of the pack, the salt and the seed are in the ledger, and in no answer.
    pages = server.call("GET", f"{one.path}/pages", headers=key(31)).body.decode()
    scene = server.call("GET", f"{one.path}/scene?after=-1", headers=key(31)).body.decode()
    for secret in secrets_of(server, one):
        assert secret not in pages
        assert secret not in scene
    assert "unsealed" not in pages
    assert '"mean":0.0' in standing(server, deal, 31).body.decode() or (
        standing(server, deal, 31).json["own"]["moment"] is None
    )
    tomorrow(fake_time)
    text = server.call("GET", f"{one.path}/record", headers=key(31)).body.decode()
    assert all(check.ok for check in check_seals(text))
    assert server.call("GET", f"{one.path}/deals/1", headers=key(31)).json["steps"]


def test_ones_list_says_when_the_deal_opens_and_ones_figures_wait_for_it(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    """From the beginning on; what a deal was worth is a part of its review, and waits with it."""
    tomorrow(fake_time)
    told = today(server)
    one = begin(server, "kaiserspiel", 33)
    closed = {
        "deal": game_of(told, "kaiserspiel")["deal"],
        "contest": "",
        "open": False,
        "opens": told["opens"],
    }
    assert own_parties(server, 33) == [(0, closed)]
    play_out(server, one, 2)
    assert own_parties(server, 33) == [(1, closed)]
    figures = server.call("GET", "/api/me/statistics", headers=key(33)).json
    assert figures == {"games": [], "waiting": 0}
    tomorrow(fake_time)
    assert own_parties(server, 33) == [(1, {**closed, "open": True})]
    figures = server.call("GET", "/api/me/statistics", headers=key(33)).json
    assert figures["waiting"] or figures["games"]


def test_a_cut_that_the_house_made_for_one_leaves_the_play_ones_own(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    """On one of two days the person cuts, which the house does at such a table; both are judged."""
    for _ in range(2):
        tomorrow(fake_time)
        play_out(server, begin(server, "kaiserspiel", 34), 2)
    tomorrow(fake_time)

    def told() -> Json:
        return server.call("GET", "/api/me/statistics", headers=key(34)).json

    wait_until(lambda: not told()["waiting"])
    (game,) = told()["games"]
    assert (game["whole"]["deals"], game["whole"]["beyond"]["deals"]) == (2, 2)


def own_parties(server: InProcessServer, person: int) -> list[tuple[int, Json]]:
    """Of somebody's parties how many deals are over, and which duplicate deal it was."""
    told = server.call("GET", "/api/me/parties", headers=key(person)).json
    return [(party["deals"], party["duplicate"]) for party in told]


def secrets_of(server: InProcessServer, one: Seated) -> list[str]:
    """What the ledger has of the cards that nobody may know."""
    rows = server.registry.services.store.read(one.table)
    entries = [entry for _, _, body in rows for entry in json.loads(body)]
    found = [entry["seed"] for entry in entries if entry["type"] == "duplicate"]
    for entry in entries:
        if entry["type"] == "sealed":
            found += [entry["salt"], json.dumps(entry["order"], separators=(",", ":"))]
    assert len(found) >= 3
    return found


def test_no_call_of_the_api_tells_the_secrets_of_a_deal_that_counts(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    """All there are, those that others will add among them: as player, as stranger, as nobody."""
    tomorrow(fake_time)
    one = begin(server, "tresette", 71)
    play_out(server, one, 1)
    deal = game_of(today(server), "tresette")["deal"]
    asked = 0
    for call in (call for call in CALLS if call.method == "GET"):
        path = call.path.replace("{table}", one.table).replace("{game}", "tresette")
        path = path.replace("{deal}", "1" if "/tables/" in path else deal)
        path = re.sub(r"{\w+}", "1", path)
        for headers in (key(71), key(72), {}):
            told = server.call("GET", path, headers=headers).body.decode("utf-8", "replace")
            assert not [secret for secret in secrets_of(server, one) if secret in told], path
            asked += 1
    assert asked > 60


def test_who_begins_before_midnight_plays_on_and_counts(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    """An hour after midnight the cards are open: whoever is not done then has no place."""
    tomorrow(fake_time)
    deal = game_of(today(server), "kaiserspiel")["deal"]
    quick, late = begin(server, "kaiserspiel", 41), begin(server, "kaiserspiel", 42)
    fake_time.advance(86400 - NOON + 60)
    play_out(server, quick, 1)
    assert server.call("GET", f"{quick.path}/record", headers=key(41)).code == "counts"
    assert standing(server, deal, 41).json["own"]["place"] == 1
    fake_time.advance(3600)
    play_out(server, late, 1)
    told = standing(server, deal, 42).json
    assert told["open"]
    assert (told["own"]["counts"], told["own"]["place"]) == (False, 0)
    assert begin(server, "kaiserspiel", 41).table != quick.table, "a new day has begun"


# Sealed


def test_the_day_was_sealed_a_week_before_and_is_opened_after(
    server: InProcessServer, fake_time: FakeTime, tmp_path: Path
) -> None:
    """Who noted the seal can derive every card of the day, once its secret is told."""
    tomorrow(fake_time)
    told = today(server)
    days = {told["date"]: told["seal"]} | {day["date"]: day["seal"] for day in told["ahead"]}
    assert len(days) == 8
    assert told["yesterday"]["secret"]
    assert not any(day["secret"] for day in told["ahead"])
    assert all(deal_secret not in json.dumps(told) for deal_secret in days_secrets(server, told))
    one = begin(server, "tresette", 51)
    play_out(server, one, 1)
    tomorrow(fake_time)
    later = today(server)["yesterday"]
    assert seal_of(later["date"], later["secret"]) == days[later["date"]]
    seeds = [
        entry["seed"]
        for _, _, body in server.registry.services.store.read(one.table)
        for entry in json.loads(body)
        if entry["type"] == "duplicate"
    ]
    assert seeds == [seed_of(later["secret"], "tresette")]
    record = tmp_path / "day.rec"
    record.write_bytes(server.call("GET", f"{one.path}/record", headers=key(51)).body)
    noted = ["--seal", days[later["date"]]]
    assert run_cli(["verify", str(record), "--secret", later["secret"], *noted]) == 0
    assert run_cli(["verify", str(record), "--secret", "0" * 64]) == 1
    assert run_cli(["verify", str(record), "--secret", later["secret"], "--seal", "0" * 64]) == 1


def days_secrets(server: InProcessServer, told: Json) -> list[str]:
    """The secrets of days that are not over."""
    store = server.registry.services.store.duplicates
    dates = [told["date"], *(day["date"] for day in told["ahead"])]
    return [store.day_secret(date, "", 0) for date in dates]


def test_yesterdays_deal_can_be_gone_through_by_those_who_missed_it(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    tomorrow(fake_time)
    deal = game_of(today(server), "bieten")["deal"]
    play_out(server, begin(server, "bieten", 61), 1)
    wait_until(lambda: not standing(server, deal, 61).json["waiting"])
    tomorrow(fake_time)
    told = server.call("GET", f"/api/duplicates/{deal}").json
    assert (told["open"], told["own"]) == (True, None)
    text = server.call("GET", f"/api/duplicates/{deal}/record").body.decode()
    assert all(check.ok for check in check_seals(text))
    origin = {"type": "record", "record": text, "deal": 1}
    assert server.call("POST", "/api/replay", {"origin": origin}).json["over"]


def test_the_deals_of_a_day_on_which_nobody_came_are_there_all_the_same(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    """The page links them, since the day was sealed; the computers' field plays them now."""
    tomorrow(fake_time)
    today(server)
    tomorrow(fake_time)
    tomorrow(fake_time)
    deal = f"day-{today(server)['yesterday']['date']}-bieten"
    told = server.call("GET", f"/api/duplicates/{deal}")
    assert told.status == 200, told.body
    assert (told.json["open"], told.json["persons"]) == (True, 0)
    wait_until(lambda: not server.call("GET", f"/api/duplicates/{deal}").json["waiting"])
    assert server.call("GET", f"/api/duplicates/{deal}/record").status == 200
    date = server.call("GET", "/api/today").json["date"]
    for other in (f"day-{date}-poker", f"day-{date[:8]}99-bieten", "day-2999-01-01-taroc"):
        assert server.call("GET", f"/api/duplicates/{other}").code == "no-duplicate", other


def test_there_is_no_such_deal(server: InProcessServer) -> None:
    assert server.call("GET", "/api/duplicates/day-1700-01-01-bieten").code == "no-duplicate"
    assert server.call("GET", "/api/duplicates/%20").code == "no-duplicate"
    assert server.call("POST", "/api/today/poker", {"name": "Eva"}).code == "no-game"
