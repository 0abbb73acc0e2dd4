"""Tresette: forty cards, no trumps, two pairs; also for three and two."""

from ridotto.games.tresette.game import TRESETTE
from ridotto.table.registration import Registration

REGISTRATION = Registration(TRESETTE, position=3)

__all__ = ["REGISTRATION", "TRESETTE"]
