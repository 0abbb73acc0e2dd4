"""Tables by correspondence: days of a moved clock, calls, warnings, vacations, orders."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from ridotto.server.config import Config
from ridotto.server.slow_clock import VACATION_DAYS
from tests.server.conftest import FakeTime
from tests.server.fake_push import FakePush, Subscription, fake_push
from tests.server.in_process_server import (
    WIDE,
    InProcessServer,
    Json,
    Seated,
    accepted,
    act,
    code_of,
    open_table,
    run_in_process,
    scene_of,
    to_the_cards,
    wait_for,
    wait_until,
)
from tests.server.server_process import postgres

pytestmark = pytest.mark.usefixtures("quiet")

PAIR = "kaiserspiel"
HOUR, DAY = 3600, 86400


@pytest.fixture(scope="module")
def server_settings() -> Iterator[dict[str, Any]]:
    """The push service of these tests is on this machine; and the house looks often."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.slow_tables.LOOK_SECONDS", 0.05)
        patch.setattr("ridotto.server.call_desk.LOOK_SECONDS", 0.05)
        yield {"private_calls": True, "idle": 5.0}


@pytest.fixture
def service() -> Iterator[FakePush]:
    """A push service."""
    with fake_push() as running:
        yield running


def slow_table(server: InProcessServer, days: int = 1, **charter: Json) -> list[Seated]:
    """Two people who have a day for every move, and are at the cards."""
    people = open_table(server, PAIR, clock={"move": days * DAY}, **charter)
    to_the_cards(server, people)
    return people


def subscribe(server: InProcessServer, seated: Seated, endpoint: str, **more: Json) -> Subscription:
    """A browser that is called to this chair."""
    browser = Subscription()
    body = {"way": browser.wish(endpoint), **more}
    told = server.call("POST", f"{seated.path}/calls", body, token=seated.token)
    assert told.status == 201, told.body
    return browser


def awaited(server: InProcessServer, people: list[Seated]) -> tuple[Seated, Seated]:
    """Who is to act, and who waits."""
    scene = wait_for(server, people[0], lambda s: bool(s["awaited"]) and min(s["awaited"]) >= 0)
    seat = min(scene["awaited"])
    return people[seat], people[1 - seat]


def chair(server: InProcessServer, people: list[Seated], whose: Seated) -> Json:
    """A chair as the other person sees it."""
    other = next(person for person in people if person != whose)
    return scene_of(server, other)["company"]["chairs"][whose.seat]


def turn_over(server: InProcessServer, people: list[Seated]) -> Seated:
    """Act until it is the other person's turn; who that is."""
    begun, _ = awaited(server, people)
    while (actor := awaited(server, people)[0]) == begun:
        act(server, actor, Random(3))
    return actor


def test_the_turn_is_called_and_nothing_but_the_table_is_told(
    server: InProcessServer, service: FakePush
) -> None:
    people = slow_table(server, title="Briefe")
    _, other = awaited(server, people)
    browser = subscribe(server, other, service.address(), language="de")
    assert turn_over(server, people) == other
    wait_until(lambda: bool(service.came))
    (told,) = service.messages(browser)
    until = scene_of(server, other)["until"]
    assert told == {
        "kind": "turn",
        "table": other.table,
        "game": PAIR,
        "title": "Ridotto: Briefe",
        "text": "Du bist an der Reihe.",
        "language": "de",
        "until": until,
    }


def test_three_days_of_a_party(
    server: InProcessServer, service: FakePush, fake_time: FakeTime
) -> None:
    """Called, warned with a quarter of the time left, replaced, and back again."""
    people = slow_table(server)
    _, late = awaited(server, people)
    browser = subscribe(server, late, service.address())
    turn_over(server, people)

    def kinds() -> list[str]:
        return [told["kind"] for told in service.messages(browser)]

    wait_until(lambda: kinds() == ["turn"])
    fake_time.advance(17 * HOUR)
    assert not chair(server, people, late)["warned"]
    fake_time.advance(2 * HOUR)
    wait_until(lambda: kinds() == ["turn", "warning"])
    assert chair(server, people, late)["warned"]
    assert not chair(server, people, late)["away"]
    fake_time.advance(7 * HOUR)
    wait_until(lambda: kinds() == ["turn", "warning", "replaced"])
    assert chair(server, people, late)["away"]
    # A computer player plays on, and the other has a day again.
    other = next(person for person in people if person != late)
    wait_for(server, other, lambda s: s["awaited"] == [other.seat] or s["between"])
    fake_time.advance(DAY / 2)
    accepted(server, late, {"type": "return"})
    assert not chair(server, people, late)["away"]
    pages = server.scene(other, after=0).json["pages"]
    left = [entry for page in pages for entry in page["entries"] if entry["type"] == "left"]
    assert [entry["why"] for entry in left] == ["late"]


