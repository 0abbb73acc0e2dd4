"""The deal of the day and a challenge, between two browsers: each sees the other's place."""

import json
import re
from collections.abc import Iterable
from random import Random

import pytest
from playwright.sync_api import expect

from ridotto.testing.client import without_nulls
from tests.server.in_process_server import InProcessServer, Seated, take_offer, wait_until
from tests.web.conftest import Invite
from tests.web.page_server import Guest
from tests.web.test_access import barriers
from tests.web.test_languages import read

GAME = "Guimbarde"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players lose no time."""
    monkeypatch.setattr("ridotto.server.duplicate_play.PACE", 0)


def play_out(page_server: InProcessServer, guest: Guest, seed: int) -> None:
    """Whoever sits at the table that the page shows plays to the end; the page looks on."""
    guest.page.wait_for_url(re.compile("#/table/"))
    guest.page.locator(".screen").wait_for()
    chair = json.loads(guest.page.evaluate("localStorage.getItem('ridotto.chairs')"))[0]
    one, dice = Seated(chair["table"], chair["seat"], chair["token"]), Random(seed)
    wait_until(lambda: step(page_server, one, dice), 60)


def step(page_server: InProcessServer, one: Seated, dice: Random) -> bool:
    """Do something, if there is something to do; whether it is over.

    The page itself says nothing where there is nothing to say, and may be quicker.
    """
    told = page_server.scene(one).json
    scene = without_nulls(told["scene"])
    if one.seat in scene.get("awaited", ()) and scene.get("offers"):
        action = take_offer(scene, dice)
        page_server.command(one, {"type": "act", "action": action, "seq": told["seq"]})
    return bool(scene["over"])


def stand(guest: Guest) -> None:
    """From the end of the deal to where one stands."""
    guest.page.get_by_role("link", name="Where you stand").click()


def test_two_strangers_and_a_challenge(page_server: InProcessServer, invite: Invite) -> None:
    """One at a desk, one with a phone."""
    names = ("Nora", "Otto")
    guests = [invite("desktop"), invite("phone", liking={"name": "Otto"})]
    for number, guest in enumerate(guests):
        guest.go()
        guest.page.get_by_role("link", name="Today’s deal").click()
        guest.page.get_by_role("button", name=f"Play: {GAME}").click()
        # No help is offered at such a table, and nothing of it is shown afterwards.
        guest.page.locator(".screen").wait_for()
        for help_ in ("Hint", "Undo"):
            expect(guest.page.get_by_role("button", name=help_, exact=True)).to_have_count(0)
        play_out(page_server, guest, number)
        expect(guest.page.get_by_role("link", name="Where you stand")).to_be_visible()
        for look in ("Review", "Record"):
            expect(guest.page.get_by_role("link", name=look)).to_have_count(0)
        stand(guest)
        expect(guest.page.get_by_text("It says that you played, and nothing more")).to_be_visible()
        expect(guest.page.locator(".share pre")).not_to_have_text(re.compile("Place|better|[■□]"))
        not_yet_among_ones_games(guest)
    for number, guest in enumerate(guests):
        guest.page.reload()
        for name in names:
            expect(guest.page.get_by_role("cell", name=re.compile(f"^{name}"))).to_have_count(1)
        mine = guest.page.get_by_role("cell", name=f"{names[number]} (you)")
        expect(mine).to_be_visible()
        expect(
            guest.page.get_by_text(re.compile("Place [12] of 2"), exact=False).first
        ).to_be_visible()
        guest.go("today")
        expect(guest.page.get_by_role("link", name=f"Where you stand: {GAME}")).to_be_visible()
    deal = guests[0].page.get_by_role("link", name=f"Where you stand: {GAME}").get_attribute("href")
    link = challenge(page_server, *guests)
    assert deal is not None
    places = (
        deal.removeprefix("#/"),
        "mine",
        "today",
        "challenge",
        "evening",
        link,
        f"{link}/deal/1",
    )
    look_over(guests[1], places)


@pytest.mark.parametrize(
    ("game", "never"), [("Taroc", "of 9"), ("Tresette", "to 21"), ("Kaiserspiel", "to 5")]
)
def test_the_table_says_what_is_played(invite: Invite, game: str, never: str) -> None:
    """It is the deal of the day, and no party of so many deals or up to so many marks."""
    guest = invite("phone")
    guest.go("today")
    guest.page.get_by_role("button", name=f"Play: {game}").click()
    guest.page.locator(".screen").wait_for()
    expect(guest.page.locator(".standing")).to_contain_text("Deal of the day")
    guest.page.get_by_role("button", name="Sheet").click()
    expect(guest.page.get_by_text(never)).to_have_count(0)


@pytest.mark.parametrize("game", ["Bieten", "Tresette"])
def test_the_end_says_who_came_out_ahead(
    page_server: InProcessServer, invite: Invite, game: str
) -> None:
    """In words and with the sheet, though with its one deal the whole party is over."""
    guest = invite("phone")
    guest.go("today")
    guest.page.get_by_role("button", name=f"Play: {game}").click()
    play_out(page_server, guest, 1)
    for _ in range(2):
        expect(guest.page.locator(".between .outcome").first).to_contain_text(re.compile(r"\d"))
        expect(guest.page.locator(".between .sheet")).to_be_visible()
        guest.page.reload()


def not_yet_among_ones_games(guest: Guest) -> None:
    """One's list says when the review opens, links none that is refused, and leads back here."""
    guest.go("mine")
    expect(guest.page.get_by_text("replay, review and record open on")).to_be_visible()
    # No account is kept of it: it would say "even" whatever one made.
    expect(guest.page.locator(".parties .result")).to_have_count(0)
    for look in ("Review", "Step through"):
        expect(guest.page.get_by_role("link", name=re.compile(look))).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Record")).to_have_count(0)
    stand(guest)
    guest.page.locator(".share").wait_for()


