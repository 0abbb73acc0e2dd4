"""Plays through the page without knowing any rules: it does whatever the page offers."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Error, Locator

from ridotto.testing.client import merge, without_nulls
from tests.web.input_devices import InputDevice
from tests.web.page_server import Guest

LOOK: Final = Path(__file__).with_name("look.js").read_text("utf-8").split("\n", 1)[1]
ASKED: Final = f"() => {{ const it = ({LOOK})(); return !it.busy && (it.settled || it.mine); }}"
HEEDED: Final = f"""
([acts, panel]) => {{
  const it = ({LOOK})();
  return !it.busy && (it.acts > acts || it.panel !== panel);
}}
"""
LONG: Final = 600
"""No deal asks a person so often."""


@dataclass
class Player:
    """Somebody at the table; what the socket told the page is kept, to hold the page to it."""

    guest: Guest
    device: InputDevice
    dice: Random
    scene: Any = None
    answers: list[str] = field(default_factory=list)
    read: int = 0
    ticked: int = -1
    """After how many acts a box was last ticked: once a question is enough."""

    @property
    def permitted(self) -> tuple[str, ...]:
        """What the server may answer to the page."""
        return ("accepted", "stale", "pong", "told")

    def play_deal(self) -> None:
        """Until the deal's sheet lies there."""
        for _ in range(LONG):
            if self.wait_until_asked()["settled"]:
                return
            self.act()
        raise AssertionError("the deal does not end")

    def is_asked(self) -> bool:
        """Does the page ask something, or is the deal over?"""
        asked: bool = self.guest.page.evaluate(ASKED)
        return asked

    def wait_until_asked(self) -> Any:
        """What the page shows once it asks something, or the deal is over."""
        self.guest.page.wait_for_function(ASKED)
        self.listen()
        return self.look()

    def look(self) -> Any:
        """What the page shows."""
        return self.guest.page.evaluate(LOOK)

    def listen(self) -> None:
        """Take to heart what the page has been told; nothing it did may have been refused."""
        fresh = self.guest.page.evaluate("(from) => window.heard.slice(from)", self.read)
        self.read += len(fresh)
        for one in fresh:
            if not one["sent"]:
                self._take(one["frame"])

    def _take(self, frame: Any) -> None:
        if frame["type"] == "welcome":
            self.scene = without_nulls(frame["scene"])
        elif frame["type"] == "news":
            self.scene = without_nulls(merge(self.scene, frame["patch"]))
        elif "ref" in frame:
            # A computer player may be quicker where several act at once: then one looks again.
            assert frame["type"] in self.permitted, frame
            self.answers.append(frame["type"])

    def act(self) -> None:
        """One gesture of those the page offers; the page must heed it."""
        seen = self.look()
        self._check(seen)
        choices = self._gestures(seen)
        if not choices:
            # News of another's act closes the offers for a moment: they must open again.
            self.guest.page.wait_for_function(HEEDED, arg=[seen["acts"], seen["panel"]])
            seen = self.look()
            choices = self._gestures(seen)
        assert choices, f"nothing can be done: {seen['offers']}, {self.scene['offers']}"
        wanted = self.dice.choice(choices)
        self.device.press(wanted)
        try:
            self.guest.page.wait_for_function(HEEDED, arg=[seen["acts"], seen["panel"]])
        except Error as silence:
            raise AssertionError(f"{wanted} was of no avail at {self.scene['offers']}") from silence

    def _check(self, seen: Any) -> None:
        """Every card the server lets us play can be taken."""
        free = {one["card"] for one in self._free(seen)}
        assert self._playable <= free, (self._playable, free)

    @property
    def _playable(self) -> set[str]:
        deeds = [o["action"] for o in self.scene.get("offers", ()) if o["type"] == "do"]
        return {deed["card"] for deed in deeds if deed["type"] == "play"}

    def _free(self, seen: Any) -> list[Any]:
        """Raised cards; at a strict table none is, and any may be put down."""
        strict = self.scene["table"]["strict"] and self._playable
        hand: list[Any] = seen["hand"]
        return [c for c in hand if c["raised"] or (strict and not c["barred"])]

    def _gestures(self, seen: Any) -> list[Locator]:
        """What to press: cards and buttons; first of all what a button is still waiting for."""
        deeds = self._deeds(seen)
        waits = [one for one in seen["offers"] if one["main"] and not one["enabled"]]
        room = [one for one in seen["offers"] if one["main"] and _has_room(one["words"])]
        picks = self._picks(seen)
        if waits:
            return picks or self._boxes(seen)
        if self.ticked < seen["acts"] and (boxes := self._boxes(seen)):
            self.ticked = seen["acts"]
            return [*deeds, *boxes]
        return [*deeds, *(picks if room else [])]

    def _deeds(self, seen: Any) -> list[Locator]:
        cards = [c for c in self._free(seen) if c["pressed"] is None]
        buttons = [b for b in seen["offers"] if _is_button(b) and b["pressed"] is None]
        return [*map(self._card, cards), *map(self._offer, buttons)]

    def _picks(self, seen: Any) -> list[Locator]:
        cards = [c for c in self._free(seen) if c["pressed"] == "false"]
        others = [b for b in seen["offers"] if _is_button(b) and b["pressed"] == "false"]
        return [*map(self._card, cards), *map(self._offer, others)]

    def _boxes(self, seen: Any) -> list[Locator]:
        """Boxes to tick, and a slider that is not yet where we push it."""
        boxes = [b for b in seen["offers"] if b["type"] == "checkbox"]
        sliders = [b for b in seen["offers"] if b["type"] == "range" and not b["least"]]
        return [*map(self._offer, boxes), *map(self._offer, sliders)]

    def _card(self, one: Any) -> Locator:
        return self.guest.page.locator(f".hand button[data-card='{one['card']}']")

    def _offer(self, one: Any) -> Locator:
        return self.guest.page.locator(".offers button, .offers input").nth(one["n"])


def _is_button(one: Any) -> bool:
    return one["enabled"] and one["type"] not in ("checkbox", "range")


def _has_room(words: str) -> bool:
    """Does a button say that more could be picked, as in "Lay away 1 of 3"?"""
    numbers = [int(number) for number in re.findall(r"\d+", words)]
    return len(numbers) == 2 and numbers[0] < numbers[1]
