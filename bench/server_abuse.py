"""One address does its worst, others play: ``python -m bench.server_abuse [SECONDS] [--search]``.

The names of attacks may follow; without any, all are tried (``bench/server_attacks.py``).

The server runs at its default limits. People at ten tables of Minchiate act at a hundred acts a
second, and somebody plays against novices, all from other addresses of the loopback than the one
that attacks. For each kind of attack: the milliseconds until all at a table were told of an act,
and until a novice has answered.
"""

import asyncio
import json
import logging
import os
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any

import uvloop
from picows import WSFrame, WSMsgType, WSTransport, ws_connect

from bench import results
from bench.load import FRAMES, OFFERS, Load, Person, Table
from bench.server_attacks import Attacks, again_and_again, call
from tests.server.server_process import START, Server

TABLES = 10
RATE = 100.0
RATE_ALONE = 10.0
"""Of whoever plays against novices: one socket may send forty a second."""
PAGES = 400
"""Of the history that an attacker reads."""


class DefaultServer(Server):
    """A server without the wide limits of the tests."""

    def __init__(self, database: str, search: bool) -> None:
        start = [*START, "--database", database, "--port", "0"]
        self.log: list[str] = []
        self.process = subprocess.Popen(
            [*start, "--search" if search else "--no-search"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.port = self._wait_for_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()
        self._wait_until_healthy()


# The others


class AgainstNovices(Person):
    """Somebody who plays against novices, and looks how long each takes."""

    replies: list[float]
    _acted = 0.0

    def act(self) -> None:
        """Where only claims are offered, claim."""
        offers = [OFFERS.decode(offer) for offer in self.offers]
        if any(offer.type != "ask" for offer in offers):
            super().act()
            return
        action = bytes(self.dice.choice(offers).action)
        self.transport.send(
            WSMsgType.TEXT, b'{"type":"act","seq":%d,"action":%s}' % (self.seq, action)
        )

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A page of a novice answers the one before it."""
        if frame.msg_type == WSMsgType.TEXT:
            text = frame.get_payload_as_bytes()
            if FRAMES.decode(text).type == "news":
                now = time.perf_counter()
                if b'"by":"bot"' in text and self._acted:
                    self.replies.append(now - self._acted)
                self._acted = now if b'"by":"person"' in text or b'"by":"bot"' in text else 0.0
        super().on_ws_frame(transport, frame)


async def sit_down(
    port: int, source: str, load: Load, fields: dict[str, list[str]], replies: list[float] | None
) -> list[Person]:
    """A table of four people, or of one and novices."""
    alone = replies is not None
    rest = {"type": "bot", "level": "novice"} if alone else {"type": "open"}
    chairs = [{"type": "you"}, rest, rest, rest]
    charter = {"game": "minchiate", "pace": 0, "chairs": chairs, "options": {"party.giri": 9}}
    opening = {"name": "P", "charter": charter}
    seats = [await asyncio.to_thread(call, port, source, "POST", "/api/tables", opening)]
    path = f"/api/tables/{seats[0]['table']}"
    for _ in range(0 if alone else 3):
        told = await asyncio.to_thread(call, port, source, "POST", f"{path}/sit", {"name": "P"})
        seats.append(told)
    table, people = Table(load, len(seats)), []
    for seat in seats:
        kind = AgainstNovices if alone else Person
        person = kind(table, seat["token"], seat["seat"], fields)
        if isinstance(person, AgainstNovices) and replies is not None:
            person.replies = replies
        address = f"ws://127.0.0.1:{port}{path}/socket"
        await ws_connect(lambda person=person: person, address, local_addr=(source, 0))
        people.append(person)
    return people


def p(times: list[float], share: float) -> float:
    """A percentile, in milliseconds."""
    found = sorted(times) or [float("nan")]
    return round(1000 * found[min(len(found) - 1, int(len(found) * share))], 1)


async def play_history(port: int, pages: int) -> str:
    """A table that everybody may look at, with so many pages; it is left then."""
    source = "127.0.3.1"
    opened = await asyncio.to_thread(call, port, source, "POST", "/api/tables", OPEN)
    path = f"/api/tables/{opened['table']}/commands"
    for _ in range(pages):
        word = {"type": "say", "text": "x" * 100}
        await asyncio.to_thread(call, port, source, "POST", path, word, opened["token"])
    return str(opened["table"])


async def measure(port: int, kinds: list[str], seconds: float) -> dict[str, Any]:
    """Everybody plays all the time; one attack after another, each in a process of its own."""
    games = await asyncio.to_thread(call, port, "127.0.0.9", "GET", "/api/games")
    fields = next(g["actions"] for g in games["games"] if g["name"] == "minchiate")
    load, alone, replies = Load(RATE), Load(RATE_ALONE), list[float]()
    releases = [asyncio.create_task(one.release()) for one in (load, alone)]
    people = [await sit_down(port, f"127.0.1.{n + 1}", load, fields, None) for n in range(TABLES)]
    target = await play_history(port, PAGES)
    found: dict[str, Any] = {}
    for number, kind in enumerate(kinds):
        # A party with novices is soon over: for every kind there is another.
        people.append(await sit_down(port, f"127.0.2.{number + 1}", alone, fields, replies))
        attack = None
        if not kind.startswith("calm"):
            command = [sys.executable, "-m", "bench.server_abuse", "attack", kind]
            attack = subprocess.Popen([*command, str(port), target, str(seconds + 1)])
        await asyncio.sleep(1)
        load.times.clear()
        replies.clear()
        await asyncio.sleep(seconds)
        acts = [took for _, took in load.times]
        found[kind] = {
            "acts": len(acts),
            "act_p50_ms": p(acts, 0.5),
            "act_p99_ms": p(acts, 0.99),
            "novice_p50_ms": p(replies, 0.5),
            "novice_p99_ms": p(replies, 0.99),
            "load": round(os.getloadavg()[0], 1),
        }
        print(f"{kind:10} {json.dumps(found[kind])}", flush=True)
        if attack is not None:
            await asyncio.to_thread(attack.wait)
    for release in releases:
        release.cancel()
    return found


OPEN = {
    "name": "T",
    "charter": {"game": "bieten", "chairs": [{"type": "you"}] + [{"type": "open"}] * 2},
}


def main() -> None:
    """All attacks in turn, the calm before and after them."""
    if sys.argv[1:2] == ["attack"]:
        _, _, kind, port, table, seconds = sys.argv
        # Attackers bring their own machine: here they take what is left of ours.
        os.nice(10)
        logging.disable()
        again_and_again(float(seconds), Attacks(int(port), table).by_name()[kind])
        os._exit(0)
    seconds = next((float(one) for one in sys.argv[1:] if one[0].isdigit()), 6.0)
    known = Attacks(0, "").by_name()
    kinds = ["calm", *([one for one in sys.argv if one in known] or known), "calm again"]
    with tempfile.TemporaryDirectory() as folder:
        server = DefaultServer(f"{folder}/tables.db", "--search" in sys.argv)
        try:
            found = uvloop.run(measure(server.port, kinds, seconds))
        finally:
            server.kill()
    cut = sum("cut-off" in line for line in server.log)
    print(f"{cut} lines of the log say that somebody was cut off")
    results.keep("server_abuse", found)


if __name__ == "__main__":
    main()
