"""Players of Taroc: one who follows the book's advice, and those who search."""

from ridotto.bots.taroc.searching import TarocSearcher
from ridotto.bots.taroc.sitting import TarocPlayer

__all__ = ["TarocPlayer", "TarocSearcher"]
