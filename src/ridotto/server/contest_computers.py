"""Contest tables at which only computer players sit: played in the background."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Final

from ridotto.duplicate.computer_field import FieldPlay, play_computers
from ridotto.duplicate.contest import Contest, deal_of, deals_in, sides_of, table_key
from ridotto.duplicate.deal_seeds import player_seed, seed_of
from ridotto.duplicate.movements import Round
from ridotto.duplicate.same_deal import Score
from ridotto.server.contest_names import computers_table, deal_name
from ridotto.server.duplicate_store import ResultRow
from ridotto.server.fair_queue import Asker
from ridotto.server.json_log import log
from ridotto.server.kept_plays import KeptPlay, pack_play
from ridotto.server.services import Services

PORTION_SECONDS: Final = 2.0
"""Seconds of thinking after which others get their turn."""

PORTIONS_AT_ONCE: Final = 6
"""How many portions of all contests together may wait for a thinking process. The others stand in
line for that: half of what one address may ask for, so that none is refused however many contests
there are."""


class ComputerTables:
    """The tables of computer players of all contests of this process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(PORTIONS_AT_ONCE)

    def play(self, contest: Contest, seated: Round, turn: int, played: Collection[str]) -> None:
        """Let the computer players play what they have not yet played in a round.

        One table after the other: however many there are, a contest asks for one at a time.
        """
        if contest.id in self._playing:
            return
        empty = [
            table
            for table, seats in enumerate(seated)
            if not any(contest.members[one].person for one in seats)
        ]
        due = [
            (deal, key)
            for table in empty
            for deal in deals_in(contest, turn)
            if (key := table_key(turn, table, deal)) not in played
        ]
        if due:
            self._playing[contest.id] = asyncio.create_task(self._play_all(contest, due))

    async def _play_all(self, contest: Contest, due: Sequence[tuple[int, str]]) -> None:
        try:
            for deal, key in due:
                await self._play(contest, computers_table(contest, key), deal)
        except Exception:
            log.exception("contest", game=contest.game)
        finally:
            self._playing.pop(contest.id, None)

    async def _play(self, contest: Contest, name: str, number: int) -> None:
        deal, play, levels = deal_of(contest, number), FieldPlay(()), (contest.level,)
        # Each table has a chance of its own; otherwise they would all play the deal alike.
        seed = seed_of(contest.secret, name)
        others = {
            seat: (contest.level, player_seed(seed, seat)) for seat in range(len(sides_of(contest)))
        }
        asker = Asker("", contest.id)
        while not play.scores:
            async with self._room:
                play = await self.services.workers.review(
                    asker, play_computers, deal, levels, others, play.actions, PORTION_SECONDS
                )
        now = self.services.now()
        rows = [
            computers_row(contest, number, name, seat, score, now)
            for seat, score in enumerate(play.scores)
        ]
        await self.services.writer.run(self.services.store.duplicates.keep_results, rows)

    async def stop(self) -> None:
        """Cancel everything that is being played."""
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def computers_row(
    contest: Contest, number: int, table: str, seat: int, score: Score, now: int
) -> ResultRow:
    """Return the result row of a computer player at a table of computer players."""
    return ResultRow(
        deal_id=deal_name(contest, number),
        table_id=table,
        seat=seat,
        game=contest.game,
        person="",
        name="",
        level=contest.level,
        paid=score.paid,
        points=score.points,
        counts=True,
        at=now,
        trace=pack_play(KeptPlay(())),
    )
