"""Tresette in a terminal."""

from typing import Final

from ridotto.cli.game_terminal import GameTerminal
from ridotto.cli.tresette.deed_words import deed
from ridotto.cli.tresette.face import TresetteFace
from ridotto.cli.tresette.replay_text import TresetteReplayText
from ridotto.cli.tresette.table_words import progress

TERMINAL: Final = GameTerminal(
    face=TresetteFace,
    replay_text=TresetteReplayText,
    progress=lambda view: progress(view.table),
    deed=deed,
)
