"""Das Bieten: five figures, three cards, and a conversation; with and without the Weli."""

from ridotto.games.bieten.game import BIETEN

__all__ = ["BIETEN"]
