"""A key is carried to a second device: everything is there, comes as a file, and is deleted."""

import io
import json
import zipfile
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from sqlalchemy import select

from ridotto.server.schema import OF_PERSONS
from tests.server.in_process_server import (
    InProcessServer,
    Seated,
    accepted,
    play,
    to_the_end_of_the_deal,
    wait_for,
)
from tests.web.conftest import Invite
from tests.web.input_devices import Mouse
from tests.web.page_server import Guest, remember
from tests.web.test_access import barriers
from tests.web.test_languages import read

KEY = "localStorage.getItem('ridotto.key')"


def sat_down(guest: Guest) -> Seated:
    """The lobby's one click, and the chair that the browser keeps of it."""
    guest.sit_down("Kaiserspiel", Mouse())
    (chair,) = json.loads(guest.page.evaluate("localStorage.getItem('ridotto.chairs')"))
    return Seated(chair["table"], chair["seat"], chair["token"])


def twelve_words(guest: Guest) -> str:
    """The phrase as the page shows it."""
    guest.page.get_by_role("button", name="Show the key").click()
    words = guest.page.locator(".words").inner_text()
    assert len(words.split()) == 12
    return words


def persons_left(page_server: InProcessServer) -> int:
    """Rows of the database that name anybody."""
    with page_server.registry.services.store.engine.connect() as connection:
        return sum(len(connection.execute(select(column)).all()) for column in OF_PERSONS)


def saved(guest: Guest, button: str) -> bytes:
    """What a press on the button downloads."""
    with guest.page.expect_download() as found:
        guest.page.get_by_role("button", name=button).last.click()
    return Path(found.value.path()).read_bytes()


def test_a_key_is_carried_to_a_second_device(page_server: InProcessServer, invite: Invite) -> None:
    """By the twelve words: the party is there, can be played on there, and all can be deleted."""
    desk, phone = invite("desktop"), invite("phone")
    desk.go("")
    desk.page.get_by_role("link", name="My games").click()
    expect(desk.page.get_by_text("This browser has no key yet")).to_be_visible()
    seated = sat_down(desk)
    to_the_end_of_the_deal(page_server, [seated])
    accepted(page_server, seated, {"type": "next"})
    wait_for(page_server, seated, lambda scene: not scene["between"])
    play(page_server, [seated], 3, Random(1))

    desk.go("mine")
    expect(desk.page.get_by_text("1 deal so far")).to_be_visible()
    words = twelve_words(desk)

    phone.go("mine")
    phone.page.get_by_label("The twelve words").fill(words.replace(" ", "  ").upper())
    phone.page.get_by_role("button", name="Use this key here").click()
    expect(phone.page.get_by_text("1 deal so far")).to_be_visible()
    assert phone.page.evaluate(KEY) == desk.page.evaluate(KEY)
    expect(phone.page.get_by_role("heading", name="In figures")).to_be_visible()
    expect(phone.page.get_by_text("Luck of the cards set aside")).to_be_visible()
    # Parties are asked for once, and earlier ones only by a press.
    assert len([url for url in phone.watch.fetched if "/api/me/parties" in url]) == 1

    archive = zipfile.ZipFile(io.BytesIO(saved(phone, "Download everything")))
    listed = json.loads(archive.read("ridotto.json"))
    assert [party["table"]["id"] for party in listed["parties"]] == [seated.table]
    record = archive.read(f"records/kaiserspiel-{seated.table}.rec")
    assert record == page_server.call("GET", f"{seated.path}/record").body

    # The chair is one's own there too, though the token is on the other device.
    phone.page.get_by_role("link", name="Go on playing").click()
    phone.page.locator(".screen").wait_for()
    expect(phone.page.locator(".hand .card").first).to_be_visible()

    phone.go("mine")
    phone.page.get_by_role("button", name="Delete everything").click()
    phone.page.get_by_role("button", name="Yes, delete everything").click()
    expect(phone.page.get_by_text("Everything is deleted, in 1 chair.")).to_be_visible()
    assert page_server.call("GET", seated.path).status == 404
    assert persons_left(page_server) == 0
    assert phone.page.evaluate(KEY) == '""'


