"""Kaiserspiel, or Impérial: the Piquet pack, two or three players, imperials and fiches."""

from ridotto.games.kaiserspiel.game import KAISERSPIEL
from ridotto.table.registration import Registration

REGISTRATION = Registration(KAISERSPIEL, position=4)

__all__ = ["KAISERSPIEL", "REGISTRATION"]
