"""Taroc in a terminal."""

from typing import Final

from ridotto.cli.game_terminal import GameTerminal
from ridotto.cli.taroc.chronicle import TarocChronicle
from ridotto.cli.taroc.face import TarocFace
from ridotto.cli.taroc.words import progress

TERMINAL: Final = GameTerminal(
    face=TarocFace,
    chronicle=TarocChronicle,
    progress=lambda view: progress(view.table),
)
