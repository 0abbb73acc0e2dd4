"""Players of Kaiserspiel: one who follows the book's advice, and those who search."""

from ridotto.bots.kaiserspiel.searching import KaiserspielSearcher
from ridotto.bots.kaiserspiel.sitting import KaiserspielPlayer

__all__ = ["KaiserspielPlayer", "KaiserspielSearcher"]
