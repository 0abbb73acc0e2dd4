"""How people are held to play Guimbarde in a search: found by playing them against each other."""

from typing import Final

MANY: Final = (0.0, 1.0, 0.0, 1.93, 0.5, 0.6, 0.0, 1.0, 0.03, 0.065, 0.2, 0.0, 0.7, 0.24, 0.8, 0.27)
"""In the order in which ``search.manner`` names them; the places hang on the number of players."""

FOU_PRICE: Final = 2.0
GREAT_PRICE: Final = 1.0
