"""Commands at the table: talk, taking back, looking on, the host's rights, the next deal."""

import asyncio
import contextlib
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest

from ridotto.notation import parse, run
from ridotto.notation.seal import check_seals
from ridotto.server import delayed_view
from ridotto.server.delayed_view import DelayedView
from ridotto.server.phrases import phrases_of
from ridotto.server.store import Store
from tests.server.conftest import FakeTime
from tests.server.in_process_server import (
    HttpAnswer,
    InProcessServer,
    Json,
    Seated,
    accepted,
    act,
    code_of,
    open_table,
    play,
    scene_of,
    sit,
    to_the_cards,
    to_the_end_of_the_deal,
    wait_for,
    wait_until,
)
from tests.server.socket_client import connected

pytestmark = pytest.mark.usefixtures("quiet")

PAIR = "kaiserspiel"
"""A game for two."""
TRIO = "bieten"
"""A game for three, whose party can be ended between two deals."""


def entries_after(server: InProcessServer, seated: Seated, seq: int) -> list[Json]:
    """What was written after a page, as this person sees it."""
    pages = server.scene(seated, after=seq).json["pages"]
    return [entry for page in pages for entry in page["entries"]]


# Talk


@pytest.mark.parametrize(
    ("chat", "words", "phrase"),
    [("free", "", ""), ("phrases", "phrases-only", ""), ("off", "silent", "silent")],
)
def test_talk(server: InProcessServer, chat: str, words: str, phrase: str) -> None:
    """Free, by the phrases of the house only, or not at all."""
    one = open_table(server, PAIR, chat=chat)[0]
    for command, code in (({"text": " Buon  giorno\n"}, words), ({"phrase": "greeting"}, phrase)):
        told = server.command(one, {"type": "say", **command}).json
        assert told.get("code", "") == code, told
    said = [entry for entry in entries_after(server, one, -1) if entry["type"] == "said"]
    greeting = phrases_of("minchiate")["greeting"].text
    texts = [text for text, code in (("Buon giorno", words), (greeting, phrase)) if not code]
    assert [entry["text"] for entry in said] == texts


def test_nothing_said_is_nothing(server: InProcessServer) -> None:
    """Blanks are no words, and there are only the phrases there are."""
    one = open_table(server, PAIR)[0]
    assert code_of(server, one, {"type": "say", "text": " \n "}) == "nothing"
    assert code_of(server, one, {"type": "say", "phrase": "curse"}) == "no-phrase"
    assert code_of(server, one.onlooker, {"type": "say", "text": "Psst"}) == "no-seat"


# The host's rights, and filling the table


def test_only_the_host_starts(server: InProcessServer) -> None:
    """Empty chairs go to computer players of the level the host names; then nobody sits down."""
    host = open_table(server, TRIO, people=3, fill=False)[0]
    guest = sit(server, host, "Altra")
    assert code_of(server, guest, {"type": "start"}) == "host-only"
    assert code_of(server, host, {"type": "start", "level": "prodigy"}) == "no-level"
    assert code_of(server, guest, act_of(guest)) == "not-started"
    assert scene_of(server, host)["awaited"] == []
    accepted(server, host, {"type": "start", "level": "random"})
    assert code_of(server, host, {"type": "start"}) == "started"
    chairs = scene_of(server, host)["company"]["chairs"]
    assert [(c["name"], c["level"]) for c in chairs] == [
        ("Prima", ""),
        ("Altra", ""),
        ("", "random"),
    ]
    told = server.call("POST", f"{host.path}/sit", {"name": "Terza"})
    assert (told.status, told.code) == (409, "full")


def act_of(seated: Seated) -> Json:
    """Some act of a person."""
    return {"type": "act", "seq": 10**6, "action": {"type": "play", "seat": seated.seat}}


def test_the_last_chair_begins_the_party(server: InProcessServer) -> None:
    """Chairs can be chosen while they are free; with the last one taken the house shuffles."""
    host = open_table(server, TRIO, people=3, fill=False)[0]
    path = f"{host.path}/sit"
    taken = server.call("POST", path, {"name": "Altra", "seat": 2})
    assert taken.json["seat"] == 2
    for seat in (0, 2, 3):
        told = server.call("POST", path, {"name": "Terza", "seat": seat})
        assert (told.status, told.code) == (409, "taken")
    assert not scene_of(server, host)["company"]["started"]
    assert sit(server, host, "Terza").seat == 1
    scene = wait_for(server, host, lambda scene: scene["awaited"] and -1 not in scene["awaited"])
    assert scene["company"]["started"]


def test_a_host_who_leaves_before_the_start_holds_nobody_up(server: InProcessServer) -> None:
    """Somebody else may start then."""
    host = open_table(server, TRIO, people=3, fill=False)[0]
    guest = sit(server, host, "Altra")
    accepted(server, host, {"type": "leave"})
    accepted(server, guest, {"type": "start"})


