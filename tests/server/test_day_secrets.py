"""Nothing that somebody can ask for while still playing the day's deal depends on unseen cards.

One person has finished the deal, another is in the middle of it. The day is lived in two worlds
that the second cannot tell apart, and all bytes that the second can get are compared: by every
request there is, as themselves and as nobody, at both tables, by the socket, and by questions.
"""

import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ridotto.duplicate.computer_field import CHAIR
from ridotto.games import GAMES
from ridotto.server import day_endpoints, duplicate_store
from ridotto.server.duplicate_store import DuplicateStore
from ridotto.server.routes import CALLS
from ridotto.testing.client import without_nulls
from tests.server.day_worlds import World, digests, live_through, two_worlds
from tests.server.in_process_server import InProcessServer, Json, Seated, wait_for, wait_until
from tests.server.socket_client import SocketClient
from tests.server.test_daily_deals import begin, key, play_out

FIRST, SECOND = 1, 2
EVERY_CARD_KNOWN = re.compile(r"/api/(packs|worked|lessons|games)")
"""What is printed in books: it is asked once for a game, and not as everybody."""
HOSTS_OWN = "/metrics"
"""How busy the server is; docs/hosting.md says how to keep it from the public."""
PUSH_KEY = re.compile(rb'"push_key":"[^"]+"')
COMMANDS = ({"type": "hint"}, {"type": "undo"}, {"type": "rise"}, {"type": "next"})


def play_script(server: InProcessServer, one: Seated, world: World) -> None:
    """The second person does what they did, and stops in the middle."""
    for action in world.own:
        wait_for(server, one, lambda s: s.get("awaited") == [CHAIR])
        seq = server.scene(one).json["seq"]
        told = server.command(
            one, {"type": "act", "action": msgspec.to_builtins(action), "seq": seq}
        )
        assert told.json["type"] == "accepted", told.body
    wait_for(server, one, lambda s: s.get("awaited") == [CHAIR])


def everything_told(world: World, number: int, folder: Path) -> Iterator[tuple[str, bytes]]:
    """Live the day, then ask as the second person; a name for each thing asked, and the answer."""
    with live_through(world, number, folder) as server:
        finished = begin(server, world.game, FIRST)
        server.call("PUT", "/api/me", {"rated": True}, headers=key(FIRST))
        play_out(server, finished, number)
        one = begin(server, world.game, SECOND)
        play_script(server, one, world)
        app: Any = server.uvicorn_server.config.app
        wait_until(lambda: not app.state.daily.is_filling(f"day-2026-01-01-{world.game}"))
        seals = digests(server, one.table)
        for name, body in (*by_requests(server, one, finished), *by_socket(server, one)):
            for place, digest in enumerate(seals):
                body = body.replace(digest.encode(), f"seal {place}".encode())
            yield name, body


def by_requests(
    server: InProcessServer, one: Seated, finished: Seated
) -> Iterator[tuple[str, bytes]]:
    """Every GET, at both tables, and what shows a finished deal; as oneself and as nobody."""
    game = server.scene(one).json["scene"]["company"]["charter"]["game"]
    deal = f"day-2026-01-01-{game}"
    for call in (call for call in CALLS if call.method == "GET" and call.path != HOSTS_OWN):
        for table in (one.table, finished.table) if "{table}" in call.path else ("",):
            path = call.path.replace("{table}", table).replace("{game}", game)
            path = path.replace("{deal}", "1" if table else deal)
            path = re.sub(r"{\w+}", "1", path)
            books = EVERY_CARD_KNOWN.match(path)
            for headers in ({},) if books else (key(SECOND), {}):
                for query in ("", "?after=-1", f"?table={finished.table}"):
                    if books and query:
                        continue
                    told = server.call("GET", path + query, headers=headers)
                    yield f"{path}{query} {headers}", shown(path, told.status, told.body)
    for chair in (one, finished):
        origin = {"type": "table", "table": chair.table, "deal": 1}
        for way in ("", "/choices", "/spread", "/worth", "/review"):
            asked = {"origin": origin, **({"step": 1} if way not in ("", "/review") else {})}
            told = server.call("POST", f"/api/replay{way}", asked, headers=key(SECOND))
            assert told.status >= 400
            yield f"replay{way} {chair.table}", told.body


def shown(path: str, status: int, body: bytes) -> bytes:
    """An answer, but for what each server has of its own: its key for push messages."""
    if path == "/api/me/export" and status == 200:
        # The file says when it was packed.
        with zipfile.ZipFile(io.BytesIO(body)) as packed:
            return b"".join(packed.read(name) for name in sorted(packed.namelist()))
    return b"%d %b" % (status, PUSH_KEY.sub(b"a key", body))


def by_socket(server: InProcessServer, one: Seated) -> Iterator[tuple[str, bytes]]:
    """What a socket says to the second person: the scene, answers, help, acts that will not do."""
    socket = SocketClient(server, one)
    game = GAMES[socket.hello()["scene"]["company"]["charter"]["game"]]
    yield "welcome", json.dumps(socket.scene).encode()
    asked: list[Json] = [{"type": "question", "about": about} for about in game.questions]
    state = game.open(next(iter(game.rule_sets.values())))
    cards = [{"type": "play", "seat": CHAIR, "card": card} for card in game.pack(state).cards]
    offered = json.dumps(without_nulls(socket.scene)["offers"])
    wrong = [card for card in cards if f'"{card["card"]}"' not in offered]
    asked += [{"type": "act", "seq": socket.seq, "action": card} for card in wrong]
    for command in (*asked, *COMMANDS):
        yield json.dumps(command), json.dumps(socket.ask(command)).encode()


def compare(worlds: tuple[World, World], folder: Path) -> int:
    """The law; how many answers were held against each other."""
    told = [dict(everything_told(world, n, folder)) for n, world in enumerate(worlds)]
    assert list(told[0]) == list(told[1])
    for name, body in told[0].items():
        assert body == told[1][name], f"one can tell the deals apart by {name}"
    return len(told[0])


def some_worlds(game: str, seed: int) -> tuple[World, World]:
    """A deal some way in, of which there is another that looks the same."""
    dice = Random(f"{game} {seed}")
    for attempt in range(60):
        found = two_worlds(game, 1000 * seed + attempt, dice.randint(0, 4))
        if found is not None:
            return found
    raise AssertionError("no deal has a twin")


@pytest.mark.parametrize("game", list(GAMES))
def test_not_a_byte_tells_of_the_days_deal_that_one_still_plays(game: str, tmp_path: Path) -> None:
    assert compare(some_worlds(game, 1), tmp_path) > 100


def all_results(self: DuplicateStore, game: str, _now: int) -> list[Any]:
    """Every result, of deals that are closed too."""
    deals = [f"day-2026-01-01-{game}"]
    return [row for deal in deals for row in self.results(deal)]


def is_always_open(*_: object) -> bool:
    """As if nobody had to wait."""
    return True


@pytest.mark.parametrize(
    ("place", "name", "leak"),
    [
        (duplicate_store.DuplicateStore, "counting_results", all_results),
        (day_endpoints, "is_open", is_always_open),
    ],
)
def test_the_comparison_finds_a_leak(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: Any, name: str, leak: Any
) -> None:
    """Ratings of a deal that counts, or its ranking, would be noticed."""
    monkeypatch.setattr(place, name, leak)
    with pytest.raises(AssertionError, match="one can tell the deals apart"):
        compare(some_worlds("guimbarde", 2), tmp_path)
