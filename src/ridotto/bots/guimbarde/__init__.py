"""The novice of Guimbarde: follows the book's advice."""

from ridotto.bots.guimbarde.novice import GuimbardePlayer

__all__ = ["GuimbardePlayer"]
