"""Scripted people at many tables: ``python -m bench.load BASE TABLES SECONDS [RATE [LEVEL]]``.

Four sockets at each table of Minchiate do anything they are offered, as fast as the server
answers or at a given rate over all tables; with a level, one socket and three computer players.
Prints one JSON object: acts a second in each window, and the milliseconds from sending an act
until everybody has been told of it.
"""

import asyncio
import gc
import json
import random
import statistics
import sys
import time
import urllib.request
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

WINDOW = 1.0


class Patch(msgspec.Struct):
    """The part of a patch that a script looks at."""

    awaited: list[int] | None = None
    offers: list[msgspec.Raw] | None = None
    between: bool | None = None
    over: bool | None = None


class Frame(msgspec.Struct):
    """The part of a frame that a script looks at."""

    type: str
    seq: int = -1
    patch: Patch | None = None
    scene: Patch | None = None
    code: str = ""


class Offer(msgspec.Struct):
    """An offer, whatever its kind."""

    type: str
    action: msgspec.Raw = msgspec.Raw()
    kind: str = ""
    cards: list[str] = []
    least: int = 0
    most: int = 0
    always: list[str] = []
    numbers: list[int] = []
    places: list[int] = []
    count: int = 0
    sets: list[list[str]] = []


FRAMES = msgspec.json.Decoder(Frame)
OFFERS = msgspec.json.Decoder(Offer)


class Load:
    """All tables, what they have done, and how long it took."""

    def __init__(self, rate: float | None) -> None:
        self.rate = rate
        self.times: list[tuple[float, float]] = []
        self.waiting: asyncio.Queue[Person] = asyncio.Queue()
        self.errors: dict[str, int] = {}

    async def release(self) -> None:
        """At a given rate, let one after another act."""
        assert self.rate
        due = time.perf_counter()
        while True:
            person = await self.waiting.get()
            due = max(due + 1 / self.rate, time.perf_counter() - 0.05)
            delay = due - time.perf_counter()
            if delay > 0:
                await asyncio.sleep(delay)
            person.act()


class Table:
    """Whose act is on its way, and how many have been told of it."""

    def __init__(self, load: Load, people: int) -> None:
        self.load = load
        self.people = people
        self.sent: dict[int, float] = {}
        self.told: dict[int, int] = {}

    def heard(self, seq: int, now: float) -> None:
        """One of the people has page ``seq``."""
        if seq in self.sent:
            self.told[seq] = self.told.get(seq, 0) + 1
            if self.told[seq] == self.people:
                self.load.times.append((now, now - self.sent.pop(seq)))
                del self.told[seq]


