"""The novice of Taroc: follows the book's advice."""

from ridotto.bots.taroc.novice import TarocPlayer

__all__ = ["TarocPlayer"]
