"""The review in a real browser: a deal of one's own, its line, its worths, a question or two."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Invite
from tests.web.input_devices import Mouse
from tests.web.page_server import Guest
from tests.web.player import Player
from tests.web.test_access import barriers

SLOW = 60_000
"""Milliseconds: a review takes seconds of a core, and cores may be busy."""


def whole(page: Page) -> None:
    """Wait until every decision is judged."""
    page.locator(".picture svg").wait_for(timeout=SLOW)
    page.locator("progress").wait_for(state="detached", timeout=SLOW)


def test_a_deal_one_has_played_is_reviewed(invite: Invite) -> None:
    """One press at its end; the line leads to every decision, and the parts add up."""
    guest = invite()
    page = guest.page
    guest.sit_down("Kaiserspiel", Mouse())
    Player(guest, Mouse(), Random(3)).play_deal()
    page.get_by_role("link", name="Review").click()
    whole(page)
    line = page.get_by_role("slider", name="What Nora could expect")
    line.press("Home")
    first = page.locator(".judgement h3").inner_text()
    assert re.match(r"Trick \d+: Nora", first)
    assert line.get_attribute("aria-valuenow") == "1"
    line.press("ArrowRight")
    expect(line).to_have_attribute("aria-valuenow", "2")
    expect(page.locator(".judgement tbody tr").first).to_contain_text("best")
    # By touch: the right end of the line is the last decision.
    box = line.bounding_box()
    assert box
    line.click(position={"x": box["width"] - 3, "y": 40})
    expect(line).to_have_attribute("aria-valuenow", str(line.get_attribute("aria-valuemax")))
    assert sum(figures(page, ".rest tbody .figure")) == pytest.approx(
        figures(page, ".rest tfoot .figure")[0]
    )
    # The other seat is judged by what it knew.
    page.get_by_label("Whose play").select_option(index=1)
    expect(line).to_have_count(0)
    assert not barriers(page)
    # The replay goes on where the review was left: there one asks what if.
    place = page.get_by_text(re.compile(r"^\d+ / \d+$"))
    left_at = place.inner_text()
    assert not left_at.startswith("1 /")
    page.get_by_role("link", name="Back to the replay").click()
    expect(page.get_by_role("link", name="Review")).to_be_visible()
    expect(place).to_have_text(left_at)


def figures(page: Page, where: str) -> list[float]:
    """The figures shown in some places."""
    texts = page.locator(where).all_inner_texts()
    return [float(text.replace("−", "-").replace("+", "")) for text in texts]


def reviewed(guest: Guest, game: str, hand: str) -> list[dict[str, Any]]:
    """All decisions of a worked hand, as the server has judged them for the page."""
    asked = {"origin": {"type": "worked", "game": game, "hand": hand}}
    told = guest.page_server.call("POST", "/api/replay/review", asked).json
    assert told["done"]
    decisions: list[dict[str, Any]] = told["decisions"]
    return decisions


def test_a_question_is_answered_wrongly_and_rightly(invite: Invite) -> None:
    """By touch on the real table: the wrong card, two hints, the right one, and all worths."""
    guest = invite("phone")
    page = guest.page
    guest.go("worked/tresette/hand-2/review")
    whole(page)
    page.get_by_role("button", name="Ask me").tap()
    heading = page.get_by_role("heading", name=re.compile(r"Question 1 of \d: you are A in trick"))
    expect(heading).to_be_focused()
    found = re.search(r"of (\d): you are A in trick (\d+)", heading.inner_text())
    assert found
    (asked,) = (
        one
        for one in reviewed(guest, "tresette", "hand-2")
        if one["mistake"] and one["seat"] == 0 and one["trick"] == int(found[2])
    )
    # The whole hand is in sight with the question, and only one's own cards lie open.
    low = page.locator(".hand button").last.bounding_box()
    assert low is not None
    assert low["y"] + low["height"] <= page.evaluate("innerHeight") + 1
    expect(page.locator(".hand button")).to_have_count(11 - int(found[2]))
    assert page.locator(".question table").count() == 0
    wrong, right = (card(page, act["action"]["card"]) for act in (asked["done"], asked["acts"][0]))
    names = [str(one.get_attribute("aria-label")) for one in (wrong, right)]
    wrong.tap()
    expect(page.locator(".said")).to_contain_text(f"Wrong: {names[0]} loses about")
    expect(page.locator(".said")).to_contain_text("That is what was done.")
    expect(page.locator(".said")).not_to_contain_text(names[1])
    expect(page.locator(".said")).not_to_contain_text("…")
    page.get_by_role("button", name="A hint", exact=True).tap()
    page.get_by_role("button", name="Another hint").tap()
    expect(page.locator(".hints li").nth(1)).to_contain_text(names[1])
    page.get_by_role("button", name="Try once more").tap()
    right.tap()
    expect(page.locator(".said")).to_contain_text(f"Right: {names[1]}.")
    expect(page.locator(".worths tbody tr").first).to_contain_text(names[1])
    expect(page.locator(".worths tbody tr").first).to_contain_text("your answer")
    assert not barriers(page)
    page.get_by_role("button", name="To the review").tap()
    expect(page.get_by_text(f"0 of {found[1]} found at the first try.")).to_be_visible()
    expect(page.locator(".judgement h3")).to_have_text(f"Trick {found[2]}: A")


def card(page: Page, code: str) -> Locator:
    """A card of the hand."""
    return page.locator(f".hand button[data-card='{code}']")
