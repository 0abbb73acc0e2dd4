"""Presence: absent people, computer players in their chairs, the clock."""

import time
from random import Random

import pytest

from ridotto.server.charter import Charter, Clock, Open, You
from ridotto.server.store import Store
from ridotto.testing.client import without_nulls
from tests.server.conftest import FakeTime
from tests.server.in_process_server import (
    InProcessServer,
    Json,
    Seated,
    accepted,
    at_play,
    code_of,
    open_table,
    scene_of,
    sit,
    take_offer,
    to_the_cards,
    wait_for,
    wait_until,
)
from tests.server.socket_client import SocketClient, connected

pytestmark = pytest.mark.usefixtures("quiet")

PAIR, TRIO = "kaiserspiel", "bieten"


def chair(server: InProcessServer, seated: Seated) -> Json:
    """A person's chair as everybody sees it."""
    return scene_of(server, seated)["company"]["chairs"][seated.seat]


def run_maintenance(server: InProcessServer) -> None:
    """One round of the server's maintenance."""
    server.inside(server.registry.share_presence())
    server.inside(server.registry.replace_absent())


def gone(server: InProcessServer, seated: Seated) -> bool:
    """Has the server noticed that a person's connection is gone?"""
    hosted = server.registry.loaded(seated.table)
    return hosted is None or seated.seat not in hosted.live.subscribers.by_seat


# Absence


