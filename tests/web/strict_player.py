"""Plays as one may at a strict table: wrong things are tried, and others' doings challenged."""

from typing import Final

from playwright.sync_api import Locator

from tests.web.player import HEEDED, Player

DARING: Final = 0.3
"""How often something wrong is tried, where there is something."""
PARTING: Final = "Walk away"
"""The one thing with which the deal would be over."""


class Reckless(Player):
    """Does what the page holds out at one's own risk; the page must bear it."""

    dared: int = 0
    challenged: int = 0

    @property
    def permitted(self) -> tuple[str, ...]:
        """A form may be filled in with what cannot be: then the page says why not."""
        return (*super().permitted, "refused")

    def act(self) -> None:
        """Now and then something wrong, or a challenge; else what the page offers."""
        if self.dice.random() < DARING and (self._dare() or self._challenge()):
            return
        super().act()

    def _dare(self) -> bool:
        opener = self._opener("At your own risk")
        if opener is None:
            return False
        self.device.press(opener)
        panel = self.guest.page.get_by_role("region", name="At your own risk")
        panel.wait_for()
        for card in panel.locator("[aria-pressed]").all()[:4]:
            self.device.press(card)
        boxes = panel.get_by_role("checkbox").all()
        if boxes:
            self.device.press(self.dice.choice(boxes))
        deeds = panel.locator("button:not([aria-pressed]):enabled")
        deeds = deeds.filter(has_not_text=PARTING)
        if not deeds.count():
            self.device.press(opener)
            return False
        self._do(deeds.nth(self.dice.randrange(deeds.count())))
        self.dared += 1
        return True

    def _challenge(self) -> bool:
        opener = self._opener("Challenge")
        if opener is None:
            return False
        self.device.press(opener)
        found = self.guest.page.locator(".asides ul button:enabled")
        self._do(found.nth(self.dice.randrange(found.count())))
        self.challenged += 1
        return True

    def _opener(self, words: str) -> Locator | None:
        found = self.guest.page.locator(".asides > button").filter(has_text=words)
        return found.first if found.count() else None

    def _do(self, button: Locator) -> None:
        seen = self.look()
        self.device.press(button)
        self.guest.page.wait_for_function(HEEDED, arg=[seen["acts"], seen["panel"]])
        self.listen()
