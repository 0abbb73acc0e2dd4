"""The lobby says which tables wait for one, and for how long; and a vacation from all of them."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.in_process_server import InProcessServer, Seated, act, scene_of, wait_until
from tests.server.test_turns import slow_pair, turns
from tests.web.conftest import Invite
from tests.web.page_server import Guest, remember
from tests.web.test_access import barriers
from tests.web.test_languages import read

ANNA, BRUNO = "a7" * 16, "b7" * 16


def waiting_for_anna(server: InProcessServer) -> Seated:
    """Anna's chair at a slow table, where the others have done what was theirs to do."""
    anna, bruno = slow_pair(server, 3, keys=(ANNA, BRUNO))
    while scene_of(server, bruno)["awaited"] == [bruno.seat]:
        act(server, bruno, Random(2))
    wait_until(lambda: bool(turns(server, ANNA, [anna])))
    return anna


def with_key(guest: Guest, key: str) -> Guest:
    """A browser that has this person's key."""
    remember(guest.page.context, "ridotto.key", key)
    return guest


def test_a_table_that_waits_comes_first(page_server: InProcessServer, invite: Invite) -> None:
    """Also on a device that knows nothing of it; and one request tells it."""
    seated = waiting_for_anna(page_server)
    guest = with_key(invite("phone"), ANNA)
    other = {"table": "elsewhere", "seat": 0, "token": "x", "game": "taroc", "name": "A", "at": 1}
    remember(guest.page.context, "ridotto.chairs", [{**other, "over": False}])
    guest.go("")
    listed = guest.page.locator(".again a")
    expect(listed.first).to_contain_text("your turn, 2 days left")
    assert guest.page.locator(".again a.turn").count() == 1
    expect(listed.last).to_contain_text("Taroc")
    assert sum("/api/me/" in url for url in guest.watch.fetched) == 1
    assert barriers(guest.page) == []
    listed.first.click()
    guest.page.locator(".screen").wait_for()
    assert guest.page.url.endswith(seated.table)
    expect(guest.page.locator(".hand .card").first).to_be_visible()


@pytest.mark.parametrize(("tongue", "said"), [("de", "noch 2 Tage"), ("it", "ancora 2 giorni")])
def test_it_is_said_in_every_language(
    tongue: str, said: str, page_server: InProcessServer, invite: Invite
) -> None:
    seated = waiting_for_anna(page_server)
    guest = with_key(invite(liking={"language": tongue}), ANNA)
    guest.go("")
    expect(guest.page.locator(f".again a[href$='{seated.table}']")).to_contain_text(said)
    read(guest)


@pytest.mark.parametrize("tongue", ["en", "de"])
def test_a_vacation_by_one_press(tongue: str, page_server: InProcessServer, invite: Invite) -> None:
    """In the lobby's settings, where calls are kept; and back again."""
    anna = waiting_for_anna(page_server)
    guest = with_key(invite("phone", liking={"language": tongue}), ANNA)
    guest.go("")
    guest.page.locator("details.liking > summary").click()
    room = guest.page.locator("section[aria-labelledby='vacation-all']")

    def away() -> bool:
        vacation = scene_of(page_server, anna)["company"]["chairs"][anna.seat]["vacation"]
        return vacation is not None and vacation["until"] > page_server.registry.services.now()

    room.get_by_role("spinbutton").fill("3")
    room.locator("form button").click()
    expect(room.get_by_role("status")).to_be_visible()
    assert away()
    if tongue == "en":
        expect(room.get_by_role("status")).to_contain_text("You are on vacation at")
        assert barriers(guest.page) == []
    else:
        read(guest)
    room.get_by_role("button").click()
    expect(room.get_by_role("spinbutton")).to_be_visible()
    assert not away()
