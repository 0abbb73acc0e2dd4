"""Fixtures for the server's tests: a running server on a database of its own."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from ridotto.server.config import Config
from ridotto.server.services import Services
from tests.server.in_process_server import WIDE, InProcessServer, run_in_process


class FakeTime:
    """The server's clock, which a test may put forward."""

    ahead = 0.0

    def __call__(self) -> int:
        """Milliseconds, as the server counts them."""
        return int(1000 * (time.time() + self.ahead))

    def advance(self, seconds: float) -> None:
        """So much time passes at once."""
        self.ahead += seconds


@pytest.fixture(scope="module")
def fake_time() -> FakeTime:
    """The clock of this file's server."""
    return FakeTime()


@pytest.fixture(scope="module")
def server_settings() -> dict[str, Any]:
    """What differs in the server of a file; a file may have its own."""
    return {}


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory,
    fake_time: FakeTime,
    server_settings: dict[str, Any],
) -> Iterator[InProcessServer]:
    """A server for a whole file of tests. In none of them may anything go wrong inside."""
    folder = tmp_path_factory.mktemp("server")
    settings: dict[str, Any] = {**WIDE, **server_settings}
    config = Config(database=f"sqlite:///{folder}/tables.db", **settings)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.asgi_app._now", fake_time)
        with run_in_process(config) as running:
            yield running
    assert running.log.errors == []


@pytest.fixture(scope="module")
def quick_computers() -> Iterator[None]:
    """Computer players at the tables of duplicate deals lose no time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.duplicate_play.PACE", 0)
        yield


@pytest.fixture
def quiet(server: InProcessServer) -> Iterator[None]:
    """Nothing of level error is logged during this test."""
    server.log.records.clear()
    yield
    assert server.log.errors == []


def places_held(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many places of whole reads are held whenever a ledger is gone through from now on."""
    held, review = list[int](), services.workers.review

    async def watched(*args: Any) -> Any:
        held.append(services.whole_reads.held)
        return await review(*args)

    monkeypatch.setattr(services.workers, "review", watched)
    return held
