"""Fixtures: one browser for all tests of the page, a server for each test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.in_process_server import InProcessServer
from tests.web.page_server import PATIENCE, Guest, launch, serve_page, visiting

Invite: TypeAlias = Callable[..., Guest]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, started once."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def server_settings() -> dict[str, Any]:
    """Settings of a test's server that differ from the default: named in its parameters."""
    return {}


@pytest.fixture
def page_server(
    tmp_path: Path, request: pytest.FixtureRequest, server_settings: dict[str, Any]
) -> Iterator[InProcessServer]:
    """A server whose shuffles depend on the name of the test. It must log no error."""
    with serve_page(tmp_path, request.node.name, **server_settings) as running:
        yield running
    assert running.log.errors == []


@pytest.fixture
def invite(browser: Browser, page_server: InProcessServer) -> Iterator[Invite]:
    """Opens browsers of a given screen size; no page may report a problem."""
    guests: list[Guest] = []
    with ExitStack() as stack:

        def invite(size: str = "desktop", **more: Any) -> Guest:
            guests.append(stack.enter_context(visiting(browser, page_server, size, **more)))
            return guests[-1]

        yield invite
    assert [note for guest in guests for note in guest.watch.notes] == []
