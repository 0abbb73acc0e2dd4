"""The count in a real browser: by taps, without a connection, and over a whole evening."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from ridotto.cli.app import run
from ridotto.games.minchiate.pack import PACK
from tests.count_hands import dresden_1
from tests.web.conftest import Invite
from tests.web.input_devices import KeyboardOnly
from tests.web.page_server import Guest, remember
from tests.web.test_access import cut_off, grave_faults
from tests.web.test_page_weight import SHIFTS, STILL

NAMES: Final = ["Anna", "Carla", "Berta", "Dora"]
"""In the order of the draw: the first two are partners, Berta sits at Anna's right."""

DEALS: Final = "ol > li > details > summary"


def kept(game: str, **more: Any) -> dict[str, Any]:
    """An evening as the page keeps it."""
    blank = {"names": NAMES, "rules": "", "options": {}, "opening": {}, "deals": [], "draft": {}}
    return {"version": 1, "id": "e1", "game": game, "at": 0, "editing": "", **blank, **more}


def sit_down(guest: Guest, game: str, **more: Any) -> Page:
    """An evening already begun, in the browser's memory."""
    remember(guest.page.context, "ridotto.evening.e1", kept(game, **more))
    guest.go("count/e1")
    guest.page.locator("summary", has_text="Faults").wait_for()
    guest.page.wait_for_load_state("networkidle")
    return guest.page


def example_1() -> dict[str, Any]:
    """The first example as it is entered."""
    first, second = dresden_1()
    mark = {"side": 1, "before": 4, "fiches": 3, "points": 0, "stacks": 0, "behind": 0}
    return {"first": first, "second": second, "ultima": 0, "mark": mark}


def stored(page: Page) -> Any:
    """What the browser has kept."""
    return json.loads(page.evaluate("localStorage.getItem('ridotto.evening.e1')"))


def tap_cards(page: Page, heap: str, cards: Sequence[str]) -> None:
    """Choose a heap, and touch each card."""
    page.locator(".brushes label", has_text=heap).locator("input").check()
    for card in cards:
        page.locator(f'[data-card="{card}"]').tap()


def tap_mark(page: Page) -> None:
    """The ultima; four jettons and three fiches of Berta and Dora."""
    ultima = page.get_by_role("group", name="The ultima")
    ultima.get_by_role("radio", name="Anna & Carla").check()
    mark = page.get_by_role("group", name="The mark")
    mark.get_by_role("radio", name="Berta & Dora").check()
    for counter, number in (("jetton before", 4), ("fiche", 3)):
        lay = page.get_by_role("button", name=f"Lay: {counter}").first
        for _ in range(number):
            lay.tap()


def test_example_1_by_taps(invite: Invite) -> None:
    """98 against 181: 83, two resti; by Florence and by Dresden. In the middle the line is cut."""
    guest = invite("phone")
    page = sit_down(guest, "minchiate")
    first, second = dresden_1()
    tap_cards(page, "Anna & Carla", first)
    status = page.locator(".foot").get_by_role("status")
    expect(status).to_have_text("Give the cards of all heaps but one; that one is the rest.")
    # All is wiped out by mistake, and taken back.
    page.get_by_role("button", name="none", exact=True).tap()
    page.get_by_role("button", name="Take the last touch back").tap()
    expect(page.locator(".brushes .chip").first).to_have_text("Anna & Carla 40")
    page.context.set_offline(True)
    tap_cards(page, "Folla", [card for card in PACK.cards if card not in (*first, *second)])
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.context.set_offline(False)
    expect(status).to_have_text("Who had the last trick?")
    page.context.set_offline(True)
    tap_mark(page)
    page.get_by_role("button", name="Write it down").tap()
    expect(page.get_by_text("kept, not yet counted")).to_be_visible()
    assert len(stored(page)["deals"]) == 1
    page.context.set_offline(False)
    expect(page.get_by_text("No connection.")).to_be_hidden()
    summary = page.locator(DEALS).first
    expect(summary).to_contain_text("98 : 181 · 2 resti")
    summary.tap()
    outcome = page.get_by_test_id("outcome").first
    expect(outcome).to_have_text("Difference 83: 2 resti to Berta & Dora")
    expect(page.get_by_text("the same: 98 : 181, 2 resti").first).to_be_visible()
    # A tap on a line says where it stands; a second one opens the book there.
    line = page.locator("ol .sheet details", has_text="Each card beyond 42").first
    line.locator("summary").tap()
    line.get_by_role("link", name="Dr. 11, Fi. 11").tap()
    told = page.locator(".sought + .more")
    expect(told).to_contain_text("Regeln des Minchiatta-Spiels, Dresden 1798, chapter 11")
    expect(told).to_contain_text("Florence 2008, section 11")


