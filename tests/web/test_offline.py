"""Without a net: the lobby, the rules, the first hands and the count; and calls to a table."""

import json
import re
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.conftest import FakeTime
from tests.server.fake_push import FakePush, Subscription, fake_push
from tests.server.in_process_server import (
    InProcessServer,
    Seated,
    act,
    open_table,
    sit,
    to_the_cards,
    wait_for,
    wait_until,
)
from tests.server.test_correspondence import subscribe
from tests.web.conftest import Invite
from tests.web.input_devices import Touch
from tests.web.page_server import PAGE, Guest, remember, serve_page, visiting
from tests.web.test_access import grave_faults
from tests.web.test_tour import Learner

HEAVIEST = 700_000
"""Bytes that the worker fetches to have the whole page without a net, as they go over the wire."""

KEPT = """async (paths) => {
  const cache = await caches.open('ridotto-read');
  const found = await Promise.all(paths.map((path) => cache.match(path, { ignoreVary: true })));
  return found.every(Boolean);
}"""


def furnished(guest: Guest, *paths: str) -> None:
    """Come in, and wait until the worker has the page, and what can be read."""
    guest.go()
    guest.page.locator("article").first.wait_for()
    guest.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    wait_until(lambda: bool(guest.page.evaluate(KEPT, list(paths))), 60)


@pytest.fixture
def visitor(invite: Invite) -> Guest:
    """Somebody with a phone whose browser has service workers."""
    return invite("phone", service_workers="allow")


def cut_off(guest: Guest) -> None:
    """No net; what the page cannot fetch then is no mistake of its own."""
    guest.page.context.set_offline(True)


def forgive(guest: Guest) -> None:
    """Only what has to do with the missing net was noted."""
    strange = [n for n in guest.watch.notes if "ERR_INTERNET_DISCONNECTED" not in n]
    guest.watch.notes[:] = [n for n in strange if not n.startswith(("failed: ", "console: Failed"))]


def test_lobby_rules_count_and_first_hand_without_a_net(visitor: Guest) -> None:
    """Reloaded, not only looked at again."""
    game, last = "tresette", "/api/lessons/bieten"
    furnished(visitor, last, "/api/shelf", f"/api/games/{game}/values")
    page = visitor.page
    cut_off(visitor)
    page.reload()
    expect(page.get_by_role("heading", name="Ridotto", exact=True)).to_be_visible()
    expect(page.get_by_text("Without a net.")).to_be_visible()
    visitor.go(f"rules/{game}")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tresette")
    visitor.go("count")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    # The longest with a card that is refused, and one of the short ones, to their ends.
    for hand in ("minchiate", game):
        visitor.go(f"first-hand/{hand}")
        page.reload()
        Learner(visitor, Touch(), hand).finish()
        expect(page.get_by_role("button", name="Now play")).to_be_visible()
    forgive(visitor)


def test_whoever_has_everything_deleted_leaves_no_deal_in_the_browser(visitor: Guest) -> None:
    """Deals that were read are kept for a day without a net; rules are nobody's, and stay."""
    remember(visitor.page.context, "ridotto.key", "ab" * 16)
    furnished(visitor, "/api/shelf")
    deal = "/api/tables/some-table/deals/1"
    visitor.page.evaluate(
        "(deal) => caches.open('ridotto-read').then((c) => c.put(deal, new Response('{}')))", deal
    )
    assert visitor.page.evaluate(KEPT, [deal])
    visitor.go("mine")
    visitor.page.get_by_role("button", name="Delete everything").click()
    visitor.page.get_by_role("button", name="Yes, delete everything").click()
    expect(visitor.page.get_by_text("Everything is deleted")).to_be_visible()
    wait_until(lambda: not visitor.page.evaluate(KEPT, [deal]), 10)
    assert visitor.page.evaluate(KEPT, ["/api/shelf"])


