"""Kaiserspiel in a terminal."""

from typing import Final

from ridotto.cli.game_terminal import GameTerminal
from ridotto.cli.kaiserspiel.deed_words import deed
from ridotto.cli.kaiserspiel.face import KaiserspielFace
from ridotto.cli.kaiserspiel.replay_text import KaiserspielReplayText
from ridotto.cli.kaiserspiel.table_words import progress

TERMINAL: Final = GameTerminal(
    face=KaiserspielFace,
    replay_text=KaiserspielReplayText,
    progress=lambda view: progress(view.table),
    deed=deed,
)
