"""Players of Guimbarde: one who follows the book's advice, and those who search."""

from ridotto.bots.guimbarde.searching import GuimbardeSearcher
from ridotto.bots.guimbarde.sitting import GuimbardePlayer

__all__ = ["GuimbardePlayer", "GuimbardeSearcher"]
