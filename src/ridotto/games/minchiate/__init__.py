"""Minchiate: 97 cards, four players, two books."""

from ridotto.games.minchiate.game import MINCHIATE

__all__ = ["MINCHIATE"]
