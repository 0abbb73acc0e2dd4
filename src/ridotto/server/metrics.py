"""Figures for Prometheus. No label names a table, a person or a card."""

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._counted: dict[tuple[type[Struct], type[Struct]], Counter] = {}
        self.commands = Counter(
            "ridotto_commands_total",
            "Commands by kind and answer.",
            ("kind", "answer"),
            registry=self.registry,
        )
        self.seconds = Histogram(
            "ridotto_command_seconds",
            "From a command's arrival to its answer.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )
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

    def command(self, kind: type[Struct], answer: type[Struct], seconds: float) -> None:
        """A command was answered."""
        key = (kind, answer)
        if key not in self._counted:
            self._counted[key] = self.commands.labels(_tag(kind), _tag(answer))
        self._counted[key].inc()
        self.seconds.observe(seconds)

    def exposition(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)
