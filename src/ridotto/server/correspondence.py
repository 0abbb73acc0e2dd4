"""A table by correspondence: calls, warnings, replacements and standing orders.

After every page ``settle`` stores when the table is due next and whom to call. ``attend`` does what
is due, through the same write path as everything else.
"""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Final

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server.automation import Automation
from ridotto.server.call_store import WantedCall
from ridotto.server.call_ways import CallKind, quiet_until
from ridotto.server.json_log import log
from ridotto.server.live_table import LiveTable
from ridotto.server.slow_clock import Deadline, deadlines, on_vacation, time_is_up, turns
from ridotto.server.standing_orders import LATEST, SOONEST, StandingOrder, ordered_act
from ridotto.server.store import DueRow
from ridotto.server.write_path import LOOK_AGAIN, Overtaken, act, catch_up, write
from ridotto.table import HOUSE, Refused, Seat

NEVER: Final = 2**62
"""The due time of a table that waits for nobody: its next page sets a new one."""


SEES_IT: Final = 60_000
"""Milliseconds that somebody with the table open has before being called to it."""


def seat_owner(table: str, seat: Seat) -> str:
    """Return the owner of a chair's ways of being called, if its person has no key."""
    return f"{table}/{seat}"


class Correspondence:
    """What happens at one slow table without anybody present. Other tables do not need it."""

    def __init__(self, live: LiveTable, automation: Automation) -> None:
        self.live, self.automation, self.desk = live, automation, live.services.desk
        self.orders: dict[Seat, StandingOrder] = {}
        self._order_at: dict[Seat, tuple[int, int]] = {}
        """For each seat with an order: the page it is about, and when it is carried out."""
        self._unseen: dict[Seat, int] = {}
        """Seats for which an order acted: they do not know yet that it is their turn again."""
        self._tasks: set[asyncio.Task[None]] = set()
        if self.slow:
            live.on_pages(self._after_pages)

    @property
    def slow(self) -> bool:
        """Whether the table is played by correspondence."""
        return self.live.table.company.charter.slow

    @property
    def busy(self) -> bool:
        """Whether something is being settled."""
        return bool(self._tasks)

    async def load(self) -> None:
        """Read the stored orders of this table, once."""
        services = self.live.services
        found = await services.workers.read(self.desk.store.orders, self.live.table.ident)
        for seat, body in found:
            self.orders.setdefault(seat, msgspec.json.decode(body, type=StandingOrder))

    def _after_pages(self, from_elsewhere: bool) -> None:
        """Settle after a page of this process; other processes act when the table is due."""
        if not from_elsewhere:
            task = asyncio.create_task(self._settle_safely())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _settle_safely(self) -> None:
        try:
            await self.settle()
        except Exception:
            # The table is still due in the database, and will be looked at again.
            log.exception("correspondence")

    # Settling

    async def settle(self) -> None:
        """Store when the table is due next, and whom to call, as of the last page."""
        company = self.live.table.company
        while company.started or not company.free:
            calls = await self._settle_as_of(self.live.table.seq)
            if calls:
                self.desk.wake()
            if calls is not None:
                return
            # Another process has written since: what this one knew would drop calls of that page.
            async with self.live.lock:
                await catch_up(self.live)

    async def _settle_as_of(self, seq: int) -> int | None:
        """Settle as of a page; return the number of calls, or None if there is a later page."""
        live, table, now = self.live, self.live.table, self.live.services.now()
        self._draw_times(now)
        due = min((line.at for line in await self._deadlines(now)), default=NEVER)
        due = max(now + LOOK_AGAIN, min([due, *(at for _, at in self._order_at.values())]))
        calls = tuple(self._calls(now))
        row = DueRow(table.ident, due, seq)
        work = self.desk.store.settle
        return await live.services.writer.run(work, row, table.over, turns(table), calls)

    async def _deadlines(self, now: int) -> list[Deadline]:
        table = self.live.table
        unwarned = [s for s in table.waited_for if not table.company.chairs[s].warned]
        quiet = {seat: await self._quiet_until(seat, now) for seat in unwarned}
        return deadlines(table, quiet)

    async def _quiet_until(self, seat: Seat, now: int) -> int:
        """Return when a warning can reach a seat: when the first of its ways is not quiet."""
        read, ways = self.live.services.workers.read, self.desk.store.ways
        found = await read(ways, self._owners(seat))
        return min((quiet_until(way.quiet, now) for _, way in found), default=0)

    def _owners(self, seat: Seat) -> tuple[str, ...]:
        """Return the owners of the ways to a seat: the chair itself, and its person."""
        own = seat_owner(self.live.table.ident, seat)
        person = self.live.table.company.chairs[seat].owner
        return (own, person) if person else (own,)

    def _calls(self, now: int) -> Iterator[WantedCall]:
        """Yield who is to be called, each because of one page."""
        table, company = self.live.table, self.live.table.company
        if table.over:
            for seat in company.persons:
                yield WantedCall(seat, self._owners(seat), table.seq, "over", 0, now)
            return
        for seat, since in table.waited_since.items():
            mark = max(since, self._unseen.get(seat, -1))
            until = 0 if table.between else time_is_up(table, seat)
            if seat in self._order_at or mark < 0:
                continue
            vacation = on_vacation(table, seat, now)
            due = vacation.until if vacation else now
            if seat in self.live.subscribers.by_seat:
                # Whoever has the table open sees it, but is still called if they do not look.
                due = max(due, now + SEES_IT)
            yield WantedCall(seat, self._owners(seat), mark, "turn", until, due)

    async def _call(self, seat: Seat, kind: CallKind, until: int) -> None:
        """Call a seat because of the last page, whether the table waits for it or not."""
        table, services = self.live.table, self.live.services
        wanted = WantedCall(seat, self._owners(seat), table.seq, kind, until, services.now())
        if await services.writer.run(self.desk.store.add_calls, table.ident, (wanted,)):
            self.desk.wake()

    # Orders

    def _draw_times(self, now: int) -> None:
        """Choose when each due order is carried out; drop the orders that have ended."""
        table, dice = self.live.table, self.live.services.random_source.dice
        playing = frozenset() if table.between else table.waited_for
        for seat in tuple(self.orders):
            if seat not in playing:
                self._order_at.pop(seat, None)
            elif self._order_at.get(seat, (-1, 0))[0] != table.moved:
                self._order_at[seat] = table.moved, now + 1000 * dice.randrange(SOONEST, LATEST)

    async def give_order(self, seat: Seat, order: StandingOrder | None) -> None:
        """Store an order, or drop it; the caller holds the lock."""
        ident, services = self.live.table.ident, self.live.services
        body = None if order is None else msgspec.json.encode(order)
        await services.writer.run(self.desk.store.keep_order, ident, seat, body)
        self._order_at.pop(seat, None)
        if order is None:
            self.orders.pop(seat, None)
        else:
            self.orders[seat] = order

    async def _carry_out(self, seat: Seat) -> None:
        """Do what an order says; if it no longer applies, drop it."""
        live, order = self.live, self.orders[seat]
        action = ordered_act(live.table, seat, order)
        if action is None:
            await self.give_order(seat, None)
            return
        left = msgspec.structs.replace(order, left=order.left - 1)
        await self.give_order(seat, left if left.left > 0 else None)
        self._unseen[seat] = live.table.seq + 1
        try:
            await act(live, action, "person", reserve=live.reserve_left(seat))
        except Refused:
            await self.give_order(seat, None)

    # Attending

    async def attend(self) -> None:
        """Do everything that is due now, then settle again."""
        live = self.live
        async with live.lock:
            if live.services.store.postgres:
                # The page that made the table due may be another process's, and not be known yet.
                await catch_up(live)
            with contextlib.suppress(Overtaken):
                while await self._do_next():
                    pass
        await self.settle()
        self.automation.plan()

    async def _do_next(self) -> bool:
        """Do one thing that is due; return whether there was one."""
        now = self.live.services.now()
        self._draw_times(now)
        ordered = next((seat for seat, (_, at) in self._order_at.items() if at <= now), None)
        if ordered is not None:
            await self._carry_out(ordered)
            return True
        line = next(iter(await self._deadlines(now)), None)
        if line is None or line.at > now or line.what == "deal":
            # The house deals automatically, as at every table.
            return False
        await self._meet(line)
        return True

    async def _meet(self, line: Deadline) -> None:
        live, seat = self.live, line.seat
        if line.what == "warn":
            await write(live, e.Warned(seat, HOUSE))
            end = deadlines(live.table, {})[0].at
            await self._call(seat, "warning", end)
        else:
            await write(live, e.Left(seat, "late"))
            await self._call(seat, "replaced", 0)