class Person(WSListener):
    """One chair."""

    def __init__(self, table: Table, token: str, seat: int, fields: dict[str, list[str]]) -> None:
        self.table, self.token, self.seat, self.fields = table, token, seat, fields
        self.dice = random.Random(f"{token}")
        self.awaited: list[int] = []
        self.offers: list[msgspec.Raw] = []
        self.seq = -1
        self.between = False
        self.busy = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        self.transport = transport
        self._send({"type": "hello", "token": self.token})

    def _send(self, command: dict[str, Any]) -> None:
        self.transport.send(WSMsgType.TEXT, json.dumps(command).encode())

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        """Take a frame to heart, and act if it is one's turn."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        told = FRAMES.decode(frame.get_payload_as_bytes())
        change = told.patch or told.scene
        if change is not None:
            self.seq = told.seq
            self.table.heard(told.seq, time.perf_counter())
            self._take(change)
        elif told.type in ("error", "refused", "stale"):
            key = f"{told.type} {told.code}"
            self.table.load.errors[key] = self.table.load.errors.get(key, 0) + 1
            self.busy = False
        elif told.type == "accepted":
            self.busy = False
        if not self.busy:
            self._consider()

    def _take(self, change: Patch) -> None:
        if change.awaited is not None:
            self.awaited = change.awaited
        if change.offers is not None:
            self.offers = change.offers
        if change.between is not None:
            self.between = change.between
            if self.between:
                self._send({"type": "next"})

    def _consider(self) -> None:
        if self.seat in self.awaited and self.offers:
            self.busy = True
            if self.table.load.rate:
                self.table.load.waiting.put_nowait(self)
            else:
                self.act()

    def act(self) -> None:
        """Do anything that is offered."""
        offers = [o for o in map(OFFERS.decode, self.offers) if o.type != "ask"]
        offer = self.dice.choice(offers)
        action = bytes(offer.action) or self._fill(offer)
        self.table.sent[self.seq + 1] = time.perf_counter()
        self.transport.send(
            WSMsgType.TEXT, b'{"type":"act","seq":%d,"action":%s}' % (self.seq, action)
        )

    def _fill(self, offer: Offer) -> bytes:
        picked: Any = offer.sets
        if offer.numbers:
            picked = self.dice.choice(offer.numbers)
        elif offer.places:
            picked = self.dice.sample(offer.places, offer.count)
        elif offer.type == "pick-cards":
            picked = [*offer.always, *self.dice.sample(offer.cards, offer.least)]
        field = self.fields[offer.kind][1]
        return json.dumps({"type": offer.kind, "seat": self.seat, field: picked}).encode()


def call(base: str, path: str, body: Any = None) -> Any:
    """A request of the API."""
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(base + path, data, timeout=30) as answer:
        return json.loads(answer.read())


async def seat_table(
    base: str, load: Load, fields: dict[str, list[str]], level: str
) -> list[Person]:
    """Open a table and seat four people, or one with computer players; nobody is connected yet."""
    other = {"type": "bot", "level": level} if level else {"type": "open"}
    chairs = [{"type": "you"}, *(other for _ in range(3))]
    charter = {"game": "minchiate", "pace": 0, "chairs": chairs, "options": {"party.giri": 9}}
    first = await asyncio.to_thread(call, base, "/api/tables", {"name": "P", "charter": charter})
    seats = [first]
    for _ in range(0 if level else 3):
        path = f"/api/tables/{first['table']}/sit"
        seats.append(await asyncio.to_thread(call, base, path, {"name": "P"}))
    table = Table(load, len(seats))
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{first['table']}/socket"
    people = []
    for seat in seats:
        person = Person(table, seat["token"], seat["seat"], fields)
        await ws_connect(lambda person=person: person, address)
        people.append(person)
    return people


async def run(
    base: str, tables: int, seconds: float, rate: float | None, level: str
) -> dict[str, Any]:
    """Play for so long, and say what came of it; the first windows are warming up."""
    games = await asyncio.to_thread(call, base, "/api/games")
    fields = next(g["actions"] for g in games["games"] if g["name"] == "minchiate")
    load = Load(rate)
    release = asyncio.create_task(load.release()) if rate else None
    people = [await seat_table(base, load, fields, level) for _ in range(tables)]
    # The scripts' own collections of garbage are not the server's pauses.
    gc.freeze()
    gc.disable()
    await asyncio.sleep(1.0)
    load.times.clear()
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    times = [(at, took) for at, took in load.times if at <= begun + seconds]
    for company in people:
        for person in company:
            person.transport.disconnect()
    if release:
        release.cancel()
    windows = [0] * int(seconds / WINDOW)
    for at, _ in times:
        windows[min(len(windows) - 1, int((at - begun) / WINDOW))] += 1
    took = sorted(1000 * one for _, one in times) or [0.0]
    return {
        "acts_a_second": [count / WINDOW for count in windows],
        "mean": statistics.mean(windows) / WINDOW,
        "p50_ms": took[len(took) // 2],
        "p99_ms": took[int(len(took) * 0.99)],
        "errors": load.errors,
    }


def main() -> None:
    """From the command line."""
    base, tables, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    rate = float(sys.argv[4]) if len(sys.argv) > 4 else None
    level = sys.argv[5] if len(sys.argv) > 5 else ""
    print(json.dumps(uvloop.run(run(base, tables, seconds, rate, level))))


if __name__ == "__main__":
    main()
