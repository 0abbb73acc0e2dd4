"""Fixtures: one browser for all tests of the page, a house of its own for each."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.in_process_server import InProcessServer
from tests.web.house import PATIENCE, Guest, house_with_page, launch, visiting

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
def house_settings() -> dict[str, Any]:
    """What differs in the house of a test: to be named in its parameters."""
    return {}


@pytest.fixture
def house(
    tmp_path: Path, request: pytest.FixtureRequest, house_settings: dict[str, Any]
) -> Iterator[InProcessServer]:
    """A house whose cards hang on the name of the test. Nothing may go wrong inside."""
    with house_with_page(tmp_path, request.node.name, **house_settings) as running:
        yield running
    assert running.log.errors == []


@pytest.fixture
def invite(browser: Browser, house: InProcessServer) -> Iterator[Invite]:
    """Invites guests by the size of what they hold; nobody may have noticed anything wrong."""
    guests: list[Guest] = []
    with ExitStack() as stack:

        def invite(size: str = "desktop", **more: Any) -> Guest:
            guests.append(stack.enter_context(visiting(browser, house, size, **more)))
            return guests[-1]

        yield invite
    assert [note for guest in guests for note in guest.watch.notes] == []
