"""Laws of every table, in every game: consent, hidden cards, and true names."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Literal

import msgspec
import pytest

from ridotto.bots import RandomPlayer
from ridotto.games import GAMES
from ridotto.server import ledger_entries as e
from ridotto.server import wire as w
from ridotto.server.charter import Watching
from ridotto.server.delayed_view import DelayedView
from ridotto.server.ledger_table import read_ledger
from ridotto.server.live_table import LiveTable
from ridotto.server.table_commands import answer_command
from ridotto.server.thinking_process import ThinkingFailed
from ridotto.server.workers import Workers
from ridotto.server.write_path import act, write
from ridotto.table import HOUSE, Seat
from ridotto.testing import WatchedParty
from tests.server.conftest import FakeTime
from tests.server.in_process_server import (
    SEATS,
    InProcessServer,
    Json,
    open_table,
    plain,
    play,
    wait_until,
)
from tests.server.indistinguishable_tables import (
    RecordingSubscriber,
    make_live_table,
    play_through,
)

EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))


def at_table(name: str, story: Callable[[LiveTable, Random], Coroutine[Any, Any, None]]) -> None:
    """Tell a story at a table full of people, without a database."""
    workers, game = Workers(1, 1), GAMES[name]
    course = WatchedParty.open(game, next(iter(game.rule_sets.values())))

    async def told() -> None:
        live = make_live_table(course, workers)
        await play_through(live, ())
        await story(live, Random(name))

    try:
        asyncio.run(told())
    finally:
        workers.close()


async def step(live: LiveTable, dice: Random) -> None:
    """The next act, by whoever is awaited; a computer player acts for those who are away."""
    table = live.table
    seat = dice.choice(sorted(table.awaited))
    if seat == HOUSE:
        await act(live, table.game.shuffle(table.state, dice), "house")
        return
    player = RandomPlayer(table.game, seed=dice.randrange(10**6))
    by = "bot" if table.company.chairs[seat].played_by else "person"
    await act(live, player.act(table.view(seat)), by)  # type: ignore[arg-type]


# No act of a person is undone without that person's consent


async def take_back(live: LiveTable, seat: Seat, unwilling: Seat) -> bool:
    """Everybody agrees but one; whether something was taken back."""
    before = len(live.table.happened)
    await answer_command(live, seat, w.Undo())
    for other in range(len(live.table.company.chairs)):
        if other not in (seat, unwilling):
            await answer_command(live, other, w.AnswerUndo(agreed=True))
    return len(live.table.happened) < before


async def come_or_go(live: LiveTable, dice: Random) -> None:
    """Seat 1 goes in one way or another, or comes back."""
    if live.table.company.chairs[1].away:
        await write(live, e.Returned(1))
    else:
        gone: tuple[Literal["left", "absent", "idle"], ...] = ("left", "absent", "idle")
        await write(live, e.Left(1, dice.choice(gone)))


@EVERY_GAME
def test_no_act_of_a_person_is_undone_without_consent(name: str) -> None:
    """Seat 1 never agrees. It comes and goes; what it did itself stays, what was done for it not.

    It leaves, is missed or voted out, and is forgotten at last. The others take back whatever they
    can, again and again; and a server that starts anew asks the same people.
    """
    undone = []

    async def story(live: LiveTable, dice: Random) -> None:
        own: list[int] = []
        for _ in range(260):
            away = live.table.company.chairs[1].away
            if dice.random() < 0.1:
                await come_or_go(live, dice)
            elif dice.random() < 0.3 and live.table.happened:
                seats = [s for s in live.table.company.persons if s != 1]
                undone.append(await take_back(live, dice.choice(seats), 1))
            elif not live.table.over:
                await step(live, dice)
                _, events = live.table.happened[-1]
                if events[0].seat == 1 and not away:  # type: ignore[attr-defined]
                    own.append(live.table.seq)
            left = {seq for seq, _ in live.table.happened}
            assert not set(own) - left, "an act of a person was undone, and nobody asked"
            persons = live.table.company.persons
            for seat in persons:
                to = live.table.last_decision(seat)
                missed = to is not None and live.table.asked_for_undo(seat, to) - set(persons)
                assert live.table.may_undo(seat) is (to is not None and not missed)
        await write(live, e.Forgotten(1))
        for seat in live.table.company.persons:
            for _ in range(10):
                await take_back(live, seat, 1)
        assert not set(own) - {seq for seq, _ in live.table.happened}
        again = read_ledger("a table", live.services.store.read(""))
        for seat in live.table.company.persons:
            to = live.table.last_decision(seat)
            assert again.last_decision(seat) == to
            if to is not None:
                assert again.asked_for_undo(seat, to) == live.table.asked_for_undo(seat, to)

    at_table(name, story)
    assert sum(undone) > 3, "nothing was ever taken back: the test tests nothing"


# No hidden card reaches anybody before its deal is over


@EVERY_GAME
def test_open_tables_show_no_deal_before_it_is_over(name: str) -> None:
    """However late, and however the clock jumps; and then they do show it."""
    shown: list[int] = []

    async def story(live: LiveTable, dice: Random) -> None:
        clock = [0]
        services: Any = live.services
        object.__setattr__(services, "now", lambda: clock[0])
        charter = msgspec.structs.replace(live.table.company.charter, watching=Watching("open", 30))
        live.table.company = msgspec.structs.replace(live.table.company, charter=charter)
        gallery, onlooker = DelayedView(live), RecordingSubscriber(None)
        await gallery.subscribe(onlooker)
        until = live.table.seq
        while live.table.deals < 2 and not live.table.over:
            await step(live, dice)
            game, state = live.table.game, live.table.state
            if game.settled(state) or game.over(state):
                until = live.table.seq
            clock[0] = dice.randrange(10**13)
            await gallery.advance()
            last = json.loads(onlooker.frames[-1])
            assert last["seq"] <= until, "a hand still in play was shown"
        for _ in range(3):
            clock[0] = 10**15
            await gallery.advance()
        shown.append(json.loads(onlooker.frames[-1])["seq"])
        assert shown == [until]
        gallery.unsubscribe(onlooker)

    at_table(name, story)
    assert shown[0] > 20, "no deal was ever shown: the test tests nothing"


@EVERY_GAME
def test_no_request_shows_a_deal_before_it_is_over(
    server: InProcessServer, fake_time: FakeTime, name: str
) -> None:
    """Records, deals, replays, other choices and what-ifs, for those at the table and others."""
    people = open_table(server, name, watching={"how": "open", "delay": 30})
    assert play(server, people, 12, Random(3)) == 12
    fake_time.advance(10**6)
    one = people[0]
    for token in (one.token, ""):
        deal = server.call("GET", f"{one.path}/deals/1", token=token)
        assert (deal.status, deal.code) == (404, "no-deal")
        origin = {"type": "table", "table": one.table, "deal": 1}
        step_back = {"step": 1, "action": {"type": "play", "seat": 0, "card": "hA"}}
        for path, more in (
            ("replay", {}),
            ("replay/choices", {"step": 1}),
            ("replay/what-if", step_back),
            ("replay/spread", {"step": 1}),
            ("replay/worth", {"step": 1, "open_cards": True}),
            ("replay/tree", {"variations": [{"after": 1, "acts": ["A plays hA"]}]}),
            ("replay/play-on", {"step": 1, "seat": 0, "name": "Spia"}),
        ):
            told = server.call("POST", f"/api/{path}", {"origin": origin, **more}, token=token)
            assert (told.status, told.code) == (404, "no-deal"), path
        record = server.call("GET", f"{one.path}/record", token=token).body.decode()
        assert "shuffle" not in record
        assert "play" not in record
    assert server.scene(one.onlooker).code == "private"


# Whoever sits in a chair is named as what it is


@EVERY_GAME
def test_nobody_is_called_a_master_who_plays_as_a_novice(
    server: InProcessServer, name: str
) -> None:
    """This server does not let anybody search: that is said everywhere, from the first page."""
    seats = SEATS[name]
    chairs = [{"type": "you"}, *[{"type": "bot", "level": "master"}] * (seats - 1)]
    one = open_table(server, name, people=1, chairs=chairs, listed=True)[0]
    summary = server.call("GET", one.path).json
    for company in (summary, server.scene(one).json["scene"]["company"]):
        assert [chair["level"] for chair in company["chairs"]] == ["", *["novice"] * (seats - 1)]
        assert company["chairs"][1]["wanted"] == "master"
    first = server.scene(one, after=-1).json["pages"][0]["entries"]
    renamed = [entry["seat"] for entry in first if entry["type"] == "plays-as"]
    assert renamed == list(range(1, seats))
    play(server, [one], 400, Random(1))
    record = server.call("GET", f"{one.path}/record").body.decode()
    assert "computer player (novice)" in record
    assert "master" not in record


@EVERY_GAME
def test_the_level_shown_is_the_level_that_chose(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Masters come and go; at every act of a computer player the chair shows who chose it."""
    chosen: list[tuple[str, Json, str]] = []
    able = [True]

    async def decide(_workers: Any, asker: Any, level: str, view: Any, game: str) -> Any:
        able[0] = not able[0]
        if level == "master" and able[0]:
            raise ThinkingFailed("for once")
        action = RandomPlayer(GAMES[game], seed=len(view.seen)).act(view)
        chosen.append((asker.table, plain(action), level))
        return action

    monkeypatch.setattr("ridotto.server.automation.decide_at_table", decide)
    monkeypatch.setattr("ridotto.server.services.RETRY_LEVEL_SECONDS", 0)
    services: Any = server.registry.services
    monkeypatch.setitem(services.__dict__, "playable_level", lambda _game, level: level)
    chairs = [{"type": "you"}, *[{"type": "bot", "level": "master"}] * (SEATS[name] - 1)]
    one = open_table(server, name, people=1, chairs=chairs)[0]
    play(server, [one], 8, Random(1))
    rows = services.store.read(one.table)
    shown, acts = dict.fromkeys(range(SEATS[name]), "master"), 0
    for entry in (entry for _, _, body in rows for entry in json.loads(body)):
        if entry["type"] == "plays-as":
            shown[entry["seat"]] = entry["level"]
        elif entry.get("by") == "bot":
            action, acts = entry["events"][0], acts + 1
            levels = [level for table, act, level in chosen if (table, act) == (one.table, action)]
            assert shown[action["seat"]] in levels
    assert acts > 3
    hosted = server.registry.loaded(one.table)
    assert hosted is not None
    wait_until(lambda: not hosted.automation.busy)
    server.log.records.clear()
