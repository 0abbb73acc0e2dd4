"""A computer player for Kaiserspiel."""

from ridotto.bots.kaiserspiel.sitting import KaiserspielPlayer

__all__ = ["KaiserspielPlayer"]
