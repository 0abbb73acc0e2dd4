"""A queue in which nobody waits for another's backlog: addresses take turns, then tables."""

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """The client that a computation is for: an address, and a table."""

    address: str = ""
    table: str = ""


class FairQueue(Generic[T]):
    """Addresses take turns; within an address, its tables; within a table, the oldest is first."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, asker: Asker, item: T) -> None:
        """Add an item."""
        tables = self._addresses.setdefault(asker.address, OrderedDict())
        tables.setdefault(asker.table, deque()).append(item)
        self._size += 1

    def take(self) -> T:
        """Remove and return the item whose turn it is; ``KeyError`` if there is none."""
        address, tables = self._addresses.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        # After its turn an address goes to the end of the line.
        if items:
            tables[table] = items
        if tables:
            self._addresses[address] = tables
        self._size -= 1
        return item

    def waiting(self, address: str) -> int:
        """Return how many items of this address wait."""
        return sum(map(len, self._addresses.get(address, {}).values()))
