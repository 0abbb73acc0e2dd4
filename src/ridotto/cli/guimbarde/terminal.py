"""Guimbarde in a terminal."""

from typing import Final

from ridotto.cli.game_terminal import GameTerminal
from ridotto.cli.guimbarde.deed_words import deed
from ridotto.cli.guimbarde.face import GuimbardeFace
from ridotto.cli.guimbarde.replay_text import GuimbardeReplayText
from ridotto.cli.guimbarde.table_words import progress

TERMINAL: Final = GameTerminal(
    face=GuimbardeFace,
    replay_text=GuimbardeReplayText,
    progress=lambda view: progress(view.table),
    deed=deed,
)
