"""What a game provides for the terminal: ``TERMINAL`` in ``cli/GAME/terminal.py``.

A game without it gets the generic face and replay text, which are made from its structs.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from ridotto.cli.face import FaceMaker, ReplayTextMaker
from ridotto.cli.generic.face import GenericFace
from ridotto.cli.generic.face import progress as generic_progress
from ridotto.cli.generic.replay_text import GenericReplayText
from ridotto.games import GAMES, find_part
from ridotto.table import Action, View
from ridotto.table.sentence import Sentence


class GameTerminal(msgspec.Struct, frozen=True, kw_only=True):
    """A game's own table in a terminal."""

    face: FaceMaker
    replay_text: ReplayTextMaker
    """How its records are told."""
    progress: Callable[[View[Any]], str]
    """How far a party has come, in a few words."""
    deed: Callable[[Action], Sentence | None] = lambda _: None
    """An act as a verb phrase, of which a reader need know nothing else; none for what every game
    has."""
    examples: tuple[tuple[str, Sentence], ...] = ()
    """Options of ``ridotto play`` worth showing to a newcomer, each with what it does."""
    looked_up: str = "trick"
    """A word to look up in its rules."""
    card_codes: tuple[Sentence, ...] = ()
    """Lines that tell how its cards are written."""


def terminal_of(game: str) -> GameTerminal:
    """The game's own terminal, or the generic one."""
    found: GameTerminal | None = find_part(game, "cli", "terminal", "TERMINAL")
    return found or GameTerminal(
        face=partial(GenericFace, GAMES[game]),
        replay_text=partial(GenericReplayText, GAMES[game]),
        progress=generic_progress,
    )