def test_an_evening_is_begun_without_a_net_and_counted_when_it_is_back(visitor: Guest) -> None:
    """Nobody had opened the count before: the form is there, deals are kept through a reload."""
    furnished(visitor, "/api/lessons/bieten", "/api/shelf")
    page = visitor.page
    cut_off(visitor)
    visitor.go("count")
    page.get_by_role("button", name=re.compile("Kaiserspiel")).first.click()
    for number in (1, 2):
        page.get_by_role("button", name="+").last.click()
        page.get_by_role("button", name="Write it down").click()
        expect(page.get_by_text("kept, not yet counted")).to_have_count(number)
    expect(page.get_by_text("Deal 3. Who deals is told")).to_be_visible()
    page.reload()
    expect(page.get_by_text("kept, not yet counted")).to_have_count(2)
    page.context.set_offline(False)
    expect(page.get_by_text("kept, not yet counted")).to_have_count(0)
    forgive(visitor)


def test_the_whole_page_is_light_enough_to_be_kept(page_server: InProcessServer) -> None:
    text = (PAGE / "sw.js").read_text("utf-8")
    files = re.search(r"[`'\"](/ ?[^`'\"]*/assets/[^`'\"]+|/assets/[^`'\"]+)[`'\"]", text)
    assert files
    names = files[1].split()
    assert "/" in names
    weight = 0
    for name in names:
        told = page_server.call("GET", name, headers={"accept-encoding": "br"})
        assert told.status == 200, name
        weight += len(told.body)
    assert weight < HEAVIEST


def test_the_page_can_be_installed(visitor: Guest) -> None:
    """Chromium finds nothing wrong with the manifest, and all icons."""
    visitor.go()
    line = visitor.page.context.new_cdp_session(visitor.page)
    told = line.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    for icon in manifest["icons"]:
        assert visitor.page_server.call("GET", icon["src"]).status == 200


# A new page in the place of an old one


BUILDS = "caches.keys().then((all) => all.filter((name) => name.startsWith('ridotto-build-')))"
SETTLED = "navigator.serviceWorker.getRegistration().then((it) => !it.installing && !it.waiting)"


def test_a_new_page_replaces_an_old_one(browser: Browser, tmp_path: Path) -> None:
    """Two builds later what was there before is gone; the page that is shown is always whole."""
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    with (
        serve_page(tmp_path, "builds", page=folder) as page_server,
        visiting(browser, page_server, "phone", service_workers="allow") as guest,
    ):
        page = guest.page
        furnished(guest, "/api/shelf")
        first = page.evaluate(BUILDS)
        for number in range(2):
            _furnish_anew(folder, number)
            page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
            wait_until(partial(_is_newest, page, f"{number:016}"), 30)
            page.reload()
            expect(page.locator("article").first).to_be_visible()
        wait_until(lambda: len(page.evaluate(BUILDS)) == 2)
        assert first[0] not in page.evaluate(BUILDS)
        # A page that is half of one build and half of another is not taken.
        index = folder / "index.html"
        for made in folder.glob("index.html*"):
            made.unlink()
        index.write_text('<script type="module" src="/assets/other.js"></script>', "utf-8")
        _furnish_anew(folder, 2)
        page.evaluate(
            "navigator.serviceWorker.getRegistration().then((it) => it.update().catch(() => 0))"
        )
        wait_until(lambda: bool(page.evaluate(SETTLED)))
        assert _newest(page).endswith(f"{1:016}")
        guest.page.context.set_offline(True)
        page.reload()
        expect(page.locator("article").first).to_be_visible()
        forgive(guest)


def _newest(page: Page) -> str:
    """The last build that the browser has, once its worker is the page's."""
    return str(page.evaluate(BUILDS)[-1]) if page.evaluate(SETTLED) else ""


def _is_newest(page: Page, build: str) -> bool:
    return _newest(page).endswith(build)


def _furnish_anew(folder: Path, number: int) -> None:
    """The worker of another build, with the same files."""
    text = (folder / "sw.js").read_text("utf-8")
    other = re.sub(r"(\$\{\w+\})[0-9a-f]{16}", rf"\g<1>{number:016}", text, count=1)
    assert other != text
    for made in folder.glob("sw.js*"):
        made.unlink()
    (folder / "sw.js").write_text(other, "utf-8")


# Calls


