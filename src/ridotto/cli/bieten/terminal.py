"""Bieten in a terminal."""

from typing import Final

from ridotto.cli.bieten.face import BietenFace
from ridotto.cli.bieten.pages import deed
from ridotto.cli.bieten.replay_text import BietenReplayText
from ridotto.cli.bieten.table_words import progress
from ridotto.cli.game_terminal import GameTerminal

TERMINAL: Final = GameTerminal(
    face=BietenFace,
    replay_text=BietenReplayText,
    progress=lambda view: progress(view.table),
    deed=deed,
)