def look_over(guest: Guest, places: Iterable[str]) -> None:
    """No barrier on any of these pages, on a phone, and no English where German is wanted."""
    liking = json.loads(guest.page.evaluate("localStorage.getItem('ridotto.liking')"))
    kept = json.dumps(json.dumps({**liking, "language": "de"}))
    guest.page.evaluate(f"localStorage.setItem('ridotto.liking', {kept})")
    guest.page.reload()
    for place in places:
        guest.go(place)
        guest.page.locator("main h1").wait_for()
        if place.endswith("deal/1"):
            guest.page.get_by_role("row", name=re.compile("^Ergebnis")).wait_for()
        read(guest)
        assert barriers(guest.page) == [], place


def challenge(page_server: InProcessServer, one: Guest, other: Guest) -> str:
    """The same cards by a link, one after the other; compared when both have played."""
    one.go("challenge")
    one.page.get_by_label("Game").select_option(label=GAME)
    one.page.get_by_role("button", name="Make the link").click()
    one.page.wait_for_url(re.compile("#/challenge/."))
    link = one.page.url.partition("#/")[2]
    one.page.get_by_role("button", name="Play deal 1").click()
    play_out(page_server, one, 3)
    stand(one)
    expect(one.page.get_by_text("You are done.")).to_be_visible()
    other.go(link)
    other.page.get_by_role("button", name="Take part").click()
    other.page.get_by_role("button", name="Play deal 1").click()
    play_out(page_server, other, 4)
    stand(other)
    for guest in (one, other):
        expect(guest.page.get_by_text("All is played")).to_be_visible()
        ranked = guest.page.get_by_role("listitem").filter(
            has_text=re.compile(r"^[12]\.\s*(Nora|Otto)")
        )
        expect(ranked).to_have_count(2)
        guest.page.get_by_role("link", name="Trick by trick: Deal 1").click()
        expect(guest.page.get_by_role("row", name=re.compile("^Result"))).to_be_visible()
    return link
