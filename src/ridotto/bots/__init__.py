"""Computer players: a view in, a lawful action out."""

from ridotto.bots.explanations import Explanation, advise
from ridotto.bots.levels import KINDS, LEVELS, levels_of, make_player, nearest_level
from ridotto.bots.player import Choice, Player
from ridotto.bots.random_player import RandomPlayer

__all__ = [
    "KINDS",
    "LEVELS",
    "Choice",
    "Explanation",
    "Player",
    "RandomPlayer",
    "advise",
    "levels_of",
    "make_player",
    "nearest_level",
]
