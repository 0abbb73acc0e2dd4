"""What the page's first trial found wrong stays right."""

import re
import time
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ridotto.games import GAMES
from ridotto.server.limits import REVIEW_SECONDS
from tests.english_words import english_in
from tests.web.conftest import Invite
from tests.web.input_devices import CORNER, Mouse, Touch
from tests.web.page_server import Guest, serve_page, visiting
from tests.web.player import Player

SMALL: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}}
IN_SIGHT: Final = """
(what) => [...document.querySelectorAll(what)].filter((one) => one.offsetParent).every((one) => {
  const { top, bottom, left, right } = one.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
})
"""
OVERLAP: Final = Path(__file__).with_name("overlap.js").read_text("utf-8").split("\n", 1)[1]
TOPS: Final = """
() => [...document.querySelectorAll('.ring .plate .name')]
  .map((one) => one.getBoundingClientRect().top)
"""
THINKING: Final = (REVIEW_SECONDS + 10) * 1000
"""Milliseconds: longer than the house lets anybody think about a hint, waiting not counted."""
PATIENT: Final = 2.0
"""Seconds: three plays and a finished trick take more at a calm pace."""
Corners: TypeAlias = tuple[float, float, float, float]
FRIENDS: Final = [{"type": "you"}, {"type": "open"}, {"type": "bot", "level": "novice"}]


def in_sight(page: Page, what: str) -> bool:
    """Is everything of this kind on the screen?"""
    return bool(page.evaluate(IN_SIGHT, what))


class Watchful(Player):
    """Looks before every act whether all cards held are on the screen, in whatever phase.

    What lies open in the middle may cover nobody's name or cards.
    """

    opened = 0
    """The most cards that lay open in the middle."""

    def act(self) -> None:
        """Check the cards, then act like any player."""
        page = self.guest.page
        self.opened = max(self.opened, page.locator(".ring .below li").count())
        covered = page.evaluate(OVERLAP, [".ring .below li", ".ring .plate > *"])
        assert not covered, page.locator("main").inner_text()
        hidden = page.evaluate(OVERLAP, [".ring .trick li", ".ring .plate .name > *"])
        assert not hidden, page.locator("main").inner_text()
        assert in_sight(self.guest.page, ".hand button"), self.guest.page.locator(
            "main"
        ).inner_text()
        super().act()


