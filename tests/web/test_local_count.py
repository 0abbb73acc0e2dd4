"""The count inside the browser: chosen, fetched once, and then without a net."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.in_process_server import wait_until
from tests.web.conftest import Invite
from tests.web.page_server import Guest, remember
from tests.web.test_access import grave_faults
from tests.web.test_count import DEALS, example_1, kept
from tests.web.test_offline import cut_off, forgive, furnished

HEAVIEST = 9_600_000
"""Bytes that are fetched to count without a net."""

SLOW = 90_000
"""Milliseconds: starting the interpreter takes three seconds of a core with nothing else to do."""

PARTS = "async () => (await (await caches.open('ridotto-local-count')).keys()).map((k) => k.url)"
AGED = """async () => {
  const cache = await caches.open('ridotto-local-count');
  const all = await cache.keys();
  await cache.delete(all.find(({ url }) => url.includes('/floors-')));
  await cache.put('/local-count/floors-0.zip', new Response('old'));
}"""
"""As if it came from an earlier build, with other rules."""

DAMAGED = """async () => {
  const cache = await caches.open('ridotto-local-count');
  const floors = (await cache.keys()).find(({ url }) => url.includes('/floors-'));
  await cache.put(floors, new Response('no archive'));
}"""

HERE = "This device counts by itself when there is no net."
UNCOUNTED = "kept, not yet counted"


@pytest.fixture
def visitor(invite: Invite) -> Guest:
    """Somebody with a phone whose browser has service workers."""
    return invite("phone", service_workers="allow")


def choose(guest: Guest) -> None:
    """Have what counts fetched."""
    guest.go("count")
    guest.page.get_by_role("button", name=re.compile(r"fetches 9[.]\d MB once")).tap()
    expect(guest.page.get_by_text(HERE)).to_be_visible(timeout=SLOW)


def told(page: Page) -> list[dict[str, Any]]:
    """What the browser was told by the count lately, and what it had asked."""
    text = page.evaluate("localStorage.getItem('ridotto.count.told')")
    found: list[dict[str, Any]] = json.loads(text or "[]")
    return found


def in_order(value: Any) -> str:
    """JSON whose fields stand as they came."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def same_as_house(guest: Guest) -> set[str]:
    """What was told without a net is to the byte what the server tells; of which games it was."""
    games = set()
    for one in told(guest.page):
        answer = guest.page_server.call("POST", "/api/count", raw=one["body"].encode())
        assert answer.status == 200
        assert in_order(one["told"]) == answer.body.decode()
        games.add(str(one["told"]["game"]))
    return games


def test_an_evening_is_counted_without_a_net_as_the_house_counts(visitor: Guest) -> None:
    """The book's example to its two resti, and a deal of Kaiserspiel, settled; reloaded, too."""
    page = visitor.page
    remember(page.context, "ridotto.evening.e1", kept("minchiate", draft=example_1()))
    furnished(visitor, "/api/lessons/bieten", "/api/shelf")
    choose(visitor)
    assert grave_faults(page) == []
    assert told(page) == []
    cut_off(visitor)
    visitor.go("count/e1")
    page.reload()
    outcome = page.get_by_test_id("outcome").first
    expect(outcome).to_have_text("Difference 83: 2 resti to Berta & Dora", timeout=SLOW)
    page.get_by_role("button", name="Write it down").tap()
    expect(page.locator(DEALS).first).to_contain_text("98 : 181 · 2 resti", timeout=SLOW)
    expect(page.get_by_text("No connection.")).to_be_hidden()
    rows = page.get_by_test_id("accounts").locator("tbody tr")
    expect(rows.first).to_contain_text("Anna−2")
    visitor.go("count")
    page.get_by_role("button", name=re.compile("Kaiserspiel")).first.click()
    page.get_by_role("button", name="+").last.click()
    page.get_by_role("button", name="Write it down").click()
    expect(page.locator(DEALS)).to_have_count(1)
    expect(page.get_by_text(UNCOUNTED)).to_have_count(0, timeout=SLOW)
    expect(page.get_by_text("Who owes whom")).to_be_visible()
    assert same_as_house(visitor) == {"minchiate", "kaiserspiel"}
    forgive(visitor)


def test_nobody_fetches_it_unasked_and_it_can_be_removed(visitor: Guest) -> None:
    """Before and after, deals are kept; in between it is light enough."""
    page = visitor.page
    furnished(visitor, "/api/lessons/bieten", "/api/shelf")
    visitor.go("count")
    page.get_by_role("button", name=re.compile("once")).wait_for()
    assert not [url for url in visitor.watch.fetched if "/local-count/" in url]
    choose(visitor)
    assert len(page.evaluate(PARTS)) == 6
    fetched = {url for url in visitor.watch.fetched if "/local-count/" in url}
    sizes = [len(visitor.page_server.call("GET", _path(url)).body) for url in fetched]
    assert len(sizes) == 6
    assert sum(sizes) < HEAVIEST
    page.get_by_role("button", name="Remove it from this device").tap()
    page.get_by_role("button", name=re.compile("once")).wait_for()
    assert not page.evaluate("caches.has('ridotto-local-count')")
    cut_off(visitor)
    page.get_by_role("button", name=re.compile("Kaiserspiel")).first.click()
    page.get_by_role("button", name="+").last.click()
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_text(UNCOUNTED)).to_be_visible()
    forgive(visitor)


def test_what_does_not_start_leaves_deals_for_the_house(visitor: Guest) -> None:
    """Somebody's store is damaged: the page says that it waits, and counts when the net is back."""
    page = visitor.page
    furnished(visitor, "/api/lessons/bieten", "/api/shelf")
    choose(visitor)
    page.evaluate(DAMAGED)
    cut_off(visitor)
    page.get_by_role("button", name=re.compile("Kaiserspiel")).first.click()
    page.get_by_role("button", name="+").last.click()
    page.get_by_role("button", name="Write it down").click()
    told_to_wait = page.get_by_text("kept here and counted when the connection is back")
    expect(told_to_wait).to_be_visible(timeout=SLOW)
    expect(page.get_by_text(UNCOUNTED)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(UNCOUNTED)).to_have_count(0)
    forgive(visitor)


def test_a_new_build_brings_its_rules_to_whoever_chose_it(visitor: Guest) -> None:
    """What an earlier build had goes, what is missing comes, without a touch."""
    page = visitor.page
    furnished(visitor, "/api/shelf")
    choose(visitor)
    whole = sorted(page.evaluate(PARTS))
    page.evaluate(AGED)
    assert sorted(page.evaluate(PARTS)) != whole
    page.reload()
    wait_until(lambda: sorted(page.evaluate(PARTS)) == whole, 60)


def _path(url: str) -> str:
    return "/" + url.split("/", 3)[3]
