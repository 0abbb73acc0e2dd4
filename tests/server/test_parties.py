"""Whole parties over real sockets: people who drop and return see what everybody sees."""

import asyncio
import json
import random
import urllib.error
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from ridotto.games import GAMES
from ridotto.notation import parse, run
from ridotto.notation.seal import check_seals
from ridotto.server import ledger_entries as e
from ridotto.testing.client import Client, Gone, Json, without_nulls
from tests.server.server_process import Server, fields, seat_company, serving

PARTIES: dict[str, tuple[int, dict[str, Any]]] = {
    "minchiate": (4, {"party.giri": 1}),
    "taroc": (4, {"players": 4}),
    "tresette": (4, {}),
    "kaiserspiel": (3, {"players": 3}),
    "guimbarde": (4, {"players": 4}),
    "bieten": (4, {"players": 4}),
}
"""People and options: four where the game can have four."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all parties."""
    with serving(str(tmp_path_factory.mktemp("parties") / "tables.db")) as running:
        yield running


def seen_up_to(seq: int) -> Callable[[Client], bool]:
    """Has the client seen this page, or the end?"""
    return lambda client: client.over or client.seq >= seq


async def play_and_drop(client: Client, kinds: dict[str, list[str]], dice: random.Random) -> None:
    """Play to the end, losing the connection every now and then."""
    while not client.over:
        await client.connect()
        long_enough = seen_up_to(client.seq + dice.randint(1, 60))
        try:
            await client.play_on(long_enough, kinds)
        except Gone:
            continue
        if not client.over:
            await client.drop()
            await asyncio.sleep(dice.random() * 0.02)


async def play(client: Client, kinds: dict[str, list[str]]) -> None:
    """Play to the end."""
    await client.connect()
    await client.play_on(lambda c: c.over, kinds)


async def party(server: Server, game: str, seed: int) -> list[Client]:
    """Everybody plays; the last one drops and returns at random moments."""
    people, options = PARTIES[game]
    charter = {"game": game, "options": options, "pace": 0}
    clients = seat_company(server, charter, people, seed)
    kinds = fields(server, game)
    steady = [play(client, kinds) for client in clients[:-1]]
    await asyncio.gather(*steady, play_and_drop(clients[-1], kinds, random.Random(seed)))
    last = max(client.seq for client in clients)
    for client in clients:
        while client.seq < last:
            await client.receive()
        await client.close()
    return clients


def public_record(client: Client, game: str) -> bytes:
    """All the client was told, as an onlooker would have been told it."""
    pages = []
    for seq in sorted(client.pages):
        page = e.decode_page(game, json.dumps(client.pages[seq]))
        pages.append((seq, tuple(e.masked(entry, None) for entry in page)))
    return msgspec.json.encode(pages, order="deterministic")


@pytest.mark.parametrize("game", list(GAMES))
def test_all_end_with_the_same_public_record(server: Server, game: str) -> None:
    """A whole party; the one who drops is told everything, once, in order."""
    clients = asyncio.run(party(server, game, seed=hash_of(game)))
    table = clients[0].url.split("/")[-2]
    first = min(min(client.pages) for client in clients)
    assert all(client.pages.keys() >= set(range(first + 8, client.seq + 1)) for client in clients)
    common = max(min(client.pages) for client in clients)
    for client in clients:
        client.pages = {seq: page for seq, page in client.pages.items() if seq >= common}
    records = {public_record(client, game) for client in clients}
    assert len(records) == 1
    for client in clients:
        told = server.call("GET", f"/api/tables/{table}/scene", token=client.token)
        assert without_nulls(told["scene"]) == client.scene
    check_downloaded(server.call("GET", f"/api/tables/{table}/record"), game, clients[0])
    check_deals(server, table, clients[0])


def check_deals(server: Server, table: str, client: Client) -> None:
    """Every deal of the party can be looked at again, the last one too, and no further one."""
    deals = sum(_ends_deal(page) for page in client.pages.values())
    path = f"/api/tables/{table}/deals/"
    again = [server.call("GET", f"{path}{n + 1}", token=client.token) for n in range(deals)]
    ends = [one["steps"][-1]["seq"] for one in again]
    assert ends == sorted(set(ends))
    with pytest.raises(urllib.error.HTTPError) as missing:
        server.call("GET", f"{path}{deals + 1}", token=client.token)
    assert missing.value.code == 404
    missing.value.close()


def _ends_deal(page: Json) -> bool:
    """Seals are opened when a deal is over, and only then."""
    return any(entry["type"] == "unsealed" for entry in page)


def check_downloaded(text: str, game: str, client: Client) -> None:
    """The record runs, ends as the party did, and every shuffle was the one sealed."""
    replayed = run(parse(text))
    assert replayed.game.name == game
    assert replayed.game.over(replayed.state)
    accounts = client.scene["table"]["party"]["accounts"]
    assert list(replayed.game.accounts(replayed.state)) == accounts
    checks = check_seals(text)
    assert checks
    assert all(check.ok for check in checks)
    told = [
        entry["digest"]
        for page in client.pages.values()
        for entry in page
        if entry["type"] == "sealed"
    ]
    assert {check.published for check in checks} >= set(told)


def hash_of(game: str) -> int:
    """A seed that is the same in every run."""
    return sum(map(ord, game))