@pytest.mark.parametrize(("tongue", "size"), [("de", "phone"), ("it", "desktop")])
def test_ones_own_page_is_for_everyone(
    tongue: str, size: str, page_server: InProcessServer, invite: Invite
) -> None:
    """With all figures opened and the key shown: no barrier, and one language."""
    guest = invite(size, liking={"language": tongue})
    remember(guest.page.context, "ridotto.key", "d4" * 16)
    seated = _open_table(page_server, "d4" * 16, seats=2)
    other = _sit(page_server, seated, "e5" * 16, "Bruno")
    to_the_end_of_the_deal(page_server, [seated, other])
    guest.go("mine")
    guest.page.locator("section summary").first.wait_for()
    for summary in guest.page.locator("summary").all():
        summary.click()
    guest.page.locator("button[aria-expanded]").click()
    guest.page.locator("svg[role=img]").last.wait_for()
    assert barriers(guest.page) == []
    read(guest)
    guest.go(f"mine/key/{'f6' * 16}")
    guest.page.get_by_role("alertdialog").wait_for()
    assert barriers(guest.page) == []
    read(guest)


def test_one_knows_people_again_whatever_they_call_themselves(
    page_server: InProcessServer, invite: Invite
) -> None:
    """The second time two persons meet, the page says so; an impostor of the same name is none."""
    nora, bruno = invite("desktop"), invite("phone", liking={"name": "Bruno"})
    keys = {"Nora": "a1" * 16, "Bruno": "b2" * 16, "impostor": "c3" * 16}
    for guest, name in ((nora, "Nora"), (bruno, "Bruno")):
        remember(guest.page.context, "ridotto.key", keys[name])
    first = _open_table(page_server, keys["Nora"], seats=2)
    _sit(page_server, first, keys["Bruno"], "Bruno")
    again = _open_table(page_server, keys["Nora"], seats=3)
    nora.keep({"table": again.table, "seat": again.seat, "token": again.token}, "kaiserspiel")
    _sit(page_server, again, keys["impostor"], "Bruno")
    expect(nora.page.locator(".waiting li").filter(has_text="Bruno")).to_be_visible()
    expect(nora.page.get_by_text("you have met")).to_be_hidden()
    _sit(page_server, again, keys["Bruno"], "Somebody")
    plate = nora.page.locator(".plate").filter(has_text="Somebody")
    expect(plate.get_by_text("you have met at 1 table before")).to_be_attached()
    impostor = nora.page.locator(".plate").filter(has_text="Bruno")
    expect(impostor.get_by_text("you have met")).to_have_count(0)


def _open_table(page_server: InProcessServer, key: str, seats: int) -> Seated:
    chairs = [{"type": "you"}, *[{"type": "open"}] * (seats - 1)]
    options = {"players": seats}
    charter = {"game": "kaiserspiel", "pace": 0, "chairs": chairs, "options": options}
    body = {"name": "Nora", "charter": charter}
    return Seated(
        **page_server.call("POST", "/api/tables", body, headers={"Ridotto-Key": key}).json
    )


def _sit(page_server: InProcessServer, at: Seated, key: str, name: str) -> Seated:
    told = page_server.call("POST", f"{at.path}/sit", {"name": name}, headers={"Ridotto-Key": key})
    assert told.status == 201, told.body
    return Seated(**told.json)


def test_a_link_brings_the_key_and_is_asked_about_first(invite: Invite) -> None:
    """Who opens a stranger's link does not lose their own key by it."""
    first, second = invite("desktop"), invite("phone")
    sat_down(first)
    sat_down(second)
    own = second.page.evaluate(KEY)
    first.go("mine")
    first.page.get_by_role("button", name="Show the key").click()
    link = first.page.get_by_label("A link to open there").first.input_value()
    expect(first.page.get_by_role("img", name="A picture with the link in it")).to_be_visible()

    second.go(link.partition("#/")[2])
    expect(second.page.get_by_role("alertdialog")).to_be_visible()
    assert len(second.page.locator(".ask .words").inner_text().split()) == 12
    second.page.get_by_role("button", name="No, leave everything").click()
    expect(second.page.get_by_role("alertdialog")).to_be_hidden()
    assert second.page.evaluate(KEY) == own

    second.go(link.partition("#/")[2])
    second.page.get_by_role("button", name="Use this key here").first.click()
    expect(second.page.get_by_text("The key is in this browser now.")).to_be_visible()
    assert second.page.evaluate(KEY) == first.page.evaluate(KEY)
    assert "key" not in second.page.evaluate("location.hash")
