"""A whole party of every game by roles and accessible names alone, as a screen reader tells it."""

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from ridotto.games import GAMES
from tests.web.conftest import Invite
from tests.web.input_devices import Mouse
from tests.web.player import Player
from tests.web.screen_reader_player import OVER, Listener

SHORT: Final[dict[str, dict[str, Any]]] = {
    "minchiate": {},
    "taroc": {"deals": 1},
    "tresette": {"deals": 1},
    "kaiserspiel": {"target": 1},
    "guimbarde": {"players": 3, "deals": 1},
    "bieten": {"players": 2, "games": 1, "target": 3},
}
"""The shortest parties that the books let a table agree on."""
HEAR: Final = """
window.said = [];
addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
  for (const node of changes.flatMap((one) => [...one.addedNodes]))
    if (node.parentElement?.matches('[aria-live=polite]')) window.said.push(node.textContent);
}).observe(document, { childList: true, subtree: true }));
"""
"""What is added to the live region: a screen reader reads each of these."""
RISES: Final = ("minchiate",)
"""Even one giro has four deals of 21 tricks: the company rises after the first."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_party_is_played_by_roles_and_names(invite: Invite, game: str) -> None:
    """And the score is told whenever it changes, and at the end who has won."""
    guest = invite()
    guest.take_chair(game, options=SHORT[game])
    listener = Listener(guest.page, Random(game), rises=game in RISES)
    listener.play_party()
    listener.listen()
    expect(guest.page.get_by_role("button", name=OVER)).to_be_focused()
    told = " ".join(listener.heard)
    assert "The score: " in told
    won = guest.page.get_by_role("status").first.inner_text()
    assert won in told, listener.heard[-3:]


def test_every_card_of_a_deal_is_heard_once(invite: Invite) -> None:
    """However quickly the others play; and one is asked once for every card of one's own."""
    guest = invite()
    guest.page.context.add_init_script(HEAR)
    guest.take_chair("tresette", options=SHORT["tresette"])
    Player(guest, Mouse(), Random(4)).play_deal()
    guest.page.wait_for_function("window.said.join(' ').includes('The score: ')")
    said = " ".join(guest.page.evaluate("window.said"))
    # Forty cards among four.
    assert len(re.findall(r"(?:\w+ plays|You play) ", said)) == 40
    assert said.count("Your turn.") == 10
    scores = re.findall(r"The score: ([^.]+)\.", said)
    assert len(scores) == len(set(scores)) > 0