def test_a_reload_loses_nothing(invite: Invite) -> None:
    """By Florence: a deal half entered is there again; with its last card the sheet says 83."""
    guest = invite()
    page = sit_down(guest, "minchiate", rules="firenze-2008", draft=example_1())
    expect(page.get_by_test_id("outcome").first).to_contain_text("Difference 83: 2 resti")
    page.locator('[data-card="c2"]').click()
    expect(page.get_by_role("status").filter(has_text="13 cards lie in the folla")).to_be_visible()
    page.reload()
    expect(page.locator('[data-card="c2"]')).to_have_attribute(
        "aria-label", "2 di Coppe: Anna & Carla"
    )
    page.get_by_label("or type codes").fill("c2 nonsense")
    page.get_by_role("radio", name="Folla").check()
    page.get_by_role("button", name="Give", exact=True).click()
    expect(page.get_by_text("No such card: nonsense")).to_be_visible()
    expect(page.get_by_test_id("outcome").first).to_contain_text("Difference 83: 2 resti")
    expect(page.locator(".other summary").first).to_contain_text("the same: 98 : 181, 2 resti")
    expect(page.locator(".paper .by")).to_contain_text("Florence 2008")


def test_twelve_deals_settle_to_nothing(invite: Invite) -> None:
    """Three giri: the first dealer loses two resti twelve times, the others win eight each."""
    guest = invite()
    deals = [{"key": f"k{n}", "entry": example_1()} for n in range(11)]
    page = sit_down(guest, "minchiate", deals=deals, draft=example_1())
    page.get_by_text("Giro 3, deal 4").wait_for()
    expect(page.get_by_test_id("outcome").first).to_contain_text("2 resti")
    page.get_by_role("button", name="Write it down").click()
    rows = page.get_by_test_id("accounts").locator("tbody tr")
    expect(rows.first).to_have_text("Anna−24")
    won = [int(text.replace("−", "-")) for text in rows.locator("td").all_inner_texts()]
    assert (len(won), sum(won)) == (4, 0)
    expect(page.get_by_test_id("debts").locator("li")).to_have_count(3)
    expect(page.get_by_test_id("debts").locator("li").first).to_contain_text("Anna gives")
    expect(page.get_by_text("The agreed deals are played.")).to_be_visible()
    # A deal is struck out, and taken back again.
    page.locator(DEALS).nth(3).click()
    page.get_by_role("button", name="Strike out").click()
    expect(page.locator("ol > li")).to_have_count(11)
    page.get_by_role("button", name="Take back: deal struck out").click()
    expect(page.locator("ol > li")).to_have_count(12)
    expect(rows.first).to_have_text("Anna−24")


def test_a_link_carries_the_evening(invite: Invite) -> None:
    """Somebody else opens the link and has the same sheet."""
    guest = invite()
    page = sit_down(guest, "minchiate", deals=[{"key": "k", "entry": example_1()}])
    expect(page.locator(DEALS).first).to_contain_text("98 : 181")
    page.get_by_role("button", name="Copy a link").click()
    link = page.get_by_label("Link to this evening").input_value()
    assert len(link) < 2000
    other = invite()
    other.page.goto(link)
    expect(other.page.locator(DEALS).first).to_contain_text("98 : 181 · 2 resti")
    expect(other.page.get_by_text("Berta deals")).to_be_visible()
    assert "shared" not in other.page.url