def hint(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Hint").click()


HINT: Final = re.compile("^(Hint|Rat|Consiglio)$")
HINTS: Final = {
    "en": ("A computer player would", "Or instead:"),
    "de": ("Rat:", "Oder stattdessen:"),
    "it": ("Consiglio:", "O invece:"),
}


def hint_where_there_is_a_choice(guest: Guest) -> Locator:
    """The notice of the first hint that names something else; one acts until then."""
    page = guest.page
    notice = page.locator(".sentence .hint")
    for _ in range(8):
        page.keyboard.press("h")
        # A master thinks in a process of its own: until it has an answer the page says so.
        expect(page.locator(".sentence .thinking, .sentence .hint").first).to_be_visible()
        expect(notice.locator(".first")).to_contain_text(".", timeout=THINKING)
        if notice.locator("li").count():
            return notice
        left = page.locator(".hand button").count()
        lawful, said = page.locator(".hand button.lawful"), page.locator(".offers button.main")
        expect(lawful.or_(said).first).to_be_visible()
        if said.count():
            said.click()
            expect(said).to_have_count(0)
        else:
            lawful.first.click()
            expect(page.locator(".hand button")).to_have_count(left - 1)
        expect(page.get_by_role("button", name=HINT)).to_be_enabled()
    raise AssertionError("eight times there was nothing to choose")


@pytest.mark.parametrize("server_settings", [{"search": True}], ids=["masters"])
def test_hint_says_why_and_what_else_could_be_done(invite: Invite) -> None:
    """The act, what decides, the alternatives and what they are worth, in the reader's language."""
    for language, (act, instead) in HINTS.items():
        guest = invite(liking={"language": language})
        guest.take_chair("tresette", 1)
        notice = hint_where_there_is_a_choice(guest)
        expect(notice).to_contain_text(act)
        expect(notice.locator("details")).to_contain_text(instead)
        assert notice.locator("li b").count() >= 1
        assert not re.search(r"\([+−-]?[\d.]+\)", notice.inner_text()), "no bare numbers"
        assert language == "en" or not english_in(notice.inner_text())


def test_refusal_goes_with_what_is_taken_back(invite: Invite) -> None:
    """After an undo nothing is said of what is no longer so."""
    guest = invite()
    guest.take_chair("minchiate", 3)
    page = guest.page
    hand, barred = page.locator(".hand button"), page.locator(".hand button.barred")
    undo = page.get_by_role("button", name="Undo")
    for left in range(hand.count() - 1, 3, -1):
        page.locator(".hand button.lawful").first.click()
        expect(hand).to_have_count(left)
        expect(page.locator(".sentence.mine")).to_be_visible()
        if barred.count() and undo.is_enabled():
            break
    barred.first.click(position=CORNER, force=True)
    expect(page.locator(".sentence .refused")).to_be_visible()
    undo.click()
    expect(page.locator(".sentence .refused")).to_have_count(0)


def test_lost_connection_is_forgotten_when_it_is_back(invite: Invite) -> None:
    guest = invite()
    guest.take_chair("tresette", 1)
    page = guest.page
    guest.watch.notes.clear()
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost. Coming back")).to_be_visible()
    page.locator(".hand button.lawful").first.click()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    guest.watch.notes.clear()


@pytest.mark.parametrize(("game", "players"), [("guimbarde", 9), ("guimbarde", 6), ("bieten", 10)])
def test_large_company_on_a_small_phone(invite: Invite, game: str, players: int) -> None:
    """Everybody's place, the trick and one's own cards are on the screen; nobody sits alone."""
    guest = invite("phone", **SMALL)
    guest.take_chair(game, 1, options={"players": players})
    page = guest.page
    expect(page.locator(".hand button").first).to_be_visible()
    assert in_sight(page, ".hand button")
    assert in_sight(page, ".ring .plate")
    assert in_sight(page, ".ring .row li")
    rows = page.evaluate(TOPS)
    lonely = [top for top in set(rows) if rows.count(top) == 1]
    assert not lonely, rows


@pytest.mark.parametrize("game", GAMES)
def test_deal_ends_with_a_verdict_and_the_score_in_sight(invite: Invite, game: str) -> None:
    """Who came out ahead, in words; and how the party stands, on a phone too.

    All the way one's own hand stays on the screen.
    """
    guest = invite("phone", **SMALL)
    guest.take_chair(game)
    expect(guest.page.locator(".standing")).to_be_visible()
    Watchful(guest, Touch(), Random(game)).play_deal()
    expect(guest.page.locator(".between .outcome").first).to_contain_text(
        re.compile(r"\w+ .*[.!\d\w]")
    )
    assert in_sight(guest.page, ".standing")
    # Each side's lines stand under its name; no line has to repeat it.
    expect(guest.page.locator(".between .sheet .what b")).to_have_count(0)


def test_open_cards_in_the_middle_cover_nobody(browser: Browser, tmp_path: Path) -> None:
    """On a small phone: cards of the folla, of which these dice lay nine open."""
    with (
        serve_page(tmp_path, "folla 1") as page_server,
        visiting(browser, page_server, "phone", **SMALL) as guest,
    ):
        guest.take_chair("minchiate")
        watchful = Watchful(guest, Touch(), Random(1))
        while not watchful.opened or guest.page.locator(".ring .below li").count():
            assert not watchful.wait_until_asked()["settled"], "no card was laid open"
            watchful.act()
    assert watchful.opened > 6
    assert guest.watch.notes == []


@pytest.mark.parametrize(("game", "players"), [("minchiate", 0), ("guimbarde", 9), ("bieten", 10)])
def test_phone_on_its_side_shows_hand_company_and_verdict(
    invite: Invite, game: str, players: int
) -> None:
    """Of the smallest, too, none of one's cards is cut; the deal's end begins with who won."""
    guest = invite("phone", viewport={"width": 740, "height": 360})
    guest.take_chair(game, options={"players": players} if players else {})
    watchful = Watchful(guest, Touch(), Random(game))
    watchful.play_deal()
    assert in_sight(guest.page, ".between .outcome:first-child")
    assert in_sight(guest.page, ".between .buttons .main")


@pytest.mark.parametrize("game", ["taroc", "minchiate"])
def test_hint_on_a_phone_on_its_side_leaves_the_hand_in_sight(invite: Invite, game: str) -> None:
    """Of many cards none is pushed off the screen, whatever is said above them."""
    guest = invite("phone", viewport={"width": 844, "height": 390})
    guest.take_chair(game, 2)
    page = guest.page
    expect(page.locator(".hand button.lawful").first).to_be_visible()
    assert in_sight(page, ".hand button")
    hint(guest)
    expect(page.locator(".sentence .hint .first")).to_be_visible()
    assert in_sight(page, ".hand button")


def test_long_hint_leaves_the_hand_in_sight(invite: Invite) -> None:
    """On a small phone it scrolls, and none of many cards is pushed off the screen."""
    guest = invite("phone", **SMALL)
    guest.take_chair("minchiate", 1)
    hint(guest)
    notice = guest.page.locator(".sentence .hint")
    expect(notice.locator(".first")).to_be_visible()
    notice.evaluate("(it) => it.append('Why, and what else. '.repeat(60))")
    assert in_sight(guest.page, ".hand button")


@pytest.mark.parametrize(("game", "players"), [("guimbarde", 9), ("bieten", 10)])
def test_names_do_not_overlap_on_a_phone_on_its_side(
    invite: Invite, game: str, players: int
) -> None:
    guest = invite("phone", viewport={"width": 844, "height": 390})
    guest.take_chair(game, 1, options={"players": players})
    expect(guest.page.locator(".hand button").first).to_be_visible()
    boxes = [one.bounding_box() for one in guest.page.locator(".ring .plate .name").all()]
    places = [(b["x"], b["y"], b["x"] + b["width"], b["y"] + b["height"]) for b in boxes if b]
    assert len(places) == players - 1
    over = [(one, other) for one in places for other in places if one < other and _meet(one, other)]
    assert over == []


def _meet(one: Corners, other: Corners) -> bool:
    beside = one[2] > other[0] and other[2] > one[0]
    return beside and one[3] > other[1] and other[3] > one[1]


def test_line_of_the_sheet_shows_that_it_opens(invite: Invite) -> None:
    """A pointer before each line; an opened one has its cards and its source."""
    guest = invite()
    guest.take_chair("minchiate", 5)
    line = guest.page.locator(".side .sheet details").first
    pointer = line.locator(".what").evaluate("(it) => getComputedStyle(it, '::before').content")
    assert "▸" in pointer
    line.locator("summary").click()
    expect(line.get_by_role("link").first).to_be_visible()


def test_table_for_friends_is_opened_with_free_chairs(invite: Invite) -> None:
    """The number of players is there; the chairs are for guests; no identifier is read."""
    guest = invite()
    for game in ("bieten", "guimbarde", "tresette"):
        guest.go(f"open/{game}")
        number = guest.page.get_by_label("How many play")
        expect(number).to_have_value(re.compile(r"^\d+$"))
        expect(guest.page.get_by_label("Chair 2")).to_have_value("open")
    guest.page.locator("summary").click()
    assert not re.search(r"\b[a-z]+_[a-z]+", guest.page.locator("details").inner_text())


def test_talk_is_beside_the_speaker_and_marked_until_read(invite: Invite) -> None:
    guest, friend = invite(), invite("phone")
    seated = guest.take_chair("bieten", chairs=FRIENDS)
    friend.go(f"table/{seated.table}")
    friend.page.get_by_role("button", name="Sit down").tap()
    talk = friend.page.get_by_role("button", name="Talk")
    guest.page.get_by_role("button", name="Talk").click()
    guest.page.get_by_label("In your own words").fill("Good evening!")
    guest.page.get_by_role("button", name="Say").click()
    expect(friend.page.locator(".bubble")).to_have_text("Good evening!")
    expect(talk).to_contain_text("1")
    talk.tap()
    expect(friend.page.locator("dialog ol")).to_contain_text("Good evening!")
    friend.page.get_by_role("button", name="Close").tap()
    expect(talk.locator(".unread")).to_have_count(0)


def test_chair_is_given_up_only_when_asked_twice(invite: Invite) -> None:
    """What one was doing is told with company and score."""
    guest = invite()
    guest.take_chair("tresette", 2)
    expect(guest.page.locator(".standing")).to_be_visible()
    guest.go()
    page = guest.page
    entry = page.locator(".again li")
    expect(entry).to_contain_text("with ")
    expect(entry.locator(".standing")).to_contain_text("to 21")
    page.get_by_role("button", name="Forget this table").click()
    page.get_by_role("button", name="Keep it").click()
    expect(entry).to_have_count(1)
    page.get_by_role("button", name="Forget this table").click()
    page.get_by_role("button", name="Give it up").click()
    expect(entry).to_have_count(0)


def test_lobby_shows_cards_and_plays_as_chosen(invite: Invite) -> None:
    """Each title page has its pack; level and number are chosen where one presses Play."""
    guest = invite()
    guest.go()
    page = guest.page
    expect(page.locator("article .fan .card")).to_have_count(24)
    page.get_by_label("How many play: Guimbarde").select_option("4")
    page.get_by_label("How strong the others are: Guimbarde").select_option("novice")
    Mouse().press(page.get_by_role("button", name="Play: Guimbarde"))
    expect(page.locator(".ring .plate")).to_have_count(3)


def test_invited_friend_is_offered_rules_and_a_first_hand(invite: Invite) -> None:
    guest, friend = invite(), invite("phone")
    seated = guest.take_chair("bieten", chairs=FRIENDS)
    friend.go(f"table/{seated.table}")
    door = friend.page.locator("main.door")
    expect(door).to_contain_text("Nora invites you to")
    expect(door.get_by_role("link", name="Rules")).to_have_attribute("href", "#/rules/bieten")
    expect(door.get_by_role("link", name="First hand")).to_have_attribute(
        "href", "#/first-hand/bieten"
    )


def test_table_of_computers_promises_nobody_a_chair(invite: Invite) -> None:
    guest = invite()
    guest.take_chair("kaiserspiel", 0)
    guest.page.get_by_role("button", name="Menu").click()
    menu = guest.page.locator("dialog")
    expect(menu).to_contain_text("everybody else is a computer player")
    expect(menu).not_to_contain_text("Whoever has this link may sit down")


def test_crib_opens_at_the_phase_and_keys_are_listed(invite: Invite) -> None:
    guest = invite()
    guest.take_chair("guimbarde", 1)
    guest.page.keyboard.press("?")
    crib = guest.page.locator("dialog")
    expect(crib.locator("details[open] summary").first).to_contain_text("Now")
    expect(crib.get_by_role("link", name="Read on in the rules").first).to_have_attribute(
        "href", re.compile("/rules/")
    )
    expect(crib.locator("kbd").first).to_be_visible()


def test_card_is_drawn_out_of_the_hand(invite: Invite) -> None:
    """Drag as well as tap; a card let go over the hand goes back."""
    guest = invite()
    guest.take_chair("tresette", 1)
    page = guest.page
    card = page.locator(".hand button.lawful").first
    name = card.get_attribute("data-card")
    box = card.bounding_box()
    assert box is not None
    at = (box["x"] + 9, box["y"] + 12)
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(at[0], at[1] - 30, steps=3)
    page.mouse.up()
    expect(page.locator(f".hand [data-card='{name}']")).to_be_visible()
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(at[0] + 40, at[1] - 160, steps=5)
    page.mouse.up()
    expect(page.locator(f".hand [data-card='{name}']")).to_have_count(0)


def test_hint_does_not_move_the_hand(invite: Invite) -> None:
    """Nothing moves under the finger, on a small phone either."""
    guest = invite("phone", **SMALL)
    guest.take_chair("minchiate", 4)
    page = guest.page
    card = page.locator(".hand button").last
    before = card.bounding_box()
    hint(guest)
    expect(page.locator(".sentence .hint")).to_be_visible()
    after = card.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) < 1


