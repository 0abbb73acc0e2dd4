"""Guimbarde, or the Bride: five boxes, marriages and five tricks, for five to nine players."""

from ridotto.games.guimbarde.game import GUIMBARDE
from ridotto.table.registration import Registration

REGISTRATION = Registration(GUIMBARDE, position=5)

__all__ = ["GUIMBARDE", "REGISTRATION"]
