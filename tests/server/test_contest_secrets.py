"""Challenges and evenings: not a byte tells how others played the cards that one still plays.

The same contest is lived twice, with the same cards. Others have finished, and have played
otherwise in each of the two: that is all that differs. Whoever is in the middle of the deal gets
the same answer to everything.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ridotto.server import contest_endpoints, contest_scenes
from ridotto.server.config import Config
from ridotto.server.routes import CALLS
from tests.server.day_worlds import NOON, Counted
from tests.server.in_process_server import (
    WIDE,
    InProcessServer,
    Seated,
    run_in_process,
    wait_until,
)
from tests.server.socket_client import SocketClient
from tests.server.test_contests import Friend
from tests.server.test_daily_deals import paths_to_a_deal
from tests.server.test_day_secrets import EVERY_CARD_KNOWN, HOSTS_OWN, shown

OWN_ACTS = 2
"""After so many acts of their own somebody stops in the middle of the deal."""


def everything_told(movement: str, game: str, seed: int, folder: Path) -> Iterator[tuple[str, str]]:
    """Others finish by chance; a name for each thing that one can ask then, and the answer."""
    settings: dict[str, Any] = dict(WIDE)
    config = Config(database=f"sqlite:///{folder}/world-{seed}.db", **settings)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.asgi_app._now", lambda: NOON)
        patch.setattr("ridotto.server.duplicate_play.PACE", 0)
        patch.setattr("ridotto.server.contests.secrets.token_hex", lambda n=32: "ab" * n)
        with run_in_process(config, Counted()) as server:
            yield from live_through(server, movement, game, seed)
    assert server.log.errors == []


def live_through(
    server: InProcessServer, movement: str, game: str, seed: int
) -> Iterator[tuple[str, str]]:
    """The last of the people is in the middle; whoever sits elsewhere is done."""
    people = [Friend(server, n) for n in range(4 if movement == "individual" else 2)]
    contest = people[0].begin(movement, game)
    for number, friend in enumerate(people[1:], start=1):
        friend.join(contest, number % 2)
    people[0].call("POST", f"/api/contests/{contest}/start")
    chairs = {friend.number: friend.sit(contest) for friend in people}
    one = chairs[people[-1].number]
    others = [friend for friend in people if chairs[friend.number].table != one.table]
    mates = [friend for friend in people[:-1] if friend not in others]
    dice = Random(seed)

    def all_over() -> bool:
        # Everybody has a turn, whoever is not done yet.
        over = [friend.act(chairs[friend.number], dice) for friend in others]
        return all(over)

    wait_until(all_over, 60)
    stop_in_the_middle(people[-1], one, [(mate, chairs[mate.number]) for mate in mates])
    yield from by_requests(people[-1], contest, game, (one, chairs[others[0].number]))
    yield from by_socket(server, people[-1], one)


def stop_in_the_middle(spy: Friend, one: Seated, mates: list[tuple[Friend, Seated]]) -> None:
    """The same acts in both worlds, as far as somebody's third."""
    dice, acts = Random(1), 0
    while True:
        scene = spy.call("GET", f"{one.path}/scene").json["scene"]
        if one.seat in (scene["awaited"] or ()) and scene["offers"]:
            if acts == OWN_ACTS:
                return
            spy.act(one, dice)
            acts += 1
        for mate, chair in mates:
            mate.act(chair, dice)


def by_requests(
    spy: Friend, contest: str, game: str, tables: tuple[Seated, Seated]
) -> Iterator[tuple[str, str]]:
    """Every GET, at both tables, and what shows a finished deal; as oneself and as nobody."""
    for call in (call for call in CALLS if call.method == "GET" and call.path != HOSTS_OWN):
        if EVERY_CARD_KNOWN.match(call.path):
            continue
        for table in tables if "{table}" in call.path else tables[:1]:
            path = call.path.replace("{table}", table.table).replace("{contest}", contest)
            path = path.replace("{deal}", f"{contest}-1" if "/duplicates/" in path else "1")
            path = re.sub(r"{\w+}", "1", path.replace("{game}", game))
            for headers in (spy.headers, {}):
                for query in ("", "?after=-1", f"?table={tables[1].table}"):
                    told = spy.server.call("GET", path + query, headers=headers)
                    body = shown(path, told.status, told.body)
                    yield f"{path}{query} {headers}", body.decode("utf-8", "replace")
    for table in tables:
        for method, path, wish in paths_to_a_deal(table):
            told = spy.call(method, path, wish)
            assert told.status >= 400
            yield f"{path} {wish}", told.body.decode()


def by_socket(server: InProcessServer, spy: Friend, one: Seated) -> Iterator[tuple[str, str]]:
    """What a socket says, and to what helps elsewhere."""
    socket = SocketClient(server, Seated(one.table, one.seat))
    socket.hello(key=spy.headers["ridotto-key"])
    yield "welcome", json.dumps(socket.scene)
    for help_ in ("hint", "undo", "rise", "next", "rematch"):
        yield help_, json.dumps(socket.ask({"type": help_}))
    socket.close()


def compare(movement: str, game: str, folder: Path) -> int:
    """The law; how many answers were held against each other."""
    told = [dict(everything_told(movement, game, seed, folder)) for seed in (1, 2)]
    assert list(told[0]) == list(told[1])
    for name, body in told[0].items():
        assert body == told[1][name], f"one can tell how others played by {name}"
    return len(told[0])


@pytest.mark.parametrize(
    ("movement", "game"),
    [
        ("alone", "minchiate"),
        ("alone", "bieten"),
        ("teams", "tresette"),
        ("individual", "kaiserspiel"),
    ],
)
def test_not_a_byte_tells_how_others_played_the_same_cards(
    movement: str, game: str, tmp_path: Path
) -> None:
    assert compare(movement, game, tmp_path) > 100


@pytest.mark.parametrize(
    ("place", "name"), [(contest_scenes, "_told"), (contest_endpoints, "is_open")]
)
def test_the_comparison_finds_a_leak(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: Any, name: str
) -> None:
    """What others made, or their tricks, told too early, would be noticed."""
    monkeypatch.setattr(place, name, lambda _, found: found)
    with pytest.raises(AssertionError, match="one can tell how others played"):
        compare("alone", "taroc", tmp_path)
