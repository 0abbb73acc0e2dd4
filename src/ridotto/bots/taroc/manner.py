"""How people are held to play Taroc in a search: found by playing manners against each other."""

from typing import Final

THREE: Final = (0.8, 1.4, 1.4, 3.75, 1.0, 1.0, 0.0, 0.43, 0.02, 0.05, 0.5, 2.2, 1.5, 0.0, 0.0, 0.0)
"""In the order in which ``search.manner`` names them."""

A_THIRD: Final = 2 / 3
"""What a card costs in the count, three cards costing two points (r. 20)."""

PAGAT_PRICE: Final = 12.0
SKIS_PRICE: Final = 2.0
