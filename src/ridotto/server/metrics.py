"""Figures for Prometheus. No label names a table, a person or a card."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

LIMITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
"""The upper bounds of the buckets in which commands are counted, in seconds."""


class Commands(Collector):
    """Commands by kind and answer, and how long each took: three sums, formatted when asked.

    Only the thread of the event loop counts here, so nothing need be locked.
    """

    def __init__(self) -> None:
        self._counts: dict[tuple[type[Struct], type[Struct]], int] = {}
        self._buckets = [0] * (len(LIMITS) + 1)
        self._seconds = 0.0

    def add(self, kind: type[Struct], answer: type[Struct], seconds: float) -> None:
        """Count one."""
        key = (kind, answer)
        self._counts[key] = self._counts.get(key, 0) + 1
        self._buckets[bisect_left(LIMITS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """As Prometheus wants it: each bucket includes all smaller ones."""
        counted = CounterMetricFamily(
            "ridotto_commands", "Commands by kind and answer.", labels=("kind", "answer")
        )
        for (kind, answer), number in self._counts.items():
            counted.add_metric((_tag(kind), _tag(answer)), number)
        yield counted
        names = (*map(str, LIMITS), "+Inf")
        yield HistogramMetricFamily(
            "ridotto_command_seconds",
            "From a command's arrival to its answer.",
            buckets=list(zip(names, accumulate(self._buckets), strict=True)),
            sum_value=self._seconds,
        )


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        commands = Commands()
        self.registry.register(commands)
        self.command = commands.add
        """Count a command: its kind, the kind of its answer, and the seconds between."""
        self.thinking = Histogram(
            "ridotto_thinking_seconds",
            "How long a computer player took.",
            ("game",),
            buckets=(0.001, 0.005, 0.02, 0.1, 0.5, 2, 10),
            registry=self.registry,
        )
        self.connections = Gauge("ridotto_connections", "Open sockets.", registry=self.registry)
        self.tables = Gauge("ridotto_tables", "Tables in memory.", registry=self.registry)
        self.opened = Counter(
            "ridotto_tables_opened_total", "Tables opened.", ("game",), registry=self.registry
        )

    def exposition(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)
