"""The novice of Tresette: follows the book's advice."""

from ridotto.bots.tresette.novice import TresettePlayer

__all__ = ["TresettePlayer"]
