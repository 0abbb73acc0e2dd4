"""Somebody plays against masters at a server: ``python -m bench.against_masters BASE``.

It ends well only if those who played were masters, and were called so.
"""

import contextlib
import json
import sys
import time
import urllib.error
import urllib.request
from random import Random
from typing import Any

from ridotto.testing.client import Client, without_nulls

ACTS = 8
PATIENCE = 120.0
MASTERS = [{"type": "bot", "level": "master"}] * 3


def call(url: str, body: Any = None, token: str = "") -> Any:
    """A request; text where the answer is text."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {token}"} if token else {}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=20) as answer:
        text = answer.read().decode()
        return json.loads(text) if "json" in answer.headers["content-type"] else text


def wait_for(base: str, end: float) -> None:
    """Until the server is ready."""
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            call(f"{base}/readyz")
            return
        time.sleep(0.2)
    raise SystemExit("the server is not ready")


def play(base: str, end: float) -> list[str]:
    """Act a few times; the levels of the other chairs then."""
    charter = {"game": "minchiate", "pace": 0, "chairs": [{"type": "you"}, *MASTERS]}
    seat = call(f"{base}/api/tables", {"name": "Prima", "charter": charter})
    path, token = f"{base}/api/tables/{seat['table']}", seat["token"]
    games = call(f"{base}/api/games")["games"]
    fields = next(one["actions"] for one in games if one["name"] == "minchiate")
    player, acts, scene = Client("", "", ""), 0, {}
    player.dice = Random(1)
    while acts < ACTS and time.monotonic() < end:
        told = call(f"{path}/scene", token=token)
        scene = player.scene = without_nulls(told["scene"])
        if seat["seat"] not in scene["awaited"]:
            time.sleep(0.05)
            continue
        act = {"type": "act", "seq": told["seq"], "action": player.choose(fields)}
        with contextlib.suppress(urllib.error.HTTPError):
            call(f"{path}/commands", act, token)
            acts += 1
    return [chair["level"] for chair in scene["company"]["chairs"][1:]]


def main() -> None:
    """Say who played, and fail if it was not masters."""
    base, end = sys.argv[1], time.monotonic() + PATIENCE
    wait_for(base, end)
    levels = play(base, end)
    kinds = ("ridotto_computer_acts_total", "ridotto_errors_total")
    played = [line for line in call(f"{base}/metrics").splitlines() if line.startswith(kinds)]
    print(f"called {', '.join(levels)}", *played, sep="\n")
    if set(levels) != {"master"} or not any('level="master"' in line for line in played):
        raise SystemExit("no master played")


if __name__ == "__main__":
    main()
