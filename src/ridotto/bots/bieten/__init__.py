"""A player of Bieten who follows the book's advice, and hunts a little."""

from ridotto.bots.bieten.sitting import BietenPlayer

__all__ = ["BietenPlayer"]
