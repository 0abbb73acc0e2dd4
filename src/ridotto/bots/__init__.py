"""Computer players: a view in, a lawful action out."""

from ridotto.bots.chance import RandomPlayer
from ridotto.bots.explaining import Explanation, explain
from ridotto.bots.levels import KINDS, LEVELS, make_player
from ridotto.bots.player import Choice, Player

__all__ = [
    "KINDS",
    "LEVELS",
    "Choice",
    "Explanation",
    "Player",
    "RandomPlayer",
    "explain",
    "make_player",
]
