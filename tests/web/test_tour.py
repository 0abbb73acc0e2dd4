"""The first hand of every game, from the lobby to its end, by keyboard and by touch."""

import re
from dataclasses import replace
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from ridotto.games import GAMES
from tests.web.conftest import Invite
from tests.web.input_devices import CORNER, InputDevice, KeyboardOnly, Touch
from tests.web.page_server import Guest, remember
from tests.web.test_access import cut_off, grave_faults

ON: Final = re.compile("^(Begin|Go on)$")
HELD_IN_SIGHT: Final = """
() => [...document.querySelectorAll('.hand button')].every((card) => {
  const { top, bottom } = card.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight + 1;
})
"""
"""Whatever is said and asked, one's own cards stay on the screen."""
WORDS: Final = {
    "leave": "Leave it",
    "marry": "show the marriage",
    "play": "Play",
    "herz": "Herz",
    "laub": "Laub",
}
"""What stands on a button where several are of one kind."""


SEVERAL: Final = 9
"""Moments, from the first cards into the play."""


class Learner:
    """Goes through a lesson by what the page shows; the lesson says only what is wanted."""

    def __init__(self, guest: Guest, device: InputDevice, game: str) -> None:
        self.page, self.device = guest.page, device
        self.moments = guest.page_server.call("GET", f"/api/lessons/{game}").json["moments"]

    def finish(self, start: int = 0) -> None:
        """Every moment in its turn, up to the last."""
        for number in range(start, len(self.moments)):
            self.expect_place(number)
            if number < len(self.moments) - 1:
                self.meet(self.moments[number])

    def expect_place(self, number: int) -> None:
        """So far has one come."""
        place = f"{number + 1} of {len(self.moments)}"
        expect(self.page.locator(".screen header .place")).to_have_text(place)

    def meet(self, moment: Any) -> None:
        """Do what is to be done, try what is to be tried, or read on."""
        assert self.page.evaluate(HELD_IN_SIGHT), moment["name"]
        if moment["tries"]:
            self.touch_barred(self.page.locator(".hand button.barred").first)
        if moment["action"] is None:
            self.device.press(self.page.locator(".guide").get_by_role("button", name=ON))
        else:
            self.do(moment["action"])

    def touch_barred(self, card: Locator) -> None:
        """A card that says it is of no use now, and yet answers; taps would wait for its use."""
        if isinstance(self.device, KeyboardOnly):
            self.device.press(card)
        else:
            card.tap(position=CORNER, force=True)

    def do(self, action: Any) -> None:
        """By a card of the hand, by cards that are picked, or by a button."""
        kind = action["type"]
        hand = self.page.locator(".hand")
        if kind in ("play", "marry"):
            self.device.press(hand.locator(f"[data-card='{action['card']}']"))
            if (both := self.page.locator(".offers .row[role=group] button")).count():
                self.device.press(both.filter(has_text=WORDS[kind]).first)
            return
        for card in action["cards"] if kind in ("discard", "lay-skar") else ():
            self.device.press(hand.locator(f"[data-card='{card}']"))
        self.device.press(self.button(action))

    def button(self, action: Any) -> Locator:
        """The button of a deed."""
        offers, kind = self.page.locator(".offers"), action["type"]
        if kind == "exchange":
            return offers.get_by_role("button", name="Give 1 di Spade", exact=True)
        if kind == "leave":
            return offers.get_by_role("button", name=WORDS[kind])
        deeds = offers.locator(f"[data-deed='{kind}']")
        if deeds.count() > 1:
            return deeds.filter(has_text=WORDS[action["figure"]])
        return deeds if deeds.count() else offers.locator("button.main")


def test_every_first_hand_is_finished_by_keyboard_and_leads_to_a_table(invite: Invite) -> None:
    """From the lobby, then one after the other; at the end one key is a table of one's own."""
    guest = invite()
    keys, page = KeyboardOnly(guest.page), guest.page
    for number, game in enumerate(GAMES):
        guest.go(f"first-hand/{game}" if number else "")
        if not number:
            keys.press(page.locator(f"article a[href='#/first-hand/{game}']"))
        Learner(guest, keys, game).finish()
        expect(page.get_by_role("button", name="Now play")).to_be_visible()
    keys.press(page.get_by_role("button", name="Now play"))
    page.wait_for_url(re.compile("#/table/"))
    expect(page.locator(".screen")).to_be_visible()


