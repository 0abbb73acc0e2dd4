"""Taroc: 78 cards, three players, one book."""

from ridotto.games.taroc.game import TAROC
from ridotto.table.registration import Registration

REGISTRATION = Registration(TAROC, position=2)

__all__ = ["REGISTRATION", "TAROC"]
