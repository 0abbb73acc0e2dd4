"""Two processes on one PostgreSQL: the seats of one table spread over both."""

import asyncio
import urllib.error
from collections.abc import Iterator

import pytest

from ridotto.testing.client import Client, Gone
from tests.server.server_process import Server, fields, postgres, seat_company, serving
from tests.server.test_parties import check_downloaded, play, public_record

GAMES = {
    "minchiate": (4, {"party.giri": 1}, []),
    "bieten": (2, {"players": 3}, [{"type": "bot"}]),
}
"""One of people alone, and one with a computer player, whom only one process may play."""


async def spread(servers: tuple[Server, Server], game: str) -> list[Client]:
    """A party whose people sit at two servers by turns."""
    people, options, bots = GAMES[game]
    charter = {"game": game, "options": options, "pace": 0, "chairs": bots}
    clients = seat_company(servers[0], charter, people, seed=7)
    for client, server in zip(clients, servers * 2, strict=False):
        client.url = client.url.replace(str(servers[0].port), str(server.port))
    kinds = fields(servers[0], game)
    await asyncio.wait_for(asyncio.gather(*(play(client, kinds) for client in clients)), 120)
    last = max(client.seq for client in clients)
    for client in clients:
        while client.seq < last:
            await client.receive()
        await client.close()
    return clients


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    """Both processes."""
    with postgres() as address, serving(address) as one, serving(address) as two:
        yield one, two


@pytest.mark.parametrize("game", list(GAMES))
def test_seats_spread_over_two_processes(servers: tuple[Server, Server], game: str) -> None:
    """All end with the same record, whichever process they sat at."""
    clients = asyncio.run(spread(servers, game))
    common = max(min(client.pages) for client in clients)
    for client in clients:
        client.pages = {seq: page for seq, page in client.pages.items() if seq >= common}
    assert len({public_record(client, game) for client in clients}) == 1
    table = clients[0].url.split("/")[-2]
    records = {s.call("GET", f"/api/tables/{table}/record") for s in servers}
    assert len(records) == 1
    check_downloaded(records.pop(), game, clients[0])


async def read_to_the_end(client: Client) -> None:
    """Until the server closes the connection."""
    while True:
        await client.receive()


@pytest.mark.parametrize("people", [1, 2])
def test_who_is_forgotten_at_one_process_is_gone_from_the_other(
    servers: tuple[Server, Server], people: int
) -> None:
    """With the last person the whole table: nothing is written of it through the other process."""
    one, two = servers
    bots = [{"type": "bot"}] * (2 - people)
    charter = {"game": "kaiserspiel", "pace": 0, "chairs": bots}
    client = seat_company(one, charter, people, seed=1)[0]
    client.url = client.url.replace(str(one.port), str(two.port))
    path = "/api/tables/" + client.url.split("/")[-2]

    async def story() -> None:
        await client.connect()
        await asyncio.to_thread(one.call, "DELETE", f"{path}/me", token=client.token)
        with pytest.raises(Gone):
            await asyncio.wait_for(read_to_the_end(client), 60)

    asyncio.run(story())
    with pytest.raises(urllib.error.HTTPError):
        two.call("POST", f"{path}/commands", {"type": "say", "text": "?"}, token=client.token)
    for server in servers:
        if people > 1:
            assert server.call("GET", path)["chairs"][0]["name"] == ""
        else:
            with pytest.raises(urllib.error.HTTPError):
                server.call("GET", path)
