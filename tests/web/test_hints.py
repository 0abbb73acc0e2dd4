"""A hint that is asked for is never lost: one sees that it is being found, or why there is none."""

import asyncio
import re
import threading
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from ridotto.server import table_commands
from ridotto.server.thinking import advise_at_table
from tests.server.in_process_server import Seated, wait_for
from tests.web.conftest import Invite
from tests.web.page_server import Guest, play_until


class SlowAdviser:
    """Finds a hint only when it is let."""

    def __init__(self) -> None:
        self.let = threading.Event()
        self.asked = 0

    async def advise(self, *asked: Any) -> Any:
        """As always, but late."""
        self.asked += 1
        while not self.let.is_set():
            await asyncio.sleep(0.01)
        return await advise_at_table(*asked)


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> SlowAdviser:
    """Whoever gives hints in the house of this test."""
    slow = SlowAdviser()
    monkeypatch.setattr(table_commands, "advise_at_table", slow.advise)
    return slow


def test_one_sees_that_a_hint_is_being_found(invite: Invite, adviser: SlowAdviser) -> None:
    """And may ask as often as one likes: it is one question."""
    adviser.let.set()
    guest = invite()
    guest.take_chair("tresette", 1)
    adviser.let.clear()
    before = adviser.asked
    page = guest.page
    page.keyboard.press("h")
    thinking = page.locator(".sentence [role=status]")
    expect(thinking).to_have_text("A computer player is thinking it over …")
    page.keyboard.press("h")
    page.get_by_role("button", name="Hint").click()
    adviser.let.set()
    expect(page.locator(".sentence .hint")).to_be_visible()
    expect(thinking).to_have_count(0)
    assert adviser.asked == before + 1


def test_a_card_need_not_wait_for_the_hint(invite: Invite, adviser: SlowAdviser) -> None:
    """Whoever plays meanwhile has no use for it any more."""
    adviser.let.set()
    guest = invite()
    guest.take_chair("tresette", 1)
    adviser.let.clear()
    page = guest.page
    hand, thinking = page.locator(".hand button"), page.locator(".sentence [role=status]")
    page.keyboard.press("h")
    expect(thinking).to_be_visible()
    left = hand.count()
    page.locator(".hand button.lawful").first.click()
    expect(hand).to_have_count(left - 1)
    expect(page.locator(".sentence.mine")).to_be_visible()
    expect(thinking).to_have_count(0)
    adviser.let.set()
    page.keyboard.press("h")
    expect(page.locator(".sentence .hint")).to_be_visible()


def test_a_hint_outlives_a_lost_connection(invite: Invite, adviser: SlowAdviser) -> None:
    adviser.let.set()
    guest = invite()
    guest.take_chair("tresette", 1)
    adviser.let.clear()
    page = guest.page
    page.keyboard.press("h")
    thinking = page.locator(".sentence [role=status]")
    expect(thinking).to_be_visible()
    asked = adviser.asked
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost. Coming back")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    expect(thinking).to_be_visible()
    adviser.let.set()
    expect(page.locator(".sentence .hint")).to_be_visible()
    assert adviser.asked > asked
    guest.watch.notes.clear()


def test_asking_out_of_turn_is_answered_too(invite: Invite) -> None:
    """While somebody else is awaited there is nothing to advise on, and the page says so."""
    host, friend = invite(), invite()
    chairs = [{"type": "you"}, {"type": "open"}]
    seated = host.take_chair("kaiserspiel", chairs=chairs)
    friend.go(f"table/{seated.table}")
    friend.page.get_by_role("button", name="Sit down").click()
    page = host.page
    page.get_by_role("button", name="Covered card 1", exact=True).click()
    expect(page.locator(".sentence")).to_be_visible()
    expect(page.locator(".sentence.mine")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".sentence .problem")).to_have_text(re.compile("when it is your turn"))


def nothing_to_say(scene: Any) -> bool:
    """Is the only thing to do to announce nothing?"""
    acts = [offer.get("action", {}) for offer in scene["offers"]]
    return [act.get("items") for act in acts] == [[]]


def test_what_the_page_answers_by_itself_is_asked_of_nobody(invite: Invite) -> None:
    """Nothing to announce: the page says so, and no hint can be lost over it meanwhile."""
    guest = invite()
    seated = guest.open_chair("tresette")
    play_until(guest.page_server, seated, nothing_to_say)
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold_announcements(line: WebSocketRoute) -> None:
        upstream = line.connect_to_server()

        def forward(message: str | bytes) -> None:
            if "announce" in str(message):
                held.append((upstream, message))
            else:
                upstream.send(message)

        line.on_message(forward)

    page = guest.page
    page.route_web_socket(re.compile("/socket$"), hold_announcements)
    guest.keep(asdict(seated), "tresette")
    hint = page.get_by_role("button", name="Hint")
    expect(hint).to_be_disabled()
    expect(page.locator(".sentence.mine")).to_have_count(0)
    while not held:
        page.wait_for_timeout(20)
    for upstream, message in held:
        upstream.send(message)
    expect(hint).to_be_enabled()
    page.keyboard.press("h")
    expect(page.locator(".sentence .hint")).to_be_visible()


def test_a_hint_moves_the_slider_of_the_cut(invite: Invite) -> None:
    """What it says to lift is what the next press lifts; one may still move it on."""
    guest = invite()
    seated = next(filter(lambda one: is_to_cut(guest, one), open_chairs(guest, "taroc")))
    guest.keep(asdict(seated), "taroc")
    page = guest.page
    slider = page.locator(".cut input")
    slider.fill(str(int(slider.get_attribute("min") or "1")))
    page.get_by_role("button", name="Hint").click()
    told = page.locator(".sentence .hint")
    expect(told).to_contain_text("Lift")
    advised = re.search(r"Lift (\d+)", told.inner_text())
    assert advised is not None
    expect(slider).to_have_value(advised.group(1))
    slider.press("ArrowRight")
    expect(slider).to_have_value(str(int(advised.group(1)) + 1))


def test_a_hint_marks_the_button_it_means(invite: Invite) -> None:
    """As it marks a card: nobody has to look for the words among several buttons."""
    guest = invite()
    seated = guest.open_chair("bieten")
    play_until(guest.page_server, seated, lambda scene: "good" in kinds_of(scene))
    guest.keep(asdict(seated), "bieten")
    page = guest.page
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".offers button.advised")).to_have_count(1)
    words = page.locator(".offers button.advised").inner_text()
    expect(page.locator(".sentence .hint")).to_contain_text(words)


def open_chairs(guest: Guest, game: str) -> Iterator[Seated]:
    """Tables at which the lot of the first deal falls otherwise."""
    return (guest.open_chair(game) for _ in range(15))


def is_to_cut(guest: Guest, seated: Seated) -> bool:
    """Is the cut the first thing asked of us?"""
    server, seat = guest.page_server, seated.seat
    return "cut" in kinds_of(wait_for(server, seated, lambda scene: scene["awaited"] == [seat]))


def kinds_of(scene: Any) -> set[str]:
    """The kinds of acts that are offered."""
    return {offer.get("kind") or offer["action"]["type"] for offer in scene["offers"]}
