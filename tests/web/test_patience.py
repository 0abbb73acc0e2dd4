"""People who wait for each other: reminded, voted for, hints for all to see."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from ridotto.server import live_table
from ridotto.server.charter import Bot, Charter, Open, You
from tests.server.in_process_server import InProcessServer, Seated
from tests.web.conftest import Invite
from tests.web.page_server import Guest

MINUTE: Final = 61_000


def pair(page_server: InProcessServer, host: Guest, friend: Guest, **wish: Any) -> Seated:
    """Two people and a computer player at a table of Bieten; the host has begun."""
    chairs = (You(), Open(), Bot("novice"))
    charter = Charter(game="bieten", chairs=chairs, pace=0, **wish)
    told = page_server.inside(page_server.registry.open(charter, "Nora"))
    seated = Seated(told.table, told.seat, told.token)
    host.keep({"table": told.table, "seat": told.seat, "token": told.token}, "bieten")
    friend.go(f"table/{seated.table}")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.locator(".screen").wait_for()
    begin = host.page.get_by_role("button", name="Begin")
    if begin.count():
        begin.click()
    return seated


def test_idle_person_is_reminded_and_voted_out(
    invite: Invite, page_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both draw for the deal; one never does. The vote opens a minute after the reminder."""
    monkeypatch.setattr(live_table, "GRACE_SECONDS", 0.0)
    monkeypatch.setattr(live_table.LiveTable, "patience_left", lambda *_: 0.0)
    host, friend = invite(liking={"name": "Nora"}), invite(liking={"name": "Bruno"})
    host.page.clock.install()
    pair(page_server, host, friend, patience=30)
    spread = host.page.get_by_role("button", name="Covered card 1", exact=True)
    remind = host.page.get_by_role("button", name=re.compile("Remind Bruno"))
    expect(spread).to_be_visible()
    spread.click()
    # By the ace that the seed gives her Nora deals first, so that Bruno is to lead.
    expect(host.page.get_by_text("You deal first.").first).to_be_attached()
    expect(friend.page).to_have_title(re.compile("❧"))
    expect(host.page.get_by_role("toolbar", name="Your hand, 3 cards")).to_be_visible()
    host.page.clock.fast_forward(MINUTE)
    expect(remind).to_be_visible()
    remind.click()
    expect(friend.page.get_by_role("alert")).to_contain_text("The others are waiting for you")
    vote = host.page.get_by_role("button", name="let a computer player play for Bruno")
    expect(vote).to_be_disabled()
    host.page.clock.fast_forward(MINUTE)
    vote = host.page.get_by_role("button", name="Let a computer player play for Bruno", exact=True)
    vote.click()
    expect(friend.page.get_by_role("button", name="Take your chair again").first).to_be_visible()


def test_hint_against_people_is_seen_by_all(invite: Invite, page_server: InProcessServer) -> None:
    """On the place card and in the log; and the menu says what was agreed."""
    host, friend = invite(liking={"name": "Nora"}), invite(liking={"name": "Bruno"})
    pair(page_server, host, friend)
    host.page.get_by_role("button", name="Hint").click()
    plate = friend.page.locator(".plate", has_text="Nora")
    expect(plate).to_contain_text("1 hint")
    friend.page.get_by_role("button", name="Menu").click()
    expect(friend.page.get_by_role("dialog")).to_contain_text("everybody sees when one is")
    expect(friend.page.get_by_role("dialog")).to_contain_text("After 2 minutes of waiting")


def test_table_without_hints_offers_none(invite: Invite, page_server: InProcessServer) -> None:
    host, friend = invite(liking={"name": "Nora"}), invite(liking={"name": "Bruno"})
    pair(page_server, host, friend, hints=False)
    expect(host.page.get_by_role("button", name="Undo")).to_be_visible()
    expect(host.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_table_is_opened_with_a_patience(invite: Invite, page_server: InProcessServer) -> None:
    guest = invite()
    guest.go("open/bieten")
    page = guest.page
    page.get_by_label("How long one may let the others wait").select_option("300")
    page.get_by_label("Hints may be taken against people").uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Begin").wait_for()
    table = page.url.rsplit("/", 1)[1]
    charter = page_server.inside(page_server.registry.find(table)).live.table.company.charter
    assert (charter.patience, charter.hints) == (300, False)