def test_somebody_absent_is_played_for_and_comes_back(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    """After a minute, and only if somebody waits; the token still holds the chair."""
    people = at_play(server, PAIR)
    absent = SocketClient(server, people[1])
    absent.hello()
    absent.drop()
    wait_until(lambda: gone(server, people[1]))
    with connected(server, people[0]) as client:
        run_maintenance(server)
        assert not chair(server, people[1])["away"]
        fake_time.advance(61)
        run_maintenance(server)
        assert chair(server, people[1])["away"]
        told = client.read_until(
            lambda f: f["type"] == "news" and f["entries"][0]["type"] == "left"
        )
        assert told["entries"][0]["seat"] == 1
        assert told["entries"][0]["why"] == "absent"
        with connected(server, people[1]) as back:
            back.read_until(lambda f: f["type"] == "news" and not away(back, 1))
            assert back.scene["seat"] == 1
    assert not chair(server, people[1])["away"]


def away(client: SocketClient, seat: int) -> bool:
    """Is somebody away, as this line was told?"""
    return bool(client.scene["company"]["chairs"][seat]["away"])


def test_where_nobody_waits_the_table_stands(server: InProcessServer, fake_time: FakeTime) -> None:
    """Nobody is replaced when everybody has gone."""
    people = at_play(server)
    fake_time.advance(1000)
    run_maintenance(server)
    assert not any(chair(server, person)["away"] for person in people)


def test_somebody_who_polls_is_not_absent(server: InProcessServer, fake_time: FakeTime) -> None:
    """Who asks over HTTP every now and then is there, without any socket."""
    people = at_play(server, PAIR)
    with connected(server, people[0]):
        for _ in range(3):
            fake_time.advance(40)
            assert server.scene(people[1]).status == 200
            run_maintenance(server)
            assert not chair(server, people[1])["away"]


def test_people_missing_after_a_restart_are_replaced_too(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    """Those who never come back, though nobody saw them go."""
    people = at_play(server)
    fake_time.advance(1000)
    with connected(server, people[0]):
        run_maintenance(server)
        assert [chair(server, person)["away"] for person in people] == [False, True, True]


def test_replacing_somebody(server: InProcessServer, fake_time: FakeTime) -> None:
    """Only who has been gone for a while, and nobody oneself."""
    people = at_play(server)
    with connected(server, people[1]):
        fake_time.advance(61)
        assert code_of(server, people[0], {"type": "replace", "seat": 1}) == "present"
        assert code_of(server, people[0], {"type": "replace", "seat": 0}) == "yourself"
        assert code_of(server, people[0].onlooker, {"type": "replace", "seat": 2}) == "no-seat"
        accepted(server, people[0], {"type": "replace", "seat": 2})
        assert code_of(server, people[0], {"type": "replace", "seat": 2}) == "no-person"
    assert chair(server, people[2])["away"]


def test_leaving_and_returning(server: InProcessServer) -> None:
    """A computer player plays on, and the person may not until back."""
    people = at_play(server, PAIR)
    accepted(server, people[0], {"type": "leave"})
    accepted(server, people[0], {"type": "leave"})
    scene = wait_for(server, people[1], lambda scene: scene["awaited"] in ([1], [-1]))
    assert scene["company"]["chairs"][0]["away"]
    action = {"type": "act", "seq": 10**6, "action": {"type": "play", "seat": 0, "card": "hA"}}
    assert code_of(server, people[0], action) == "away"
    assert code_of(server, people[0], {"type": "undo"}) == "away"
    accepted(server, people[0], {"type": "return"})
    assert not chair(server, people[0])["away"]


def test_when_all_have_left_nothing_happens(server: InProcessServer) -> None:
    """Computer players do not play among themselves."""
    people = at_play(server, PAIR)
    for person in people:
        accepted(server, person, {"type": "leave"})
    wait_until(lambda: not server.registry.loaded(people[0].table).automation.busy)  # type: ignore[union-attr]
    before = server.scene(people[0]).json["seq"]
    time.sleep(0.3)
    assert server.scene(people[0]).json["seq"] == before


# The clock and the computer players' pace


def timed_table(server: InProcessServer, *, reserve: int = 0) -> list[Seated]:
    """A table for two whose clock is shorter than anybody may ask for: one second."""
    clock = Clock(move=1, reserve=reserve)
    charter = Charter(game=PAIR, chairs=(You(), Open()), clock=clock, pace=0)
    told = server.inside(server.registry.open(charter, "Prima"))
    first = Seated(told.table, told.seat, told.token)
    return [first, sit(server, first, "Altra")]


def test_when_time_runs_out_a_computer_player_plays_that_turn(server: InProcessServer) -> None:
    """One turn only: the person keeps the chair."""
    people = timed_table(server)
    with connected(server, people[0]) as client:
        told = client.read_until(lambda f: f["type"] == "news" and by_clock(f))
    acted = next(entry for entry in told["entries"] if entry["type"] == "acted")
    assert acted["reserve"] == 0
    assert chair(server, people[acted["events"][0]["seat"]])["person"]
    assert not chair(server, people[acted["events"][0]["seat"]])["away"]


def by_clock(frame: Json) -> bool:
    """Did the clock do this?"""
    return any(entry.get("by") == "clock" for entry in frame["entries"])


def test_the_reserve_is_spent_first(server: InProcessServer) -> None:
    """What goes beyond the move is taken from the reserve, and nobody plays for one."""
    people = timed_table(server, reserve=30)
    scene = wait_for(server, people[0], lambda scene: scene["awaited"] not in ([], [-1]))
    actor = people[min(scene["awaited"])]
    assert chair(server, actor)["reserve"] == 30_000
    hosted = server.registry.loaded(actor.table)
    assert hosted is not None
    hosted.live.moved_at -= 1.5
    told = server.scene(actor).json
    action = take_offer(without_nulls(told["scene"]), Random(1))
    accepted(server, actor, {"type": "act", "action": action, "seq": told["seq"]})
    # Half a second beyond the move, and some more for a slow machine's sake.
    assert 15_000 < chair(server, actor)["reserve"] <= 29_500


def test_talk_delays_nobody(server: InProcessServer) -> None:
    """A computer player's pause does not begin anew with every word."""
    one = open_table(server, PAIR, people=1, pace=600)[0]
    to_the_cards(server, [one])
    with connected(server, one) as client:
        while client.scene["awaited"] != [1]:
            if client.scene["awaited"] == [0]:
                action = take_offer(client.scene, Random(1))
                client.ask({"type": "act", "action": action, "seq": client.seq})
            else:
                client.read()
        talk_until_answered(client)


def talk_until_answered(client: SocketClient) -> None:
    """Say something ten times a second, until the computer player has played."""
    begun, end = len(client.frames), time.monotonic() + 30
    while not any(bot_acted(frame) for frame in client.frames[begun:]):
        assert time.monotonic() < end, "talk held the table up"
        client.ask({"type": "say", "text": "Dunque?"})
        time.sleep(0.1)


def bot_acted(frame: Json) -> bool:
    """Did a computer player do this?"""
    return any(entry.get("by") == "bot" for entry in frame.get("entries", ()))


def test_what_was_sent_is_done_though_the_sender_is_gone(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dropping the connection while the page is being written leaves no table behind its ledger."""
    people = at_play(server, PAIR)
    write = Store.write

    def slowly(store: Store, *args: Json) -> set[tuple[str, int]]:
        time.sleep(0.15)
        return write(store, *args)

    monkeypatch.setattr(Store, "write", slowly)
    with connected(server, people[1]) as other:
        dropping = SocketClient(server, people[0])
        dropping.hello()
        for word in ("uno", "due", "tre"):
            dropping.send({"type": "say", "text": word})
        time.sleep(0.25)
        dropping.drop()
        said = other.read_until(lambda f: f["type"] == "news" and said_in(f) == "due")
        assert said["seq"] <= server.scene(people[1]).json["seq"]
        wait_until(lambda: gone(server, people[0]))
        time.sleep(0.2)
    ledger = server.registry.services.store.read(people[0].table)
    assert ledger[-1][0] == server.scene(people[1]).json["seq"]


def said_in(frame: Json) -> str:
    """What was said on this page."""
    return "".join(e["text"] for e in frame["entries"] if e["type"] == "said")
