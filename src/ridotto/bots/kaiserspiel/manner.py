"""How people are held to play Kaiserspiel in a search: a guess, which play has not bettered."""

from typing import Final

TWO: Final = (2.5, 1.0, 0.5, 2.0, 0.5, 0.5, 0.0, 0.7, 0.0, 0.03, 0.5, 1.6, 1.5, 0.0, 0.0, 0.0)
THREE: Final = (2.5, 1.0, 0.5, 2.0, 0.5, 0.5, 0.0, 0.7, 0.0, 0.03, 0.5, 2.0, 1.5, 0.0, 0.0, 0.0)

MANNERS: Final = {2: TWO, 3: THREE}
"""By the number of players, in the order in which ``search.manner`` names them."""

HONOUR_PRICE: Final = 4.0
