"""The novice of Bieten: follows the book's advice."""

from ridotto.bots.bieten.novice import BietenPlayer

__all__ = ["BietenPlayer"]
