"""Few whole ledgers are read and gone through at a time: each may take tens of megabytes.

A request that reads all pages of a table holds one of a few places until its answer begins: a
client who reads slowly keeps nobody waiting. Others wait their turn: addresses in turn, each with
few places of its own.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final

from ridotto.server.limits import (
    MAX_WAITING_READS,
    MAX_WAITING_REVIEWS,
    WHOLE_READS,
    WHOLE_READS_OF_ADDRESS,
)
from ridotto.server.workers import TooMuchAsked

_GIVE_BACK: Final[ContextVar[Callable[[], None] | None]] = ContextVar("give_back", default=None)
"""Gives back the place that the current request holds."""


def give_back_place() -> None:
    """Give back the place of the current request, if it holds one."""
    give_back = _GIVE_BACK.get()
    if give_back is not None:
        give_back()


class WholeReads:
    """The places of one process, and who waits for one."""

    def __init__(self) -> None:
        self._held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._holders: set[asyncio.Task[object]] = set()

    async def hold(self, address: str) -> None:
        """Wait for a place, and hold it until it is given back; or raise ``TooMuchAsked``.

        When the current task ends it is given back in any case.
        """
        task: asyncio.Task[object] | None = asyncio.current_task()
        assert task is not None
        if task in self._holders:
            return
        of_address = len(self._waiting.get(address, ())) + self._held[address]
        if of_address >= MAX_WAITING_REVIEWS or self.waiting >= MAX_WAITING_READS:
            raise TooMuchAsked
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._release(address)
            elif turn in (line := self._waiting.get(address, deque())):
                line.remove(turn)
                self._give()
            raise
        self._holders.add(task)

        def give_back(_done: object = None) -> None:
            if task in self._holders:
                self._holders.discard(task)
                self._release(address)

        task.add_done_callback(give_back)
        _GIVE_BACK.set(give_back)

    @property
    def waiting(self) -> int:
        """How many requests wait for a place."""
        return sum(map(len, self._waiting.values()))

    @property
    def held(self) -> int:
        """How many places are held."""
        return self._held.total()

    def _release(self, address: str) -> None:
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
        self._give()

    def _give(self) -> None:
        """Give free places to those who wait; after its turn an address goes to the end."""
        for address in tuple(self._waiting):
            line = self._waiting[address]
            while line and self.held < WHOLE_READS and self._held[address] < WHOLE_READS_OF_ADDRESS:
                turn = line.popleft()
                # Who was cancelled just now has not been able to say so.
                if not turn.done():
                    turn.set_result(None)
                    self._held[address] += 1
                    self._waiting.move_to_end(address)
            if not line:
                del self._waiting[address]
