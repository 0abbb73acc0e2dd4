"""The Minchiate player: counts, saves carte gelose, helps its partner, gives and reads signals."""

from ridotto.bots.minchiate.sitting import MinchiatePlayer, advise

__all__ = ["MinchiatePlayer", "advise"]