def test_every_first_hand_is_finished_by_touch(invite: Invite) -> None:
    """On a small phone, where nothing is cut off and one's own cards are always in sight."""
    guest = invite("phone", viewport={"width": 360, "height": 640})
    for game in GAMES:
        guest.go(f"first-hand/{game}")
        expect(guest.page.locator(".screen header p")).to_have_text(game.capitalize())
        assert cut_off(guest.page) == [], game
        Learner(guest, Touch(), game).finish()
        expect(guest.page.get_by_role("button", name="Now play")).to_be_visible()
        assert cut_off(guest.page) == [], game


@pytest.mark.parametrize("game", ["minchiate", "guimbarde"])
def test_on_a_phone_on_its_side_cards_and_words_are_both_in_sight(
    invite: Invite, game: str
) -> None:
    """The game with the most cards in the hand, and the one with the most people."""
    guest = invite("phone", viewport={"width": 844, "height": 390})
    guest.go(f"first-hand/{game}")
    learner = Learner(guest, Touch(), game)
    for number, moment in enumerate(learner.moments[:SEVERAL]):
        learner.expect_place(number)
        box = guest.page.locator(".guide .buttons").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 391, moment["name"]
        learner.meet(moment)


def test_what_is_wrong_is_told_and_what_is_merely_different_too(invite: Invite) -> None:
    """The king must fall, by Dr. 16; and a lawful card that is not meant leads nowhere."""
    guest = invite()
    learner = Learner(guest, Touch(), "minchiate")
    page, guide = guest.page, guest.page.locator(".guide")
    names = [moment["name"] for moment in learner.moments]
    remember(page.context, "ridotto.first-hand", {"minchiate": names.index("follow")})
    guest.go("first-hand/minchiate")
    learner.expect_place(names.index("follow"))
    page.locator(".hand [data-card='s8']").click(position=CORNER)
    expect(guide).to_contain_text("Lawful, but wasteful")
    learner.expect_place(names.index("follow"))
    for _ in range(2):
        guide.get_by_role("button", name=re.compile("^(Go on|Skip)$")).click()
    page.locator(".hand [data-card='d5']").click(position=CORNER, force=True)
    expect(guide.get_by_role("alert")).to_contain_text("(Dr. 16")
    guide.get_by_role("button", name="Show me").click()
    expect(page.locator(".hand .advised")).to_have_attribute("data-card", "dR")
    assert grave_faults(page) == []


def test_one_goes_back_leaves_and_is_there_again(invite: Invite) -> None:
    guest = invite()
    remember(guest.page.context, "ridotto.first-hand", {"bieten": 4})
    guest.go("first-hand/bieten")
    learner = Learner(guest, Touch(), "bieten")
    guide = guest.page.locator(".guide")
    guide.get_by_role("button", name="Back").click()
    learner.expect_place(3)
    guest.page.get_by_role("link", name="Leave").click()
    guest.page.locator(".shelf").wait_for()
    # Another page of the same browser knows only what was kept, and the first is not broken off.
    later = replace(guest, page=guest.page.context.new_page())
    later.go("first-hand/bieten")
    Learner(later, Touch(), "bieten").expect_place(3)
    said = learner.moments[3]["words"]["en"]["text"]
    expect(later.page.locator(".guide")).to_contain_text(said[:10])


@pytest.mark.parametrize("tongue", ["de", "it"])
def test_it_speaks_the_readers_tongue(tongue: str, invite: Invite) -> None:
    guest = invite(liking={"language": tongue})
    guest.go("first-hand/taroc")
    said = guest.page_server.call("GET", "/api/lessons/taroc").json["moments"][0]["words"][tongue]
    # Further on a period word may stand with its meaning.
    begins = said["text"].split(".")[0]
    expect(guest.page.locator(f".guide [lang='{tongue}']")).to_contain_text(begins)
