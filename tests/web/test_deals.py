"""A whole deal of every game through the page, from the lobby to the sheet."""

from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.input_devices import InputDevice, KeyboardOnly, Mouse, Touch
from tests.web.page_server import MIDWAY, Guest
from tests.web.player import Player
from tests.web.strict_player import Reckless

TITLES: Final = ("Minchiate", "Taroc", "Tresette", "Kaiserspiel", "Guimbarde", "Bieten")
DEVICES: Final[dict[str, InputDevice]] = {"desktop": Mouse(), "phone": Touch()}
BY_KEYS: Final = ("Kaiserspiel", "desktop")
"""This deal is played by keyboard alone, beginning with the lobby."""


def accounts_shown(guest: Guest) -> list[int]:
    """What everybody has won or lost, as the page writes it under the sheet."""
    cells = guest.page.locator(".between .accounts dd").all_inner_texts()
    return [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in cells]


def accounts_told(player: Player) -> list[int]:
    """The accounts as the server reports them, in the order of play; noughts are not shown."""
    party = player.scene["table"]["party"]
    found = [party["accounts"][seat] for seat in party["order"]]
    return found if any(found) else []


@pytest.mark.parametrize("size", DEVICES)
@pytest.mark.parametrize("title", TITLES)
def test_deal_can_be_played(title: str, size: str, invite: Invite) -> None:
    """Whoever does what the page offers comes to the end, and sees what the deal was worth."""
    guest = invite(size)
    by_keys = (title, size) == BY_KEYS
    device: InputDevice = KeyboardOnly(guest.page) if by_keys else DEVICES[size]
    guest.sit_down(title, device)
    player = Player(guest, device, Random(f"{title} {size}"))
    player.play_deal()
    assert player.scene["between"] or player.scene["over"]
    assert player.answers.count("accepted") > 0
    expect(guest.page.get_by_role("region", name="Sheet")).to_be_visible()
    assert accounts_shown(guest) == accounts_told(player)


OTHERWISE: Final[dict[str, tuple[str, str, dict[str, Any]]]] = {
    "Guimbarde for nine": ("guimbarde", "phone", {"options": {"players": 9}}),
    "Bieten for five with the Weli": (
        "bieten",
        "phone",
        {"rules": "innsbruck-1926-weli", "options": {"players": 5}},
    ),
}
"""Tables that ask other things, or seat other companies, than those of the lobby's one click."""


@pytest.mark.parametrize("table", OTHERWISE)
def test_other_tables_can_be_played(table: str, invite: Invite) -> None:
    """By other books, and in large companies."""
    game, size, charter = OTHERWISE[table]
    guest = invite(size)
    guest.take_chair(game, **charter)
    player = Player(guest, DEVICES[size], Random(table))
    player.play_deal()
    assert accounts_shown(guest) == accounts_told(player)


STRICT: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "tresette": ("desktop", {"options": {"signals": False}}),
    "bieten": ("phone", {}),
}
"""Two of the games in which most things can be done wrongly besides playing a card."""


@pytest.mark.parametrize("game", STRICT)
def test_strict_tables_bear_what_is_done_wrongly(game: str, invite: Invite) -> None:
    """Wrong cards, false words and challenges through the page, and the deal comes to its end."""
    size, charter = STRICT[game]
    guest = invite(size)
    guest.take_chair(game, strict=True, **charter)
    player = Reckless(guest, DEVICES[size], Random(game))
    player.play_deal()
    assert player.dared > 0
    assert accounts_shown(guest) == accounts_told(player)


def test_whoever_comes_back_reads_what_has_happened(invite: Invite) -> None:
    """The page is opened in mid-deal: it tells the deal so far, and not what was before it."""
    guest = invite()
    guest.take_chair("tresette", MIDWAY["tresette"])
    feed = guest.page.get_by_label("What has happened")
    expect(feed.get_by_text("takes the trick").or_(feed.get_by_text("You take"))).to_have_count(
        MIDWAY["tresette"]
    )
    expect(feed.get_by_text("draws").or_(feed.get_by_text("You draw"))).to_have_count(0)
