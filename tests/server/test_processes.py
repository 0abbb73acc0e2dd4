"""Two processes on one PostgreSQL: the seats of one table spread over both."""

import asyncio

import pytest

from ridotto.testing.client import Client
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


@pytest.mark.parametrize("game", list(GAMES))
def test_seats_spread_over_two_processes(game: str) -> None:
    """All end with the same record, whichever process they sat at."""
    with postgres() as address, serving(address) as one, serving(address) as two:
        clients = asyncio.run(spread((one, two), game))
        common = max(min(client.pages) for client in clients)
        for client in clients:
            client.pages = {seq: page for seq, page in client.pages.items() if seq >= common}
        assert len({public_record(client, game) for client in clients}) == 1
        table = clients[0].url.split("/")[-2]
        records = {s.call("GET", f"/api/tables/{table}/record") for s in (one, two)}
        assert len(records) == 1
        check_downloaded(records.pop(), game, clients[0])
