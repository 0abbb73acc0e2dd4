"""A duplicate evening on the page: begun by its host, and followed on a screen in the room."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.in_process_server import InProcessServer, wait_until
from tests.server.test_contests import Friend, play_round
from tests.web.conftest import Invite
from tests.web.page_server import Guest, remember
from tests.web.test_access import barriers


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players lose no time."""
    monkeypatch.setattr("ridotto.server.duplicate_play.PACE", 0)


def begin(host: Guest) -> str:
    """An evening of Tresette for eight, two of them computers; its id."""
    page = host.page
    host.go("evening")
    # By its role: the text of a label has the choices in it, once they have come.
    page.get_by_role("combobox", name="Game", exact=True).select_option(label="Tresette")
    page.get_by_label("Name of the evening").fill("Club")
    page.get_by_label("Rounds (0: all)").fill("2")
    page.get_by_label("Computer players", exact=True).fill("2")
    page.get_by_label("Their level").select_option("novice")
    page.get_by_role("button", name="Make the link").click()
    page.wait_for_url(re.compile("#/evening/."))
    return page.url.rpartition("/")[2]


def test_an_evening_of_eight_with_two_computers_is_seen_to_its_ranking(
    page_server: InProcessServer, invite: Invite
) -> None:
    """The host with a phone; five more people; and a screen that nobody has a key to."""
    host, screen = invite("phone"), invite("desktop")
    people = [Friend(page_server, number) for number in range(6)]
    remember(host.page.context, "ridotto.key", people[0].headers["ridotto-key"])
    evening = begin(host)
    screen.go(f"evening/{evening}/board")
    expect(screen.page.get_by_role("heading", name="Club")).to_be_visible()
    expect(screen.page.get_by_role("img", name="A picture with the link in it")).to_be_visible()
    for friend in people[1:]:
        friend.join(evening)
    expect(screen.page.get_by_text("Friend 5")).to_be_visible()
    host.page.reload()
    host.page.get_by_role("button", name="Begin", exact=True).click()
    for number in (1, 2):
        expect(screen.page.get_by_text(f"Round {number} of 2")).to_be_visible()
        expect(screen.page.locator(".tables li")).to_have_count(2)
        expect(host.page.get_by_role("button", name=f"Play deal {number}")).to_be_visible()
        play_round(people, evening, Random(number))
        wait_until(lambda: len(people[0].look(evening)["shown"]) >= number, 30)  # noqa: B023
    expect(screen.page.get_by_text("All is played")).to_be_visible()
    ranking = people[0].look(evening)["ranking"]
    assert len(ranking) == 8
    for guest in (screen, host):
        guest.page.reload()
        places = guest.page.locator(".place")
        expect(places).to_have_text([f"{row['place']}." for row in ranking])
        assert barriers(guest.page) == []


def test_one_sits_down_with_a_partner(page_server: InProcessServer, invite: Invite) -> None:
    """In pairs: with whom one likes, by one press; and a pair is ranked as one."""
    guest = invite("phone")
    four = [Friend(page_server, number) for number in range(4)]
    remember(guest.page.context, "ridotto.key", four[3].headers["ridotto-key"])
    evening = four[0].begin("howell", "tresette", rounds=1)
    for friend in four[1:]:
        friend.join(evening)
    guest.go(f"evening/{evening}")
    guest.page.get_by_role("button", name="Play as the partner of Friend 1").click()
    expect(guest.page.get_by_role("listitem").filter(has_text="Pair 2")).to_have_count(2)
    expect(guest.page.get_by_role("button", name="Play as the partner")).to_have_count(0)
    four[0].call("POST", f"/api/contests/{evening}/start")
    play_round(four, evening, Random(1))
    expect(guest.page.get_by_text("Friend 1 & Friend 3", exact=True)).to_be_visible()
    expect(guest.page.get_by_text("Friend 0 & Friend 2", exact=True)).to_be_visible()
    assert barriers(guest.page) == []


def test_what_could_not_be_seen_at_first_is_forgotten_when_it_is_seen(
    page_server: InProcessServer, invite: Invite
) -> None:
    """Too many look from one address: the page tries again, and then says nothing of it."""
    evening = Friend(page_server, 0).begin("individual", "tresette", title="Club")
    guest, path = invite("phone"), f"**/api/contests/{evening}"
    told = {"code": "too-fast", "message": "wait a moment"}
    guest.page.route(path, lambda route: route.fulfill(status=429, json=told))
    guest.go(f"evening/{evening}")
    expect(guest.page.get_by_role("alert")).to_have_text("wait a moment")
    guest.page.unroute(path)
    expect(guest.page.get_by_role("heading", name="Club")).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    guest.watch.notes[:] = [note for note in guest.watch.notes if "429" not in note]
