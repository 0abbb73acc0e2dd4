"""Manners at the table: hints for all to see, patience and votes, clocks without people."""

from random import Random

import pytest

from ridotto.server import ledger_entries as e
from ridotto.server import live_table
from ridotto.server.charter import Charter, Clock, Open, You
from ridotto.server.company import GRACE_SECONDS
from ridotto.server.write_path import write
from tests.server.in_process_server import (
    InProcessServer,
    Json,
    Seated,
    accepted,
    act,
    code_of,
    open_table,
    scene_of,
    sit,
    to_the_cards,
    wait_for,
    wait_until,
)
from tests.server.socket_client import connected

pytestmark = pytest.mark.usefixtures("quiet")

PAIR, TRIO = "kaiserspiel", "bieten"


def entries(server: InProcessServer, seated: Seated, kind: str) -> list[Json]:
    """What of this kind was written at the table."""
    pages = server.scene(seated, after=0).json["pages"]
    return [entry for page in pages for entry in page["entries"] if entry["type"] == kind]


# Hints


def test_a_hint_against_people_is_told_to_everybody(server: InProcessServer) -> None:
    people = open_table(server, PAIR)
    actor = people[to_the_cards(server, people)["seat"]]
    assert server.command(actor, {"type": "hint"}).json["type"] == "advice"
    other = next(person for person in people if person != actor)
    assert entries(server, other, "hint-taken") == [{"type": "hint-taken", "seat": actor.seat}]


def test_where_hints_are_not_allowed_there_are_none(server: InProcessServer) -> None:
    people = open_table(server, PAIR, hints=False)
    assert server.call("GET", people[0].path).json["hints"] is False
    actor = people[to_the_cards(server, people)["seat"]]
    assert code_of(server, actor, {"type": "hint"}) == "no-hints"
    other = next(person for person in people if person != actor)
    accepted(server, other, {"type": "leave"})
    assert code_of(server, actor, {"type": "hint"}) in {"no-hints", "not-awaited"}


def test_among_computer_players_hints_are_ones_own_affair(server: InProcessServer) -> None:
    one = open_table(server, PAIR, people=1, hints=False)[0]
    to_the_cards(server, [one])
    told = server.command(one, {"type": "hint"}).json
    assert (told["type"], told["level"]) == ("advice", "novice")
    assert entries(server, one, "hint-taken") == []


# Patience


def patient_table(server: InProcessServer, patience: int, pace: int = 0) -> list[Seated]:
    """Three people who wait for each other less long than anybody may ask for."""
    charter = Charter(game=TRIO, chairs=(You(), Open(), Open()), pace=pace, patience=patience)
    told = server.inside(server.registry.open(charter, "Prima"))
    first = Seated(told.table, told.seat, told.token)
    return [first, *(sit(server, first, f"Altra {n}") for n in (1, 2))]


def awaited_one(server: InProcessServer, people: list[Seated]) -> tuple[Seated, list[Seated]]:
    """Who is to act, and who waits."""
    scene = wait_for(server, people[0], lambda s: bool(s["awaited"]) and min(s["awaited"]) >= 0)
    idle = people[min(scene["awaited"])]
    return idle, [person for person in people if person != idle]


def test_whoever_lets_the_others_wait_is_warned_then_voted_out(server: InProcessServer) -> None:
    """Not before their time, not without a warning, and only if all others agree."""
    people = open_table(server, TRIO)
    idle, (one, other) = awaited_one(server, people)
    hosted = server.registry.loaded(idle.table)
    assert hosted is not None
    assert idle.seat is not None
    warn, vote = ({"type": kind, "seat": idle.seat} for kind in ("warn", "vote-out"))
    with connected(server, idle) as client:
        assert code_of(server, one, vote) == "not-warned"
        assert code_of(server, one, warn) == "patience"
        hosted.live.moved_at -= 121
        assert code_of(server, idle, warn) == "yourself"
        assert code_of(server, one, {"type": "warn", "seat": 9}) == "no-person"
        accepted(server, one, warn)
        assert code_of(server, one, vote) == "patience"
        client.read_until(lambda f: f["type"] == "news" and f["entries"][0]["type"] == "warned")
        hosted.live._warned_at[idle.seat] -= GRACE_SECONDS + 1
        accepted(server, one, vote)
        accepted(server, one, vote)
        chair = scene_of(server, one)["company"]["chairs"][idle.seat]
        assert (chair["warned"], chair["votes"], chair["away"]) == (True, [one.seat], False)
        accepted(server, other, vote)
        chair = scene_of(server, one)["company"]["chairs"][idle.seat]
        assert (chair["warned"], chair["votes"], chair["away"]) == (False, [], True)
        assert chair["stand_in"] == "novice"
        assert entries(server, one, "left")[-1]["why"] == "idle"
        wait_for(server, one, lambda scene: idle.seat not in scene["awaited"])
        accepted(server, idle, {"type": "return"})