def test_pace_and_size_are_changed_during_play(invite: Invite) -> None:
    """A trick waits for a tap, if one likes; cards grow at once."""
    guest = invite(liking={"pace": "calm"})
    guest.take_chair("tresette", 1)
    page = guest.page
    small = page.locator(".hand button").first.bounding_box()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog select").nth(3).select_option("large")
    page.locator("dialog select").nth(2).select_option("tap")
    page.keyboard.press("Escape")
    large = page.locator(".hand button").first.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"]
    page.locator(".hand button.lawful").first.click()
    taken = page.locator(".sentence").get_by_text(re.compile("takes? the trick"))
    expect(taken).to_be_visible()
    page.wait_for_timeout(2500)
    expect(taken).to_be_visible()
    page.locator(".ring").click()
    expect(taken).to_have_count(0)


def test_touch_skips_what_computer_players_do(invite: Invite) -> None:
    """At a calm pace three plays take seconds; a key shows them at once."""
    guest = invite(liking={"pace": "calm"})
    guest.take_chair("tresette", 1)
    page = guest.page
    page.locator(".hand button.lawful").first.click()
    mine = page.locator(".sentence.mine")
    expect(mine).to_have_count(0)
    before = time.monotonic()
    while not mine.count() and time.monotonic() - before < PATIENT:
        page.keyboard.press("Shift")
    assert time.monotonic() - before < PATIENT


LISTEN: Final = """
window.sounds = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  createBufferSource() { window.sounds += 1; return super.createBufferSource(); }
  createOscillator() { window.sounds += 1; return super.createOscillator(); }
};
"""


@pytest.mark.parametrize("sound", [False, True])
def test_sound_only_for_who_wants_it(invite: Invite, sound: bool) -> None:
    """A card and a knock; off unless it is ticked in the settings."""
    guest = invite(liking={"sound": sound} if sound else {})
    guest.page.context.add_init_script(LISTEN)
    guest.take_chair("tresette", 1)
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    tick = page.get_by_label("Sound: a card, a knock at your turn")
    expect(tick).to_be_checked(checked=sound)
    page.keyboard.press("Escape")
    page.locator(".hand button.lawful").first.click()
    expect(page.locator(".sentence.mine")).to_be_visible()
    assert (page.evaluate("window.sounds") > 0) == sound
