"""The page is light and lies still, and it sends requests only to its own server.

Counted is everything the browser fetches over HTTP, as it comes over the wire: of each response its
headers and its body after compression, page, type and answers of the house alike. Emblems of cards
come in files of their own, and later than all else; what goes through the socket is not counted.
"""

from itertools import cycle
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import CDPSession, expect

from ridotto.games import GAMES
from tests.web.conftest import Invite
from tests.web.input_devices import Touch
from tests.web.page_server import Guest

LOBBY: Final = 200_000
MOST: Final = 250_000
"""Bytes."""

STILL: Final = 0.02
"""The sum of all layout shifts."""

EMBLEMS: Final = ("/assets/minchiate-", "/assets/taroc-")
"""The files with nothing but emblems in them: of the tarocchi, Minchiate's and Taroc's."""

SHIFTS: Final = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (!one.hadRecentInput) {
      const what = one.sources.map((it) => it.node?.outerHTML?.slice(0, 90) ?? it.node?.nodeName);
      window.shifts.push([one.value, what]);
    }
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


class Scales:
    """Weighs what a page fetches."""

    def __init__(self, guest: Guest) -> None:
        self.names: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        self.line: CDPSession = guest.page.context.new_cdp_session(guest.page)
        self.line.on("Network.responseReceived", self._began)
        self.line.on("Network.loadingFinished", self._ended)
        self.line.send("Network.enable")

    def _began(self, event: Any) -> None:
        self.names[event["requestId"]] = urlsplit(event["response"]["url"]).path

    def _ended(self, event: Any) -> None:
        name = self.names[event["requestId"]]
        self.bytes[name] = self.bytes.get(name, 0) + int(event["encodedDataLength"])

    def __repr__(self) -> str:
        rows = sorted(self.bytes.items(), key=lambda one: -one[1])
        return "\n".join(f"{weight:8} {name}" for name, weight in rows)

    @property
    def lobby(self) -> int:
        """What the lobby itself needs, its pictures too; the tables are fetched beforehand."""
        ahead = ("/assets/Door-", "/assets/table-")
        return sum(n for name, n in self.bytes.items() if not name.startswith(ahead))

    @property
    def first_load(self) -> int:
        """All but the emblems."""
        return sum(n for name, n in self.bytes.items() if not name.startswith(EMBLEMS))


def test_lobby_is_light(invite: Invite) -> None:
    """The lobby, and what it fetches beforehand for the tables."""
    guest = invite()
    scales = Scales(guest)
    guest.go()
    guest.page.locator("article").first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    assert "/" in scales.bytes
    assert any(name.startswith("/assets/Door") for name in scales.bytes)
    assert scales.first_load < MOST, scales
    assert scales.lobby < LOBBY, scales


def test_table_is_light(invite: Invite) -> None:
    """The heaviest table, for somebody who comes by its link and has never been here."""
    guest = invite()
    scales = Scales(guest)
    # What happened before is asked for last of all, when the browser may have called itself idle.
    with guest.page.expect_response(lambda told: "/pages" in told.url) as earlier:
        guest.take_chair("minchiate", 0)
    earlier.value.finished()
    guest.page.locator(".hand button.lawful").first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    assert any("/pages" in name for name in scales.bytes)
    assert any(name.endswith(".woff2") for name in scales.bytes)
    assert any(name.startswith(EMBLEMS) for name in scales.bytes), "emblems have another name now"
    assert scales.first_load < MOST, scales


# Desk and phone in turn: every game, and both sizes several times.
@pytest.mark.parametrize(
    ("game", "size"),
    [("lobby", "desktop"), *zip(GAMES, cycle(("desktop", "phone")), strict=False)],
)
def test_nothing_jumps(game: str, size: str, invite: Invite) -> None:
    """What has been laid out stays where it is while the rest arrives."""
    guest = invite(size)
    guest.page.context.add_init_script(SHIFTS)
    if game == "lobby":
        guest.go()
        guest.page.locator("article").first.wait_for()
    else:
        guest.take_chair(game, 1)
        guest.page.locator(".hand button.lawful").first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_function("document.fonts.status === 'loaded'")
    shifts = guest.page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < STILL, shifts


def test_only_this_house_is_asked(invite: Invite) -> None:
    """From the lobby to the cards on the table no request leaves for any other host."""
    guest = invite("phone")
    guest.sit_down("Taroc", Touch())
    expect(guest.page.locator(".sentence")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    hosts = {urlsplit(url).netloc for url in guest.watch.fetched}
    assert hosts == {urlsplit(guest.page_server.base).netloc}