@pytest.fixture
def fake_time(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    """The server's clock."""
    clock = FakeTime()
    monkeypatch.setattr("ridotto.server.asgi_app._now", clock)
    return clock


@pytest.fixture
def server_settings(fake_time: FakeTime) -> dict[str, Any]:
    """The push service is on this machine, and the clock is moved."""
    assert fake_time.ahead == 0
    return {"private_calls": True}


@pytest.fixture
def service() -> Iterator[FakePush]:
    """A push service."""
    with fake_push() as running:
        yield running


STAND_IN = """() => {
  self.shown = new Map();
  self.registration.showNotification = async (title, options) => {
    self.shown.set(options.tag, [title, options.body, options.data]);
  };
}"""
"""A browser without windows shows no notifications: what it would show is noted instead."""


class Postman:
    """Carries what came to the push service on to the real worker in the browser.

    Chromium's own push service cannot be reached from here. What the server sent is decrypted with
    the keys of the subscription, and handed to the worker by the browser's own tools.
    """

    def __init__(self, guest: Guest, service: FakePush, browser: Any) -> None:
        self.guest, self.service, self.browser = guest, service, browser
        self.line = guest.page.context.new_cdp_session(guest.page)
        self.registrations: list[Any] = []
        self.line.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self.line.send("ServiceWorker.enable")
        self.worker = guest.page.context.service_workers[0]
        self.worker.evaluate(STAND_IN)
        self.carried = 0

    @property
    def shown(self) -> list[Any]:
        """The notifications that the worker shows: title, text and table of each."""
        found = self.worker.evaluate("() => [...self.shown.values()]")
        assert isinstance(found, list)
        return found

    def _note(self, event: Any) -> None:
        self.registrations += event["registrations"]

    def carry(self, count: int) -> list[Any]:
        """Wait for so many messages, deliver them, and say what they were."""
        wait_until(lambda: len(self.service.came) >= self.carried + count, 30)
        told = self.service.messages(self.browser)[self.carried :]
        self.carried += len(told)
        wait_until(self._known)
        for message in told:
            self.line.send(
                "ServiceWorker.deliverPushMessage",
                {
                    "origin": self.guest.page_server.base,
                    "registrationId": self.registrations[0]["registrationId"],
                    "data": json.dumps(message),
                },
            )
        return told

    def _known(self) -> bool:
        self.guest.page.evaluate("1")
        return bool(self.registrations)


def test_three_days_by_correspondence_with_a_real_worker(
    invite: Invite, page_server: InProcessServer, service: FakePush, fake_time: FakeTime
) -> None:
    """Called, warned, replaced, back: each message arrives at the worker and is shown."""
    guest = invite("phone", service_workers="allow")
    people = open_table(page_server, "kaiserspiel", clock={"move": 86400}, title="Briefe")
    to_the_cards(page_server, people)
    scene = page_server.scene(people[0]).json["scene"]
    me = people[1 - min(scene["awaited"])]
    other = next(person for person in people if person != me)
    browser = subscribe(page_server, me, service.address(), language="en")
    furnished(guest, "/api/shelf")
    postman = Postman(guest, service, browser)

    # The first day: the other acts, and we are called.
    while page_server.scene(other).json["scene"]["awaited"] == [other.seat]:
        act(page_server, other, Random(5))
    (turn,) = postman.carry(1)
    assert turn["kind"] == "turn"
    wait_until(lambda: bool(postman.shown))
    assert postman.shown == [["Ridotto: Briefe", "It is your turn.", me.table]]
    act(page_server, me, Random(5))
    # The second: nobody comes, and we are warned; then a player takes over.
    wait_until(lambda: page_server.scene(other).json["scene"]["awaited"] != [])
    while page_server.scene(other).json["scene"]["awaited"] == [other.seat]:
        act(page_server, other, Random(6))
    fake_time.advance(19 * 3600)
    kinds = [told["kind"] for told in _carry_until(postman, "warning")]
    assert kinds[-1] == "warning"
    fake_time.advance(7 * 3600)
    _carry_until(postman, "replaced")
    # Only the last call of a table is shown.
    wait_until(lambda: "Your time ran out" in str(postman.shown))
    assert len(postman.shown) == 1
    # The third: we come back by the page.
    fake_time.advance(86400 - 26 * 3600 + 86400)
    chair = {"table": me.table, "seat": me.seat, "token": me.token}
    guest.keep(chair, "kaiserspiel")
    wait_for(page_server, other, lambda s: not s["company"]["chairs"][me.seat]["away"])


SUBSCRIBED = """(found) => {
  self.registration.pushManager.getSubscription = async () => ({ toJSON: () => found });
}"""
"""A browser without windows has no push service: what it would have from one is put here."""

CHANGED = """() => {
  const event = new ExtendableEvent('pushsubscriptionchange');
  // Only the browser's own events can be waited for.
  event.waitUntil = (work) => void work;
  self.dispatchEvent(event);
}"""


def test_a_real_worker_renews_its_subscription(
    invite: Invite, page_server: InProcessServer, service: FakePush
) -> None:
    """The browser changes it: from then on the house calls the new one."""
    guest = invite("phone", service_workers="allow")
    people = open_table(page_server, "kaiserspiel", clock={"move": 86400})
    to_the_cards(page_server, people)
    scene = page_server.scene(people[0]).json["scene"]
    me = people[1 - min(scene["awaited"])]
    other = next(person for person in people if person != me)
    old, new = Subscription().wish(service.address("/old")), Subscription()
    told = page_server.call("POST", f"{me.path}/calls", {"way": old}, token=me.token)
    furnished(guest, "/api/shelf")
    worker = guest.page.context.service_workers[0]
    worker.evaluate(SUBSCRIBED, _as_browser(old))
    guest.page.evaluate(
        "(way) => navigator.serviceWorker.controller.postMessage({ called: way })",
        told.json["id"],
    )
    wait_until(lambda: worker.evaluate("async () => caches.has('ridotto-called')"))
    worker.evaluate(SUBSCRIBED, _as_browser(new.wish(service.address("/new"))))
    worker.evaluate(CHANGED)
    kept = "async () => (await caches.match('/called', { cacheName: 'ridotto-called' })).text()"
    wait_until(lambda: "/new" in worker.evaluate(kept))
    while page_server.scene(other).json["scene"]["awaited"] == [other.seat]:
        act(page_server, other, Random(5))
    wait_until(lambda: bool(service.came), 30)
    assert [message["kind"] for message in service.messages(new, "/new")] == ["turn"]


def _as_browser(way: dict[str, str]) -> dict[str, Any]:
    """A subscription as a browser tells it."""
    keys = {name: way[name] for name in ("p256dh", "auth")}
    return {"endpoint": way["endpoint"], "keys": keys}


def _carry_until(postman: Postman, kind: str) -> list[Any]:
    told: list[Any] = []
    while not told or told[-1]["kind"] != kind:
        told += postman.carry(1)
    return told


def test_a_slow_table_on_the_page(
    visitor: Guest, page_server: InProcessServer, invite: Invite
) -> None:
    """Opened with a pace of days; a vacation taken, and an order left and taken back."""
    page = visitor.page
    visitor.go("open/kaiserspiel")
    page.get_by_label("Pace").select_option(label="By correspondence: 2 days for a move")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".screen").wait_for()
    table = page.url.rpartition("/")[2]
    assert page_server.call("GET", f"/api/tables/{table}").json["slow"] is True
    # Whoever is invited is told before sitting down.
    other = invite("phone")
    other.go(f"table/{table}")
    expect(other.page.get_by_text("By correspondence: 2 days for a move.")).to_be_visible()
    sit(page_server, Seated(table), "Altra")
    page.get_by_role("button", name="Be called when it is your turn").click()
    drawer = page.get_by_role("dialog", name="By correspondence")
    drawer.get_by_label("Days").fill("3")
    drawer.get_by_role("button", name="Take it").click()
    expect(drawer.get_by_text("You are on vacation until")).to_be_visible()
    drawer.get_by_role("button", name="I am back").click()
    expect(drawer.get_by_label("Days")).to_be_visible()
    drawer.locator("summary", has_text="Leave word").click()
    assert grave_faults(page) == []
    drawer.get_by_label("Do what is the only thing allowed").check()
    drawer.get_by_role("button", name="Leave word").click()
    expect(drawer.get_by_text("You left word")).to_be_visible()
    drawer.get_by_role("button", name="Take it back").click()
    expect(drawer.get_by_text("You left word")).not_to_be_visible()
