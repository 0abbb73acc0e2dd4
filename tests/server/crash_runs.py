"""A server killed again and again under play: what it acknowledged is there, and play goes on."""

import asyncio
import random
import signal
from typing import Any

from ridotto.testing.client import Client, Gone, without_nulls
from tests.server.forked_server import ForkedServers
from tests.server.server_process import Server, fields, free_port, seat_company

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "minchiate": (4, {"party.giri": 3}),
    "tresette": (4, {}),
    "guimbarde": (5, {}),
}
"""Three long parties at once."""


class CrashRun:
    """Parties that go on over many lives of their server."""

    def __init__(self, database: str, seed: int, forked: ForkedServers | None = None) -> None:
        self.database = database
        self.forked = forked
        self.port = free_port()
        self.dice = random.Random(seed)
        self.server = self._start()
        self.kinds = {game: fields(self.server, game) for game in TABLES}
        self.companies = {game: self._seat(game) for game in TABLES}
        self.checked = 0

    def _start(self) -> Server:
        return Server(self.database, port=self.port, forked=self.forked)

    def _seat(self, game: str) -> list[Client]:
        people, options = TABLES[game]
        charter = {"game": game, "options": options, "pace": 0}
        return seat_company(self.server, charter, people, self.dice.randrange(10**6))

    @property
    def clients(self) -> list[tuple[str, Client]]:
        """Everybody, with their game."""
        return [(game, one) for game, company in self.companies.items() for one in company]

    def stop(self) -> None:
        """The last end."""
        if self.server.process.poll() is None:
            self.server.kill()

    async def lives(self, count: int) -> None:
        """So many times: play, be killed, start again, compare."""
        for _ in range(count):
            await self._life()
            self.server.kill()
            self._begin_anew_where_over()
            self.server = await asyncio.to_thread(self._start)
            self._compare()

    async def _life(self) -> None:
        """Everybody plays until the server dies under them, after at least a few pages."""
        before = {game: company[0].seq for game, company in self.companies.items()}
        play = [asyncio.create_task(self._play(game, client)) for game, client in self.clients]
        await asyncio.wait_for(self._until_moved(before), 60)
        await asyncio.sleep(self.dice.random() * 0.25)
        self.server.process.send_signal(signal.SIGKILL)
        await asyncio.gather(*play)

    async def _until_moved(self, before: dict[str, int]) -> None:
        """Every table goes on: it has turned pages in this life."""
        while any(
            company[0].seq < before[game] + 3 and not company[0].over
            for game, company in self.companies.items()
        ):
            await asyncio.sleep(0.01)

    async def _play(self, game: str, client: Client) -> None:
        try:
            await client.connect()
            await client.play_on(lambda c: c.over, self.kinds[game])
        except (Gone, OSError):
            pass
        finally:
            await client.drop()

    def _begin_anew_where_over(self) -> None:
        """A party that ended makes room for another."""
        self.over = [game for game, company in self.companies.items() if company[0].over]

    def _compare(self) -> None:
        """Every acknowledged action stands on the page that was named.

        A table cannot be read at all if one of the pages before is missing.
        """
        for game, client in self.clients:
            table = client.url.split("/")[-2]
            first = min((seq for seq, _ in client.acknowledged), default=client.seq)
            pages = self.server.pages(table, client.token, first - 1)
            for seq, action in client.acknowledged:
                events = [e["events"][0] for e in pages[seq] if e["type"] == "acted"]
                assert without_nulls(events[0]) == without_nulls(action), (game, seq)
                self.checked += 1
            client.acknowledged.clear()
        for game in self.over:
            self.companies[game] = self._seat(game)
