"""The page is for everyone: for ears, in the dark, on a phone, without motion."""

import re
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, expect

from ridotto.games import GAMES
from tests.web.conftest import Invite
from tests.web.input_devices import Mouse
from tests.web.page_server import MIDWAY, ROOT, SIZES
from tests.web.player import Player

AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
GRAVE: Final = ("serious", "critical")
SHADES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def grave_faults(page: Page) -> list[str]:
    """What axe-core holds to be a serious or critical barrier."""
    page.evaluate(Path(AXE).read_text("utf-8"))
    found: Any = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:240]}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def cut_off(page: Page) -> list[str]:
    """What reaches over the edge of the screen, where one would have to scroll sideways."""
    found: list[str] = page.evaluate(
        """(width) => {
          const wide = document.documentElement.scrollWidth;
          const over = [...document.querySelectorAll('button, a, input, select, h1, h2')]
            .filter((one) => one.checkVisibility() && !one.closest('.unseen, .scroll'))
            .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
            .filter(([box]) => box.width > 1 && (box.left < -1 || box.right > width + 1))
            .map(([box, text]) => `${Math.round(box.left)} to ${Math.round(box.right)}: ${text}`);
          return wide > width ? [`the page is ${wide} wide`, ...over] : over;
        }""",
        SIZES["phone"]["viewport"]["width"],
    )
    return found


def barriers(page: Page) -> list[str]:
    """What stands in somebody's way, by day or by night, or reaches over the edge of a phone."""
    found: list[str] = []
    for shade in SHADES:
        page.emulate_media(color_scheme=shade)
        found += [f"{shade}: {fault}" for fault in grave_faults(page)]
    narrow = page.viewport_size == SIZES["phone"]["viewport"]
    return [*found, *(cut_off(page) if narrow else [])]


PLACES: Final = {"": "article", "open/minchiate": "fieldset select"}
"""The lobby and the form for opening a table, each with something to wait for."""


@pytest.mark.parametrize("place", PLACES)
def test_no_barrier_before_the_table(place: str, invite: Invite) -> None:
    """With everything opened that can be opened; the settings are in the lobby."""
    guest = invite("phone")
    guest.go(place)
    guest.page.locator(PLACES[place]).first.wait_for()
    for summary in guest.page.locator("summary").all():
        summary.tap()
    assert barriers(guest.page) == []


def test_no_barrier_at_the_door(invite: Invite) -> None:
    """Before the game: for the host who waits, and for whoever comes by the link."""
    nora, bruno = invite("desktop"), invite("phone")
    chairs = [{"type": "you"}, {"type": "open"}]
    seated = nora.take_chair("kaiserspiel", chairs=chairs)
    nora.page.get_by_role("button", name="Begin").wait_for()
    assert barriers(nora.page) == []
    bruno.go(f"table/{seated.table}")
    bruno.page.get_by_role("button", name="Sit down").wait_for()
    assert barriers(bruno.page) == []


