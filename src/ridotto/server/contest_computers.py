"""Contest tables at which only computer players sit: played in the background."""

import asyncio
from typing import Final

from ridotto.duplicate.computer_field import FieldPlay, play_computers
from ridotto.duplicate.contest import Contest, deal_of, deals_in, table_key
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


class ComputerTables:
    """The tables of computer players of all contests of this process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._playing: dict[str, asyncio.Task[None]] = {}

    def play(self, contest: Contest, seated: Round, turn: int, played: dict[str, object]) -> None:
        """Let the computer players play what they have not yet played in a round."""
        for table, seats in enumerate(seated):
            if any(contest.members[one].person for one in seats):
                continue
            for deal in deals_in(contest, turn):
                key = table_key(turn, table, deal)
                name = computers_table(contest, key)
                if key not in played and name not in self._playing:
                    self._playing[name] = asyncio.create_task(self._play(contest, name, deal))

    async def _play(self, contest: Contest, name: str, number: int) -> None:
        try:
            deal, play, levels = deal_of(contest, number), FieldPlay(()), (contest.level,)
            asker = Asker("", contest.id)
            while not play.scores:
                play = await self.services.workers.review(
                    asker, play_computers, deal, levels, {}, play.actions, PORTION_SECONDS
                )
            now = self.services.now()
            rows = [
                computers_row(contest, number, name, seat, score, now)
                for seat, score in enumerate(play.scores)
            ]
            await self.services.writer.run(self.services.store.duplicates.keep_results, rows)
        except Exception:
            log.exception("contest", game=contest.game)
        finally:
            self._playing.pop(name, None)

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