def test_acts_for_others(server: InProcessServer) -> None:
    """Nobody acts for another seat, and nobody for the house."""
    people = open_table(server, PAIR)
    for seat in (1, -1):
        action = {"type": "play", "seat": seat, "card": "hA"}
        command = {"type": "act", "seq": 10**6, "action": action}
        assert code_of(server, people[0], command) == "not-your-seat"
    for kind in ("shuffle", "rise"):
        command = {"type": "act", "seq": 10**6, "action": {"type": kind, "seat": -1, "order": []}}
        assert code_of(server, people[0], command) in {"not-your-seat", "no-action"}


# Looking on


def test_looking_on_is_forbidden(server: InProcessServer) -> None:
    """Where the host wants no onlookers there are none."""
    one = open_table(server, PAIR, watching={"how": "no"})[0]
    assert server.scene(one.onlooker).code == "private"
    with connected(server, one.onlooker, hello=False) as client:
        assert client.hello()["code"] == "private"


def test_onlookers_see_no_hand(server: InProcessServer) -> None:
    """They are told of every page at once, with the backs of all cards but imperials shown."""
    people = open_table(server, PAIR)
    with connected(server, people[0].onlooker) as client:
        play(server, people, 8, Random(2))
        last = server.scene(people[0]).json["seq"]
        while client.seq < last:
            client.read()
        for command in ({"type": "hint"}, {"type": "leave"}, {"type": "rematch"}, {"type": "undo"}):
            assert client.ask(command)["code"] == "no-seat", command
    deal = client.scene["table"]["deal"]
    open_cards = {"?", *(card for shown in deal.get("shown", ()) for card in shown["cards"])}
    open_cards |= set(deal.get("rummel") or ())
    assert {card for hand in deal["hands"] for card in hand} <= open_cards
    mine = scene_of(server, people[0])["table"]["deal"]["hands"]
    assert "?" not in mine[0]
    assert set(mine[1]) <= open_cards


