"""Two people with a browser each at one table, and a connection that is lost between them."""

import time
from random import Random

from playwright.sync_api import expect

from tests.server.in_process_server import InProcessServer, Seated, wait_for
from tests.web.conftest import Invite
from tests.web.input_devices import Mouse, Touch
from tests.web.page_server import Guest
from tests.web.player import Player

NORA, BRUNO = 0, 1
PATIENCE = 20
"""Seconds."""


def test_lost_connection_costs_nothing(page_server: InProcessServer, invite: Invite) -> None:
    """The page says that it comes back, does so by itself, and both read the same sheet."""
    nora, bruno = invite("desktop"), invite("phone", liking={"name": "Bruno"})
    chairs = [{"type": "you"}, {"type": "open"}]
    seated = nora.take_chair("kaiserspiel", chairs=chairs)
    sit_by_link(bruno, seated.table)
    players = [Player(nora, Mouse(), Random("Nora")), Player(bruno, Touch(), Random("Bruno"))]
    for _ in range(8):
        assert play_on(page_server, seated, players)
    lose_connection(bruno)
    expect(nora.page.get_by_text("not connected")).to_be_visible()
    if awaited(page_server, seated) == NORA and players[NORA].is_asked():
        players[NORA].act()
    find_connection(bruno)
    expect(nora.page.get_by_text("not connected")).to_be_hidden()
    while play_on(page_server, seated, players):
        pass
    assert read_sheet(nora, "Nora") == read_sheet(bruno, "Bruno")


def sit_by_link(guest: Guest, table: str) -> None:
    """Somebody was sent the address of a table."""
    guest.go(f"table/{table}")
    guest.page.get_by_role("button", name="Sit down").tap()
    guest.page.locator(".screen").wait_for()


def lose_connection(guest: Guest) -> None:
    """The connection is lost for a while."""
    guest.page.context.set_offline(True)
    expect(guest.page.get_by_role("status").filter(has_text="Coming back")).to_be_visible()


def find_connection(guest: Guest) -> None:
    """And leaves it. What the browser itself complained of meanwhile was to be expected."""
    guest.page.context.set_offline(False)
    expect(guest.page.get_by_text("Coming back")).to_be_hidden(timeout=20_000)
    assert all("ERR_INTERNET_DISCONNECTED" in note for note in guest.watch.notes)
    guest.watch.notes.clear()


def awaited(page_server: InProcessServer, seated: Seated) -> int | None:
    """For whom the table waits; None when the deal has been counted."""
    scene = wait_for(page_server, seated, lambda s: s["between"] or -1 not in s["awaited"])
    return None if scene["between"] else int(min(scene["awaited"]))


def play_on(page_server: InProcessServer, seated: Seated, players: list[Player]) -> bool:
    """Whoever is awaited does something; False when the deal is over, for both."""
    who = awaited(page_server, seated)
    if who is None:
        return not all(player.wait_until_asked()["settled"] for player in players)
    # Where nothing can be announced the page says so by itself, and the turn goes on.
    end = time.monotonic() + PATIENCE
    while awaited(page_server, seated) == who:
        assert time.monotonic() < end, "the page asks nothing"
        if players[who].is_asked():
            players[who].wait_until_asked()
            players[who].act()
            break
    return True


def read_sheet(guest: Guest, name: str) -> str:
    """The deal's sheet with everybody by name; the verdict speaks to each in other words."""
    region = guest.page.get_by_role("region", name="Sheet")
    said = region.inner_text()
    for verdict in region.locator(".outcome").all_inner_texts():
        said = said.replace(verdict, "")
    assert "You" in said
    return said.replace("You", name)
