"""A player of Tresette."""

from ridotto.bots.tresette.sitting import TresettePlayer

__all__ = ["TresettePlayer"]
