"""The worked hands in a real browser: stepped through, varied, played on from, shared."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from ridotto.server.worked_hands import worked_hands
from tests.server.in_process_server import Seated, wait_for
from tests.web.conftest import Invite
from tests.web.input_devices import CORNER
from tests.web.test_access import barriers, cut_off, grave_faults

DEVICES: Final = sorted(worked_hands())

STATED: Final = {
    ("minchiate", "dresden-1"): ("98", "181", "B + D 83", "B + D 2"),
    ("minchiate", "dresden-2"): ("A + C 894", "A + C 15"),
    ("minchiate", "florence"): ("98", "181", "B + D 83", "B + D 2"),
    ("bieten", "round-1"): ("C 2", "C 3", "A 1", "B 1", "B 2", "A 1, B 3, C 5"),
    ("bieten", "round-2"): ("A 3", "A 1", "C 1", "A 5, B 3, C 8"),
    ("bieten", "round-3"): ("B 1", "B 2", "A 1"),
    ("bieten", "weli"): ("C 2", "A 1", "nobody", "A 2, B 0, C 4"),
    ("taroc", "hand-1"): ("19", "45", "14", "A −32, B +99, C −67"),
    ("taroc", "hand-2"): ("11", "47", "20", "A −35, B +76, C −41"),
    ("tresette", "hand-1"): ("4", "7", "1"),
    ("tresette", "hand-2"): ("3", "0"),
    ("kaiserspiel", "hand-1"): ("9", "3", "A 3+8, B 4+0"),
    ("kaiserspiel", "hand-2"): ("7", "5", "A 4+20, B 4+0"),
    ("guimbarde", "hand-1"): ("A +7, B −6, C −3, D −2, E −1",),
    ("guimbarde", "hand-2"): ("A −10, B −10, C +57, D −3, E −9, F −7",),
}
"""What the page must say at the end: the source's own figures."""


def at_end(page: Page) -> None:
    """The last step is shown."""
    shown = page.locator(".steps p").inner_text()
    here, last = re.findall(r"\d+", shown)
    assert here == last


def test_every_hand_is_listed_and_steps_to_its_stated_result(invite: Invite) -> None:
    """From the lobby to the list, to each of them, and by a key to its end."""
    assert set(STATED) == set(DEVICES)
    guest = invite()
    page = guest.page
    guest.go()
    page.get_by_role("link", name="Worked hands").click()
    expect(page.get_by_role("heading", name="Worked hands")).to_be_visible()
    for game, hand in DEVICES:
        # From one to the next as the list does it: the page is not left, and breaks nothing off.
        page.evaluate("(place) => (location.hash = place)", f"#/worked/{game}/{hand}")
        expect(page.locator(".steps p")).to_have_text(re.compile("^1 /"))
        page.keyboard.press("End")
        at_end(page)
        told = set(page.locator("aside dl dd").all_inner_texts())
        assert set(STATED[game, hand]) <= told, (game, hand, told)
    # From a line of the last sheet it is two touches to the book and the place in it.
    line = page.locator("aside li details").first
    line.locator("summary").click()
    line.get_by_role("link").click()
    expect(page.locator(".sought + .more")).to_contain_text("Nürnberg 1770, ")


def test_each_step_by_touch_has_its_word(invite: Invite) -> None:
    """On a phone: step by step through the Weli round; every step is told or spoken of."""
    guest = invite("phone")
    page = guest.page
    guest.go("worked/bieten/weli")
    on = page.get_by_role("button", name="One step on")
    on.wait_for()
    said = {page.locator(".comment").inner_text()}
    while on.get_attribute("aria-disabled") != "true":
        on.tap()
        said.add(page.locator(".comment").inner_text())
    assert any("thirty cards" in one for one in said)
    assert any("nine of hearts" in one for one in said)
    # In the language of the page: nothing is marked as another.
    assert page.locator(".comment p").first.get_attribute("lang") is None


def test_a_place_is_seen_from_a_chair_and_shared(invite: Invite) -> None:
    """Only that chair's hand lies open; whoever opens the link is at the same trick."""
    guest = invite()
    page = guest.page
    guest.go("worked/tresette/hand-1/trick/3")
    expect(page.locator(".hand")).to_have_count(4)
    page.get_by_label("Seen").select_option(label="as C saw it")
    expect(page.locator(".hand")).to_have_count(1)
    expect(page.locator(".hand p")).to_have_text("C")
    expect(page.locator('ol [aria-current="step"]')).to_have_text("3")
    page.keyboard.press("ArrowRight")
    shared = re.search(r"#/worked/tresette/hand-1/step/\d+$", page.url)
    assert shared
    other = invite("phone")
    other.go(shared[0].removeprefix("#/"))
    expect(other.page.locator('ol [aria-current="step"]')).to_have_text("3")
    expect(other.page.locator(".steps p")).to_have_text(page.locator(".steps p").inner_text())


def test_what_if_shows_where_it_parts_and_what_comes_of_it(invite: Invite) -> None:
    """Without the Groschen the Laub is worth two, and C has four."""
    guest = invite()
    page = guest.page
    guest.go("worked/bieten/round-1")
    page.get_by_role("button", name="One step on").wait_for()
    while "Groschen on the Laub" not in page.locator(".comment").inner_text():
        page.keyboard.press("ArrowRight")
    page.get_by_text("What if …").click()
    page.locator("details.if li button", has_text="Laub").click()
    outcome = page.locator(".outcomes")
    expect(outcome.get_by_role("row", name="Laub")).to_contain_text("C 3")
    expect(outcome.get_by_role("row", name="Laub")).to_contain_text("C 2")
    expect(outcome).to_contain_text("A 1, B 3, C 4")
    expect(page.locator(".comment")).to_contain_text("Here it parts")
    outcome.get_by_role("button", name="Back to how it was").click()
    expect(outcome).to_have_count(0)


