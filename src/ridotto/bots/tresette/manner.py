"""How people are held to play Tresette in a search.

That of four was found by playing manners against each other; those of three and two are guessed.
"""

from typing import Final

FIGURE_PRICE: Final = 1 / 3

FOUR: Final = (0.27, 0.85, 0.22, 2.5, 0.0, 0.16, 0.4, 0.0, 0.1, 0.01, 0.1, 3.0, 0.5, 0.0, 0.0, 0.0)
THREE: Final = (0.3, 0.85, 0.2, 0.6, 0.0, 0.3, 0.4, 1.0, 0.1, 0.01, 0.1, 2.3, 0.5, 0.0, 0.0, 0.0)
TWO: Final = (0.3, 0.95, 0.2, 0.6, 0.0, 0.3, 0.4, 0.0, 0.1, 0.01, 0.1, 2.0, 0.5, 0.0, 0.0, 0.0)

MANNERS: Final = {4: FOUR, 3: THREE, 2: TWO}
"""By the number of players, in the order in which ``search.manner`` names them."""
