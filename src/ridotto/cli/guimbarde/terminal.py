"""Guimbarde in a terminal."""

from typing import Final

from ridotto.cli.game_terminal import GameTerminal
from ridotto.cli.guimbarde.chronicle import GuimbardeChronicle
from ridotto.cli.guimbarde.face import GuimbardeFace
from ridotto.cli.guimbarde.scene import progress

TERMINAL: Final = GameTerminal(
    face=GuimbardeFace,
    chronicle=GuimbardeChronicle,
    progress=lambda view: progress(view.table),
)