def test_the_file_goes_to_the_terminal_and_back(
    invite: Invite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The page saves one deal, the terminal adds the same again, the page opens it: four resti."""
    guest, file = invite(), tmp_path / "evening.json"
    page = sit_down(guest, "minchiate", deals=[{"key": "k", "entry": example_1()}])
    expect(page.locator(DEALS).first).to_contain_text("98 : 181")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(file)
    first, second = (" ".join(pile) for pile in dresden_1())
    heaps = ("--first", first, "--second", second)
    words = ("add", *heaps, "--ultima", "Anna", "--mark", "Berta 34")
    assert run(["evening", str(file), *words]) == 0
    assert "Deal 2: Berta deals." in capsys.readouterr().out
    guest.go("count")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(DEALS)).to_have_count(2)
    expect(page.locator(DEALS).last).to_contain_text("98 : 181 · 2 resti")
    rows = page.get_by_test_id("accounts").locator("tbody tr")
    # If they stop now Anna owes Dora a resto more, who still had to deal.
    expect(rows.filter(has_text="Anna")).to_have_text("Anna−4−5")


def test_a_forbidden_skar_is_refused(invite: Invite) -> None:
    """The King of hearts lies in the Skar: the page says so, and takes the points without it."""
    guest = invite()
    page = sit_down(guest, "taroc", names=NAMES[:3], draft={"points": [19, 45, 14]})
    expect(page.get_by_role("button", name="Write it down")).to_be_enabled()
    page.get_by_role("radio", name="Skar").check()
    for card in ("hK", "h4", "h9"):
        page.locator(f'[data-card="{card}"]').click()
    expect(page.locator(".foot").get_by_role("status")).to_contain_text("The Skar is not lawful")
    page.locator('[data-card="hK"]').focus()
    page.keyboard.press("Delete")
    page.locator('[data-card="h2"]').click()
    expect(page.get_by_role("button", name="Write it down")).to_be_enabled()


def test_the_keyboard_is_enough(invite: Invite) -> None:
    """From the lobby to a written deal of Bieten without touching anything."""
    guest = invite()
    guest.go()
    keys, page = KeyboardOnly(guest.page), guest.page
    keys.press(page.get_by_role("link", name="Count a hand"))
    page.get_by_role("heading", name="The count").wait_for()
    keys.press(page.get_by_role("button", name="Bieten"))
    page.get_by_role("heading", name="The five figures").wait_for()
    spiel = page.locator("section", has=page.get_by_role("heading", name="Spiel")).last
    first = spiel.get_by_role("radio").first
    first.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Write it down")).to_be_enabled()
    keys.press(page.get_by_role("button", name="Write it down"))
    expect(page.locator("ol > li")).to_have_count(1)


ENTRIES: Final[dict[str, dict[str, Any]]] = {
    "minchiate": {"draft": example_1()},
    "taroc": {
        "draft": {
            "points": [19, 45, 14],
            "honours": [{"by": 1, "honour": "matadors"}],
            "pagat": {"by": 1, "fate": "last"},
        }
    },
    "tresette": {
        "draft": {
            "announced": [{"by": 0, "item": "3x7", "false": False}],
            "piles": [["h3", "h2", "hA", "s3"], None],
            "last": 1,
        }
    },
    "kaiserspiel": {
        "names": ["Anna", "Berta"],
        "draft": {
            "turned": "sA",
            "imperials": [{"by": 1, "imperial": "h"}],
            "rummel": 0,
            "honours": [{"by": 0, "cards": ["sK"]}, {"by": 0, "cards": ["s7"]}],
            "tricks": [9, 3],
        },
    },
    "guimbarde": {
        "names": [*NAMES, "Emma"],
        "draft": {
            "fou": 2,
            "guimbarde": 3,
            "koenig": 4,
            "point": 0,
            "fou_played": {"by": 2, "taken": 4},
            "table_marriages": [
                {"suit": "s", "king": 0, "queen": 1, "trumped": None, "forced": False}
            ],
            "fonds": 0,
        },
    },
    "bieten": {
        "draft": {
            "rows": [["lK", "sK", "hU"], ["eK", "e9", "e8"], ["lA", "hO", "s10"]],
            "herz": {"how": "held", "number": 1},
            "laub": {"how": "groschen-held", "number": 2},
            "spiel": {"how": "held", "by": 1, "number": 3},
        }
    },
}
"""A deal of each game that can be counted."""


def test_no_barrier_in_any_game(invite: Invite) -> None:
    """A deal and its sheet on a phone, by day or by night; nothing is cut off, nothing jumps."""
    guest = invite("phone")
    page = guest.page
    page.context.add_init_script(SHIFTS)
    for number, (game, entry) in enumerate(ENTRIES.items()):
        remember(page.context, f"ridotto.evening.{game}", kept(game, id=game, **entry))
        page.emulate_media(color_scheme="dark" if number % 2 else "light")
        page.goto(f"{guest.page_server.base}/?{game}#/count/{game}")
        expect(page.get_by_role("button", name="Write it down")).to_be_enabled()
        shifts = page.evaluate("window.shifts")
        assert sum(value for value, _ in shifts) < STILL, (game, shifts)
        for summary in page.locator("main > section > details > summary").all():
            summary.tap()
        assert (grave_faults(page), cut_off(page)) == ([], []), game


def test_partners_are_drawn_anew(invite: Invite) -> None:
    """After each Partie, as agreed: the slate is paid, and the next deal asks who sits where."""
    guest = invite("phone")
    great = {"great": {"side": 0, "name": "stramazette"}, "piles": [None, ["hK", "dJ"]], "last": 0}
    page = sit_down(
        guest,
        "tresette",
        options={"redraw_partners_every": 1},
        deals=[{"key": "k", "entry": great}],
        draft={"last": 1, "piles": [["h3", "h2", "hA", "s3"], None]},
    )
    expect(page.get_by_test_id("accounts").locator("tbody tr").first).to_have_text("Anna+3")
    expect(page.locator(".foot").get_by_role("status")).to_contain_text("who sits where?")
    seats = page.get_by_role("group", name="Partners are drawn anew")
    seats.get_by_label("Person 2").select_option(label="Berta")
    # Anna, Berta, Carla, Dora: now Anna and Carla sit opposite each other.
    expect(page.locator(".brushes")).to_contain_text("Anna & Carla")
    expect(page.get_by_role("button", name="Write it down")).to_be_enabled()
