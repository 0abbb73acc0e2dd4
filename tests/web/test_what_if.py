"""What if, in a real browser: varied twice deep, named, commented, played on, saved and shared."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from ridotto.notation import parse, read_variations, run
from tests.server.in_process_server import Seated, wait_for
from tests.web.conftest import Invite
from tests.web.test_access import barriers

TREE = ".variations li button"
RECORDS = Path(__file__).parents[2] / "src/ridotto/games"


def vary(page: Page, words: str, rest: str | None = None) -> None:
    """Open what could have been done, say who does the rest, and choose an act."""
    if not page.locator("details.if[open]").count():
        page.get_by_text("What if …").click()
    if rest:
        page.get_by_label("And after that").select_option(label=rest)
    page.locator("details.if li button", has_text=words).first.click()
    page.locator(".outcomes").wait_for()


def test_a_tree_twice_deep_is_shared_with_another_browser(invite: Invite) -> None:
    """Another card at Tresette, and another after that; who gets the link sees the same."""
    guest = invite()
    page = guest.page
    guest.go("worked/tresette/hand-1/trick/3")
    expect(page.locator('ol [aria-current="step"]')).to_have_text("3")
    vary(page, "Play")
    expect(page.locator(TREE)).to_have_count(1)
    page.get_by_label("Name of this variation").fill("Otherwise in the third")
    page.get_by_label("Comment on this step").fill("Is it better?")
    page.locator(".steps .main").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    vary(page, "Play", "masters play the rest")
    expect(page.locator(TREE)).to_have_count(2)
    # The second hangs below the first.
    expect(page.locator(".variations li li button")).to_have_count(1)
    page.wait_for_url(re.compile(r"#/worked/tresette/hand-1/what-if/"))
    told = page.locator(".outcomes").inner_text()
    other = invite("phone")
    other.page.goto(page.url)
    expect(other.page.locator(".variations li li button[aria-current]")).to_have_count(1)
    assert (
        other.page.locator(".outcomes td").all_inner_texts()
        == page.locator(".outcomes td").all_inner_texts()
    )
    assert told.splitlines()[0] in other.page.locator(".outcomes").inner_text()
    assert other.page.locator(".steps p").inner_text() == page.locator(".steps p").inner_text()
    other.page.locator(TREE).first.tap()
    expect(other.page.locator(".comment")).to_contain_text("Is it better?")
    expect(other.page.locator(".outcomes em")).to_have_text("Otherwise in the third")
    assert barriers(other.page) == []


def test_by_hand_seat_by_seat_to_the_end_and_kept_as_a_record(
    invite: Invite, tmp_path: Path
) -> None:
    """The last trick of the Weli round, one act after another; the file reads back."""
    guest = invite("phone")
    page = guest.page
    # The book: had C held the Gleich, A's three nines would have made two of it.
    guest.go("worked/bieten/weli/step/29")
    vary(page, "", "I choose one act after another")
    expect(page.locator(".outcomes")).to_contain_text("not played out yet")
    for _ in range(12):
        if not page.get_by_text("not played out yet").count():
            break
        shown = page.locator(".steps p").inner_text()
        page.locator("details.if li button").first.tap()
        expect(page.locator(".steps p")).not_to_have_text(shown)
    expect(page.locator(".outcomes")).not_to_contain_text("not played out yet")
    expect(page.locator(TREE)).to_have_count(1)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a record").tap()
    file = tmp_path / "tree.rec"
    waiting.value.save_as(file)
    (one,) = read_variations(run(parse(file.read_text(encoding="utf-8"))))
    assert len(one.acts) > 1
    # A file that is brought has its tree with it, and its link carries the record.
    guest.go("worked")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(TREE).tap()
    expect(page.locator(".outcomes")).to_be_visible()
    page.wait_for_url(re.compile(r"#/replay/what-if/"))
    other = invite()
    other.page.goto(page.url)
    expect(other.page.locator(".outcomes")).to_be_visible()
    page.get_by_role("button", name="Remove this variation").tap()
    expect(page.locator(TREE)).to_have_count(0)


def test_masters_play_on_many_times_and_the_spread_is_shown(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.go("worked/kaiserspiel/hand-1/trick/9")
    page.get_by_text("Play on many times").click()
    page.get_by_label("How often").select_option("8")
    page.get_by_role("button", name="Let them play").click()
    expect(page.locator(".spread [role=status]")).to_contain_text("8 playings", timeout=60_000)
    row = page.get_by_role("row", name="Tricks, A")
    expect(row.locator("td").nth(1)).to_contain_text("±")
    expect(row.locator("td").nth(2)).to_contain_text("to")


def test_a_link_that_is_not_whole_says_so(invite: Invite) -> None:
    guest = invite()
    guest.go("worked/tresette/hand-1/what-if/xyz")
    expect(guest.page.get_by_role("alert")).to_contain_text("not whole")


def test_a_deal_of_a_private_table_goes_along_in_the_link(invite: Invite) -> None:
    """The table is shown to nobody else; the link with the record opens all the same."""
    guest = invite()
    guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    hand = {"type": "worked", "game": "bieten", "hand": "weli"}
    wish = {"origin": hand, "step": 32, "seat": 1, "name": "Nora"}
    told = guest.page_server.call("POST", "/api/replay/play-on", wish)
    nora = Seated(**told.json)
    wait_for(guest.page_server, nora, lambda scene: scene["awaited"] == [1])
    play = {"type": "act", "action": {"type": "play", "seat": 1, "card": "hU"}, "seq": 0}
    assert guest.page_server.command(nora, play).json["type"] == "accepted"
    guest.keep(told.json, "bieten")
    page = guest.page
    guest.go(f"table/{nora.table}/deal/1/trick/2")
    expect(page.locator('ol [aria-current="step"]')).to_have_text("2")
    vary(page, "")
    page.get_by_text("Share", exact=True).click()
    page.get_by_role("button", name="Copy a link that carries the record").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "#/replay/what-if/" in shared
    other = invite("phone")
    other.page.goto(shared)
    expect(other.page.locator(".outcomes")).to_be_visible()


def test_a_position_is_laid_out_by_touch_and_judged(invite: Invite) -> None:
    """Two cards each at Minchiate, on a phone; then what each card is worth, with open cards."""
    guest = invite("phone")
    page = guest.page
    guest.go("worked")
    page.get_by_role("link", name="Analysis board").tap()
    page.locator("[data-card='39']").wait_for()
    hands = {"A": ("39", "c1"), "B": ("cR", "d2"), "C": ("s2", "s3"), "D": ("b2", "b3")}
    for letter, cards in hands.items():
        page.locator(f"input[value='hand {letter}']").tap()
        for card in cards:
            page.locator(f"[data-card='{card}']").tap()
    expect(page.locator("[data-card='cR']")).to_have_accessible_name(re.compile("lies with: B"))
    assert barriers(page) == []
    page.get_by_role("button", name="Ready").tap()
    page.get_by_text("What is each act worth?").tap()
    page.get_by_label("Judged").select_option(label="with open cards")
    page.get_by_role("button", name="Ask", exact=True).tap()
    rows = page.locator(".worth tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Coppe")
    # From here one goes on by hand.
    expect(page.locator("details.if")).to_contain_text("can do:")
    page.locator("details.if li button").first.tap()
    expect(page.locator(TREE)).to_have_count(1)
    assert barriers(page) == []


def test_a_book_is_held_to_what_it_says(invite: Invite) -> None:
    """Florence on trick 17: 35 points and not 39. One press walks the other course."""
    guest = invite()
    page = guest.page
    guest.go("worked/minchiate/florence")
    page.locator(".claims li button", has_text="Partly so").last.click()
    expect(page.locator(".claim")).to_contain_text("It is worth 35")
    page.locator(".claim").get_by_role("button", name="Walk that course").click()
    expect(page.get_by_role("row", name="Difference")).to_contain_text("118")


def test_the_board_is_german_and_fits_its_column(invite: Invite) -> None:
    """A position has no title but the page's own, and long choices do not widen what is beside."""
    guest = invite(liking={"language": "de"})
    page = guest.page
    guest.go("worked")
    page.get_by_role("link", name="Analysebrett").click()
    for letter, card in {"A": "39", "B": "cR", "C": "s2", "D": "b2"}.items():
        page.locator(f"input[value='hand {letter}']").click()
        page.locator(f"[data-card='{card}']").click()
    page.get_by_role("button", name="Bereit").click()
    expect(page.locator("h1")).to_have_text("Eine Aufzeichnung")
    expect(page.locator("details.if select")).to_be_visible()
    wide = page.locator("aside").evaluate("(it) => it.scrollWidth - it.clientWidth")
    assert wide <= 0
