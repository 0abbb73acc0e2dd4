"""Guimbarde, or the Bride: five boxes, marriages and five tricks, for five to nine players."""

from ridotto.games.guimbarde.game import GUIMBARDE

__all__ = ["GUIMBARDE"]
