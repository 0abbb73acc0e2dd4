"""A server for tests, in a thread of its own, with its log kept; and helpers to play at it."""

import asyncio
import contextlib
import http.client
import json
import logging
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias, TypeVar, cast

import msgspec
import uvicorn
from starlette.applications import Starlette

from ridotto.games import GAMES
from ridotto.server.config import Config
from ridotto.server.seals import RandomSource
from ridotto.server.table_registry import TableRegistry
from ridotto.server.uvicorn_server import make_server
from ridotto.testing.client import Client, without_nulls

Json: TypeAlias = Any
T = TypeVar("T")

SEATS = {name: g.seats(g.open(next(iter(g.rule_sets.values())))) for name, g in GAMES.items()}
"""Chairs at a table of each game's first book, where nothing else is agreed."""

LONG = 60.0
"""Seconds after which a test gives up: a busy machine may take long to start a process."""

WIDE = {"commands_a_second": 1e6, "tables_a_minute": 6e7, "from_one_address": 10_000}
"""Limits that a test which is not about them never meets."""


class Log(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.records.append(record)

    @property
    def errors(self) -> list[str]:
        """What went wrong in the server, with where."""
        return [
            f"{r.name}: {r.getMessage()} {getattr(r, 'fields', '')} {r.exc_info or ''}"
            for r in self.records
            if r.levelno >= logging.ERROR and not self._is_ours(r)
        ]

    def _is_ours(self, record: logging.LogRecord) -> bool:
        """A test's own side of a socket; and uvicorn's complaint of bytes that we sent as text."""
        ours = record.name == "websockets.client"
        return ours or record.getMessage().startswith("Invalid UTF-8 sequence received")


@dataclass(frozen=True)
class HttpAnswer:
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        """The body read."""
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a problem or an error."""
        return str(self.json["code"])


@dataclass
class InProcessServer:
    """A running server."""

    uvicorn_server: uvicorn.Server
    port: int
    log: Log
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.new_event_loop)

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def registry(self) -> TableRegistry:
        """Its tables, for tests that look inside."""
        app = cast(Starlette, self.uvicorn_server.config.app)
        return cast(TableRegistry, app.state.registry)

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server's own loop do something."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(LONG)

    def call(
        self,
        method: str,
        path: str,
        body: Json = None,
        *,
        token: str = "",
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
    ) -> HttpAnswer:
        """A request; ``raw`` is a body as it is."""
        data = raw if raw is not None or body is None else json.dumps(body).encode()
        sent = {"authorization": f"Bearer {token}"} if token else {}
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LONG)
        with contextlib.closing(line):
            line.request(method, path, data, {**sent, **(headers or {})})
            answer = line.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return HttpAnswer(answer.status, found, answer.read())

    def command(self, seated: "Seated", command: Json) -> HttpAnswer:
        """A command over HTTP."""
        return self.call("POST", f"{seated.path}/commands", command, token=seated.token)

    def scene(self, seated: "Seated", after: int | None = None) -> HttpAnswer:
        """The scene over HTTP."""
        query = "" if after is None else f"?after={after}"
        return self.call("GET", f"{seated.path}/scene{query}", token=seated.token)


@dataclass(frozen=True)
class Seated:
    """Somebody at a table; without a token an onlooker."""

    table: str
    seat: int | None = None
    token: str = ""

    @property
    def path(self) -> str:
        """Where the table is."""
        return f"/api/tables/{self.table}"

    @property
    def onlooker(self) -> "Seated":
        """Somebody beside the table."""
        return Seated(self.table)


@contextlib.contextmanager
def run_in_process(
    config: Config, random_source: RandomSource | None = None
) -> Iterator[InProcessServer]:
    """A server for a while."""
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    server = make_server(config, host="127.0.0.1", port=port, random_source=random_source)
    running = InProcessServer(server, port, Log())
    logging.getLogger().addHandler(running.log)
    thread = threading.Thread(target=_serve, args=(running, listener))
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        yield running
    finally:
        server.should_exit = True
        thread.join(LONG)
        logging.getLogger().removeHandler(running.log)
        listener.close()


def _serve(running: InProcessServer, listener: socket.socket) -> None:
    with asyncio.Runner(loop_factory=lambda: running.loop) as runner:
        runner.run(running.uvicorn_server.serve(sockets=[listener]))


def wait_until(so: Callable[[], bool], seconds: float = LONG) -> None:
    """Wait for something to be so."""
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it has not come about"
        time.sleep(0.01)


# People


def open_table(
    server: InProcessServer,
    game: str,
    *,
    people: int | None = None,
    fill: bool = True,
    **charter: Json,
) -> list[Seated]:
    """A table with so many people's chairs (all of them, if none are named); bots in the rest."""
    seats = SEATS[game]
    people = seats if people is None else people
    chairs = [{"type": "you"}, *[{"type": "open"}] * (people - 1)]
    chairs += [{"type": "bot", "level": "random"}] * (seats - people)
    wish = {"game": game, "chairs": chairs, "pace": 0, **charter}
    told = server.call("POST", "/api/tables", {"name": "Prima", "charter": wish})
    assert told.status == 201, told.body
    first = Seated(**told.json)
    others = [sit(server, first, f"Altra {n}") for n in range(1, people)] if fill else []
    return [first, *others]


def sit(server: InProcessServer, at: Seated, name: str) -> Seated:
    """Somebody takes the next free chair."""
    told = server.call("POST", f"{at.path}/sit", {"name": name})
    assert told.status == 201, told.body
    return Seated(**told.json)


def wait_for(server: InProcessServer, seated: Seated, so: Callable[[Json], bool]) -> Json:
    """The scene once something is so."""
    found: list[Json] = []

    def look() -> bool:
        found[:] = [server.scene(seated).json["scene"]]
        return so(found[0])

    wait_until(look)
    return found[0]


def kinds_of(game: str) -> dict[str, list[str]]:
    """The fields of every kind of action."""
    kinds = GAMES[game].action_kinds.items()
    return {tag: list(kind.__struct_encode_fields__) for tag, kind in kinds}


def take_offer(scene: Json, dice: Random) -> Json:
    """Any lawful action of the scene's seat."""
    chooser = Client("", "", "")
    chooser.scene, chooser.dice = scene, dice
    return chooser.choose(kinds_of(scene["company"]["charter"]["game"]))


def play(server: InProcessServer, people: list[Seated], acts: int, dice: Random) -> int:
    """So many random lawful acts over HTTP, or until the deal is settled; how many there were."""
    for done in range(acts):
        scene = wait_for(server, people[0], lambda s: bool(_people_awaited(s)) or s["between"])
        if scene["between"] or scene["over"]:
            return done
        actor = people[min(_people_awaited(scene))]
        act(server, actor, dice)
    return acts


def _people_awaited(scene: Json) -> list[int]:
    chairs = scene["company"]["chairs"]
    return [s for s in scene.get("awaited", ()) if s >= 0 and chairs[s]["person"]]


def act(server: InProcessServer, actor: Seated, dice: Random) -> Json:
    """One lawful act of somebody awaited; once more, where a computer player was quicker.

    Nothing, where the person's own page was: it answers by itself where only one answer is left.
    """
    stale = True
    while stale:
        told = server.scene(actor).json
        if actor.seat not in told["scene"]["awaited"]:
            return {}
        action = take_offer(without_nulls(told["scene"]), dice)
        answer = server.command(actor, {"type": "act", "action": action, "seq": told["seq"]})
        stale = answer.json["type"] == "stale"
    assert answer.json["type"] == "accepted", (action, answer.body)
    return action


def code_of(server: InProcessServer, seated: Seated, command: Json) -> str:
    """The code of the error a command meets."""
    told = server.command(seated, command)
    assert told.status == 409, told.body
    return told.code


def accepted(server: InProcessServer, seated: Seated, command: Json) -> int:
    """The page of a command that is accepted."""
    told = server.command(seated, command)
    assert told.json["type"] == "accepted", told.body
    return int(told.json["seq"])


def scene_of(server: InProcessServer, seated: Seated) -> Json:
    """The scene as it is now."""
    return server.scene(seated).json["scene"]


def at_play(server: InProcessServer, game: str = "bieten", **charter: Json) -> list[Seated]:
    """A table some way into a deal."""
    people = open_table(server, game, **charter)
    play(server, people, 7, Random(1))
    return people


def to_the_cards(server: InProcessServer, people: list[Seated], seed: int = 1) -> Json:
    """Play until somebody may play a card for the first time; the scene from there."""
    dice = Random(seed)
    while True:
        scene = wait_for(server, people[0], lambda s: bool(_people_awaited(s)))
        scene = scene_of(server, people[min(_people_awaited(scene))])
        offered = [offer.get("action", {}).get("type") for offer in scene["offers"]]
        if "play" in offered:
            return scene
        act(server, people[scene["seat"]], dice)


def to_the_end_of_the_deal(server: InProcessServer, people: list[Seated], seed: int = 1) -> None:
    """Play until the deal is settled."""
    assert play(server, people, 400, Random(seed)) < 400


def plain(value: Json) -> Json:
    """A struct as plain JSON values."""
    return json.loads(msgspec.json.encode(value))
