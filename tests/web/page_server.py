"""A server with its page for tests in a real browser: server, Chromium, and checks on the page."""

import contextlib
import json
import os
import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Response,
    Route,
)

from ridotto.server.config import Config
from ridotto.server.seals import RandomSource
from tests.server.in_process_server import WIDE, InProcessServer, Seated, run_in_process, wait_for
from tests.web.input_devices import InputDevice

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = Path(os.environ.get("RIDOTTO_PAGE", ROOT / "src/ridotto/server/page"))
EAR: Final = Path(__file__).with_name("ear.js")

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first that is there is taken; the first of all has no windows, and is much quicker."""

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Containers have no sandbox and no screen; and the browser is to ask nobody for anything."""

SIZES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
"""The screens of the two browsers that tests use."""

MIDWAY: Final = {
    "minchiate": 6,
    "taroc": 6,
    "tresette": 4,
    "kaiserspiel": 5,
    "guimbarde": 2,
    "bieten": 1,
}
"""After how many tricks each game is in full swing."""

PATIENCE: Final = 15_000
"""Milliseconds after which something that was to come will not come."""


class Seeded(RandomSource):
    """Cards that fall the same way every time; tokens stay secret."""

    def __init__(self, seed: str) -> None:
        self.dice = random.Random(seed)


@contextlib.contextmanager
def serve_page(folder: Path, seed: str, **more: Any) -> Iterator[InProcessServer]:
    """A server with the built page, whose cards hang on the seed alone."""
    assert (PAGE / "index.html").is_file(), f"no page in {PAGE}; scripts/page builds it"
    settings: dict[str, Any] = {**WIDE, "page": PAGE, **more}
    config = Config(database=f"sqlite:///{folder}/tables.db", **settings)
    with run_in_process(config, Seeded(seed)) as running:
        yield running


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium; nothing is downloaded."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "Chromium is not installed; scripts/setup dev installs it"
    return playwright.chromium.launch(executable_path=found, args=list(FLAGS))


