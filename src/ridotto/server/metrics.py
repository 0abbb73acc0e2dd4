"""Metrics for Prometheus. No label names a table, a person or a card."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from typing import Final

from msgspec import Struct
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

LIMITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
"""The upper bounds of the histogram's buckets for commands, in seconds."""


class Commands(Collector):
    """Counts commands by kind and answer, and their durations; formatted only when asked for.

    Only the thread of the event loop counts here, so no lock is needed.
    """

    def __init__(self) -> None:
        self._counts: dict[tuple[type[Struct], type[Struct]], int] = {}
        self._buckets = [0] * (len(LIMITS) + 1)
        self._seconds = 0.0

    def add(self, kind: type[Struct], answer: type[Struct], seconds: float) -> None:
        """Count one command."""
        key = (kind, answer)
        self._counts[key] = self._counts.get(key, 0) + 1
        self._buckets[bisect_left(LIMITS, seconds)] += 1
        self._seconds += seconds

    def total(self) -> int:
        """Return the number of commands."""
        return sum(self._buckets)

    def collect(self) -> Iterator[Metric]:
        """Yield the figures as Prometheus wants them: each bucket includes all smaller ones."""
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


class Watched(Collector):
    """Figures that other objects keep, read when they are asked for."""

    def __init__(self) -> None:
        self.queues: Mapping[str, Callable[[], int]] = {}
        self.cut_offs: Mapping[str, int] = {}
        self.errors: Mapping[str, int] = {}

    def collect(self) -> Iterator[Metric]:
        """Yield what waits, who was cut off, what went wrong."""
        waiting = GaugeMetricFamily("ridotto_waiting", "What waits in a queue.", labels=("queue",))
        for name, length in self.queues.items():
            waiting.add_metric((name,), length())
        yield waiting
        for title, said, label, counts in (
            ("ridotto_cut_offs", "Whoever sent too much or too slowly.", "why", self.cut_offs),
            ("ridotto_errors", "Errors of the program, as logged.", "event", self.errors),
        ):
            family = CounterMetricFamily(title, said, labels=(label,))
            for name, number in counts.items():
                family.add_metric((name,), number)
            yield family


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.watched = Watched()
        self.registry.register(self.watched)
        self.commits = self._histogram("ridotto_commit_seconds", "How long a commit took.")
        self.loop_lag = self._histogram(
            "ridotto_loop_lag_seconds", "How late the event loop does what is due."
        )
        self.collections = self._histogram(
            "ridotto_gc_seconds", "How long a collection of garbage held everything up."
        )
        commands = Commands()
        self.registry.register(commands)
        self.counted = commands.total
        self.command = commands.add
        """Count a command: its kind, the kind of its answer, and its duration in seconds."""
        self.thinking = Histogram(
            "ridotto_thinking_seconds",
            "How long a computer player took.",
            ("game",),
            buckets=(0.001, 0.005, 0.02, 0.1, 0.5, 2, 10),
            registry=self.registry,
        )
        self.computer_acts = Counter(
            "ridotto_computer_acts_total",
            "Acts of computer players, by the level that played in truth.",
            ("game", "level"),
            registry=self.registry,
        )
        self.connections = Gauge("ridotto_connections", "Open sockets.", registry=self.registry)
        self.tables = Gauge("ridotto_tables", "Tables in memory.", registry=self.registry)
        self.opened = Counter(
            "ridotto_tables_opened_total", "Tables opened.", ("game",), registry=self.registry
        )

    def _histogram(self, name: str, said: str) -> Histogram:
        return Histogram(name, said, buckets=LIMITS, registry=self.registry)

    def exposition(self) -> bytes:
        """Return all metrics as text."""
        return generate_latest(self.registry)


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)
