"""A computer player for Guimbarde."""

from ridotto.bots.guimbarde.sitting import GuimbardePlayer

__all__ = ["GuimbardePlayer"]
