"""A game the page was not built with is opened, played to its sheet and looked through again."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Browser, expect

from tests.server.in_process_server import InProcessServer
from tests.server.server_process import Server, serving
from tests.web.input_devices import Mouse, Touch
from tests.web.page_server import PAGE, Guest, visiting
from tests.web.player import Player

FOLDER: Final = Path(__file__).parents[1] / "seventh_game"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that has the game on its path, and the page as it is built."""
    paths = [str(FOLDER), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    with serving(str(tmp_path / "tables.db"), "--page", str(PAGE)) as running:
        yield running


def invited(browser: Browser, server: Server, size: str, **liking: Any) -> Any:
    """A browser needs only the server's address."""
    return visiting(browser, cast(InProcessServer, server), size, liking)


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_it_is_played_and_replayed(
    browser: Browser, server: Server, size: str, language: str
) -> None:
    """From the lobby to the sheet by the generic parts; then every step of it again."""
    device = Mouse() if size == "desktop" else Touch()
    play = {"en": "Play: ", "de": "Spielen: "}[language]
    with invited(browser, server, size, language=language) as guest:
        sit_down(guest, f"{play}Trio", device)
        player = Player(guest, device, Random(7))
        player.play_deal()
        page = guest.page
        sheet = page.locator(".between")
        expect(sheet.locator(".outcome").first).to_be_visible()
        expect(sheet.locator(".sheet details").first).to_be_visible()
        device.press(sheet.locator("a[href$='/deal/1']"))
        device.press(
            page.get_by_role("button", name={"en": "To the end", "de": "Ans Ende"}[language])
        )
        expect(page.locator("aside .outcome").first).to_be_visible()
        assert guest.watch.notes == []


def sit_down(guest: Guest, button: str, device: Any) -> None:
    """The lobby has it after the games it knows, with cards that show their names."""
    guest.go()
    device.press(guest.page.get_by_role("button", name=button))
    guest.page.locator(".hand button").first.wait_for()
    named = guest.page.locator(".hand button").first.get_attribute("aria-label") or ""
    assert " " in named, "a card of an unknown pack is called by its full name"
