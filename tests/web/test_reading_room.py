"""The reading room, the glossary and the press in a real browser."""

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from ridotto.server.source_pages import load_pages
from tests.web.conftest import Invite
from tests.web.input_devices import CORNER, KeyboardOnly, Mouse, Touch
from tests.web.page_server import MIDWAY
from tests.web.player import Player
from tests.web.test_access import barriers

READY: Final = {
    "rules/bieten/what-a-table-may-agree-otherwise": ".sides",
    "glossary": "dl .term",
    "print": "li h2",
}


def test_no_barrier_in_the_reading_room(invite: Invite) -> None:
    """By day and by night; on a phone nothing is cut off."""
    guest = invite("phone")
    for place, there in READY.items():
        guest.go(place)
        guest.page.locator(there).first.wait_for()
        assert barriers(guest.page) == [], place


def test_two_taps_lead_from_a_line_of_the_sheet_to_book_and_chapter(invite: Invite) -> None:
    """And what the table agreed otherwise is marked in the book."""
    guest = invite("phone")
    chair = guest.take_chair("kaiserspiel", MIDWAY["kaiserspiel"], options={"target": 4})
    Player(guest, Mouse(), Random("book")).play_deal()
    page, finger = guest.page, Touch()
    line = page.locator(".between details").first
    finger.press(line.locator("summary"))
    finger.press(line.get_by_role("link"))
    told = page.locator(".sought + .more")
    expect(told).to_contain_text("Das Kaiser-Spiel, Nürnberg 1770, ")
    here = page.get_by_role("region", name="At this table")
    expect(here).to_contain_text("imperials in a Partie: 4")
    # No identifier is read anywhere: an option is called by what it settles.
    expect(page.locator("tr.otherwise button")).to_have_attribute(
        "aria-label", "imperials in a Partie"
    )
    expect(page.locator(".rule")).to_contain_text("What the book says there, in our words")
    finger.press(page.get_by_role("link", name="Back to the table"))
    expect(line).to_be_visible()
    # The other lines lead to rules that are there as well.
    book = guest.page_server.call("GET", "/api/games/kaiserspiel/book").json
    links = page.locator(".between details a").evaluate_all("(all) => all.map((a) => a.hash)")
    rules = [link.removeprefix(f"#/table/{chair.table}/rules/rule/") for link in links]
    assert rules
    assert [rule for rule in rules if rule not in {**book["rules"], **book["faults"]}] == []


@pytest.mark.parametrize("tongue", ["en", "de", "it"])
def test_a_rule_is_told_at_length_and_leads_to_where_it_is_seen(
    invite: Invite, tongue: str
) -> None:
    """In the reader's language, without an identifier; a record opens card by card."""
    guest = invite(liking={"language": tongue})
    guest.go("rules/guimbarde/rule/fou.wins")
    page = guest.page
    told = load_pages("guimbarde", tongue).page
    (text,) = [one for one in told if "fou.wins" in one.rules]
    rule = page.locator(".rule")
    for said in (text.says, text.open, text.other):
        expect(rule).to_contain_text(said)
    # Nürnberg 1770 has rule 5 on page 31.
    expect(rule.locator(".places")).to_contain_text("31")
    assert not re.search(r"\w_\w|fou\.wins", rule.inner_text())
    expect(rule.get_by_role("link").first).to_have_attribute("href", "#/worked/guimbarde/hand-2")
    rule.get_by_role("button").first.click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_sentence_at_the_table_leads_to_its_rule_and_back(invite: Invite) -> None:
    """What binds has a source; at a touch one reads what the book says there."""
    guest = invite("phone")
    guest.take_chair("tresette", 3)
    page = guest.page
    cite = page.locator(".sentence small").get_by_role("link")
    for _ in range(6):
        expect(page.locator(".sentence.mine")).to_be_visible()
        if cite.count():
            break
        page.locator(".hand button.lawful").first.tap(position=CORNER)
    cite.tap()
    expect(page.locator(".rule")).to_contain_text("What the book says there, in our words")
    page.get_by_role("link", name="Back to the table").tap()
    expect(page.locator(".sentence.mine")).to_be_visible()


def test_the_books_are_read_by_keyboard(invite: Invite) -> None:
    """To a chapter by the contents; an option opens to what both books say, with their sources."""
    guest = invite()
    guest.go("rules/minchiate")
    page = guest.page
    keys = KeyboardOnly(page)
    chapter = "What a table may agree otherwise"
    keys.press(page.get_by_role("navigation", name="Contents").get_by_role("link", name=chapter))
    expect(page.get_by_role("heading", name=chapter)).to_be_focused()
    keys.press(page.get_by_role("button", name="carte di conto worth 3"))
    sides = page.locator(".more .side")
    expect(sides).to_have_count(2)
    # Papi 2 to 5 by both books (Dr. 2).
    expect(sides.first.get_by_role("img")).to_have_count(4)
    page.keyboard.press("Enter")
    expect(sides).to_have_count(0)


def test_both_books_are_told_side_by_side_and_figures_show_cards(invite: Invite) -> None:
    """A revoke costs one resto by Dr. 14 and two by Fi. 13; a source can be asked what it is."""
    guest = invite()
    guest.go("rules/minchiate/where-the-books-differ")
    both = guest.page.locator(".thing", has_text="Resti a revoke pays to each enemy").locator(
        ".side"
    )
    expect(both).to_have_count(2)
    expect(both.nth(0)).to_contain_text("Dresden 1798")
    expect(both.nth(0).locator("b")).to_have_text("1")
    expect(both.nth(1).locator("b")).to_have_text("2")
    both.nth(1).get_by_role("button", name="(Fi. 13)").click()
    note = guest.page.locator(".footnote:popover-open")
    expect(note).to_contain_text("Minchiate Fiorentine, Florence 2008, section 13")
    figure = guest.page.get_by_role("figure").filter(has_text="Del Matto: 20")
    expect(figure.get_by_role("img")).to_have_count(3)
    names = [one.get_attribute("aria-label") for one in figure.get_by_role("img").all()]
    # As at the table and in the count.
    assert names == ["1 Papa uno", "Matto", "40 Tromba"]


def test_a_word_is_looked_up_and_found_in_its_chapter(invite: Invite) -> None:
    guest = invite(liking={"language": "de"})
    guest.go("glossary")
    page = guest.page
    page.get_by_label("Suchen").fill("kastlein")
    expect(page.get_by_role("status")).to_have_text("1 Wort")
    page.get_by_label("Suchen").fill("versicola")
    page.locator(".term", has_text="Karten, die zusammen etwas gelten").get_by_role(
        "link", name="Das Ansagen"
    ).click()
    expect(page.get_by_role("heading", name="Das Ansagen")).to_be_focused()
    expect(page.get_by_role("navigation", name="Inhalt")).to_be_visible()


def test_a_pack_is_fetched_as_it_is_wished_for(invite: Invite) -> None:
    """Guimbarde on Letter, without backs: a title, and 52 cards by eights."""
    guest = invite()
    guest.go()
    guest.page.get_by_role("link", name="Print a pack").click()
    guest.page.get_by_role("combobox", name="Paper", exact=True).select_option("letter")
    guest.page.get_by_role("combobox", name="Backs").select_option("no")
    with guest.page.expect_download() as coming:
        guest.page.get_by_role("link", name="Fetch the sheets: Guimbarde").click()
    assert coming.value.suggested_filename == "guimbarde-letter.pdf"
    sheets = coming.value.path().read_bytes()
    assert sheets.startswith(b"%PDF-")
    assert b"/Count 8 " in sheets
