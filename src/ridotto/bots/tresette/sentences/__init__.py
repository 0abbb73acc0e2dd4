"""What hints say of Tresette, in every language."""

from typing import Final

from ridotto.games.tresette.card_names import PACKS
from ridotto.table.sentence import Sentences

say: Final = Sentences(__name__, PACKS["tresette"])
