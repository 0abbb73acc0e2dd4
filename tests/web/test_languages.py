"""Whoever reads German or Italian meets no English: at the table, in the books, in the lobby."""

import re
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final

import pytest

from ridotto.games import GAMES
from tests.english_words import english_in
from tests.web.conftest import Invite
from tests.web.input_devices import Mouse, Touch
from tests.web.page_server import Guest
from tests.web.player import Player

READ: Final = Path(__file__).with_name("read.js").read_text("utf-8").split("\n", 2)[2]

TRIES: Final = 20
PAUSE: Final = 50
"""Milliseconds: a page speaks English until its words have been fetched."""


HINT: Final = re.compile("^(Rat|Consiglio)$")
CHOICE: Final = re.compile(r"\b[a-z]+_[a-z]+_?[a-z]*\b(?!=)")
"""As files write what a table may agree on, such as "answer_order"."""


class Reader(Player):
    """Plays a deal, and reads everything that is written meanwhile; once it asks for a hint."""

    hinted = False

    @property
    def permitted(self) -> tuple[str, ...]:
        """Advice too."""
        return (*super().permitted, "advice")

    def act(self) -> None:
        """Read first."""
        read(self.guest)
        if not self.hinted and self.scene["reasons"] and not self.scene["table"]["strict"]:
            self.hinted = True
            self.guest.page.get_by_role("button", name=HINT, exact=True).first.click()
            self.guest.page.locator(".hint").first.wait_for()
            read(self.guest)
        super().act()


def read(guest: Guest) -> None:
    """Nothing on the page may be English, once its words have come."""
    for _ in range(TRIES):
        found = [text for text in guest.page.evaluate(READ) if english_in(text)]
        if not found:
            return
        guest.page.wait_for_timeout(PAUSE)
    raise AssertionError(f"{guest.page.url}: {found}")


DEALS: Final = [
    ("minchiate", "de", False),
    ("taroc", "it", True),
    ("tresette", "de", True),
    ("kaiserspiel", "it", False),
    ("guimbarde", "de", True),
    ("bieten", "it", False),
]
"""Every game; both languages and both manners several times."""


@pytest.mark.parametrize(("game", "tongue", "strict"), DEALS)
def test_a_deal_is_told_in_one_tongue(game: str, tongue: str, strict: bool, invite: Invite) -> None:
    """From the first question to the sheet, with a hint and a card that may not be played."""
    size = "phone" if strict else "desktop"
    guest = invite(size, liking={"language": tongue})
    guest.take_chair(game, strict=strict)
    player = Reader(guest, Touch() if strict else Mouse(), Random(f"{game} {tongue}"))
    player.play_deal()
    read(guest)


@pytest.mark.parametrize(("game", "tongue"), [*zip(GAMES, cycle(("it", "de")), strict=False)])
def test_books_are_in_one_tongue(game: str, tongue: str, invite: Invite) -> None:
    """The rules with all chapters, a rule's own page, the worked hands, and opening a table."""
    guest = invite(liking={"language": tongue})
    guest.go()
    guest.page.locator("main").wait_for()
    read(guest)
    guest.go(f"rules/{game}")
    guest.page.locator("article h2").first.wait_for()
    read(guest)
    told = guest.page.locator("article :is(p, li, td):visible").all_inner_texts()
    assert not [text for text in told if CHOICE.search(text)], "choices are called by their names"
    guest.go(f"rules/{game}/rule/{next(iter(GAMES[game].rule_book.faults))}")
    guest.page.locator("#rule-page").wait_for()
    read(guest)
    guest.go(f"worked/{game}")
    link = guest.page.locator("main li a").first
    link.wait_for()
    read(guest)
    link.click()
    guest.page.locator(".comment").wait_for()
    read(guest)
    guest.go(f"open/{game}")
    guest.page.locator("details summary").first.click()
    read(guest)
