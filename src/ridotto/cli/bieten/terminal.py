"""Bieten in a terminal."""

from typing import Final

from ridotto.cli.bieten.chronicle import BietenChronicle
from ridotto.cli.bieten.face import BietenFace
from ridotto.cli.bieten.scene import progress
from ridotto.cli.game_terminal import GameTerminal

TERMINAL: Final = GameTerminal(
    face=BietenFace,
    chronicle=BietenChronicle,
    progress=lambda view: progress(view.table),
)
