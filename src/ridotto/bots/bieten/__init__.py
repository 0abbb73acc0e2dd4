"""Players of Bieten: one who follows the book's advice and hunts a little, and two who mix."""

from ridotto.bots.bieten.searching import BietenSearcher
from ridotto.bots.bieten.sitting import BietenPlayer

__all__ = ["BietenPlayer", "BietenSearcher"]
