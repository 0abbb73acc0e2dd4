"""What the terminal says at a table of Bieten, in every language."""

from typing import Final

from ridotto.games.bieten.card_names import PACKS
from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__, PACKS["bieten"])