@pytest.mark.parametrize("game", ["minchiate", "bieten"])
def test_no_barrier_at_the_table(game: str, invite: Invite) -> None:
    """In mid-deal at a desk; all games are looked at on a phone below."""
    guest = invite("desktop")
    guest.take_chair(game, MIDWAY[game], 1)
    expect(guest.page.locator(".hand button.lawful").first).to_be_visible()
    assert barriers(guest.page) == []
    # What is seen by gold and by a letter is heard: whose card wins, and who deals.
    told = guest.page.locator("main").inner_text()
    assert told.count(", is winning") == 1
    assert re.search(r"\bdeals\b", told)
    guest.page.keyboard.press("c")
    expect(guest.page.locator(".hand button:focus")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_no_barrier_at_a_strict_table(game: str, invite: Invite) -> None:
    """On a phone, with wrong acts possible and everything laid out."""
    guest = invite("phone")
    guest.take_chair(game, MIDWAY[game], strict=True)
    expect(guest.page.locator(".hand button").first).to_be_visible()
    daring = guest.page.get_by_role("button", name="At your own risk")
    if daring.count():
        daring.tap()
        guest.page.get_by_role("region", name="At your own risk").wait_for()
    assert barriers(guest.page) == []


def test_no_barrier_in_what_is_laid_over_the_table(invite: Invite) -> None:
    """The sheet so far, the talk, the menu with the settings, and the rules beside the table."""
    guest = invite("phone")
    guest.take_chair("minchiate", MIDWAY["minchiate"])
    bar = guest.page.get_by_role("navigation", name="At the table")
    for name in ("Sheet", "Talk", "Menu", "Rules"):
        bar.get_by_role("button", name="Menu" if name == "Rules" else name).tap()
        if name == "Rules":
            guest.page.get_by_role("dialog").get_by_role("button", name="Rules").tap()
        drawer = guest.page.get_by_role("dialog", name=name)
        expect(drawer).to_be_visible()
        if name == "Rules":
            drawer.get_by_role("heading", level=2).nth(1).wait_for()
        assert barriers(guest.page) == [], name
        guest.page.keyboard.press("Escape")
        expect(drawer).to_be_hidden()


def test_no_barrier_after_the_deal(invite: Invite) -> None:
    """What it was worth, with every line opened to its cards and its rule; and the deal again."""
    guest = invite("phone")
    guest.take_chair("kaiserspiel", MIDWAY["kaiserspiel"])
    Player(guest, Mouse(), Random(1)).play_deal()
    lines = guest.page.locator(".between summary")
    for line in lines.all():
        line.tap()
    assert lines.count() > 0
    assert barriers(guest.page) == []
    guest.page.get_by_role("link", name="Step through it again").tap()
    guest.page.get_by_role("slider").wait_for()
    assert barriers(guest.page) == []


MOVING: Final = """
() => [...document.querySelectorAll('.app, .app *')].filter((one) => {
  const style = getComputedStyle(one);
  const turns = style.animationName !== 'none' && parseFloat(style.animationDuration) > 0;
  return turns || style.transitionDuration.split(', ').some((time) => parseFloat(time) > 0);
}).map((one) => one.outerHTML.slice(0, 120))
"""
"""Whatever would move, now or when it changes."""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_less_motion_is_respected(wish: str, invite: Invite) -> None:
    """Who asks for less motion gets none at the table, whatever the page was told before."""
    guest = invite(liking={"pace": "calm"}, reduced_motion=wish)
    guest.take_chair("tresette", MIDWAY["tresette"])
    expect(guest.page.locator(".hand button.lawful").first).to_be_visible()
    moving: list[str] = guest.page.evaluate(MOVING)
    if wish == "reduce":
        assert moving == []
    else:
        assert moving, "there would be nothing to respect"


HEAR: Final = """
() => {
  window.said = [];
  const live = document.querySelector('[aria-live=polite]');
  const note = () => window.said.push(live.textContent);
  new MutationObserver(note).observe(live, { childList: true, characterData: true, subtree: true });
}
"""


def test_hand_and_plays_are_told_to_the_ears(invite: Invite) -> None:
    """A screen reader hears how many cards one has and which, and every card that is played."""
    guest = invite()
    guest.take_chair("tresette", MIDWAY["tresette"])
    player = Player(guest, Mouse(), Random(0))
    player.wait_until_asked()
    hand = guest.page.get_by_role("toolbar", name="Your hand, 6 cards")
    names = [str(one.get_attribute("aria-label")) for one in hand.get_by_role("button").all()]
    # Ten cards, four of them gone: by name and suit, each once.
    assert len(names) == len(set(names)) == 6
    assert all(" of " in name for name in names)
    guest.page.evaluate(HEAR)
    card = hand.locator("button.lawful").first
    name = str(card.get_attribute("aria-label"))
    card.click(position={"x": 9, "y": 12})
    expect(guest.page.get_by_role("toolbar", name="Your hand, 5 cards")).to_be_visible()
    player.wait_until_asked()
    player.act()
    player.wait_until_asked()
    said = " ".join(guest.page.evaluate("window.said"))
    assert f"You play {name}" in said
    # Between two cards of one's own each of the others has played one.
    assert all(other in said for other in ("Bettina", "Cecilia", "Domenico"))
