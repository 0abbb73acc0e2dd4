"""A client of the table server, written from docs/protocol.md: it knows JSON, and no rules.

It sits in one chair, keeps its scene by merging patches, and does anything it is offered. Tests
and benches play whole parties with it.
"""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json: TypeAlias = Any


def merge(target: Json, patch: Json) -> Json:
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge(merged.get(key), value)
    return merged


def without_nulls(value: Json) -> Json:
    """A scene with every null left out: null and absent mean the same."""
    if isinstance(value, dict):
        return {key: without_nulls(v) for key, v in value.items() if v is not None}
    if isinstance(value, list):
        return [without_nulls(v) for v in value]
    return value


class Gone(Exception):
    """The server closed the connection."""


class Client:
    """One chair at one table, over as many connections as it takes."""

    def __init__(self, base: str, table: str, token: str, *, seed: int = 0) -> None:
        self.url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.token = token
        self.dice = random.Random(seed)
        self.scene: Json = {}
        self.seq = -1
        self.pages: dict[int, Json] = {}
        self.acknowledged: list[tuple[int, Json]] = []
        """Actions the server said it had accepted, with their pages."""
        self.frames: list[str] = []
        self.keep_frames = False
        self._refs = 0
        self._socket: ClientConnection | None = None

    async def connect(self) -> None:
        """Say hello, and read the welcome."""
        self._socket = await connect(self.url, max_size=None, compression=None)
        hello = {"type": "hello", "token": self.token}
        if self.seq >= 0:
            hello["seq"] = self.seq  # type: ignore[assignment]
        await self.send(hello)
        frame = await self.receive()
        if frame["type"] != "welcome":
            raise Gone(frame.get("message", frame["type"]))

    async def drop(self) -> None:
        """Lose the connection without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()
            self._socket = None

    async def close(self) -> None:
        """Go properly."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def send(self, command: Json) -> None:
        """Send a command."""
        assert self._socket is not None
        try:
            await self._socket.send(json.dumps(command))
        except ConnectionClosed as closed:
            raise Gone(str(closed)) from closed

    async def receive(self) -> Json:
        """The next frame, taken to heart."""
        assert self._socket is not None
        try:
            text = await self._socket.recv()
        except ConnectionClosed as closed:
            raise Gone(str(closed)) from closed
        assert isinstance(text, str)
        if self.keep_frames:
            self.frames.append(text)
        frame = json.loads(text)
        self._take(frame)
        return frame

    def _take(self, frame: Json) -> None:
        match frame["type"]:
            case "welcome":
                self.scene, self.seq = without_nulls(frame["scene"]), frame["seq"]
                for page in frame["missed"]:
                    self.pages[page["seq"]] = page["entries"]
            case "news":
                assert frame["seq"] == self.seq + 1, f"page {frame['seq']} after {self.seq}"
                self.scene = without_nulls(merge(self.scene, frame["patch"]))
                self.seq = frame["seq"]
                self.pages[self.seq] = frame["entries"]

    async def ask(self, command: Json) -> Json:
        """Send a command and read on to its answer."""
        self._refs += 1
        ref = str(self._refs)
        await self.send({**command, "ref": ref})
        while True:
            frame = await self.receive()
            if frame.get("ref") == ref:
                return frame

    async def act(self, action: Json) -> Json:
        """Act on what has been seen so far."""
        answer = await self.ask({"type": "act", "action": action, "seq": self.seq})
        if answer["type"] == "accepted":
            self.acknowledged.append((answer["seq"], action))
        return answer

    # Playing

    @property
    def over(self) -> bool:
        """Has the party ended?"""
        return bool(self.scene.get("over"))

    @property
    def mine(self) -> bool:
        """Does the table wait for this chair?"""
        return self.scene["seat"] in self.scene.get("awaited", ())

    async def play_on(
        self, until: Callable[["Client"], bool], fields: dict[str, list[str]]
    ) -> None:
        """Do anything that is offered, and read, until a condition holds."""
        while not until(self):
            if self.scene.get("between") and not self._ready():
                await self.ask({"type": "next"})
            elif self.mine and self.choices():
                await self.act(self.choose(fields))
            else:
                await self.receive()

    def _ready(self) -> bool:
        return bool(self.scene["company"]["chairs"][self.scene["seat"]]["ready"])

    def choices(self) -> list[Json]:
        """Offers that need no referee."""
        return [offer for offer in self.scene.get("offers", []) if offer["type"] != "ask"]

    def choose(self, fields: dict[str, list[str]]) -> Json:
        """Any of the offers, made complete."""
        offers = self.choices()
        offer = self.dice.choice(offers)
        if offer["type"] == "do":
            return offer["action"]
        kind = offer["kind"]
        return {
            "type": kind,
            "seat": self.scene["seat"],
            fields[kind][1]: self._pick(offer, alone=len(offers) == 1),
        }

    def _pick(self, offer: Json, *, alone: bool) -> Json:
        match offer["type"]:
            case "pick-number":
                return self.dice.choice(offer["numbers"])
            case "pick-places":
                return self.dice.sample(offer["places"], offer["count"])
            case "pick-cards":
                count = self.dice.randint(offer["least"], offer["most"])
                return [*offer["always"], *self.dice.sample(offer["cards"], count)]
        shown = [cards for cards in offer["sets"] if self.dice.random() < 0.5]
        # Where other things may be done instead, showing nothing is no act.
        return shown if shown or alone else offer["sets"][:1]


async def returning(
    client: Client, work: Callable[[], Awaitable[None]], tries: int = 200
) -> AsyncIterator[None]:
    """Do the work, coming back as often as the connection is lost."""
    for _ in range(tries):
        try:
            await work()
        except Gone:
            await asyncio.sleep(0.05)
            await client.connect()
            yield
        else:
            return
