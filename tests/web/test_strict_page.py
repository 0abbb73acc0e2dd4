"""Strict tables on a small phone: what can be challenged is in sight, and covers nothing."""

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from ridotto.games import GAMES
from tests.web.conftest import Invite
from tests.web.input_devices import Touch
from tests.web.page_server import MIDWAY
from tests.web.player import Player

SMALL: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}}
OVERLAP: Final = Path(__file__).with_name("overlap.js").read_text("utf-8").split("\n", 1)[1]


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_said_of_others_lies_over_nobodys_name(game: str, invite: Invite) -> None:
    guest = invite("phone", **SMALL)
    guest.take_chair(game, MIDWAY[game], strict=True)
    page = guest.page
    assert not page.evaluate(OVERLAP, [".own .asides > button", ".own p"])
    challenge = page.locator(".own .asides > button").filter(has_text="Challenge")
    if challenge.count():
        challenge.click()
        for one in page.locator(".own .asides ul, .own .asides > button").all():
            expect(one).to_be_in_viewport(ratio=1)


def test_challenges_after_the_count_are_found_without_scrolling(invite: Invite) -> None:
    guest = invite("phone", **SMALL)
    guest.take_chair("bieten", strict=True)
    Player(guest, Touch(), Random("strict")).play_deal()
    page = guest.page
    challenge = page.locator(".between .asides > button").filter(has_text="Challenge")
    expect(challenge).to_be_in_viewport(ratio=1)
    assert not page.evaluate(OVERLAP, [".between .asides > button", ".between .buttons > *"])
    challenge.click()
    listed = page.locator(".between .asides ul")
    expect(listed).to_be_in_viewport(ratio=1)
    sheet, found = page.locator(".between").bounding_box(), listed.bounding_box()
    assert sheet
    assert found
    assert found["x"] >= sheet["x"]
    assert found["x"] + found["width"] <= sheet["x"] + sheet["width"]
