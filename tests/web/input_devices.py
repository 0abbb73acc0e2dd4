"""Three ways to operate the page: by mouse, by touch, or by keyboard alone."""

from typing import Final, Protocol

from playwright.sync_api import Locator, Page, Position

CORNER: Final[Position] = {"x": 9, "y": 12}
"""Where a card in a fan can always be touched: its index. The rest may lie under the next card."""

TOWARDS: Final = """
(wanted) => {
  const active = document.activeElement;
  if (active === wanted) return 'here';
  const bar = wanted.closest('[role=toolbar]');
  if (!bar || !bar.contains(active) || active === bar) return 'Tab';
  const after = active.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  return after ? 'ArrowRight' : 'ArrowLeft';
}
"""
"""Which key brings the focus nearer: arrows within a row of cards, Tab everywhere else."""

FAR: Final = 150
"""Nothing on a page should be more keys away than this."""


class InputDevice(Protocol):
    """Does something with one thing on the page."""

    def press(self, wanted: Locator) -> None:
        """A button, a link, a box to tick, a card; of a slider, its beginning."""


class Mouse:
    """A click."""

    def press(self, wanted: Locator) -> None:
        """Click it."""
        wanted.click(position=_spot(wanted))


class Touch:
    """A tap."""

    def press(self, wanted: Locator) -> None:
        """Tap it."""
        wanted.tap(position=_spot(wanted))


class KeyboardOnly:
    """Nothing but the keyboard: what the keys do not reach is not there."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, wanted: Locator) -> None:
        """Go there key by key, and press it."""
        for _ in range(FAR):
            key = wanted.evaluate(TOWARDS)
            if key == "here":
                kind = str(wanted.evaluate("(it) => it.type"))
                self.page.keyboard.press({"checkbox": "Space", "range": "Home"}.get(kind, "Enter"))
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not reach {wanted}")


def _spot(wanted: Locator) -> Position | None:
    corner = wanted.evaluate("(it) => it.type === 'range' || it.matches('.hand [data-card]')")
    return CORNER if corner else None
