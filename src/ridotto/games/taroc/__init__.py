"""Taroc: 78 cards, three players, one book."""

from ridotto.games.taroc.game import TAROC

__all__ = ["TAROC"]
