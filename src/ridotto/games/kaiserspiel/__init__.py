"""Kaiserspiel, or Impérial: the Piquet pack, two or three players, imperials and fiches."""

from ridotto.games.kaiserspiel.game import KAISERSPIEL

__all__ = ["KAISERSPIEL"]
