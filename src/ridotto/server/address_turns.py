"""Spreads the requests of one address over several turns of the event loop.

Limits count what an address does in a second. Without turns it could have all of that done at once,
and everybody else would wait meanwhile.
"""

import asyncio
from collections import deque
from typing import Final

REQUESTS_A_TURN: Final = 2
"""Requests of one address that may begin in one turn of the event loop; each takes a few
milliseconds at most."""

COMMANDS_A_TURN: Final = 8
"""Commands from all sockets of one address that may begin in one turn; each takes less than a
millisecond."""


class AddressTurns:
    """Lets a limited number of tasks of each address begin in every turn of the event loop."""

    def __init__(self, a_turn: int) -> None:
        self._a_turn = a_turn
        self._left: dict[str, int] = {}
        """How many more tasks may begin in this turn, for each address that has begun some."""
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def take(self, address: str) -> None:
        """Wait until it is this address's turn; usually it is at once."""
        left = self._left.get(address)
        if left is None:
            left = self._a_turn
            asyncio.get_running_loop().call_soon(self._next_turn, address)
        if left and address not in self._waiting:
            self._left[address] = left - 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        await turn

    def _next_turn(self, address: str) -> None:
        waiting = self._waiting.get(address)
        if not waiting:
            self._waiting.pop(address, None)
            del self._left[address]
            return
        self._left[address] = left = self._a_turn
        while waiting and left:
            turn = waiting.popleft()
            # The task that waited may have been cancelled.
            if not turn.done():
                turn.set_result(None)
                left -= 1
        self._left[address] = left
        asyncio.get_running_loop().call_soon(self._next_turn, address)
