"""The steward sees to what nobody at the table does: shuffling, the computer players, the clock."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec

from ridotto.bots import make_player
from ridotto.server import ledger_entries as e
from ridotto.server.json_log import journal
from ridotto.server.ledger_table import Table
from ridotto.server.live_table import Desk, House, Overtaken
from ridotto.server.seals import house_act, seal, unseal
from ridotto.table import HOUSE, Action, Ask, Event, Seat, State, View, apply_in_steps
from ridotto.table.acts import Play, Shuffle

PLAIN: Final = (Play, Shuffle)
"""Acts that are judged in no time."""

FALLBACK: Final = 3.0
"""Seconds to leave to the process that wrote the last page, before doing its work for it."""


class Errand(msgspec.Struct, frozen=True):
    """Something to be done of itself: the house's own act, or a seat's by a computer player."""

    kind: Literal["house", "bot", "clock"]
    seat: Seat
    delay: float


def next_errand(table: Table) -> Errand | None:
    """What is to be done now that nobody at the table does."""
    company = table.company
    if not company.started or table.over or company.after:
        return None
    errand = _errand(table, table.awaited)
    # Where nobody sits who could look on, nothing is done.
    return errand if errand is not None and company.persons else None


def _errand(table: Table, awaited: frozenset[Seat]) -> Errand | None:
    if HOUSE in awaited:
        return _house(table)
    chairs = table.company.chairs
    hired = [seat for seat in awaited if chairs[seat].played_by]
    if hired:
        return Errand("bot", min(hired), _pause(table))
    return _clock(table, awaited)


def _house(table: Table) -> Errand | None:
    company = table.company
    waiting = [seat for seat in company.persons if not company.chairs[seat].ready]
    if not table.between or not waiting:
        return Errand("house", HOUSE, 0.0)
    clock = company.charter.clock
    return Errand("house", HOUSE, float(clock.move)) if clock else None


def _pause(table: Table) -> float:
    """A trick just gathered is looked at a little longer."""
    pace = table.company.charter.pace / 1000
    last = table.happened[-1][1] if table.happened else ()
    return pace * (1.8 if len(last) > 1 else 1.0)


def _clock(table: Table, awaited: frozenset[Seat]) -> Errand | None:
    """When the first of those awaited runs out of time."""
    clock = table.company.charter.clock
    if clock is None or not awaited:
        return None
    chairs = table.company.chairs
    seat = min(awaited, key=lambda seat: chairs[seat].reserve)
    return Errand("clock", seat, clock.move + chairs[seat].reserve / 1000)


class Steward:
    """The steward of one table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.changed = self.plan
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None
        self._moved = -2
        self._begun = time.monotonic()

    @property
    def busy(self) -> bool:
        """Is something about to be done?"""
        return self._timer is not None or self._work is not None

    def plan(self, heard: bool = False) -> None:
        """Look what is to be done next, and when: later after another's page, or a failure."""
        table = self.desk.table
        if table.moved != self._moved:
            self._moved, self._begun = table.moved, time.monotonic()
        self.rest()
        errand = next_errand(table)
        if errand is None:
            return
        # Counted from when the game last moved: talk at the table puts nothing off.
        delay = errand.delay - (time.monotonic() - self._begun)
        loop = asyncio.get_running_loop()
        least = FALLBACK if heard else 0.0
        self._timer = loop.call_later(max(least, delay), self._set_out, errand)

    def rest(self) -> None:
        """Drop what was planned."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_out(self, errand: Errand) -> None:
        self._timer = None
        if self._work is None:
            self._work = asyncio.create_task(self._run(errand))

    async def _run(self, errand: Errand) -> None:
        failed = overtaken = False
        try:
            await self._errands[errand.kind](self, errand.seat)
        except Overtaken:
            overtaken = True
        except Exception:
            failed = True
            journal.exception("errand", kind=errand.kind, game=self.desk.table.game.name)
        finally:
            self._work = None
        if failed or overtaken or self._timer is None:
            self.plan(heard=failed)

    # The errands: each looks first whether there is still something to do.

    async def _see_to_house(self, _seat: Seat) -> None:
        """Two pages: the order under its seal, then the shuffle."""
        desk = self.desk
        async with desk.lock:
            if HOUSE not in desk.table.awaited:
                return
            waiting = desk.table.company.unused_seal
            if waiting is not None:
                await act(desk, Shuffle(HOUSE, waiting.order), "house")
                return
            action = house_act(desk.table.game, desk.table.state, desk.house.chance)
            if isinstance(action, Shuffle):
                await desk.write(seal(action, desk.house.chance))
            else:
                await act(desk, action, "house")

    async def _see_to_bot(self, seat: Seat) -> None:
        level = self.desk.table.company.chairs[seat].played_by or "novice"
        await self._play_for(seat, level, "bot")

    async def _see_to_clock(self, seat: Seat) -> None:
        await self._play_for(seat, "novice", "clock")

    async def _play_for(self, seat: Seat, level: str, by: Literal["bot", "clock"]) -> None:
        """Think beside the table, then play if nothing has happened meanwhile."""
        desk = self.desk
        moved, view = desk.table.moved, desk.table.view(seat)
        begun = time.perf_counter()
        house, game = desk.house, desk.table.game.name
        action = await house.workers.think(_decide, house, game, level, view)
        house.metrics.thinking.labels(game).observe(time.perf_counter() - begun)
        async with desk.lock:
            hired = bool(desk.table.company.chairs[seat].played_by)
            if desk.table.moved == moved and hired == (by == "bot"):
                await act(desk, action, by, reserve=0 if by == "clock" else None)

    def spent(self, seat: Seat) -> int | None:
        """What is left of a seat's reserve if it acts now; nothing where there is no clock."""
        clock = self.desk.table.company.charter.clock
        if clock is None:
            return None
        over = time.monotonic() - self._begun - clock.move
        left = self.desk.table.company.chairs[seat].reserve
        return max(0, left - int(1000 * over)) if over > 0 else left

    _errands: Final[dict[str, Callable[["Steward", Seat], Awaitable[None]]]] = {
        "house": _see_to_house,
        "bot": _see_to_bot,
        "clock": _see_to_clock,
    }


def _decide(house: House, game: str, level: str, view: View[Any]) -> Action:
    able = house.able(game, level)
    return make_player(game, level=able, seed=len(view.seen)).act(view)


async def act(
    desk: Desk,
    action: Action,
    by: Literal["person", "bot", "clock", "house"],
    *,
    reserve: int | None = None,
) -> int:
    """Judge an action, and write it with all that follows; or raise ``Refused``."""
    steps, events = await _judge(desk, action)
    acted = e.Acted(by, events, reserve)
    game, state = desk.table.game, steps[-1]
    seals: tuple[e.Unsealed, ...] = ()
    if game.settled(state) or game.over(state):
        used = desk.table.company.seals[: desk.table.company.shuffles]
        seals = unseal(used)
    return await desk.write(acted, *seals, steps=steps)


async def _judge(desk: Desk, action: Action) -> tuple[list[State], tuple[Event, ...]]:
    """What a seat was offered is judged at once; what a referee decides, beside the table."""
    game, state = desk.table.game, desk.table.state
    if isinstance(action, PLAIN) or _is_offered(desk, action):
        return apply_in_steps(game, state, action)
    return await desk.house.workers.think(apply_in_steps, game, state, action)


def _is_offered(desk: Desk, action: Action) -> bool:
    if action.seat not in desk.table.awaited:
        return False
    offers = desk.scene(action.seat).offers
    return not any(isinstance(o, Ask) and type(o.action) is type(action) for o in offers)