def test_what_if_other_cards_had_been_laid_away(invite: Invite) -> None:
    """D robbed two and lays two away: with the table's own controls, of any cards that may go."""
    guest = invite("phone")
    page = guest.page
    guest.go("worked/minchiate/dresden-1/step/8")
    page.get_by_text("What if …").tap()
    expect(page.locator("details.if")).to_contain_text("Instead of this, D could have done")
    lay = page.locator(".instead").get_by_role("button", name="Lay away (0 of 2)")
    expect(lay).to_be_disabled()
    for card in ("c3", "c4"):
        page.locator(f".instead [data-card='{card}']").tap(position=CORNER)
    page.locator(".instead button.main").tap()
    expect(page.locator(".outcomes h2, .outcomes h3").first).to_contain_text("4 di Coppe")
    expect(page.locator(".comment")).to_contain_text("Here it parts")
    # How it was stands beside how it would be.
    expect(page.get_by_role("row", name="Count, A + C").locator("td").first).to_have_text("98")


def test_play_on_opens_a_table_where_a_card_can_be_played(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.go("worked/minchiate/dresden-1/trick/2")
    expect(page.locator('ol [aria-current="step"]')).to_have_text("2")
    page.keyboard.press("ArrowLeft")
    page.get_by_text("Play on from here").click()
    expect(page.get_by_text("they bear no seal")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    card = page.locator(".hand button[data-card='d9']")
    card.click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    told = "come from a record, and bear no seal. The first hand of the Dresden book."
    expect(page.get_by_text(told)).to_be_visible()


def test_a_record_that_is_brought_opens_as_a_replay(invite: Invite, tmp_path: Path) -> None:
    folder = Path(__file__).parents[2] / "src/ridotto/games/bieten/records"
    guest = invite()
    page = guest.page
    guest.go("worked")
    page.locator("input[type=file]").set_input_files(folder / "beispiel.rec")
    expect(page.get_by_text("Deal 1 of")).to_be_visible()
    page.get_by_role("button", name="The next deal").click()
    expect(page.get_by_text("Deal 2 of")).to_be_visible()
    long = tmp_path / "long.rec"
    long.write_text("x" * 70_000)
    guest.go("worked")
    page.locator("input[type=file]").set_input_files(long)
    expect(page.get_by_role("alert")).to_contain_text("too long")


def test_a_position_is_a_picture(invite: Invite, tmp_path: Path) -> None:
    """With the names, whose turn it is, the caption, and a card for every card."""
    guest = invite()
    page = guest.page
    guest.go("worked/tresette/hand-1/trick/3")
    page.get_by_text("Share", exact=True).click()
    page.get_by_label("Caption").fill("Three & two < ace")
    for kind in ("SVG", "PNG"):
        with page.expect_download() as waiting:
            page.get_by_role("button", name=f"Picture ({kind})").click()
        waiting.value.save_as(tmp_path / kind)
    assert (tmp_path / "PNG").read_bytes().startswith(b"\x89PNG")
    text = (tmp_path / "SVG").read_text(encoding="utf-8")
    assert "Three &amp; two &lt; ace" in text
    assert "C to play" in text
    # Two tricks are gathered: 40 cards less 8.
    assert text.count('<rect width="100" height="160"') == 32
    assert "var(" not in text, "it must not need the page's style sheet"


def test_a_link_to_a_deal_of_a_table_opens_at_its_trick(invite: Invite) -> None:
    """One plays the last card of the Weli round at one's own table, and looks at its trick 2."""
    guest = invite()
    hand = {"type": "worked", "game": "bieten", "hand": "weli"}
    wish = {"origin": hand, "step": 32, "seat": 1, "name": "Nora"}
    told = guest.page_server.call("POST", "/api/replay/play-on", wish)
    nora = Seated(**told.json)
    wait_for(guest.page_server, nora, lambda scene: scene["awaited"] == [1])
    play = {"type": "act", "action": {"type": "play", "seat": 1, "card": "hU"}, "seq": 0}
    assert guest.page_server.command(nora, play).json["type"] == "accepted"
    guest.keep(told.json, "bieten")
    guest.go(f"table/{nora.table}/deal/1/trick/2")
    page = guest.page
    expect(page.locator('ol [aria-current="step"]')).to_have_text("2")
    expect(page.get_by_role("button", name="One step on")).to_be_visible()
    page.get_by_text("What if …").click()
    expect(page.locator("details.if")).to_contain_text(re.compile("could have done|Nothing else"))


def test_nothing_stands_in_the_way(invite: Invite) -> None:
    """For ears, in the dark, on a phone: the list, a hand with everything opened, a supposition."""
    guest = invite("phone")
    page = guest.page
    guest.go("worked")
    page.get_by_role("link", name="The round with the Weli").wait_for()
    assert barriers(page) == []
    guest.go("worked/bieten/round-1/trick/2")
    page.locator(".tools details").first.wait_for()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    page.locator("details.if li button").first.wait_for()
    assert barriers(page) == []
    page.locator("details.if li button").first.click()
    page.locator(".outcomes").wait_for()
    assert (grave_faults(page), cut_off(page)) == ([], [])
