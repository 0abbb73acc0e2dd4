"""Kaiserspiel in a terminal."""

from typing import Final

from ridotto.cli.game_terminal import GameTerminal
from ridotto.cli.kaiserspiel.chronicle import KaiserspielChronicle
from ridotto.cli.kaiserspiel.face import KaiserspielFace
from ridotto.cli.kaiserspiel.scene import progress

TERMINAL: Final = GameTerminal(
    face=KaiserspielFace,
    chronicle=KaiserspielChronicle,
    progress=lambda view: progress(view.table),
)
