"""Tresette: forty cards, no trumps, two pairs; also for three and two."""

from ridotto.games.tresette.game import TRESETTE

__all__ = ["TRESETTE"]