def let_computers_act(server: InProcessServer, at: Seated) -> None:
    """Their pause is over."""
    hosted = server.registry.loaded(at.table)
    assert hosted is not None
    hosted.live.moved_at -= 10_000

    async def plan() -> None:
        hosted.automation.plan()

    server.inside(plan())


def test_to_go_and_come_back_wins_no_time(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is warned stays so, by leave and return or by another connection.

    And who is voted out comes back when the computer player has acted, not before: else nobody
    would ever act there.
    """
    monkeypatch.setattr(live_table, "GRACE_SECONDS", 0.0)
    people = patient_table(server, 0, pace=600_000)
    idle, (one, other) = awaited_one(server, people)
    warn, vote = ({"type": kind, "seat": idle.seat} for kind in ("warn", "vote-out"))
    accepted(server, one, warn)
    accepted(server, one, vote)
    accepted(server, idle, {"type": "leave"})
    accepted(server, idle, {"type": "return"})
    accepted(server, idle, {"type": "leave"})
    with connected(server, idle):
        chair = scene_of(server, one)["company"]["chairs"][idle.seat]
        assert (chair["away"], chair["warned"], chair["votes"]) == (False, True, [one.seat])
        accepted(server, other, vote)
        assert code_of(server, idle, {"type": "return"}) == "voted-out"
    with connected(server, idle):
        assert scene_of(server, one)["company"]["chairs"][idle.seat]["away"]
        let_computers_act(server, idle)
        wait_for(server, one, lambda scene: idle.seat not in scene["awaited"])
        accepted(server, idle, {"type": "return"})
    # The house may have acted since.
    acted = [entry for entry in entries(server, one, "acted") if entry["by"] != "house"]
    assert acted[-1]["by"] == "bot"


def test_an_act_ends_warning_and_votes(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "GRACE_SECONDS", 0.0)
    people = patient_table(server, 0)
    idle, (one, other) = awaited_one(server, people)
    accepted(server, one, {"type": "warn", "seat": idle.seat})
    accepted(server, one, {"type": "vote-out", "seat": idle.seat})
    act(server, idle, Random(1))
    chair = scene_of(server, one)["company"]["chairs"][idle.seat]
    assert (chair["warned"], chair["votes"]) == (False, [])
    assert code_of(server, other, {"type": "vote-out", "seat": idle.seat}) == "not-warned"


def test_nobody_is_voted_out_for_whom_the_table_no_longer_waits(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A warning from before may stand: what was waited for was taken back, or done for them."""
    monkeypatch.setattr(live_table, "GRACE_SECONDS", 0.0)
    people = patient_table(server, 0)
    idle, (one, other) = awaited_one(server, people)
    hosted = server.registry.loaded(idle.table)
    assert hosted is not None
    assert one.seat is not None
    server.inside(write(hosted.live, e.Warned(one.seat, idle.seat or 0)))
    vote = {"type": "vote-out", "seat": one.seat}
    assert code_of(server, other, vote) == "not-awaited"
    assert not scene_of(server, one)["company"]["chairs"][one.seat]["away"]


def test_nobody_is_warned_for_whom_nobody_waits(server: InProcessServer) -> None:
    people = open_table(server, PAIR)
    to_the_cards(server, people)
    idle, (one,) = awaited_one(server, people)
    assert code_of(server, idle, {"type": "warn", "seat": one.seat}) == "not-awaited"


def test_tables_have_a_patience_by_default(server: InProcessServer) -> None:
    people = open_table(server, PAIR)
    assert server.call("GET", people[0].path).json["patience"] == 120


# The clock


def test_with_nobody_there_a_clock_stands(server: InProcessServer) -> None:
    """Nothing happens for ever at a table that everybody has left open."""
    charter = Charter(game=PAIR, chairs=(You(), Open()), clock=Clock(move=1), pace=0)
    told = server.inside(server.registry.open(charter, "Prima"))
    first = Seated(told.table, told.seat, told.token)
    sit(server, first, "Altra")
    hosted = server.registry.loaded(first.table)
    assert hosted is not None
    # The house has shuffled, a person is to act, and nothing is planned: so nothing will happen.
    wait_until(lambda: min(hosted.live.table.awaited) >= 0 and not hosted.automation.busy)
    before = hosted.live.table.seq
    with connected(server, first) as client:
        told_of = client.read_until(lambda f: f["type"] == "news" and by_clock(f))
        assert told_of["seq"] > before


def by_clock(frame: Json) -> bool:
    """Did the clock do this?"""
    return any(entry.get("by") == "clock" for entry in frame["entries"])
