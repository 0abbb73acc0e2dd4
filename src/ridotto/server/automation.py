"""Automatic acts at a table: the house shuffles, computer players act, time runs out.

Automation is one more author beside the people: it acts through the same write path.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec

from ridotto.bots import nearest_level
from ridotto.bots.player_challenges import find_claim
from ridotto.server import ledger_entries as e
from ridotto.server.company import STAND_IN
from ridotto.server.duplicate_play import act_for_house, decide_alike, house_is_due, same_deal
from ridotto.server.json_log import log
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.live_table import LiveTable
from ridotto.server.seals import next_house_act, seal
from ridotto.server.slow_clock import next_deal_at
from ridotto.server.thinking import QUICK_LEVELS, decide_at_table
from ridotto.server.write_path import NoTable, Overtaken, act, write
from ridotto.table import HOUSE, Action, Seat, View
from ridotto.table.acts import Shuffle

RETRY_AFTER: Final = 3.0
"""Seconds that are left to the process that wrote the last page, before acting in its place."""


class PlannedAct(msgspec.Struct, frozen=True):
    """An automatic act: the house's own, or one for a seat."""

    author: Literal["house", "bot", "clock"]
    seat: Seat
    delay: float
    """Seconds after the game last moved."""
    for_late: bool = False
    """Whether it is done because people ran out of time; then only while one of them is present."""


def next_planned_act(table: LedgerTable, now: int) -> PlannedAct | None:
    """Return what is to be done automatically now; None if nothing.

    Acts that are hours or days away are not planned here: ``correspondence`` handles them.
    """
    company = table.company
    if not company.started or table.over or company.after:
        return None
    deal = same_deal(table)
    if deal is not None and house_is_due(table, deal):
        return PlannedAct("house", HOUSE, 0.0)
    planned = _for_awaited(table, table.awaited, now)
    # At a table without a person nothing is done.
    return planned if planned is not None and company.persons else None


def _for_awaited(table: LedgerTable, awaited: frozenset[Seat], now: int) -> PlannedAct | None:
    if HOUSE in awaited:
        return _by_house(table, now)
    chairs = table.company.chairs
    bots = [seat for seat in awaited if chairs[seat].played_by]
    if bots:
        return PlannedAct("bot", min(bots), _pause(table))
    return _by_clock(table, awaited)


def _by_house(table: LedgerTable, now: int) -> PlannedAct | None:
    """Return the next act of the house; between two deals it waits for the people or the clock."""
    company = table.company
    claimant = _claimant(table)
    if claimant is not None:
        return PlannedAct("bot", claimant, _pause(table))
    waiting = [seat for seat in company.persons if not company.chairs[seat].ready]
    if not table.between or not waiting:
        return PlannedAct("house", HOUSE, 0.0)
    clock = company.charter.clock
    if clock is not None and company.charter.slow:
        return PlannedAct("house", HOUSE, 0.0) if now >= next_deal_at(table) else None
    return PlannedAct("house", HOUSE, float(clock.move), for_late=True) if clock else None


def _claimant(table: LedgerTable) -> Seat | None:
    """Return a computer player who wants to challenge before the next deal.

    None if there is none.
    """
    if not table.between or not table.state.strict:
        return None
    bots = [seat for seat, chair in enumerate(table.company.chairs) if chair.played_by]
    return next((s for s in bots if find_claim(table.game, table.view(s)) is not None), None)


def _pause(table: LedgerTable) -> float:
    """Return the seconds before a computer player acts: longer after a finished trick."""
    pace = table.company.charter.pace / 1000
    last = table.happened[-1][1] if table.happened else ()
    return pace * (1.8 if len(last) > 1 else 1.0)


def _by_clock(table: LedgerTable, awaited: frozenset[Seat]) -> PlannedAct | None:
    """Return the act that is due when the first of the awaited seats runs out of time."""
    clock = table.company.charter.clock
    if clock is None or table.company.charter.slow or not awaited:
        return None
    chairs = table.company.chairs
    seat = min(awaited, key=lambda seat: chairs[seat].reserve)
    delay = clock.move + chairs[seat].reserve / 1000
    return PlannedAct("clock", seat, delay, for_late=True)


