"""Players of Tresette: one who follows the book's advice, and those who search."""

from ridotto.bots.tresette.searching import TresetteSearcher
from ridotto.bots.tresette.sitting import TresettePlayer

__all__ = ["TresettePlayer", "TresetteSearcher"]