@dataclass
class Watch:
    """Looks over a browser's shoulder, and notes whatever ought not to happen."""

    base: str
    notes: list[str] = field(default_factory=list)
    fetched: list[str] = field(default_factory=list)
    leaving: bool = False
    """Is the guest about to go?"""

    def over(self, context: BrowserContext) -> None:
        """Begin."""
        context.on("request", lambda request: self._asked(request.url))
        context.on("requestfailed", lambda r: self._failed(r.url, r.failure or ""))
        context.on("response", self._answered)
        context.on("weberror", lambda error: self._note("error", str(error.error)))
        context.on("console", self._logged)

    def _asked(self, url: str) -> None:
        self.fetched.append(url)
        if urlsplit(url).netloc != urlsplit(self.base).netloc and not url.startswith("data:"):
            self._note("stranger", url)

    def _failed(self, url: str, why: str) -> None:
        # What the page still asks for when its guest goes is broken off.
        if not (self.leaving and "ERR_ABORTED" in why):
            self._note("failed", f"{url} {why}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(str(response.status), response.url)

    def _logged(self, said: ConsoleMessage) -> None:
        """Whatever breaks the content policy is logged as an error too."""
        if said.type == "error":
            self._note("console", said.text)

    def _note(self, kind: str, what: str) -> None:
        self.notes.append(f"{kind}: {what}")


LIKING: Final = {"name": "Nora", "pace": "none", "language": "en"}
"""How our guest likes the page: tricks are taken in at once."""


def remember(context: BrowserContext, key: str, value: Any) -> None:
    """Put something into a browser's memory before any page looks, unless it is there already."""
    text = json.dumps(json.dumps(value))
    context.add_init_script(
        f"location.origin !== 'null' && (localStorage.getItem('{key}') ??"
        f" localStorage.setItem('{key}', {text}))"
    )


@dataclass
class Guest:
    """Somebody with a browser."""

    page_server: InProcessServer
    page: Page
    watch: Watch
    size: str

    def go(self, fragment: str = "") -> None:
        """Open a page of the server."""
        self.page.goto(f"{self.page_server.base}/#/{fragment}")

    def sit_down(self, game: str, device: InputDevice) -> None:
        """The lobby's one click; only the computer players are told to lose no time."""
        self.page.route("**/api/tables", _without_pause)
        self.go()
        device.press(self.page.get_by_role("button", name=f"Play: {game}", exact=False))
        self.page.locator(".screen").wait_for()

    def take_chair(
        self, game: str, tricks: int | None = None, lying: int = 0, **charter: Any
    ) -> Seated:
        """Open a table beside the page, play so many tricks, and hand the page its chair."""
        seated = self.open_chair(game, **charter)
        if tricks is not None:
            play_ahead(self.page_server, seated, tricks, lying)
        self.keep(asdict(seated), game)
        return seated

    def open_chair(self, game: str, **charter: Any) -> Seated:
        """Open a table beside the page, which does not know of it yet."""
        wish = {"game": game, "pace": 0, **charter}
        told = self.page_server.call("POST", "/api/tables", {"name": "Nora", "charter": wish})
        assert told.status == 201, told.body
        return Seated(**told.json)

    def keep(self, chair: dict[str, Any], game: str) -> None:
        """Put a chair into the browser's memory, in the way the page does it itself."""
        kept = [{**chair, "game": game, "name": "Nora", "at": 0, "over": False}]
        remember(self.page.context, "ridotto.chairs", kept)
        # From the lobby it is a mere change of fragment, and the page would not look again.
        self.page.goto("about:blank")
        self.go(f"table/{chair['table']}")
        self.page.locator(".screen").wait_for()


def _without_pause(route: Route) -> None:
    asked = route.request.post_data_json if route.request.method == "POST" else None
    if asked is None:
        route.continue_()
    else:
        route.continue_(post_data={**asked, "charter": {**asked["charter"], "pace": 0}})


@contextlib.contextmanager
def visiting(
    browser: Browser,
    page_server: InProcessServer,
    size: str,
    liking: dict[str, Any] | None = None,
    **more: Any,
) -> Iterator[Guest]:
    """A guest for a while, with a fresh browser profile, watched all the time.

    Only where it is about the service worker is there one: it fetches the whole page once more.
    """
    wish = {"locale": "en-GB", "service_workers": "block", **more}
    context = browser.new_context(**{**SIZES[size], **wish})
    context.set_default_timeout(PATIENCE)
    remember(context, "ridotto.liking", {**LIKING, **(liking or {})})
    context.add_init_script(path=EAR)
    watch = Watch(page_server.base)
    watch.over(context)
    try:
        yield Guest(page_server, context.new_page(), watch, size)
    finally:
        watch.leaving = True
        context.close()


def play_ahead(page_server: InProcessServer, seated: Seated, tricks: int, lying: int = 0) -> None:
    """Play by the hints until this number of tricks is gathered and a card is asked of us.

    So many cards at least are to lie on the table then.
    """

    def is_there(scene: Any) -> bool:
        return len(scene["table"]["deal"]["tricks"]) >= tricks and _is_to_show(scene, lying)

    play_until(page_server, seated, is_there)


def play_until(page_server: InProcessServer, seated: Seated, so: Callable[[Any], bool]) -> None:
    """Play by the hints of the house until something is so when we are asked.

    We wait until all others have done what they have to do, so that with the same cards the same
    happens every time.
    """
    while True:
        scene = wait_for(
            page_server, seated, lambda s: s["between"] or s["awaited"] == [seated.seat]
        )
        assert not scene["between"], "the deal is over too soon"
        if so(scene):
            return
        told = page_server.command(seated, {"type": "hint"}).json
        assert told["type"] == "advice", told
        seq = page_server.scene(seated).json["seq"]
        act = {"type": "act", "action": told["action"], "seq": seq}
        answer = page_server.command(seated, act).json
        assert answer["type"] == "accepted", answer


def _is_to_show(scene: Any, lying: int) -> bool:
    if len(scene["table"]["deal"]["trick"]) < lying:
        return False
    deeds = [offer["action"] for offer in scene["offers"] if offer["type"] == "do"]
    return any(deed["type"] == "play" for deed in deeds)