def test_open_tables_are_shown_late(
    server: InProcessServer, fake_time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All hands, but only of deals that are over, and of pages as old as the host has set."""
    monkeypatch.setattr(delayed_view, "READ_ON_SECONDS", 0.05)
    people = open_table(server, PAIR, watching={"how": "open", "delay": 60})
    play(server, people, 6, Random(2))
    held = [hand_of(server, person) for person in people]
    assert server.scene(people[0].onlooker).code == "private"
    with connected(server, people[0].onlooker) as client:
        assert client.seq == 0
        fake_time.advance(10_000)
        hosted = server.registry.loaded(people[0].table)
        assert hosted is not None
        server.inside(hosted.delayed_view.advance())
        with contextlib.suppress(TimeoutError):
            while True:
                client.read(seconds=0.3)
        assert client.scene["table"]["deal"]["hands"] == [[], []]
        to_the_end_of_the_deal(server, people)
        over = server.scene(people[0]).json["seq"]
        hands = []
        fake_time.advance(100_000)
        while client.seq < over:
            client.read()
            hands.append(client.scene["table"].get("deal", {}).get("hands"))
        assert held in hands
    assert '"key":"' not in str(client.frames).replace("'", '"').replace(": ", ":")


def test_a_long_history_is_caught_up_with_in_turns(
    server: InProcessServer, fake_time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes late to an open table sees it as those who stayed, and holds nobody up."""
    monkeypatch.setattr(delayed_view, "READ_ON_SECONDS", 0.05)
    monkeypatch.setattr(delayed_view, "AT_ONCE", 7)
    monkeypatch.setattr(delayed_view, "TURN_SECONDS", 0.0)
    people = open_table(server, PAIR, watching={"how": "open", "delay": 30})
    with connected(server, people[0].onlooker) as early:
        for _ in range(3):
            to_the_end_of_the_deal(server, people)
            for person in people:
                server.command(person, {"type": "next"})
        over = server.scene(people[0]).json["seq"]
        hosted = server.registry.loaded(people[0].table)
        assert hosted is not None
        until = hosted.live.table.open_until
        assert 3 * delayed_view.AT_ONCE < until <= over
        fake_time.advance(100_000)
        while early.seq < until:
            early.read()
    wait_until(lambda: not hosted.delayed_view.subscribers)
    hosted.delayed_view = DelayedView(hosted.live)
    turns = server.inside(turns_during(hosted.delayed_view.advance()))
    assert turns >= until
    with connected(server, people[0].onlooker) as late:
        assert late.seq == until
        assert late.scene == early.scene


async def turns_during(work: Coroutine[Any, Any, None]) -> int:
    """How often others got a turn on the event loop before the work was done."""
    running, turns = asyncio.ensure_future(work), 0
    while not running.done():
        await asyncio.sleep(0)
        turns += 1
    return turns


def test_the_delay_holds_for_everybody_without_a_chair(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    """By whatever request: a deal that has just ended is shown to those who sit there, only."""
    people = open_table(server, "kaiserspiel", watching={"how": "open", "delay": 300})
    to_the_end_of_the_deal(server, people)
    one = people[0]

    def asks(seated: Seated) -> list[HttpAnswer]:
        """A deal in every form in which it may be had."""
        origin = {"type": "table", "table": seated.table, "deal": 1}
        step = {"origin": origin, "step": 3}
        calls: list[tuple[str, str, Any]] = [
            ("GET", f"{seated.path}/deals/1", None),
            ("POST", "/api/replay", {"origin": origin}),
            ("POST", "/api/replay", {"origin": origin, "seat": 0}),
            ("POST", "/api/replay/choices", step),
            ("POST", "/api/replay/tree", {"origin": origin, "variations": []}),
            ("POST", "/api/replay/play-on", {**step, "seat": 0, "name": "P"}),
            ("POST", "/api/replay/worth", step),
            ("POST", "/api/replay/spread", {**step, "level": "novice", "seed": 1, "times": 1}),
            ("POST", "/api/replay/review", {"origin": origin}),
        ]
        return [server.call(*call, token=seated.token) for call in calls]

    def cards_in_record(seated: Seated) -> int:
        record = server.call("GET", f"{seated.path}/record", token=seated.token).body.decode()
        return len(record.partition("\n\n")[2].split())

    assert [(told.status, told.code) for told in asks(one.onlooker)] == [(404, "no-deal")] * 9
    assert cards_in_record(one.onlooker) == 0
    assert all(told.status in (200, 201, 422) for told in asks(one))
    assert cards_in_record(one) > 20
    # What was made for those who sit there is not handed on either.
    assert {told.status for told in asks(one.onlooker)} == {404}
    fake_time.advance(301)
    assert all(told.status in (200, 201, 422) for told in asks(one.onlooker))
    assert cards_in_record(one.onlooker) == cards_in_record(one)


def test_a_delayed_view_survives_a_failing_database(
    server: InProcessServer, fake_time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is logged, and onlookers see the deal once the database answers again."""
    monkeypatch.setattr(delayed_view, "READ_ON_SECONDS", 0.05)
    people = open_table(server, PAIR, watching={"how": "open", "delay": 30})
    with connected(server, people[0].onlooker) as client:
        to_the_end_of_the_deal(server, people)

        def fail(*_args: Json) -> Json:
            raise OSError("the disk is gone")

        with monkeypatch.context() as patch:
            patch.setattr(Store, "read", fail)
            fake_time.advance(31)
            wait_until(lambda: any("delayed-view" in error for error in server.log.errors))
        server.log.records.clear()
        fake_time.advance(10_000)
        client.read_until(lambda _: bool(client.scene.get("between")))
        server.log.records.clear()


def hand_of(server: InProcessServer, seated: Seated) -> list[str]:
    """The cards a person holds."""
    hand: list[str] = scene_of(server, seated)["table"]["deal"]["hands"][seated.seat]
    assert "?" not in hand
    return hand


# Taking back


def test_alone_one_takes_back_at_once(server: InProcessServer) -> None:
    """Among computer players: the scene is as it was before the last decision."""
    one = open_table(server, PAIR, people=1)[0]
    wait_for(server, one, lambda scene: scene["awaited"] == [0])
    assert code_of(server, one, {"type": "undo"}) == "nothing"
    before = to_the_cards(server, [one])
    act(server, one, Random(1))
    accepted(server, one, {"type": "undo"})
    after = scene_of(server, one)
    assert after["table"] == before["table"]
    assert after["offers"] == before["offers"]


def decided(server: InProcessServer, people: list[Seated]) -> Seated:
    """Somebody leads the first card, or says something before it."""
    seat: int = to_the_cards(server, people)["seat"]
    act(server, people[seat], Random(5))
    return people[seat]


def test_others_must_agree(server: InProcessServer) -> None:
    """Everybody at the table; one refusal is enough against it."""
    people = open_table(server, TRIO)
    to_the_cards(server, people)
    before = scene_of(server, people[0])["table"]
    actor = decided(server, people)
    done = scene_of(server, people[0])["table"]
    others = [person for person in people if person != actor]
    accepted(server, actor, {"type": "undo"})
    yes, no = ({"type": "answer-undo", "agreed": agreed} for agreed in (True, False))
    assert code_of(server, actor, yes) == "nothing"
    accepted(server, others[0], yes)
    assert code_of(server, others[0], yes) == "nothing"
    assert scene_of(server, people[0])["table"] == done
    accepted(server, others[1], no)
    assert scene_of(server, people[0])["table"] == done
    assert code_of(server, others[1], yes) == "nothing"
    accepted(server, actor, {"type": "undo"})
    for other in others:
        assert scene_of(server, people[0])["table"] == done
        accepted(server, other, yes)
    assert scene_of(server, people[0])["table"] == before


def test_what_an_absent_person_did_is_not_taken_back(server: InProcessServer) -> None:
    """Not before they are back, and agree; no button offers it."""
    people = open_table(server, PAIR)
    first = people[to_the_cards(server, people)["seat"]]
    other = next(person for person in people if person != first)
    act(server, first, Random(5))
    while scene_of(server, other)["awaited"] != [other.seat]:
        act(server, first, Random(5))
    act(server, other, Random(5))
    accepted(server, other, {"type": "leave"})
    assert not scene_of(server, first)["may_undo"]
    assert code_of(server, first, {"type": "undo"}) == "consent"


def test_a_request_to_take_back_ends_when_play_goes_on(server: InProcessServer) -> None:
    """Nobody can agree to take back more than was asked."""
    people = open_table(server, TRIO)
    actor = decided(server, people)
    accepted(server, actor, {"type": "undo"})
    play(server, people, 1, Random(2))
    other = next(person for person in people if person != actor)
    assert code_of(server, other, {"type": "answer-undo", "agreed": True}) == "nothing"


# The next deal, the end, the record


def test_the_next_deal_waits_for_all(server: InProcessServer) -> None:
    """It is dealt when the last person is ready; a settled deal is not taken back."""
    people = open_table(server, TRIO)
    assert code_of(server, people[0], {"type": "next"}) == "mid-deal"
    to_the_end_of_the_deal(server, people)
    for person in people:
        assert server.command(person, {"type": "undo"}).status == 409
    for person in people[:-1]:
        accepted(server, person, {"type": "next"})
        accepted(server, person, {"type": "next"})
    scene = scene_of(server, people[0])
    assert scene["between"]
    assert [chair["ready"] for chair in scene["company"]["chairs"]] == [True, True, False]
    accepted(server, people[-1], {"type": "next"})
    scene = wait_for(server, people[0], lambda scene: not scene["between"])
    assert not any(chair["ready"] for chair in scene["company"]["chairs"])


def test_the_record_holds_what_is_over(server: InProcessServer) -> None:
    """Nothing before the first deal is settled, and then nothing of the second."""
    people = open_table(server, TRIO)
    play(server, people, 12, Random(1))
    record = f"{people[0].path}/record"
    assert parse(server.call("GET", record).body.decode()).lines == ()
    to_the_end_of_the_deal(server, people)
    settled = server.call("GET", record).body.decode()
    assert all(check.ok for check in check_seals(settled))
    replayed = run(parse(settled))
    assert replayed.game.settled(replayed.state)
    for person in people:
        accepted(server, person, {"type": "next"})
    play(server, people, 10, Random(4))
    assert server.call("GET", record).body.decode() == settled


def test_an_idle_table_comes_back(server: InProcessServer, fake_time: FakeTime) -> None:
    """Unloaded from memory when nobody is connected, not before; and it is as it was."""
    people = open_table(server, PAIR)
    play(server, people, 9, Random(1))
    before = [server.scene(person).body for person in people]
    registry, ident = server.registry, people[0].table

    async def fold() -> int:
        return registry.unload_idle(100)

    server.inside(fold())
    assert registry.loaded(ident) is not None
    fake_time.advance(101)
    with connected(server, people[0]):
        server.inside(fold())
        assert registry.loaded(ident) is not None
    wait_until(lambda: not registry.loaded(ident).live.subscribers.by_seat)  # type: ignore[union-attr]
    fake_time.advance(101)
    assert server.inside(fold()) >= 1
    assert registry.loaded(ident) is None
    assert [server.scene(person).body for person in people] == before
    assert registry.loaded(ident) is not None


def test_name_is_changed_at_any_time(server: InProcessServer) -> None:
    """Everybody sees the new name at once, and so does the lobby; an empty one is refused."""
    seated = open_table(server, "tresette", listed=True)[0]
    told = server.command(seated, {"type": "rename", "name": "  Anna   Maria "})
    assert told.json["type"] == "accepted"
    seen = server.scene(seated).json["scene"]["company"]["chairs"][seated.seat]
    assert seen["name"] == "Anna Maria"
    listed = server.call("GET", "/api/tables").json[0]["chairs"][seated.seat]
    assert listed["name"] == "Anna Maria"
    assert server.command(seated, {"type": "rename", "name": " "}).json.get("type") != "accepted"
