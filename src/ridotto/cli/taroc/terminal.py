"""Taroc in a terminal."""

from typing import Final

from ridotto.cli.game_terminal import GameTerminal
from ridotto.cli.taroc.answers import deed
from ridotto.cli.taroc.face import TarocFace
from ridotto.cli.taroc.replay_text import TarocReplayText
from ridotto.cli.taroc.table_words import progress

TERMINAL: Final = GameTerminal(
    face=TarocFace,
    replay_text=TarocReplayText,
    progress=lambda view: progress(view.table),
    deed=deed,
)
