"""The Minchiate player: counts, saves carte gelose, helps its partner, gives and reads signals."""

from ridotto.bots.minchiate.novice import MinchiatePlayer, advise

__all__ = ["MinchiatePlayer", "advise"]
