"""Tresette in a terminal."""

from typing import Final

from ridotto.cli.game_terminal import GameTerminal
from ridotto.cli.tresette.chronicle import TresetteChronicle
from ridotto.cli.tresette.face import TresetteFace
from ridotto.cli.tresette.scene import progress

TERMINAL: Final = GameTerminal(
    face=TresetteFace,
    chronicle=TresetteChronicle,
    progress=lambda view: progress(view.table),
)
