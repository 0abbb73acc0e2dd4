"""Plays by what a screen reader tells: roles, accessible names and states, and nothing else."""

import re
import time
from dataclasses import dataclass, field
from random import Random
from typing import Final

from playwright.sync_api import Error, Page

LINE: Final = re.compile(
    r"^\s*- '?(?P<role>\w+)(?: \"(?P<name>.*?)\")?(?P<states>(?: \[[^\]]+\])*)"
)
OFFERS: Final = "What will you do?"
HAND: Final = "Your hand"
OVER: Final = "Another party"
SOON: Final = 0.5
"""Seconds after which something that was pressed must have done something."""
GONE: Final = 500
"""Milliseconds after which what was just told is there no longer: somebody else has acted."""
LONG: Final = 2000
"""More often nobody need listen in a party."""


@dataclass(frozen=True)
class Thing:
    """Something with a role and a name."""

    role: str
    name: str
    states: str

    @property
    def enabled(self) -> bool:
        """Can it be pressed?"""
        return "[disabled]" not in self.states


@dataclass
class Listener:
    """Somebody who hears the page, and presses what is named."""

    page: Page
    dice: Random
    heard: list[str] = field(default_factory=list)
    """What was told in the live region, as it came."""
    rises: bool = False
    """Does one rise after the first deal? A party may end so."""
    vain: set[str] = field(default_factory=set)

    def play_party(self) -> None:
        """To the end of it, deal after deal."""
        for _ in range(LONG):
            told = self.listen()
            if self.named(told, OVER):
                return
            if self.rises and self.named(told, "Rise from the table"):
                self.press("button", "Rise from the table", told)
            elif self.rises and self.named(told, "End the party for everybody"):
                self.press("button", "End the party for everybody", told)
            elif self.named(told, "Next deal"):
                self.press("button", "Next deal", told)
            elif "❧" in self.page.title():
                self.act(told)
            else:
                time.sleep(0.02)
        raise AssertionError(f"the party does not end:\n{told}")

    def listen(self) -> str:
        """The page as it is told, from top to bottom."""
        told = self.page.get_by_role("main").aria_snapshot()
        self.heard += [line.strip() for line in told.splitlines() if "- text: " in line]
        return told

    @staticmethod
    def named(told: str, name: str) -> bool:
        """Is there a button of that name?"""
        return f'- button "{name}"' in told

    def act(self, told: str) -> None:
        """One of the things that are offered; one that was of no use is not tried twice."""
        offers, hand = part(told, "group", OFFERS), part(told, "toolbar", HAND)
        buttons = [one for one in offers if one.role == "button"]
        waiting = [one for one in buttons if not one.enabled]
        cards = [one for one in hand if one.enabled and "[pressed]" not in one.states]
        ready = [one for one in buttons if one.enabled and "[pressed]" not in one.states]
        choices = cards or ready if waiting else [*ready, *(cards if not ready else ())]
        if ready and cards and not waiting and self.dice.random() < 0.5:
            choices = cards
        fresh = [one for one in choices if one.name not in self.vain] or [*ready, *cards]
        if not fresh:
            time.sleep(0.02)
            return
        wanted = self.dice.choice(fresh)
        self.press(wanted.role, wanted.name, told)

    def press(self, role: str, name: str, before: str) -> None:
        """By role and name; then the page must tell something else."""
        found = self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
        # A card in a fan lies under its neighbour: a screen reader presses it all the same.
        try:
            found.first.dispatch_event("click", timeout=GONE)
        except Error:
            return
        until = time.monotonic() + SOON
        while time.monotonic() < until:
            if self.page.get_by_role("main").aria_snapshot() != before:
                self.vain.clear()
                return
        self.vain.add(name)


def part(told: str, role: str, name: str) -> list[Thing]:
    """What stands inside the first thing of that role whose name begins so."""
    found: list[Thing] = []
    depth = -1
    for line in told.splitlines():
        indent = len(line) - len(line.lstrip())
        match = LINE.match(line)
        if depth < 0:
            if match and match["role"] == role and (match["name"] or "").startswith(name):
                depth = indent
        elif indent <= depth:
            break
        elif match and match["name"]:
            found.append(Thing(match["role"], match["name"], match["states"]))
    return found