class Automation:
    """The automatic acts of one table: one is planned at a time, and replanned after every page."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._timer: asyncio.TimerHandle | None = None
        self._running: asyncio.Task[None] | None = None
        self._stopped = False
        live.on_pages(self.plan)

    @property
    def busy(self) -> bool:
        """Whether an act is planned or being done."""
        return self._timer is not None or self._running is not None

    def plan(self, wait: bool = False) -> None:
        """Plan the next act.

        ``wait`` is for after a failure, or after a page of another process.
        """
        self.cancel()
        if self._stopped:
            return
        planned = next_planned_act(self.live.table, self.live.services.now())
        if planned is None or not self._makes_sense(planned):
            return
        # Counted from when the game last moved, so that talk at the table delays nothing.
        delay = planned.delay - (time.monotonic() - self.live.moved_at)
        least = RETRY_AFTER if wait else 0.0
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(least, delay), self._start, planned)

    def cancel(self) -> None:
        """Cancel the planned act."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def stop(self) -> None:
        """Cancel the planned act, and plan no more."""
        self._stopped = True
        self.cancel()

    def _makes_sense(self, planned: PlannedAct) -> bool:
        """Return whether the act still makes sense: with nobody present the clock stands still."""
        return not planned.for_late or bool(self.live.presence.everywhere)

    def _start(self, planned: PlannedAct) -> None:
        self._timer = None
        if self._running is None and self._makes_sense(planned):
            self._running = asyncio.create_task(self._run(planned, self.live.table.moved))

    async def _run(self, planned: PlannedAct, moved: int) -> None:
        """Do what was planned when the game had ``moved`` so far; a page may come in between."""
        failed = overtaken = False
        try:
            if self.live.table.moved == moved:
                await self._authors[planned.author](self, planned.seat)
        except NoTable:
            return
        except Overtaken:
            overtaken = True
        except Exception:
            failed = True
            game = self.live.table.game.name
            log.exception("automation", author=planned.author, game=game)
        finally:
            self._running = None
        if failed or overtaken or self._timer is None:
            self.plan(wait=failed)

    # Each of these checks first whether there is still something to do.

    async def _act_for_house(self, _seat: Seat) -> None:
        """Act for the house.

        A shuffle takes two pages: the sealed order, then the shuffle itself.
        """
        live = self.live
        async with live.lock:
            deal = same_deal(live.table)
            if deal is not None:
                await act_for_house(live, deal)
                return
            if HOUSE not in live.table.awaited:
                return
            unused = live.table.company.unused_seal
            if unused is not None:
                await act(live, Shuffle(HOUSE, unused.order), "house")
                return
            source = live.services.random_source
            action = next_house_act(live.table.game, live.table.state, source)
            if isinstance(action, Shuffle):
                await write(live, seal(action, source))
            else:
                await act(live, action, "house")

    async def _act_for_bot(self, seat: Seat) -> None:
        await self._act_for_seat(seat, self.live.table.company.chairs[seat].played_by, "bot")

    async def _act_for_late(self, seat: Seat) -> None:
        await self._act_for_seat(seat, STAND_IN, "clock")

    async def _act_for_seat(self, seat: Seat, wanted: str, author: Literal["bot", "clock"]) -> None:
        """Think without holding the lock, then act if nothing has happened meanwhile."""
        live = self.live
        moved, view = live.table.moved, live.table.view(seat)
        action, level = await self._decide(view, wanted or STAND_IN)
        async with live.lock:
            chair = live.table.company.chairs[seat]
            if live.table.moved != moved or bool(chair.played_by) != (author == "bot"):
                return
            # If another level acts, the same page says so.
            renamed = chair.level and chair.shown_level != level
            before = (e.PlaysAs(seat, level),) if renamed and author == "bot" else ()
            reserve = 0 if author == "clock" else None
            await act(live, action, author, reserve=reserve, before=before)
            live.services.metrics.computer_acts.labels(live.table.game.name, level).inc()

    async def _decide(self, view: View[Any], wanted: str) -> tuple[Action, str]:
        """Return an act and the level that chose it: a novice, if the wanted level cannot think."""
        services, game = self.live.services, self.live.table.game.name
        workers, asker = services.workers, self.live.asker
        deal = same_deal(self.live.table)
        if deal is not None:
            # No other level replaces it here: all tables play against the same players.
            return await decide_alike(workers, asker, wanted, view, deal), wanted
        level, begun = services.level_at_table(game, wanted), time.perf_counter()
        try:
            action = await decide_at_table(workers, asker, level, view, game)
        except Exception:
            if level in QUICK_LEVELS or self._stopped:
                raise
            log.exception("thinking", game=game, wanted=level)
            services.failed_levels[game, level] = services.now()
            level = nearest_level(game, STAND_IN)
            action = await decide_at_table(workers, asker, level, view, game)
        services.metrics.thinking.labels(game).observe(time.perf_counter() - begun)
        return action, level

    _authors: Final[dict[str, Callable[["Automation", Seat], Awaitable[None]]]] = {
        "house": _act_for_house,
        "bot": _act_for_bot,
        "clock": _act_for_late,
    }
