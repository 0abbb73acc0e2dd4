"""Search for the trick games: worlds that fit a view, tried out on light tables.

Importing this imports no numba: the compiled parts are fetched when a player first looks ahead.
"""

from ridotto.bots.search.level import LEVELS, Pace, pace_of
from ridotto.bots.search.searcher import Searcher

__all__ = ["LEVELS", "Pace", "Searcher", "pace_of"]