def test_nobody_is_warned_or_called_in_quiet_hours(
    server: InProcessServer, service: FakePush, fake_time: FakeTime
) -> None:
    """The call waits, the warning waits, and the end waits with it."""
    people = slow_table(server)
    _, other = awaited(server, people)
    hour = int(fake_time() / 1000 % DAY // HOUR)
    quiet = {"since": hour, "until": (hour + 10) % 24, "zone": "UTC"}
    browser = subscribe(server, other, service.address(), quiet=quiet)
    turn_over(server, people)
    fake_time.advance(1 * HOUR)
    wait_until(lambda: bool(_pending(server)))
    assert service.came == []
    fake_time.advance(10 * HOUR)
    wait_until(lambda: len(service.came) == 1)
    # The warning would fall into the next night.
    fake_time.advance(14 * HOUR - _seconds_into_hour(fake_time))
    assert not chair(server, people, other)["warned"]
    fake_time.advance(10 * HOUR)
    wait_until(lambda: len(service.came) == 2)
    assert service.messages(browser)[1]["kind"] == "warning"
    assert not chair(server, people, other)["away"]
    left = service.messages(browser)[1]["until"] - fake_time()
    assert left > 5 * HOUR * 1000


def _seconds_into_hour(fake_time: FakeTime) -> float:
    return fake_time() / 1000 % HOUR


def _pending(server: InProcessServer) -> bool:
    """Is there a call that waits for its time?"""
    store = server.registry.services.desk.store
    return store.due_calls(2**62) and not store.due_calls(server.registry.services.now())


def test_a_vacation_stops_the_clock_and_is_told(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    people = slow_table(server)
    late, other = awaited(server, people)
    before = scene_of(server, other)["until"]
    accepted(server, late, {"type": "take-vacation", "days": 7})
    assert code_of(server, late, {"type": "take-vacation", "days": 1}) == "vacation"
    assert scene_of(server, other)["until"] - before == 7 * DAY * 1000
    seen = chair(server, people, late)["vacation"]
    assert seen["until"] - seen["since"] == 7 * DAY * 1000
    fake_time.advance(6 * DAY)
    assert not chair(server, people, late)["warned"]
    accepted(server, late, {"type": "end-vacation"})
    assert scene_of(server, other)["until"] - before < 6.1 * DAY * 1000
    left = VACATION_DAYS - 6
    assert code_of(server, late, {"type": "take-vacation", "days": left + 1}) == "vacation"


def test_only_slow_tables_know_vacations_and_orders(server: InProcessServer) -> None:
    people = open_table(server, PAIR)
    to_the_cards(server, people)
    assert code_of(server, people[0], {"type": "take-vacation", "days": 1}) == "not-slow"
    told = server.call("PUT", f"{people[0].path}/order", {}, token=people[0].token)
    assert (told.status, told.code) == (409, "not-slow")
    people = slow_table(server)
    _, other = awaited(server, people)
    for kind in ("warn", "vote-out", "replace"):
        assert code_of(server, other, {"type": kind, "seat": 0}) == "slow"


def test_the_clock_runs_at_a_table_that_nobody_has_in_memory(
    server: InProcessServer, service: FakePush, fake_time: FakeTime
) -> None:
    people = slow_table(server)
    late, _ = awaited(server, people)
    browser = subscribe(server, late, service.address())
    hosted = server.registry.loaded(late.table)
    assert hosted is not None
    wait_until(lambda: hosted.idle)
    fake_time.advance(10)

    async def unload() -> int:
        return server.registry.unload_idle(5.0)

    server.inside(unload())
    assert server.registry.loaded(late.table) is None
    fake_time.advance(19 * HOUR)
    wait_until(lambda: [one["kind"] for one in service.messages(browser)] == ["warning"])


# Orders


def order(server: InProcessServer, seated: Seated, **wish: Json) -> Json:
    """Leave word of something."""
    told = server.call("PUT", f"{seated.path}/order", wish, token=seated.token)
    assert told.status == 200, told.body
    return told.json


def plays_of(server: InProcessServer, seated: Seated) -> list[Json]:
    """The cards a seat has played, as everybody sees it."""
    pages = server.scene(seated, after=0).json["pages"]
    acts = [x for page in pages for x in page["entries"] if x["type"] == "acted"]
    events = [event for x in acts for event in x["events"]]
    return [one["card"] for one in events if one["type"] == "play" and one["seat"] == seated.seat]


def test_an_order_is_carried_out_when_the_turn_comes(
    server: InProcessServer, fake_time: FakeTime
) -> None:
    """After a while, by lot, as if the person had come; the first card of it that is allowed."""
    people = slow_table(server)
    leader, other = awaited(server, people)
    hand = _hand(server, other)
    before = server.scene(leader).body
    assert order(server, other, cards=hand[::-1], times=2)["left"] == 2
    assert server.scene(leader).body == before
    while awaited(server, people)[0] == leader and not _trick(server, leader):
        act(server, leader, Random(5))
    fake_time.advance(10)
    assert plays_of(server, other) == []
    fake_time.advance(200)
    wait_until(lambda: len(plays_of(server, other)) == 1)
    assert plays_of(server, other)[0] in hand
    pages = server.scene(leader, after=0).json["pages"]
    mine = [x for page in pages for x in page["entries"] if x["type"] == "acted"][-1]
    assert mine["by"] == "person"


def _hand(server: InProcessServer, seated: Seated) -> list[str]:
    deal = scene_of(server, seated)["table"]["deal"]
    return list(deal["hands"][seated.seat])


def _trick(server: InProcessServer, seated: Seated) -> list[Json]:
    return list(scene_of(server, seated)["table"]["deal"]["trick"])


def test_an_order_that_fits_no_more_is_dropped_and_the_person_called(
    server: InProcessServer, service: FakePush, fake_time: FakeTime
) -> None:
    people = slow_table(server)
    leader, other = awaited(server, people)
    browser = subscribe(server, other, service.address())
    foreign = next(c for c in _hand(server, leader))
    order(server, other, cards=[foreign])
    turn_over(server, people)
    fake_time.advance(200)
    wait_until(lambda: [one["kind"] for one in service.messages(browser)] == ["turn"])
    told = server.call("GET", f"{other.path}/order", token=other.token).json
    assert told == {"order": None, "left": 0}
    assert plays_of(server, other) == []


def test_orders_are_checked(server: InProcessServer) -> None:
    people = slow_table(server)
    told = server.call("PUT", f"{people[0].path}/order", {"cards": ["zz"]}, token=people[0].token)
    assert (told.status, told.code) == (422, "no-order")
    assert server.call("GET", f"{people[0].path}/order").status == 401
    order(server, people[0])
    assert server.call("DELETE", f"{people[0].path}/order", token=people[0].token).json["left"] == 0


# Several processes


def _has_come(service: FakePush, count: int) -> bool:
    return len(service.came) >= count


def entry_types(server: InProcessServer, seated: Seated) -> list[str]:
    """The types of all entries of the ledger, as this server has it."""
    pages = server.scene(seated, after=0).json["pages"]
    return [entry["type"] for page in pages for entry in page["entries"]]


def test_two_servers_on_one_database_call_once(
    service: FakePush, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both look what is due; each call is sent by one of them, and nobody is warned twice."""
    clock = FakeTime()
    monkeypatch.setattr("ridotto.server.asgi_app._now", clock)
    settings: dict[str, Any] = {**WIDE, "private_calls": True}
    with postgres() as address:
        config = Config(database=address, **settings)
        with run_in_process(config) as one, run_in_process(config) as two:
            people = slow_table(one)
            _, late = awaited(one, people)
            browser = subscribe(two, late, service.address())
            turn_over(one, people)
            wait_until(lambda: len(service.came) == 1)
            for hours, kinds in ((19, ["turn", "warning"]), (7, ["turn", "warning", "replaced"])):
                clock.advance(hours * HOUR)
                wait_until(partial(_has_come, service, len(kinds)))
                assert [told["kind"] for told in service.messages(browser)] == kinds
            # The other process hears of a page a moment after it was written.
            wait_until(lambda: "left" in entry_types(two, people[0]))
            entries = entry_types(two, people[0])
            assert (entries.count("warned"), entries.count("left")) == (1, 1)
        assert one.log.errors + two.log.errors == []


def test_a_server_that_has_not_heard_of_a_page_drops_and_repeats_no_call(
    service: FakePush, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine it looks after the table before the news of the last page has come."""
    clock = FakeTime()
    monkeypatch.setattr("ridotto.server.asgi_app._now", clock)
    monkeypatch.setattr("ridotto.server.pg_listener.PgListener._read_on", _hear_nothing)
    settings: dict[str, Any] = {**WIDE, "private_calls": True}
    with postgres() as address:
        config = Config(database=address, **settings)
        with run_in_process(config) as one, run_in_process(config) as two:
            people = slow_table(one)
            _, late = awaited(one, people)
            browser = subscribe(two, late, service.address())
            turn_over(one, people)
            wait_until(partial(_has_come, service, 1))
            for server in (two, one):
                hosted = server.registry.loaded(late.table)
                assert hosted is not None
                server.inside(hosted.correspondence.attend())
            clock.advance(19 * HOUR)
            wait_until(partial(_has_come, service, 2))
            assert [told["kind"] for told in service.messages(browser)] == ["turn", "warning"]
        assert one.log.errors + two.log.errors == []


def _hear_nothing(*_page: Any) -> None:
    """The news is still on its way."""
