"""The page is for everyone: for ears, in the dark, on a phone, without motion."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from ridotto.games import GAMES
from tests.web.conftest import Invite
from tests.web.hands import Mouse
from tests.web.house import MIDWAY, ROOT, SIZES, Guest
from tests.web.player import Player

AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
GRAVE: Final = ("serious", "critical")
SHADES: Final = ("light", "dark")


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


PLACES: Final[dict[str, Callable[[Guest], None]]] = {
    "lobby": lambda guest: guest.go(),
    "opening": lambda guest: guest.go("open/minchiate"),
    "rules": lambda guest: guest.go("rules/minchiate"),
}
READY: Final = {"lobby": "article", "opening": "fieldset select", "rules": "article h2"}


@pytest.mark.parametrize("shade", SHADES)
@pytest.mark.parametrize("place", PLACES)
def test_no_barrier_before_the_table(place: str, shade: str, invite: Invite) -> None:
    """The lobby, the form for opening a table, and a rule book; on a phone, nothing is cut off."""
    guest = invite("phone", color_scheme=shade)
    PLACES[place](guest)
    guest.page.locator(READY[place]).first.wait_for()
    for summary in guest.page.locator("summary").all():
        summary.tap()
    assert grave_faults(guest.page) == []
    assert cut_off(guest.page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_no_barrier_at_the_table(game: str, size: str, invite: Invite) -> None:
    """Each game in mid-deal, by day and by night; on a phone, nothing is cut off."""
    guest = invite(size, color_scheme="light")
    guest.take_chair(game, MIDWAY[game])
    expect(guest.page.locator(".hand button.lawful").first).to_be_visible()
    by_day = grave_faults(guest.page)
    guest.page.emulate_media(color_scheme="dark")
    assert (by_day, grave_faults(guest.page)) == ([], [])
    if size == "phone":
        assert cut_off(guest.page) == []


@pytest.mark.parametrize("name", ["Sheet", "Talk", "Menu", "Rules"])
def test_no_barrier_in_what_is_laid_over_the_table(name: str, invite: Invite) -> None:
    """The sheet so far, the talk, the menu with the settings, and the rules beside the table."""
    guest = invite("phone")
    guest.take_chair("minchiate", MIDWAY["minchiate"])
    bar = guest.page.get_by_role("navigation", name="At the table")
    if name == "Rules":
        bar.get_by_role("button", name="Menu").tap()
        guest.page.get_by_role("dialog").get_by_role("button", name="Rules").tap()
    else:
        bar.get_by_role("button", name=name).tap()
    drawer = guest.page.get_by_role("dialog", name=name)
    expect(drawer).to_be_visible()
    if name == "Rules":
        drawer.get_by_role("heading", level=2).nth(1).wait_for()
    assert grave_faults(guest.page) == []
    assert cut_off(guest.page) == []
    guest.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


@pytest.mark.parametrize("shade", SHADES)
def test_no_barrier_in_the_sheet(shade: str, invite: Invite) -> None:
    """What a deal was worth, with every line opened to its cards and its rule."""
    guest = invite("phone", color_scheme=shade)
    guest.take_chair("kaiserspiel", MIDWAY["kaiserspiel"])
    Player(guest, Mouse(), Random(shade)).play_deal()
    lines = guest.page.locator(".between summary")
    for line in lines.all():
        line.tap()
    assert lines.count() > 0
    assert grave_faults(guest.page) == []
    assert cut_off(guest.page) == []


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
    said = " ".join(guest.page.evaluate("window.said"))
    assert f"You play {name}" in said
    # The three others have played to the trick or led the next one.
    assert all(other in said for other in ("Bettina", "Cecilia", "Domenico"))
