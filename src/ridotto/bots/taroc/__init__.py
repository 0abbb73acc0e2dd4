"""The Taroc player: keeps or hunts the Pagat, counts tarocs, saves Queens with the Skis."""

from ridotto.bots.taroc.sitting import TarocPlayer

__all__ = ["TarocPlayer"]
