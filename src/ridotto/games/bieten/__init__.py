"""Das Bieten: five figures, three cards, and a conversation; with and without the Weli."""

from ridotto.games.bieten.game import BIETEN
from ridotto.table.registration import Registration

REGISTRATION = Registration(BIETEN, position=6)

__all__ = ["BIETEN", "REGISTRATION"]
