"""Minchiate: 97 cards, four players, two books."""

from ridotto.games.minchiate.game import MINCHIATE
from ridotto.table.registration import Registration

REGISTRATION = Registration(MINCHIATE, position=1)

__all__ = ["MINCHIATE", "REGISTRATION"]
